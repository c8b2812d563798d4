/**
 * Sent: nobody who decides has opened it. Seen: one of them has. Withdrawn: ended before anybody answered. Expired: the
 * same, because nobody answered in time. Closed: ended after it was accepted. Blocked: the family wants nothing more of
 * this club.
 */
export const CONTACT_STATES = [
  "sent",
  "seen",
  "accepted",
  "declined",
  "expired",
  "withdrawn",
  "closed",
  "blocked",
] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

export const WAITING_STATES = ["sent", "seen"] as const satisfies readonly ContactState[];
export const LIVE_STATES = [...WAITING_STATES, "accepted"] as const satisfies readonly ContactState[];
export const ENDED_STATES = [
  "expired",
  "withdrawn",
  "closed",
  "blocked",
] as const satisfies readonly ContactState[];

type WaitingState = (typeof WAITING_STATES)[number];
type LiveState = (typeof LIVE_STATES)[number];
export type EndedState = (typeof ENDED_STATES)[number];

export const END_REASONS = [
  "club_hidden",
  "club_unverified",
  "club_left",
  "scout_left",
  "scout_removed",
  "consent_revoked",
  "guardian_replaced",
  "account_deleted",
  "removed_by_staff",
  "ended_by_family",
  "ended_by_club",
  "expired",
  "blocked_by_family",
] as const;
export type EndReason = (typeof END_REASONS)[number];

interface Stored {
  state: ContactState;
  endReason: EndReason | null;
  expiresAt: Temporal.Instant;
}

/** What must hold today for a club to reach a family. */
interface ContactFacts {
  club: { verified: boolean; hidden: boolean; left: boolean };
  athlete: { minor: boolean; consented: boolean };
}

/** Why this club no longer reaches this athlete; null while it does. */
export function contactObstacle({ club, athlete }: ContactFacts): EndReason | null {
  if (club.left) return "club_left";
  if (club.hidden) return "club_hidden";
  if (!athlete.minor) return null;
  if (!club.verified) return "club_unverified";
  return athlete.consented ? null : "consent_revoked";
}

export const isWaiting = (state: ContactState): state is WaitingState => oneOf(WAITING_STATES, state);
export const isLive = (state: ContactState): state is LiveState => oneOf(LIVE_STATES, state);
export const isEnded = (state: ContactState): state is EndedState => oneOf(ENDED_STATES, state);

/** What a live contact becomes when it ends for this reason. */
export function endOf(state: LiveState, reason: EndReason): EndedState {
  if (reason === "blocked_by_family") return "blocked";
  if (state === "accepted") return "closed";
  return reason === "expired" ? "expired" : "withdrawn";
}

/** The state that counts at this moment, also when the end has not been stored yet. */
export function stateNow(
  { state, endReason, expiresAt }: Stored,
  facts: ContactFacts,
  now: Temporal.Instant,
): Pick<Stored, "state" | "endReason"> {
  if (!isLive(state)) return { state, endReason };
  const late = isWaiting(state) && Temporal.Instant.compare(expiresAt, now) <= 0;
  const reason = contactObstacle(facts) ?? (late ? "expired" : null);
  return reason ? { state: endOf(state, reason), endReason: reason } : { state, endReason };
}

const oneOf = (states: readonly ContactState[], state: ContactState): boolean => states.includes(state);
