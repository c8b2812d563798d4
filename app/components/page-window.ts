type PageSlot = number | "gap";

/**
 * Which pages a pagination names: the ends, the current one and its neighbours. From seven pages on
 * it is always seven slots, so that the links do not move under the finger.
 */
export function pageWindow(page: number, pages: number): PageSlot[] {
  if (pages <= SLOTS) return range(1, pages);
  const current = Math.min(Math.max(page, 1), pages);
  if (current <= 4) return [...range(1, 5), "gap", pages];
  if (current >= pages - 3) return [1, "gap", ...range(pages - 4, pages)];
  return [1, "gap", current - 1, current, current + 1, "gap", pages];
}

const SLOTS = 7;

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
