import type { Side } from "#domain/championships/sheet-entries.ts";

/** So many missing events are named one by one in one correction; goals and kicks are counted besides. */
export const MOST_EVENTS = 6;
/** Goals, or kicks, of one team. */
export const MOST_COUNTED = 30;

export const COUNTED = ["goals", "kicks"] as const;

export const countField = (what: (typeof COUNTED)[number], side: Side) => `${what}-${side}` as const;

/** The fields of one missing event, each with the event's place in the form. */
export const EVENT_FIELDS = ["what", "person", "enters", "minute", "half", "eventReason"] as const;

/** Both line-ups are in one form. */
export const lineUpNames = (side: Side) => ({ goalkeeper: `goalkeeper-${side}`, captain: `captain-${side}` });
