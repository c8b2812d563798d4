import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import { eraseMediaOf } from "#server/media/rights.ts";
import { db } from "#server/platform/database/database.ts";
import { eq, inArray, or, sql } from "#server/platform/database/orm.ts";
import { trustLost } from "./trust.ts";
import {
  clubAchievements,
  clubAthletes,
  clubMatches,
  clubs,
  clubSocial,
  clubTestimonials,
} from "./tables.ts";

const CHILDREN = {
  club_achievements: clubAchievements,
  club_matches: clubMatches,
  club_social: clubSocial,
  club_testimonials: clubTestimonials,
  club_athletes: clubAthletes,
} as const;

const folderOf = (clubId: string) => `clubs/${clubId}/`;

/** The person's own club, and the clubs that an athlete of theirs is linked to. */
export async function exportOf({ userId }: DataSubject, athleteIds: readonly string[]): Promise<ExportPart> {
  const rows = await db().select().from(clubs).where(eq(clubs.userId, userId));
  const ids = rows.map(({ id }) => id);
  const tables: Record<string, object[]> = { clubs: rows };
  for (const [name, table] of Object.entries(CHILDREN)) {
    tables[name] = await db().select().from(table).where(inArray(table.clubId, ids));
  }
  tables["club_athletes"] = await db()
    .select()
    .from(clubAthletes)
    .where(or(inArray(clubAthletes.clubId, ids), inArray(clubAthletes.athleteId, [...athleteIds])));
  return { tables, folders: ids.map(folderOf) };
}

/** Events refer to the club that organised them, so its row stays, without its data and on no list. */
export async function eraseFor({ userId }: DataSubject): Promise<{ ids: string[]; folders: string[] }> {
  const own = await db().select({ id: clubs.id }).from(clubs).where(eq(clubs.userId, userId));
  // Families are told first, while the club still has its name.
  for (const { id } of own) await trustLost.tell({ clubId: id, what: "club_left" });
  const left = await db()
    .update(clubs)
    .set({
      name: "Clube removido",
      cnpj: null,
      logoId: null,
      city: null,
      state: null,
      foundationYear: null,
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
    })
    .where(eq(clubs.userId, userId))
    .returning({ id: clubs.id });
  const ids = left.map(({ id }) => id);
  for (const table of Object.values(CHILDREN)) await db().delete(table).where(inArray(table.clubId, ids));
  const items = await eraseMediaOf("club", ids);
  return { ids: [...ids, ...items.ids], folders: [...ids.map(folderOf), ...items.folders] };
}
