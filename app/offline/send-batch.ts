/** What came of sending. Everything but "answered" leaves the outbox as it was. */
export type Sent<Answer> =
  | { kind: "answered"; answer: Answer }
  /** No network, or something on the way that is not us: it is tried again. */
  | { kind: "unreachable" }
  /** The session has ended: the person signs in, and it is sent then. */
  | { kind: "signed_out" }
  /** Not this person's, or not there any more. */
  | { kind: "not_allowed" }
  /** The server cannot read it: only somebody who knows the product can help. */
  | { kind: "unreadable" };

/** A line that hangs must not hold up the next try for long. */
const ANSWER_WITHIN_MS = 15_000;

/** Posts JSON and says what came of it. Never rejects. */
export async function sendBatch<Answer>(
  address: string,
  body: unknown,
  isAnswer: (body: unknown) => body is Answer,
): Promise<Sent<Answer>> {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const answer: unknown = response.ok ? await response.json() : null;
    return sentBy(response.status, answer, isAnswer);
  } catch {
    return { kind: "unreachable" };
  }
}

/** The page of a hotel's network answers 200 too: only an answer of ours counts as one. */
export function sentBy<Answer>(
  status: number,
  body: unknown,
  isAnswer: (body: unknown) => body is Answer,
): Sent<Answer> {
  if (status === 401) return { kind: "signed_out" };
  if (status === 403 || status === 404) return { kind: "not_allowed" };
  if (status === 400 || status === 413 || status === 415 || status === 422) return { kind: "unreadable" };
  return status === 200 && isAnswer(body) ? { kind: "answered", answer: body } : { kind: "unreachable" };
}
