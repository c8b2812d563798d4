import type { Result } from "#domain/result.ts";

/** What a set-up relies on: a refusal here is a bug of the set-up. */
export function expectOk<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}
