export const EVENT_TYPES = ["campeonato", "peneira"] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** A draft is seen by its organiser only; an approved event is in the calendar. */
export const EVENT_STATES = ["draft", "pending", "approved", "rejected", "cancelled"] as const;
export type EventState = (typeof EVENT_STATES)[number];

/** What a limit counts: one category by birth year, or one group of positions. */
export const LIMIT_KINDS = ["category", "position"] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Sub-N in year Y: born in Y−N or later. "Livre" is open to every age. */
export const EVENT_CATEGORIES = ["Sub-13", "Sub-15", "Sub-17", "Sub-20", "Livre"] as const;
export type EventCategory = (typeof EVENT_CATEGORIES)[number];

/** The first birth year of a category at an event of this year; null for any. */
export const bornFrom = (category: EventCategory, year: number): number | null =>
  category === "Livre" ? null : year - Number(category.slice("Sub-".length));
