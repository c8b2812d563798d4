import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import { withoutPerson } from "#domain/rights/redact.ts";
import * as identity from "#server/identity/identity.server.ts";
import { db } from "#server/platform/database/database.ts";
import { eq, inArray } from "#server/platform/database/orm.ts";
import { exportAppearances } from "./people/appearances.ts";
import { exportBans } from "./people/bans.ts";
import { exportSheetReasons } from "./people/sheet-texts.ts";
import { championships } from "./tables.ts";
import { eraseManager, exportSquad, exportTeams } from "./teams/team-rights.ts";

export { eraseAthletesInSquads } from "./teams/team-rights.ts";
export { sweepSquads } from "./teams/retention.ts";

/** What a person organises by themselves; a club's championships are the club's. */
async function ofPerson(userId: string) {
  const own = (await identity.activeProfiles(userId)).filter(({ type }) => type === "championship");
  if (own.length === 0) return [];
  const ids = own.map(({ id }) => id);
  return db().select().from(championships).where(inArray(championships.organiserProfileId, ids));
}

/** What they organise, the teams they answer for, and what squads say of their own athletes and wards. */
export const exportOf = async (
  person: DataSubject,
  athleteIds: readonly string[] = [],
): Promise<ExportPart> => ({
  tables: {
    championships: await ofPerson(person.userId),
    ...(await exportTeams(person, athleteIds)),
    match_appearances: await exportAppearances(athleteIds),
    championship_decisions: await exportBans(athleteIds),
    sheet_entries: await exportSheetReasons(athleteIds),
  },
});

/** For a guardian, about one athlete. */
export const exportAbout = async (athleteIds: readonly string[]): Promise<ExportPart> => ({
  tables: {
    championship_squad: await exportSquad(athleteIds),
    match_appearances: await exportAppearances(athleteIds),
    championship_decisions: await exportBans(athleteIds),
    sheet_entries: await exportSheetReasons(athleteIds),
  },
});

/** A championship stays for those who play in it; its organiser is removed. */
export async function eraseFor(person: DataSubject): Promise<void> {
  await eraseManager(person);
  for (const { id, description } of await ofPerson(person.userId)) {
    const cleaned = description && withoutPerson(description, person);
    await db()
      .update(championships)
      .set({ description: cleaned, organiserProfileId: null })
      .where(eq(championships.id, id));
  }
}
