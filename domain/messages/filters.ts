import { ENDED_STATES, WAITING_STATES, type ContactState } from "./contact-state.ts";

/** The tabs of a list of contacts. */
export const CONTACT_FILTERS = ["all", "open", "waiting", "ended"] as const;
export type ContactFilter = (typeof CONTACT_FILTERS)[number];

export const LIST_STATES: Record<ContactFilter, readonly ContactState[] | null> = {
  all: null,
  open: ["accepted"],
  waiting: WAITING_STATES,
  ended: ["declined", ...ENDED_STATES],
};
