/** A part of a file: from a byte on, up to and including another one where it is named, or the last so many bytes. */
export type AskedRange = { start: number; end?: number } | { last: number };

/**
 * The part of a file that a Range header asks for. Players ask for one part at a time, and "several" are refused.
 * Null: the whole file.
 */
export function parseRange(header: string | null): AskedRange | "several" | null {
  if (/^bytes=.*,/.test(header?.trim() ?? "")) return "several";
  const [, first, final] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (!first) return final ? { last: Number(final) } : null;
  const start = Number(first);
  if (!final) return { start };
  const end = Number(final);
  return end < start ? null : { start, end };
}

/** The part of a file of `size` bytes that was asked for; `undefined` when there is no such part. */
export function clampRange(
  range: AskedRange | undefined,
  size: number,
): { start: number; end: number } | undefined {
  if (!range) return undefined;
  // More than the file has is all of it, as RFC 9110 says.
  const { start, end = size - 1 } = "last" in range ? { start: Math.max(0, size - range.last) } : range;
  if (start < 0 || start >= size || end < start) return undefined;
  return { start, end: Math.min(end, size - 1) };
}
