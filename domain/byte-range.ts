/**
 * The part of a file that a Range header asks for. Players ask for one part at a time, and "several" are refused.
 * Null: the whole file.
 */
export function parseRange(header: string | null): { start: number; end?: number } | "several" | null {
  if (/^bytes=.*,/.test(header?.trim() ?? "")) return "several";
  const match = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header?.trim() ?? "");
  if (!match) return null;
  const start = Number(match[1]);
  if (!match[2]) return { start };
  const end = Number(match[2]);
  return end < start ? null : { start, end };
}

/** The part of a file of `size` bytes that was asked for; `undefined` when there is no such part. */
export function clampRange(
  range: { start: number; end?: number } | undefined,
  size: number,
): { start: number; end: number } | undefined {
  if (!range || range.start < 0 || range.start >= size) return undefined;
  const end = Math.min(range.end ?? size - 1, size - 1);
  return end < range.start ? undefined : { start: range.start, end };
}
