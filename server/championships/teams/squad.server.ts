import {
  MOST_STAFF,
  type AthleteChange,
  type AthleteProblem,
  type SquadAthlete,
  type SquadStaff,
} from "#domain/championships/squad-fields.ts";
import { isSameName } from "#domain/person-name.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { changedFields } from "#server/platform/change/change-row.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { lockLive } from "#server/platform/database/live-rows.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, eq, sql } from "#server/platform/database/orm.ts";
import { forgetBanReasons, isBanned } from "../people/bans.ts";
import { linkChanged } from "../people/seasons.ts";
import { forgetSheetReasons } from "../people/sheet-texts.ts";
import { lockSquad, type DoorProblem, type OpenSquad, type SquadDoor, type SquadLock } from "./squad-door.ts";
import {
  athleteProblem,
  cpfHashOf,
  hasOtherCpf,
  inOtherTeams,
  isKnownOtherwise,
  isOther,
  isSamePerson,
  linkedNow,
  removedFrom,
  rowsOfTeam,
  type SquadRow,
} from "./squad-rules.ts";
import { isOnSheet, keptFor } from "./kept-rows.ts";
import { championshipSquad } from "./tables.ts";

export type { SquadDoor } from "./squad-door.ts";

export type SquadProblem =
  | DoorProblem
  | { code: "locked"; lock: SquadLock }
  | { code: "squad_full"; most: number }
  /** A decision or a sheet knows the row: who organises erases it or makes it another person, not the team. */
  | { code: "banned" }
  | { code: "on_sheet" }
  /** Which athletes, as they were given, and why. */
  | { code: "athletes"; problems: { at: number; problem: AthleteProblem }[] };

interface AddedAthlete {
  id: string;
  number: number;
  name: string;
}

/** One athlete or a whole list: all of them or none. */
export function addAthletes(
  door: SquadDoor,
  athletes: readonly SquadAthlete[],
): Promise<Result<AddedAthlete[], SquadProblem>> {
  return inTransaction(async (): Promise<Result<AddedAthlete[], SquadProblem>> => {
    const opened = await lockOpenSquad(door);
    if (!opened.ok) return opened;
    const { category, championship, team, who } = opened.value;
    const there = await rowsOfTeam(team.id);
    const players = there.filter(({ role }) => role === "athlete");
    const most = category.mostInSquad;
    if (players.length + athletes.length > most) return err({ code: "squad_full", most });
    const place = { categoryId: category.id, teamId: team.id };
    const rows = athletes.map(({ cpf, ...athlete }) => ({ ...place, ...athlete, cpfHash: cpfHashOf(cpf) }));
    const removed = await removedFrom(team.id);
    const elsewhere = await inOtherTeams(place, hashesIn([...rows, ...removed]));
    const problems = athletes.flatMap((athlete, at) => {
      // Those above it in the list are in the squad already.
      const others = [...there, ...rows.slice(0, at).map(asRow)];
      const known = door.by === "link" && isKnownOtherwise(removed, rows[at]!) ? "known_otherwise" : null;
      const problem = known ?? athleteProblem(athlete, { category, others, elsewhere });
      return problem ? [{ at, problem }] : [];
    });
    if (problems.length > 0) return err({ code: "athletes", problems });
    const known = new Set([...elsewhere, ...hashesIn(there), ...hashesIn(rows)]);
    const added = await enter(rows, { removed, known });
    await audit(who, "championship.squad_changed", championship.id);
    return ok(added);
  });
}

type NewRow = Omit<SquadAthlete, "cpf"> & { categoryId: string; teamId: string; cpfHash: string | null };

/**
 * Who was taken out and comes back gets the old row again: cards, suspensions and goals are known by it, and so is when
 * they were inscribed.
 */
async function enter(
  rows: readonly NewRow[],
  { removed, known }: { removed: readonly SquadRow[]; known: ReadonlySet<string> },
): Promise<AddedAthlete[]> {
  const old = [...removed];
  const linked = await linkedNow(removed);
  const added: AddedAthlete[] = [];
  const fresh: NewRow[] = [];
  for (const row of rows) {
    const at = old.findIndex((one) => isSamePerson(one, row) && !hasOtherCpf(one, row));
    const [back] = at < 0 ? [] : old.splice(at, 1);
    if (!back) {
      fresh.push(row);
      continue;
    }
    const other = isOther(back, row);
    const forget = other || (back.athleteId !== null && linked.has(back.athleteId));
    // The CPF they had may be somebody else's by now, in this squad or in another.
    const theirs = back.cpfHash !== null && !known.has(back.cpfHash) ? back.cpfHash : null;
    const cpfHash = row.cpfHash ?? theirs;
    await setRow(back, {
      ...row,
      cpfHash,
      ...(forget && FORGET_PERSON),
      ...(other && ENTERED_NOW),
      deletedAt: null,
    });
    added.push({ id: back.id, number: row.number, name: row.name });
  }
  if (fresh.length > 0) {
    const { id, number, name } = championshipSquad;
    const inserted = await db().insert(championshipSquad).values(fresh).returning({ id, number, name });
    added.push(...inserted.map((row) => ({ ...row, number: row.number! })));
  }
  return rows.map((row) => added.find(({ number }) => number === row.number)!);
}

const hashesIn = (rows: readonly { cpfHash: string | null }[]): string[] =>
  rows.flatMap(({ cpfHash }) => (cpfHash === null ? [] : [cpfHash]));

const asRow = (row: Omit<SquadAthlete, "cpf"> & { cpfHash: string | null }): SquadRow =>
  ({ ...row, role: "athlete" }) as SquadRow;

export function addStaff(door: SquadDoor, staff: SquadStaff): Promise<Result<{ id: string }, SquadProblem>> {
  return inTransaction(async (): Promise<Result<{ id: string }, SquadProblem>> => {
    const opened = await lockOpenSquad(door);
    if (!opened.ok) return opened;
    const { category, championship, team, who } = opened.value;
    const there = (await rowsOfTeam(team.id)).filter(({ role }) => role === "staff");
    if (there.length >= MOST_STAFF) return err({ code: "squad_full", most: MOST_STAFF });
    const removed = await removedFrom(team.id, "staff");
    const back = removed.find(({ name }) => isSameName(name, staff.name));
    await audit(who, "championship.squad_changed", championship.id);
    if (back) {
      await setRow(back, { ...staff, deletedAt: null });
      return ok({ id: back.id });
    }
    const [added] = await db()
      .insert(championshipSquad)
      .values({ categoryId: category.id, teamId: team.id, role: "staff", ...staff })
      .returning({ id: championshipSquad.id });
    return ok(added!);
  });
}

/** Who is another person now has shown no document, and no family has said yes to them. */
const FORGET_PERSON = {
  documentKind: null,
  documentCheckedBy: null,
  documentCheckedAt: null,
  faceAgrees: null,
  athleteId: null,
  linkState: "none",
  linkAskedAt: null,
  linkAnsweredAt: null,
} as const;

/** Whether they came in time is asked of the person, and not of the row. */
const ENTERED_NOW = { createdAt: sql`now()` } as const;

const onePersonProblem = (problem: AthleteProblem): Result<never, SquadProblem> =>
  err({ code: "athletes", problems: [{ at: 0, problem }] });

export function changeAthlete(
  door: SquadDoor,
  squadId: string,
  change: AthleteChange,
): Promise<Result<null, SquadProblem>> {
  return inTransaction(async (): Promise<Result<null, SquadProblem>> => {
    const opened = await lockRow(door, squadId, "athlete");
    if (!opened.ok) return opened;
    const { category, championship, team, who, row } = opened.value;
    const { cpf, samePerson = false, ...values } = change;
    const athlete = { ...change, birthdate: change.birthdate ?? row.birthdate! };
    const cpfHash = cpf === null ? row.cpfHash : cpfHashOf(cpf);
    const elsewhere = await inOtherTeams(
      { categoryId: category.id, teamId: team.id },
      hashesIn([{ cpfHash }]),
    );
    const others = (await rowsOfTeam(team.id)).filter(({ id }) => id !== squadId);
    const problem = athleteProblem(athlete, { category, others, elsewhere });
    if (problem) return onePersonProblem(problem);
    const after = { ...values, birthdate: athlete.birthdate, cpfHash };
    const fields = changedFields<SquadRow>(row, after);
    const other = isOther(row, after);
    if (other) {
      const kept = await keptFor(door, row);
      if (kept) return err({ code: kept });
      const removed = await removedFrom(team.id);
      if (removed.some((one) => isSamePerson(one, after))) return onePersonProblem("was_in_squad");
    }
    const corrected = samePerson && door.by === "organiser";
    await setRow(row, { ...after, ...(other && FORGET_PERSON), ...(other && !corrected && ENTERED_NOW) });
    if (fields.length > 0) await audit(who, "championship.squad_changed", championship.id, fields);
    return ok(null);
  });
}

export function changeStaff(
  door: SquadDoor,
  squadId: string,
  change: SquadStaff,
): Promise<Result<null, SquadProblem>> {
  return inTransaction(async (): Promise<Result<null, SquadProblem>> => {
    const opened = await lockRow(door, squadId, "staff");
    if (!opened.ok) return opened;
    const { championship, team, who, row } = opened.value;
    if (!isSameName(row.name, change.name)) {
      const kept = await keptFor(door, row);
      if (kept) return err({ code: kept });
      const removed = await removedFrom(team.id, "staff");
      if (removed.some(({ name }) => isSameName(name, change.name))) return onePersonProblem("was_in_squad");
    }
    await setRow(row, change);
    await audit(who, "championship.squad_changed", championship.id, changedFields<SquadRow>(row, change));
    return ok(null);
  });
}

/** Out of the squad. Sheets and bans that name the row keep it; of a row that none names only the number is left. */
export function removeFromSquad(door: SquadDoor, squadId: string): Promise<Result<null, SquadProblem>> {
  return inTransaction(async (): Promise<Result<null, SquadProblem>> => {
    const opened = await lockRow(door, squadId);
    if (!opened.ok) return opened;
    const { row } = opened.value;
    const kept = (await isOnSheet(row)) || (await isBanned(row.id));
    await setRow(row, { ...(!kept && ERASED), deletedAt: sql`now()` });
    await audit(opened.value.who, "championship.squad_changed", opened.value.championship.id);
    return ok(null);
  });
}

/** What is left of an erased row: a shirt number, for the sheets. */
export const ERASED = {
  ...FORGET_PERSON,
  name: "–",
  birthdate: null,
  cpfHash: null,
  erasedAt: sql`now()`,
} as const;

/**
 * LGPD art. 18: the family asks, and the team or the organiser erases what is known of a child, also of one who was
 * taken out of the squad before. Who is on a sheet is erased by who organises: after the team had erased a red card's
 * row, the same child would come back without it.
 */
export function eraseFromSquad(door: SquadDoor, squadId: string): Promise<Result<null, SquadProblem>> {
  return inTransaction(async (): Promise<Result<null, SquadProblem>> => {
    const opened = await lockOpenSquad(door);
    if (!opened.ok) return opened;
    const { team, who, championship } = opened.value;
    const [row] = await db()
      .select()
      .from(championshipSquad)
      .where(and(matchesId(championshipSquad.id, squadId), eq(championshipSquad.teamId, team.id)))
      .for("update");
    if (!row || row.erasedAt !== null) return err({ code: "not_found" });
    const kept = await keptFor(door, row);
    if (kept) return err({ code: kept });
    await setRow(row, { ...ERASED, ...(row.deletedAt === null && { deletedAt: sql`now()` }) });
    await forgetBanReasons();
    await forgetSheetReasons([row.id]);
    await audit(who, "championship.squad_erased", championship.id);
    return ok(null);
  });
}

async function lockOpenSquad(door: SquadDoor): Promise<Result<OpenSquad, SquadProblem>> {
  const opened = await lockSquad(door);
  if (opened.ok && opened.value.lock) return err({ code: "locked", lock: opened.value.lock });
  return opened;
}

/** A row of the squad behind this door; another team's is as unknown as none. */
async function lockRow(
  door: SquadDoor,
  squadId: string,
  role?: SquadRow["role"],
): Promise<Result<OpenSquad & { row: SquadRow }, SquadProblem>> {
  const opened = await lockOpenSquad(door);
  if (!opened.ok) return opened;
  const row = await lockLive(championshipSquad, squadId);
  if (row?.teamId !== opened.value.team.id || (role && row.role !== role)) return err({ code: "not_found" });
  return ok({ ...opened.value, row });
}

type Written = typeof championshipSquad.$inferInsert;
type RowChange = { [Field in keyof Written]?: Written[Field] | ReturnType<typeof sql> };

async function setRow({ id, athleteId, linkState }: SquadRow, set: RowChange): Promise<void> {
  await db()
    .update(championshipSquad)
    .set({ ...set, updatedAt: sql`now()` })
    .where(eq(championshipSquad.id, id));
  if (athleteId && linkState === "confirmed" && set.athleteId === null) await linkChanged(athleteId);
}
