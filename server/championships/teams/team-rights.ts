import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import { db } from "#server/platform/database/database.ts";
import { and, eq, inArray, or, sql, type SQL } from "#server/platform/database/orm.ts";
import { forgetBanReasons } from "../people/bans.ts";
import { forgetSheetReasons } from "../people/sheet-texts.ts";
import { ERASED } from "./squad.server.ts";
import { championshipSquad, championshipTeams } from "./tables.ts";

/** By the account that asked, and by the address that an organiser invited. */
const managedBy = ({ userId, email }: DataSubject): SQL | undefined =>
  or(
    eq(championshipTeams.managerUserId, userId),
    email === "" ? undefined : eq(championshipTeams.managerEmail, email),
  );

/** The teams that a person answers for, and what squads say of these athletes. No hash and no link. */
export async function exportTeams(
  person: DataSubject,
  athleteIds: readonly string[],
): Promise<ExportPart["tables"]> {
  const { id, categoryId, name, shortName, state, stateReason, managerName, managerEmail, createdAt } =
    championshipTeams;
  return {
    championship_teams: await db()
      .select({ id, categoryId, name, shortName, state, stateReason, managerName, managerEmail, createdAt })
      .from(championshipTeams)
      .where(managedBy(person)),
    championship_squad: await exportSquad(athleteIds),
  };
}

export async function exportSquad(athleteIds: readonly string[]) {
  if (athleteIds.length === 0) return [];
  const squad = championshipSquad;
  return db()
    .select({
      teamId: squad.teamId,
      categoryId: squad.categoryId,
      athleteId: squad.athleteId,
      name: squad.name,
      birthdate: squad.birthdate,
      number: squad.number,
      linkState: squad.linkState,
      linkAnsweredAt: squad.linkAnsweredAt,
      documentKind: squad.documentKind,
      documentCheckedAt: squad.documentCheckedAt,
      faceAgrees: squad.faceAgrees,
      createdAt: squad.createdAt,
    })
    .from(squad)
    .where(inArray(squad.athleteId, [...athleteIds]));
}

/** The team stays for those who play in it; who answered for it is removed. */
export async function eraseManager(person: DataSubject): Promise<void> {
  await db()
    .update(championshipTeams)
    .set({ managerName: null, managerEmail: null, managerUserId: null, updatedAt: sql`now()` })
    .where(managedBy(person));
}

/**
 * Before the athletes themselves are erased, since afterwards nobody knows which rows were theirs. A row whose family
 * never said yes is only the team's word, and stays without the link.
 */
export async function eraseAthletesInSquads(athleteIds: readonly string[]): Promise<void> {
  if (athleteIds.length === 0) return;
  const theirs = inArray(championshipSquad.athleteId, [...athleteIds]);
  const erased = await db()
    .update(championshipSquad)
    .set({ ...ERASED, updatedAt: sql`now()` })
    .where(and(theirs, eq(championshipSquad.linkState, "confirmed")))
    .returning({ id: championshipSquad.id });
  await forgetBanReasons();
  await forgetSheetReasons(erased.map(({ id }) => id));
  await db()
    .update(championshipSquad)
    .set({ athleteId: null, linkState: "none", linkAskedAt: null, linkAnsweredAt: null })
    .where(theirs);
}
