import { toCalendar } from "#domain/events/ics.ts";
import { minutesOf } from "#domain/championships/schedule-fields.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { now } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { findLive, live } from "#server/platform/database/live-rows.ts";
import { and, asc, eq, isNotNull, ne, or, sql } from "#server/platform/database/orm.ts";
import { publicPage } from "../signals.ts";
import { championshipCategories } from "../tables.ts";
import { championshipTeams } from "../teams/tables.ts";
import { toMatchViews } from "./match-view.ts";
import { neverPlayed } from "./not-played.ts";
import { championshipMatches } from "./tables.ts";

const MOST = 200;

interface CalendarOf {
  /** The championship's public page. */
  page: string;
  /** The championship is off: what was not played leaves the calendars, as a match that never takes place does. */
  cancelled: boolean;
}

/** A team's matches that have a time, for anybody's calendar: names of teams and fields, of nobody else. */
export async function teamCalendar(
  championshipId: string,
  teamId: string,
  { page, cancelled }: CalendarOf,
): Promise<string | null> {
  const team = await findLive(championshipTeams, teamId);
  if (!team || (team.state !== "accepted" && team.state !== "withdrawn")) return null;
  const category = await findLive(championshipCategories, team.categoryId);
  if (category?.championshipId !== championshipId) return null;
  const rows = await db()
    // Wrapped, since a query of one table writes the columns of a bare expression without their table.
    .select({ match: championshipMatches, off: sql<boolean>`${neverPlayed}` })
    .from(championshipMatches)
    .where(timedMatchesOf(team.id))
    .orderBy(asc(championshipMatches.kickOff), asc(championshipMatches.id))
    .limit(MOST);
  const minutes = minutesOf(category.halfMinutes);
  const off = new Set(rows.flatMap((row) => (row.off ? [row.match.id] : [])));
  const matches = await toMatchViews(rows.map(({ match }) => match));
  const entries = matches.map(({ id, home, away, kickOff, field, state }) => {
    const startsAt = Temporal.Instant.from(kickOff!);
    return {
      uid: `${id}@joiadabase`,
      title: `${home.team?.name ?? "A definir"} × ${away.team?.name ?? "A definir"}`,
      startsAt,
      endsAt: startsAt.add({ minutes }),
      cancelled: off.has(id) || (cancelled && state !== "closed"),
      location: field ?? "A definir",
      description: category.name,
      url: publicUrl(page),
    };
  });
  return toCalendar(entries, now());
}

/** Where the file is; null while there is no public page, or no match with a time is still to be played. */
export async function teamCalendarPath(championshipId: string, teamId: string): Promise<string | null> {
  const page = await publicPage.of(championshipId);
  if (page === null) return null;
  const [next] = await db()
    .select({ id: championshipMatches.id })
    .from(championshipMatches)
    .where(and(timedMatchesOf(teamId), ne(championshipMatches.state, "closed")))
    .limit(1);
  return next ? `${page}/equipes/${teamId}/jogos.ics` : null;
}

const timedMatchesOf = (teamId: string) =>
  and(
    or(eq(championshipMatches.homeTeamId, teamId), eq(championshipMatches.awayTeamId, teamId)),
    isNotNull(championshipMatches.kickOff),
    live(championshipMatches),
  );
