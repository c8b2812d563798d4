/** Nobody reads a page, chooses a reason and sends it faster than this. */
const SHORTEST_MS = 2500;

/** The form fields that carry the traces. */
export const BOT_FIELDS = { trap: "website", openedAt: "openedAt" } as const;

export interface BotTraces {
  /** A field that people do not see. */
  trap: string;
  /** When the form was rendered, as the form itself says: enough against simple bots. */
  openedAt: number;
}

/** A suspected bot is refused with a message, never silently: a real person can send the form again. */
export function botTrace({ trap, openedAt }: BotTraces, now: number): "trap_filled" | "too_fast" | null {
  if (trap !== "") return "trap_filled";
  return now - openedAt >= SHORTEST_MS ? null : "too_fast";
}
