import { profileIdOf, type Actor } from "#domain/identity/actor.ts";
import { isLive, isWaiting } from "#domain/messages/contact-state.ts";
import { DAYS_AFTER_DECLINE } from "#domain/messages/limits.ts";
import { responsibleForAll } from "#server/athletes/responsible.server.ts";
import { now } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { and, desc, eq, inArray } from "#server/platform/database/orm.ts";
import { answerersOf } from "./contact-view.ts";
import type { ContactRow } from "./queries.ts";
import { contactBlocks, contactRequests } from "./tables.ts";

/**
 * Where a club stands with an athlete. Open: it may ask. Closed: it may not, because the family said no not long ago,
 * takes no requests, or because nobody could answer one.
 */
export type ContactStanding =
  | { state: "open" | "closed"; contactId: null }
  | { state: "sent" | "conversation"; contactId: string };

const OPEN: ContactStanding = { state: "open", contactId: null };
const CLOSED: ContactStanding = { state: "closed", contactId: null };
/** Of one page of athletes. A pair of club and athlete has few requests. */
const MOST = 500;

/** Of many athletes at once, in three statements. */
export async function contactStatesOf(
  actor: Actor,
  athleteIds: readonly string[],
): Promise<Map<string, ContactStanding>> {
  const clubId = profileIdOf(actor, "club");
  if (!clubId || athleteIds.length === 0) return new Map();
  const [contacts, families, blocked] = await Promise.all([
    requestsTo(clubId, athleteIds),
    responsibleForAll(athleteIds),
    blockedAmong(clubId, athleteIds),
  ]);
  return new Map(
    athleteIds.map((athleteId) => {
      const asked = contacts.filter((contact) => contact.athleteId === athleteId);
      const family = families.get(athleteId);
      // A club does not learn that it was blocked: it reads the same as where contact is switched off.
      const taken = family?.contactAllowed && !blocked.has(athleteId);
      return [athleteId, standingOf(asked, Boolean(taken && answerersOf(family).length > 0))];
    }),
  );
}

type Asked = Pick<
  ContactRow,
  "id" | "athleteId" | "state" | "endReason" | "answeredAt" | "endedAt" | "expiresAt"
>;

/** The newest first. */
const requestsTo = (clubId: string, athleteIds: readonly string[]): Promise<Asked[]> =>
  db()
    .select({
      id: contactRequests.id,
      athleteId: contactRequests.athleteId,
      state: contactRequests.state,
      endReason: contactRequests.endReason,
      answeredAt: contactRequests.answeredAt,
      endedAt: contactRequests.endedAt,
      expiresAt: contactRequests.expiresAt,
    })
    .from(contactRequests)
    .where(and(eq(contactRequests.clubId, clubId), inArray(contactRequests.athleteId, [...athleteIds])))
    .orderBy(desc(contactRequests.id))
    .limit(MOST);

async function blockedAmong(clubId: string, athleteIds: readonly string[]): Promise<Set<string>> {
  const rows = await db()
    .select({ athleteId: contactBlocks.athleteId })
    .from(contactBlocks)
    .where(and(eq(contactBlocks.clubId, clubId), inArray(contactBlocks.athleteId, [...athleteIds])));
  return new Set(rows.map(({ athleteId }) => athleteId));
}

function standingOf(asked: readonly Asked[], reachable: boolean): ContactStanding {
  const live = asked.find(
    ({ state, expiresAt }) => isLive(state) && (!isWaiting(state) || isAhead(expiresAt)),
  );
  if (live) return { state: live.state === "accepted" ? "conversation" : "sent", contactId: live.id };
  return reachable && !asked.some(isRefusal) ? OPEN : CLOSED;
}

/** A no of the family, while it still counts. */
function isRefusal({ state, endReason, answeredAt, endedAt }: Asked): boolean {
  const ended = endReason === "ended_by_family" || endReason === "blocked_by_family";
  const at = state === "declined" ? answeredAt : ended ? endedAt : null;
  return at !== null && isAhead(at.add({ hours: 24 * DAYS_AFTER_DECLINE }));
}

const isAhead = (at: Temporal.Instant): boolean => Temporal.Instant.compare(at, now()) > 0;
