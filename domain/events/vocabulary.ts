export const EVENT_TYPES = ["campeonato", "peneira"] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** A draft is seen by its organiser only; an approved event is in the calendar. */
export const EVENT_STATES = ["draft", "pending", "approved", "rejected", "cancelled"] as const;
export type EventState = (typeof EVENT_STATES)[number];

/** What a limit counts: one category by birth year, or one group of positions. */
export const LIMIT_KINDS = ["category", "position"] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

export const CHAMPIONSHIP_STATUSES = ["upcoming", "ongoing", "finished"] as const;
