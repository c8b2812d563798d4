import type { Stage } from "./stages.ts";

/** An entry in the order by hand. */
export interface Ranked {
  id: string;
  rank: number;
  stage: Stage;
}

/** Where to. Words and neighbours, not whole orders: two people who move at once both get what they asked for. */
export type Move =
  | { to: "first" | "last" }
  /** Past the one before or after it; on the board, past the next of its own stage. */
  | { to: "up" | "down"; withinStage: boolean }
  /** From 1. */
  | { to: "place"; place: number }
  | { to: "before" | "after"; other: string };

/** Between two neighbours that nothing was moved in between. */
export const RANK_GAP = 1024;
/** What the column holds. */
const FARTHEST = 2_000_000_000;

/** The index that the moved one has afterwards. Null: it is not in the list, or its neighbour is not. */
export function indexAfterMove(order: readonly Ranked[], id: string, move: Move): number | null {
  const from = order.findIndex((entry) => entry.id === id);
  if (from < 0) return null;
  const others = order.toSpliced(from, 1);
  switch (move.to) {
    case "first":
      return 0;
    case "last":
      return others.length;
    case "place":
      return Math.min(Math.max(Math.trunc(move.place) - 1, 0), others.length);
    case "before":
    case "after": {
      const at = others.findIndex((entry) => entry.id === move.other);
      return at < 0 ? null : at + (move.to === "after" ? 1 : 0);
    }
    case "up":
    case "down":
      return beside(order, from, move);
  }
}

/** At the end of the list, or of the stage, nothing moves. */
function beside(
  order: readonly Ranked[],
  from: number,
  { to, withinStage }: { to: "up" | "down"; withinStage: boolean },
): number {
  const counts = ({ stage }: Ranked) => !withinStage || stage === order[from]!.stage;
  if (to === "up") {
    const above = order.slice(0, from).findLastIndex(counts);
    return above < 0 ? from : above;
  }
  const below = order.findIndex((entry, i) => i > from && counts(entry));
  return below < 0 ? from : below;
}

/** The ranks to write, so that this one comes to this index: one, unless its new neighbours have no gap left. */
export function ranksAfterMove(
  order: readonly Ranked[],
  id: string,
  index: number,
): Pick<Ranked, "id" | "rank">[] {
  const from = order.findIndex((entry) => entry.id === id);
  if (from < 0 || from === index) return [];
  const others = order.toSpliced(from, 1);
  const rank = between(others[index - 1]?.rank, others[index]?.rank);
  if (rank !== null) return [{ id, rank }];
  return others.toSpliced(index, 0, order[from]!).map((entry, i) => ({ id: entry.id, rank: i * RANK_GAP }));
}

function between(before: number | undefined, after: number | undefined): number | null {
  if (before === undefined && after === undefined) return 0;
  if (before === undefined) return after! - RANK_GAP < -FARTHEST ? null : after! - RANK_GAP;
  if (after === undefined) return before + RANK_GAP > FARTHEST ? null : before + RANK_GAP;
  const middle = Math.floor((before + after) / 2);
  return middle > before && middle < after ? middle : null;
}
