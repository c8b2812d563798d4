/** What came of sending. Everything but "answered" leaves the outbox as it was. */
export type Sent<Answer> =
  | { kind: "answered"; answer: Answer }
  /** No network, or something on the way that is not us: it is tried again. */
  | { kind: "unreachable" }
  /** The session has ended: the person signs in, and it is sent then. */
  | { kind: "signed_out" }
  /** The server does not take it as things stand, such as for a match that was moved: it is offered again later. */
  | { kind: "not_now"; why: Refusal }
  /** Not this person's, or not there any more. */
  | { kind: "not_allowed" }
  /** The server cannot read it: only somebody who knows the product can help. */
  | { kind: "unreadable" };

/** What an address of ours says with a 409: a code, and what belongs to it. */
export interface Refusal extends Readonly<Record<string, unknown>> {
  error: string;
}

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
    const answer: unknown = response.ok || response.status === 409 ? await response.json() : null;
    return sentBy(response.status, answer, isAnswer);
  } catch {
    return { kind: "unreachable" };
  }
}

/** The page of a hotel's network answers too, and with any status: only a body of ours counts as an answer. */
export function sentBy<Answer>(
  status: number,
  body: unknown,
  isAnswer: (body: unknown) => body is Answer,
): Sent<Answer> {
  if (status === 401) return { kind: "signed_out" };
  if (status === 403 || status === 404) return { kind: "not_allowed" };
  if (status === 400 || status === 413 || status === 415 || status === 422) return { kind: "unreadable" };
  if (status === 409 && isRefusal(body)) return { kind: "not_now", why: body };
  return status === 200 && isAnswer(body) ? { kind: "answered", answer: body } : { kind: "unreachable" };
}

const isRefusal = (body: unknown): body is Refusal =>
  typeof body === "object" && body !== null && typeof (body as Partial<Refusal>).error === "string";
