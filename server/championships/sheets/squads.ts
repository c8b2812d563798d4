import { suspendedFor } from "#domain/championships/discipline.ts";
import { obstaclesFor, type Obstacle } from "#domain/championships/eligibility.ts";
import { isKind, PLAY_KINDS, type SheetEntry, type Side } from "#domain/championships/sheet-entries.ts";
import { foldSheet } from "#domain/championships/sheet.ts";
import { OPENS_HOURS_BEFORE } from "#domain/championships/sheet-fields.ts";
import { readLog } from "#domain/championships/sheet-order.ts";
import { rowsOnSheet } from "#domain/championships/sheet-rows.ts";
import { LINKED_FROM_AGE } from "#domain/championships/squad-fields.ts";
import type { SquadRole } from "#domain/championships/vocabulary.ts";
import { ageOn } from "#domain/dates.ts";
import { groupBy } from "#domain/group-by.ts";
import { now, today } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { and, asc, eq, inArray, ne, or, sql } from "#server/platform/database/orm.ts";
import { championshipMatches } from "../matches/tables.ts";
import { championshipSquad, championshipTeams } from "../teams/tables.ts";
import { disciplineIn } from "./discipline.ts";
import type { SheetMatch } from "./match.ts";
import { sheetEntries } from "./tables.ts";

/** Somebody of a squad as the sheet needs them. No birth date, no document: only what follows from them. */
export interface SheetPerson {
  row: string;
  side: Side;
  role: SquadRole;
  staffRole: string | null;
  name: string;
  /** A child, or of an unknown age: for others they are a shirt number, without initials. */
  numberOnly: boolean;
  number: number | null;
  goalkeeper: boolean;
  /** Why they may not be lined up, the gravest first. */
  obstacles: Obstacle[];
  hanging: boolean;
}

/**
 * Both squads of a match, by shirt number, and the staff after them. Who was taken out of a squad since stays on the
 * sheets that name them; of who was erased these have the number.
 */
export async function squadsOf(sheet: SheetMatch, log: readonly SheetEntry[]): Promise<SheetPerson[]> {
  const { match, category, teams } = sheet;
  const named = rowsOnSheet(foldSheet(log));
  const rows = await db()
    .select()
    .from(championshipSquad)
    .where(
      and(
        inArray(championshipSquad.teamId, [teams.home.id, teams.away.id]),
        or(live(championshipSquad), inArray(championshipSquad.id, named)),
      ),
    )
    .orderBy(asc(championshipSquad.role), asc(championshipSquad.number), asc(championshipSquad.id));
  const discipline = await disciplineIn(category, isPlayedNow(match, log) ? match.id : undefined);
  const elsewhere = await inOtherTeams(sheet);
  const earlier = category.needsEarlierPhase && match.phase === "knockout" ? await playedBefore(sheet) : null;
  const begun = category.squadsUntil === null ? await firstMatches(sheet) : null;
  const hanging = new Set(discipline.hanging.map(({ person }) => person));
  const suspended = new Set(
    [teams.home.id, teams.away.id].flatMap((team) =>
      suspendedFor(discipline, match.id, team).map(({ person }) => person),
    ),
  );
  const rule = {
    bornFrom: category.bornFrom,
    bornTo: category.bornTo,
    needsEarlierPhase: earlier !== null,
  };
  return rows.map((row) => ({
    row: row.id,
    side: row.teamId === teams.home.id ? "home" : "away",
    role: row.role,
    staffRole: row.staffRole,
    name: row.erasedAt === null ? row.name : "",
    numberOnly: row.role !== "staff" && isChild(row.birthdate),
    number: row.number,
    goalkeeper: row.goalkeeper,
    hanging: hanging.has(row.id),
    obstacles:
      row.role === "staff"
        ? suspended.has(row.id)
          ? ["suspended"]
          : []
        : obstaclesFor(
            {
              bornYear: row.birthdate?.year ?? null,
              faceAgrees: row.faceAgrees,
              inscribed: isInTime(row.createdAt, category.squadsUntil ?? begun?.get(row.teamId)),
              suspended: suspended.has(row.id),
              // Who leaves after the match has played it as one of the squad.
              leftSquad: row.deletedAt !== null && match.state !== "closed",
              otherTeam: elsewhere.has(row.id),
              playedEarlierPhase: earlier?.has(row.id) ?? false,
            },
            rule,
          ),
  }));
}

/**
 * Whether this match comes before all others that are not closed, whatever the plan says: one that was rained off keeps
 * its old date, and one that is played today may have none. A line-up that is written days ahead is held against the
 * plan.
 */
const isPlayedNow = ({ kickOff }: SheetMatch["match"], log: readonly SheetEntry[]): boolean =>
  kickOff === null ||
  Temporal.Instant.compare(kickOff.subtract({ hours: OPENS_HOURS_BEFORE }), now()) <= 0 ||
  readLog(log).timeline.some(({ kind }) => PLAY_KINDS.includes(kind));

const isChild = (birthdate: Temporal.PlainDate | null): boolean =>
  birthdate === null || ageOn(birthdate, today()) < LINKED_FROM_AGE;

/** Who was added after the squads were locked is in the list, and not inscribed in time. */
const isInTime = (added: Temporal.Instant, until: Temporal.Instant | undefined): boolean =>
  until === undefined || Temporal.Instant.compare(added, until) <= 0;

/**
 * When the first match of each team began, which locks its squad where no day does: at its kick-off, and not before its
 * sheet was opened.
 */
async function firstMatches({ teams }: SheetMatch): Promise<Map<string, Temporal.Instant>> {
  const sides = [teams.home.id, teams.away.id];
  const { homeTeamId, awayTeamId, kickOff } = championshipMatches;
  const began = sql<Temporal.Instant>`greatest(${kickOff}, min(${sheetEntries.receivedAt}))`;
  const rows = await db()
    .select({ homeTeamId, awayTeamId, began: began.mapWith(sheetEntries.receivedAt) })
    .from(championshipMatches)
    .innerJoin(sheetEntries, eq(sheetEntries.matchId, championshipMatches.id))
    .where(and(or(inArray(homeTeamId, sides), inArray(awayTeamId, sides)), live(championshipMatches)))
    .groupBy(championshipMatches.id);
  const first = new Map<string, Temporal.Instant>();
  for (const match of rows.toSorted((one, other) => Temporal.Instant.compare(one.began, other.began)))
    for (const team of [match.homeTeamId!, match.awayTeamId!])
      if (!first.has(team)) first.set(team, match.began);
  return first;
}

/**
 * Rows whose name and birth date stand in the squad of another team of the category too. The same CPF or the same
 * athlete cannot: the database refuses it.
 */
async function inOtherTeams({ category, teams }: SheetMatch): Promise<Set<string>> {
  const rows = await db()
    .select({ id: championshipSquad.id })
    .from(championshipSquad)
    .where(
      and(
        eq(championshipSquad.categoryId, category.id),
        inArray(championshipSquad.teamId, [teams.home.id, teams.away.id]),
        ne(championshipSquad.role, "staff"),
        live(championshipSquad),
        sql`exists (
          select from ${championshipSquad} as other
          join ${championshipTeams} as team on team.id = other.team_id
          where other.category_id = ${category.id} and other.team_id <> ${championshipSquad.teamId}
            and other.deleted_at is null and other.role = 'athlete'
            and team.deleted_at is null and team.state = 'accepted'
            and lower(other.name) = lower(${championshipSquad.name})
            and other.birthdate = ${championshipSquad.birthdate})`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Who started or came on in a closed match before the knockout. A W.O. was not played, whoever was lined up for it. */
async function playedBefore({ category, teams }: SheetMatch): Promise<Set<string>> {
  const sides = [teams.home.id, teams.away.id];
  const rows = await db()
    .select({ matchId: sheetEntries.matchId, entry: sheetEntries.entry })
    .from(sheetEntries)
    .innerJoin(championshipMatches, eq(championshipMatches.id, sheetEntries.matchId))
    .where(
      and(
        eq(championshipMatches.categoryId, category.id),
        eq(championshipMatches.state, "closed"),
        sql`${championshipMatches.result}->>'walkover' is null`,
        ne(championshipMatches.phase, "knockout"),
        live(championshipMatches),
        or(inArray(championshipMatches.homeTeamId, sides), inArray(championshipMatches.awayTeamId, sides)),
        inArray(sql`${sheetEntries.entry}->>'kind'`, ["line_up", "substitution", "undo"]),
      ),
    );
  return new Set(
    [...groupBy(rows, ({ matchId }) => matchId).values()].flatMap((ofMatch) => {
      const { asEntered } = readLog(ofMatch.map(({ entry }) => entry as unknown as SheetEntry));
      const lineUps = (["home", "away"] as const).flatMap(
        (side) => asEntered.filter(isKind("line_up")).findLast((one) => one.side === side) ?? [],
      );
      return [
        ...lineUps.flatMap(({ players }) => players.filter(({ starter }) => starter).map(({ row }) => row)),
        ...asEntered.filter(isKind("substitution")).map((change) => change.in),
      ];
    }),
  );
}
