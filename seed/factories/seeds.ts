const counts = new Map<string, number>();

/** A seed value that nothing else in this process has: "club-1", "club-2". */
export function nextSeed(kind: string): string {
  const count = (counts.get(kind) ?? 0) + 1;
  counts.set(kind, count);
  return `${kind}-${count}`;
}
