import { obstaclesFor } from "#domain/championships/eligibility.ts";
import type { AthleteProblem, SquadAthlete } from "#domain/championships/squad-fields.ts";
import { isSameName } from "#domain/person-name.ts";
import { today } from "#server/platform/clock.ts";
import { keyedHash } from "#server/platform/config/hashes.ts";
import { db } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { and, desc, eq, inArray, isNotNull, isNull, ne } from "#server/platform/database/orm.ts";
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
  const person = { name, birthdate, cpfHash: hash };
  if (others.some((row) => isSamePerson(row, person))) return "already_in_squad";
  if (others.some((row) => row.role === "athlete" && row.number === number)) return "number_taken";
  return hash !== null && elsewhere.has(hash) ? "other_team" : null;
}

/** By the CPF where both gave one, or by name and birth date. */
export const isSamePerson = (
  row: SquadRow,
  { name, birthdate, cpfHash }: { name: string; birthdate: Temporal.PlainDate; cpfHash: string | null },
): boolean =>
  (cpfHash !== null && row.cpfHash === cpfHash) ||
  (isSameName(row.name, name) && row.birthdate?.equals(birthdate) === true);

type Identity = Pick<SquadAthlete, "name" | "birthdate"> & { cpfHash: string | null };

/** The name, the birth date or another CPF makes a row another person. */
export const isOther = (old: SquadRow, { name, birthdate, cpfHash }: Identity): boolean =>
  !isSameName(old.name, name) || old.birthdate?.equals(birthdate) !== true || hasOtherCpf(old, { cpfHash });

export const hasOtherCpf = (old: SquadRow, { cpfHash }: Pick<Identity, "cpfHash">): boolean =>
  cpfHash !== null && old.cpfHash !== null && cpfHash !== old.cpfHash;

/** Of who comes back to a squad something differs from the row that sheets know. */
export function isKnownOtherwise(removed: readonly SquadRow[], person: Identity): boolean {
  const same = removed.filter((row) => isSamePerson(row, person));
  return same.length > 0 && same.every((row) => isOther(row, person));
}

/** Who was taken out of this squad, and is still known by a sheet or a decision. */
export const removedFrom = (teamId: string, role: SquadRow["role"] = "athlete"): Promise<SquadRow[]> =>
  db()
    .select()
    .from(championshipSquad)
    .where(
      and(
        eq(championshipSquad.teamId, teamId),
        eq(championshipSquad.role, role),
        isNotNull(championshipSquad.deletedAt),
        isNull(championshipSquad.erasedAt),
      ),
    )
    .orderBy(desc(championshipSquad.deletedAt), desc(championshipSquad.id))
    .limit(200);

/** Of the athletes of these rows, who is in a squad of the category again by now. */
export async function linkedNow(rows: readonly SquadRow[]): Promise<Set<string>> {
  const ids = rows.flatMap(({ athleteId }) => athleteId ?? []);
  if (ids.length === 0) return new Set();
  const found = await db()
    .select({ athleteId: championshipSquad.athleteId })
    .from(championshipSquad)
    .where(
      and(
        eq(championshipSquad.categoryId, rows[0]!.categoryId),
        inArray(championshipSquad.athleteId, ids),
        live(championshipSquad),
      ),
    );
  return new Set(found.flatMap(({ athleteId }) => athleteId ?? []));
}
