import { disciplineOf } from "#domain/championships/discipline.ts";
import type { BookedMatch, Booking } from "#domain/championships/bookings.ts";
import { isKind, type SheetEntry, type Side } from "#domain/championships/sheet-entries.ts";
import { readLog } from "#domain/championships/sheet-order.ts";
import { segmentOf } from "#domain/championships/yellow-segments.ts";
import { groupBy } from "#domain/group-by.ts";
import { db } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { and, eq, inArray, isNotNull, or, sql } from "#server/platform/database/orm.ts";
import { playHasBegun } from "../matches/begun.ts";
import { championshipMatches } from "../matches/tables.ts";
import type { CategoryRow } from "../own.ts";
import { bansIn } from "../people/bans.ts";
import { championshipTeams } from "../teams/tables.ts";
import { sheetEntries } from "./tables.ts";

type Discipline = ReturnType<typeof disciplineOf>;

/**
 * Who is suspended and who hangs by a card, from the closed sheets and the decisions of a category. People are rows of
 * squads.
 *
 * @param playing the match that is played now by its sheet: it comes before all others that are not closed
 */
export async function disciplineIn(category: CategoryRow, playing?: string): Promise<Discipline> {
  const { discipline } = category.settings;
  const known = await knownMatches(category.id);
  const matches = known.filter(({ home, away }) => home && away);
  const cards = await closedCards(category.id);
  const teams = await entered(category.id);
  const booked = matches.map((match): BookedMatch => {
    const sides = { home: match.home!, away: match.away! };
    const closed = match.state === "closed";
    return {
      id: match.id,
      // Without a day yet it comes after all that have one.
      at: (match.kickOff ?? match.closedAt)?.epochMilliseconds ?? Number.MAX_SAFE_INTEGER,
      segment: segmentOf({ phase: match.phase, stage: match.tie }, discipline.restart),
      ...sides,
      status: statusOf(match, {
        playing,
        left: [sides.home, sides.away].some((team) => teams.get(team)?.state === "withdrawn"),
      }),
      cards: closed ? bookingsIn(cards.get(match.id) ?? [], sides) : [],
    };
  });
  const awaits = known.flatMap(({ home, away, phase, tie }) => {
    const team = home && away ? null : (home ?? away);
    return team ? [{ team, segment: segmentOf({ phase, stage: tie }, discipline.restart) }] : [];
  });
  return disciplineOf({
    matches: booked,
    settings: discipline,
    bans: await bansIn(category.id),
    awaits,
    playing,
  });
}

/** Of a team that left, a sheet may stay open with a line-up that nobody plays by: nobody is out of that match. */
function statusOf(
  match: PlayableMatch,
  { playing, left }: { playing: string | undefined; left: boolean },
): BookedMatch["status"] {
  if (match.state === "closed") return wasContested(match) ? "played" : "walkover";
  const goesOn = match.state === "open" && (match.begun || match.id === playing);
  return left && !goesOn ? "walkover" : "upcoming";
}

/** A decision that gave a match its result before it was played leaves it without a sheet. */
const wasContested = ({ result, sheetVersion }: PlayableMatch): boolean =>
  !result?.walkover && sheetVersion > 0;

const bookingsIn = (entries: readonly SheetEntry[], teams: Record<Side, string>): Booking[] =>
  readLog(entries)
    .timeline.filter(isKind("card"))
    .map(({ side, person, card }) => ({
      person: "row" in person ? person.row : `${teams[side]}:staff:${person.staff}`,
      team: teams[side],
      kind: card,
    }));

/** Those of which at least one side is known. */
const knownMatches = (categoryId: string) =>
  db()
    .select({
      id: championshipMatches.id,
      phase: championshipMatches.phase,
      tie: championshipMatches.tie,
      home: championshipMatches.homeTeamId,
      away: championshipMatches.awayTeamId,
      kickOff: championshipMatches.kickOff,
      closedAt: championshipMatches.closedAt,
      state: championshipMatches.state,
      result: championshipMatches.result,
      sheetVersion: championshipMatches.sheetVersion,
      begun: playHasBegun,
    })
    .from(championshipMatches)
    .where(
      and(
        eq(championshipMatches.categoryId, categoryId),
        or(isNotNull(championshipMatches.homeTeamId), isNotNull(championshipMatches.awayTeamId)),
        live(championshipMatches),
      ),
    );

async function entered(categoryId: string) {
  const { id, state } = championshipTeams;
  const rows = await db()
    .select({ id, state })
    .from(championshipTeams)
    .where(eq(championshipTeams.categoryId, categoryId));
  return new Map(rows.map((row) => [row.id, row]));
}

type PlayableMatch = Awaited<ReturnType<typeof knownMatches>>[number];

/** Cards, and what undoes an entry, by match. */
async function closedCards(categoryId: string): Promise<Map<string, SheetEntry[]>> {
  const rows = await db()
    .select({ matchId: sheetEntries.matchId, entry: sheetEntries.entry })
    .from(sheetEntries)
    .innerJoin(championshipMatches, eq(championshipMatches.id, sheetEntries.matchId))
    .where(
      and(
        eq(championshipMatches.categoryId, categoryId),
        eq(championshipMatches.state, "closed"),
        live(championshipMatches),
        inArray(sql`${sheetEntries.entry}->>'kind'`, ["card", "undo"]),
      ),
    );
  const byMatch = groupBy(rows, ({ matchId }) => matchId);
  return new Map(
    [...byMatch].map(([id, ofMatch]) => [id, ofMatch.map(({ entry }) => entry as unknown as SheetEntry)]),
  );
}
