export const EVENT_TYPES = ["campeonato", "peneira"] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const EVENT_STATES = ["pending", "approved", "rejected", "cancelled"] as const;
export const CHAMPIONSHIP_STATUSES = ["upcoming", "ongoing", "finished"] as const;
