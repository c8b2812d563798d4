import { setTimeout as delay } from "node:timers/promises";

/** Answers that must not tell by their time whether an account exists take this long in either case. */
export async function atLeast<T>(ms: number, work: Promise<T>): Promise<T> {
  const [value] = await Promise.all([work, delay(ms)]);
  return value;
}
