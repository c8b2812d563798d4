import type { ByteRange } from "./port.ts";

/** The part of a file of `size` bytes that was asked for; `undefined` when there is no such part. */
export function clampRange(
  range: { start: number; end?: number } | undefined,
  size: number,
): ByteRange | undefined {
  if (!range || range.start < 0 || range.start >= size) return undefined;
  const end = Math.min(range.end ?? size - 1, size - 1);
  return end < range.start ? undefined : { start: range.start, end };
}
