/** Withdrawn: ended before anybody answered. Closed: ended after it was accepted. */
export const CONTACT_STATES = ["waiting", "accepted", "declined", "withdrawn", "closed"] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

export const END_REASONS = [
  "club_hidden",
  "club_unverified",
  "club_left",
  "scout_left",
  "consent_revoked",
  "guardian_replaced",
  "account_deleted",
  "removed_by_staff",
  "ended_by_family",
] as const;
export type EndReason = (typeof END_REASONS)[number];

interface Stored {
  state: ContactState;
  endReason: EndReason | null;
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

const ENDED = { waiting: "withdrawn", accepted: "closed" } as const;

export const isLive = (state: ContactState): state is keyof typeof ENDED => Object.hasOwn(ENDED, state);

export const endOf = (state: keyof typeof ENDED): "withdrawn" | "closed" => ENDED[state];

/** The state that counts at this moment, also when the end has not been stored yet. */
export function stateNow(stored: Stored, facts: ContactFacts): Stored {
  const obstacle = isLive(stored.state) ? contactObstacle(facts) : null;
  return obstacle && isLive(stored.state) ? { state: endOf(stored.state), endReason: obstacle } : stored;
}
