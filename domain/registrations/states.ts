export const REGISTRATION_STATES = [
  "awaiting_guardian",
  "confirmed",
  "waiting",
  "offered",
  "declined",
  "lapsed",
  "cancelled",
] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** In these states somebody has a place that nobody else can take. */
export const SEATED_STATES = [
  "awaiting_guardian",
  "confirmed",
  "offered",
] as const satisfies RegistrationState[];

/** In these states the registration goes on. */
export const OPEN_STATES = [...SEATED_STATES, "waiting"] as const satisfies RegistrationState[];

export const isOpen = (state: RegistrationState): boolean =>
  (OPEN_STATES as readonly RegistrationState[]).includes(state);

/** Why a registration ended. */
export const END_REASONS = [
  "left",
  "guardian_declined",
  "guardian_silent",
  "offer_declined",
  "offer_silent",
  "removed",
  "event_cancelled",
  "family_changed",
  "event_over",
] as const;
export type EndReason = (typeof END_REASONS)[number];

/** How a place at the gate was confirmed. */
export const CHECK_IN_WAYS = ["qr", "name"] as const;
export type CheckInWay = (typeof CHECK_IN_WAYS)[number];

/** What an organiser tells somebody who took part in a trial. */
export const OUTCOMES = ["not_yet", "see_again", "called"] as const;
export type Outcome = (typeof OUTCOMES)[number];
