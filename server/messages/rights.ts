import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import { contactClubs } from "#server/clubs/trust.ts";
import { db } from "#server/platform/database/database.ts";
import { desc, eq, inArray, or } from "#server/platform/database/orm.ts";
import { readerOf, viewContact } from "./contact-view.ts";
import { endOfScout } from "./ending.ts";
import { withParties } from "./parties.ts";
import * as queries from "./queries.ts";
import { profileViews } from "./tables.ts";

export { sweepViews } from "./views.server.ts";

/** What the person wrote to athletes, and of what was written to their own athletes the part they may read today. */
export async function exportOf({ userId }: DataSubject, athleteIds: readonly string[]): Promise<ExportPart> {
  const rows = await queries.concerning(userId, athleteIds);
  return {
    tables: {
      contact_requests: await readableIn(rows, userId),
      profile_views: await viewsIn(userId, athleteIds),
    },
  };
}

/** What was written about these athletes, as one of their guardians may read it, and who looked at them. */
export async function exportAbout(
  { userId }: DataSubject,
  athleteIds: readonly string[],
): Promise<ExportPart> {
  const rows = await queries.aboutAthletes(athleteIds, 10_000);
  return {
    tables: {
      contact_requests: await readableIn(rows, userId),
      profile_views: await viewsIn(null, athleteIds),
    },
  };
}

async function readableIn(rows: readonly queries.ContactRow[], userId: string) {
  return (await withParties(rows)).flatMap((contact) => {
    const reader =
      readerOf(contact.athlete, userId) ?? (contact.scoutUserId === userId ? ("club" as const) : null);
    if (!reader) return [];
    const { id, athlete, club, scoutName, message, state, endReason, reply, createdAt, answeredAt } =
      viewContact(contact, reader, userId);
    return [
      {
        id,
        athlete: athlete?.name ?? null,
        club: club.name,
        scoutName,
        message,
        state,
        endReason,
        reply,
        createdAt,
        answeredAt,
      },
    ];
  });
}

/** Which clubs looked at these athletes, and what the person looked at for a club. */
async function viewsIn(userId: string | null, athleteIds: readonly string[]) {
  const rows = await db()
    .select()
    .from(profileViews)
    .where(
      or(
        userId ? eq(profileViews.userId, userId) : undefined,
        inArray(profileViews.athleteId, [...athleteIds]),
      ),
    )
    .orderBy(desc(profileViews.id))
    .limit(10_000);
  const clubs = await contactClubs(rows.map(({ clubId }) => clubId));
  const own = new Set(athleteIds);
  return rows.map(({ clubId, athleteId, day, kind }) => ({
    club: clubs.get(clubId)?.name ?? null,
    // Whom a scout looked at is that athlete's data, not the scout's.
    athleteId: own.has(athleteId) ? athleteId : null,
    day,
    kind,
  }));
}

/**
 * A scout's messages and name are deleted with the scout. The request itself stays with the family, who may need to
 * know of it. Requests about an athlete are deleted with the athlete.
 */
export async function eraseFor({ userId }: DataSubject): Promise<void> {
  await endOfScout(userId);
  await queries.forgetScout(userId);
  await queries.forgetReplies(userId);
}
