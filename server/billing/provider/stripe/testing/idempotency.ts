import { Refusal } from "./refusal.ts";

/** The same key is the same request: its answer is given again, and nothing is done twice. */
export function createMemory() {
  const answers = new Map<string, { asked: string; answer: string }>();
  return (key: string | undefined, asked: string, make: () => string): string => {
    const known = key === undefined ? undefined : answers.get(key);
    if (known && known.asked !== asked)
      throw new Refusal(
        400,
        "Keys for idempotent requests can only be used with the same parameters.",
        undefined,
        "idempotency_error",
      );
    if (known) return known.answer;
    const answer = make();
    if (key !== undefined) answers.set(key, { asked, answer });
    return answer;
  };
}
