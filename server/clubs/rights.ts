import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import { eraseMediaOf } from "#server/media/rights.ts";
import { db } from "#server/platform/database/database.ts";
import { and, eq, getTableColumns, inArray, isNull, ne, or, sql } from "#server/platform/database/orm.ts";
import { eraseMembershipsOf, exportMembershipsOf } from "./member-rights.ts";
import { membershipsOf } from "./membership.ts";
import { trustLost } from "./trust.ts";
import { clubInvitations } from "./scouts/tables.ts";
import {
  clubAchievements,
  clubAthletes,
  clubLinkRefusals,
  clubMatches,
  clubMediaAthletes,
  clubMediaItems,
  clubPointAdjustments,
  clubs,
  clubSocial,
  clubTestimonials,
} from "./tables.ts";

export { sweepClubInvitations } from "./member-rights.ts";

const CHILDREN = {
  club_achievements: clubAchievements,
  club_point_adjustments: clubPointAdjustments,
  club_social: clubSocial,
  club_testimonials: clubTestimonials,
  club_athletes: clubAthletes,
  club_link_refusals: clubLinkRefusals,
  club_media: clubMediaItems,
} as const;

const ABOUT_ATHLETES = { club_athletes: clubAthletes, club_link_refusals: clubLinkRefusals } as const;

const folderOf = (clubId: string) => `clubs/${clubId}/`;

/** The clubs that the person owns, their memberships, and the clubs that an athlete of theirs is linked to. */
export async function exportOf(person: DataSubject, athleteIds: readonly string[]): Promise<ExportPart> {
  const memberships = await membershipsOf(person.userId);
  const owned = memberships.filter(({ role }) => role === "owner").map(({ clubId }) => clubId);
  const rows = await db().select().from(clubs).where(inArray(clubs.id, owned));
  const ids = rows.map(({ id }) => id);
  const tables: Record<string, object[]> = { clubs: rows, ...(await exportMembershipsOf(person)) };
  for (const [name, table] of Object.entries(CHILDREN)) {
    tables[name] = await db().select().from(table).where(inArray(table.clubId, ids));
  }
  for (const [name, table] of Object.entries(ABOUT_ATHLETES)) {
    tables[name] = await db()
      .select()
      .from(table)
      .where(or(inArray(table.clubId, ids), inArray(table.athleteId, [...athleteIds])));
  }
  tables["club_matches"] = await db()
    .select()
    .from(clubMatches)
    .where(
      or(
        inArray(clubMatches.clubId, ids),
        inArray(clubMatches.opponentId, ids),
        eq(clubMatches.enteredBy, person.userId),
      ),
    );
  const { tokenHash: _secret, ...said } = getTableColumns(clubTestimonials);
  tables["club_testimonials"] = await db()
    .select(said)
    .from(clubTestimonials)
    .where(or(inArray(clubTestimonials.clubId, ids), inArray(clubTestimonials.athleteId, [...athleteIds])));
  tables["club_media_athletes"] = await db()
    .select()
    .from(clubMediaAthletes)
    .where(
      or(
        inArray(clubMediaAthletes.athleteId, [...athleteIds]),
        inArray(
          clubMediaAthletes.mediaId,
          db()
            .select({ id: clubMediaItems.mediaId })
            .from(clubMediaItems)
            .where(inArray(clubMediaItems.clubId, ids)),
        ),
      ),
    );
  return { tables, folders: ids.map(folderOf) };
}

/**
 * Ends the person's memberships. A club without another owner ends with them: events refer to the club that organised
 * them, so its row stays, without its data and on no list.
 */
export async function eraseFor(person: DataSubject): Promise<{ ids: string[]; folders: string[] }> {
  const { lastOwnerOf, ...gone } = await eraseMembershipsOf(person, (clubId) =>
    // Families are told first, while the club still has its name.
    trustLost.tell({ clubId, what: "club_left" }),
  );
  const left = await db()
    .update(clubs)
    .set({
      name: "Clube removido",
      wantedName: null,
      cnpj: null,
      logoId: null,
      city: null,
      state: null,
      foundationYear: null,
      category: null,
      partnership: null,
      position: null,
      description: null,
      address: null,
      responsibleName: null,
      contactEmail: null,
      phone: null,
      verified: false,
      highlighted: false,
      userId: null,
      updatedAt: sql`now()`,
      deletedAt: sql`now()`,
      restorable: false,
    })
    .where(or(inArray(clubs.id, lastOwnerOf), eq(clubs.userId, person.userId)))
    .returning({ id: clubs.id });
  const ids = left.map(({ id }) => id);
  for (const table of [...Object.values(CHILDREN), clubInvitations])
    await db().delete(table).where(inArray(table.clubId, ids));
  // Who was asked by e-mail and has not answered.
  await db().delete(clubTestimonials).where(eq(clubTestimonials.email, person.email));
  await eraseMatches(ids);
  const items = await eraseMediaOf("club", ids);
  return {
    ids: [...ids, ...items.ids, ...gone.ids],
    folders: [...ids.map(folderOf), ...items.folders, ...gone.folders],
  };
}

/** A confirmed match between two clubs is the other club's result too: it stays, without what this one wrote. */
async function eraseMatches(clubIds: readonly string[]): Promise<void> {
  const ids = [...clubIds];
  await db()
    .delete(clubMatches)
    .where(
      and(
        or(inArray(clubMatches.clubId, ids), inArray(clubMatches.opponentId, ids)),
        or(isNull(clubMatches.opponentId), ne(clubMatches.state, "confirmed")),
      ),
    );
  await db().update(clubMatches).set({ evidence: null }).where(inArray(clubMatches.clubId, ids));
}
