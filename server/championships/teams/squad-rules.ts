import { obstaclesFor } from "#domain/championships/eligibility.ts";
import type { AthleteProblem, SquadAthlete } from "#domain/championships/squad-fields.ts";
import { today } from "#server/platform/clock.ts";
import { keyedHash } from "#server/platform/config/hashes.ts";
import { db } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { and, eq, inArray, ne } from "#server/platform/database/orm.ts";
import type { CategoryRow } from "../own.ts";
import { championshipSquad } from "./tables.ts";

export type SquadRow = typeof championshipSquad.$inferSelect;

/** Nobody reads a CPF here: its keyed hash says whether two rows are one person. */
export const cpfHashOf = (cpf: string | null): string | null => (cpf === null ? null : keyedHash("cpf", cpf));

export const rowsOfTeam = (teamId: string): Promise<SquadRow[]> =>
  db()
    .select()
    .from(championshipSquad)
    .where(and(eq(championshipSquad.teamId, teamId), live(championshipSquad)))
    // At most the largest squad and its staff.
    .limit(100);

/** Who is in the squad of another team of this category: their hashes. */
export async function inOtherTeams(
  { categoryId, teamId }: { categoryId: string; teamId: string },
  hashes: readonly string[],
): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db()
    .select({ cpfHash: championshipSquad.cpfHash })
    .from(championshipSquad)
    .where(
      and(
        eq(championshipSquad.categoryId, categoryId),
        ne(championshipSquad.teamId, teamId),
        inArray(championshipSquad.cpfHash, [...hashes]),
        live(championshipSquad),
      ),
    );
  return new Set(rows.map(({ cpfHash }) => cpfHash!));
}

interface Squad {
  category: Pick<CategoryRow, "bornFrom" | "bornTo">;
  /** Who is in it besides. */
  others: readonly SquadRow[];
  elsewhere: ReadonlySet<string>;
}

/** The first thing that keeps an athlete out of a squad, or null. */
export function athleteProblem(
  { birthdate, number, name, cpf }: SquadAthlete,
  { category, others, elsewhere }: Squad,
): AthleteProblem | null {
  if (Temporal.PlainDate.compare(birthdate, today()) > 0) return "not_born_yet";
  const age = obstaclesFor(
    { bornYear: birthdate.year, faceAgrees: true, inscribed: true, suspended: false, otherTeam: false },
    { ...category, needsEarlierPhase: false },
  )[0];
  if (age === "too_old" || age === "too_young") return age;
  const hash = cpfHashOf(cpf);
  const isSame = (row: SquadRow) =>
    (hash !== null && row.cpfHash === hash) ||
    (row.name.toLowerCase() === name.toLowerCase() && row.birthdate?.equals(birthdate));
  if (others.some(isSame)) return "already_in_squad";
  if (others.some((row) => row.role === "athlete" && row.number === number)) return "number_taken";
  return hash !== null && elsewhere.has(hash) ? "other_team" : null;
}
