/** An expected outcome: a value, or a code that the edge turns into a Portuguese sentence. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const err = <const E>(error: E): { ok: false; error: E } => ({ ok: false, error });

/** For what cannot be refused here, such as the set-up of a test: a refusal is a bug, and is thrown. */
export function expectOk<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** For a refusal that changes nothing here. tests/structure fails on a `Result` that is dropped without a word. */
export function ignore(_result: Result<unknown, unknown>, _why: string): void {}
