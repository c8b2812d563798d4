/** Nobody reads a page, chooses a reason and sends it faster than this. */
const SHORTEST_MS = 2500;

export interface BotTraces {
  /** A field that people do not see. */
  trap: string;
  /** When the form was made, as the form itself says: enough against what fills in every field it finds. */
  openedAt: number;
}

/** Never silently dropped: a real report would be lost, so both are refused in words and can be sent again. */
export function botTrace({ trap, openedAt }: BotTraces, now: number): "trap_filled" | "too_fast" | null {
  if (trap !== "") return "trap_filled";
  return now - openedAt >= SHORTEST_MS ? null : "too_fast";
}
