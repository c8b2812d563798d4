import { z } from "zod";
import { LINKED_FROM_AGE } from "#domain/championships/squad-fields.ts";
import { ageOn } from "#domain/dates.ts";
import { zoneOf } from "#domain/events/zones.ts";
import { SYSTEM } from "#domain/identity/actor.ts";
import { setSheetSeasons, type SheetSeason } from "#server/athletes/athletes.server.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { today } from "#server/platform/clock.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { and, eq, inArray, isNotNull, isNull, sql } from "#server/platform/database/orm.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import { championshipDecisions, championshipMatches } from "../matches/tables.ts";
import { championshipCategories, championships } from "../tables.ts";
import { championshipSquad, championshipTeams } from "../teams/tables.ts";
import { publicPage } from "../signals.ts";
import { matchAppearances } from "./tables.ts";

/** A family said yes to a link or took it back: the athlete's numbers follow. */
export const linkChanged = (athleteId: string): Promise<string> =>
  enqueue(feedSeasons, { athleteIds: [athleteId] });

export const feedSeasons = defineJob({
  name: "championship-seasons",
  schema: z.object({ athleteIds: z.array(z.string()) }),
  handle: ({ athleteIds }) => feedAthletes(athleteIds),
});

/** Everybody whose family linked them in this category. */
export async function feedCategory(categoryId: string): Promise<void> {
  const rows = await db()
    .selectDistinct({ athleteId: championshipSquad.athleteId })
    .from(championshipSquad)
    .where(
      and(
        eq(championshipSquad.categoryId, categoryId),
        eq(championshipSquad.linkState, "confirmed"),
        isNotNull(championshipSquad.athleteId),
      ),
    );
  await feedAthletes(rows.flatMap(({ athleteId }) => athleteId ?? []));
}

/**
 * Adds up all that closed sheets say of these athletes, anew each time, and tells it to athletes. One at a time: who
 * read the sheets earlier must not write later.
 */
const feedAthletes = (athleteIds: readonly string[]): Promise<void> =>
  inTransaction(async () => {
    await db().execute(sql`select pg_advisory_xact_lock(hashtextextended('championship-seasons', 0))`);
    await addUp(athleteIds);
  });

async function addUp(athleteIds: readonly string[]): Promise<void> {
  const found = await appearancesOf(athleteIds);
  const counting = await publicPage.among(found.map(({ championshipId }) => championshipId));
  const rows = found.filter(({ championshipId }) => counting.has(championshipId));
  const names = await clubs.names(rows.flatMap(({ clubId }) => clubId ?? []));
  const date = today();
  const seasons = new Map<string, Map<string, SheetSeason>>(athleteIds.map((id) => [id, new Map()]));
  for (const { athleteId, birthdate, kickOff, closedAt, place, ...row } of rows) {
    if (!athleteId || !closedAt || !birthdate || ageOn(birthdate, date) < LINKED_FROM_AGE) continue;
    const { year } = (kickOff ?? closedAt).toZonedDateTimeISO(zoneOf(place));
    const club = (row.clubId && names.get(row.clubId)) ?? row.team;
    const ofAthlete = seasons.get(athleteId)!;
    const key = `${year} ${club}`;
    ofAthlete.set(key, added(ofAthlete.get(key) ?? { year, club, ...NOTHING }, row));
  }
  const told = [...seasons].map(
    ([id, ofAthlete]) => [id, [...ofAthlete.values()].filter(saysSomething)] as const,
  );
  await setSheetSeasons(SYSTEM, new Map(told));
}

const NOTHING = { games: 0, goals: 0, yellowCards: 0, redCards: 0, minutes: 0 };

type Counts = Pick<typeof matchAppearances.$inferSelect, "played" | "minutes" | "goals" | "yellows" | "reds">;

const added = (season: SheetSeason, { played, minutes, goals, yellows, reds }: Counts): SheetSeason => ({
  ...season,
  games: season.games + (played ? 1 : 0),
  goals: season.goals + goals,
  yellowCards: season.yellowCards + yellows,
  redCards: season.redCards + reds,
  minutes: season.minutes + minutes,
});

/** Somebody who stayed on the bench all year has no season. */
const saysSomething = ({ games, goals, yellowCards, redCards, minutes }: SheetSeason): boolean =>
  games + goals + yellowCards + redCards + minutes > 0;

/** An annulled match was never played; one that was awarded to somebody else afterwards was. */
const annulled = () => sql`exists (select from ${championshipDecisions}
  where ${and(
    eq(championshipDecisions.matchId, championshipMatches.id),
    eq(championshipDecisions.kind, "annulled"),
    isNull(championshipDecisions.revokedAt),
  )})`;

async function appearancesOf(athleteIds: readonly string[]) {
  if (athleteIds.length === 0) return [];
  const { played, minutes, goals, yellows, reds } = matchAppearances;
  return db()
    .select({
      athleteId: championshipSquad.athleteId,
      birthdate: championshipSquad.birthdate,
      clubId: championshipTeams.clubId,
      team: championshipTeams.name,
      kickOff: championshipMatches.kickOff,
      closedAt: championshipMatches.closedAt,
      championshipId: championships.id,
      place: { state: championships.state, city: championships.city },
      played,
      minutes,
      goals,
      yellows,
      reds,
    })
    .from(matchAppearances)
    .innerJoin(championshipSquad, eq(championshipSquad.id, matchAppearances.squadId))
    .innerJoin(championshipTeams, eq(championshipTeams.id, matchAppearances.teamId))
    .innerJoin(championshipMatches, eq(championshipMatches.id, matchAppearances.matchId))
    .innerJoin(championshipCategories, eq(championshipCategories.id, matchAppearances.categoryId))
    .innerJoin(championships, eq(championships.id, championshipCategories.championshipId))
    .where(
      and(
        inArray(championshipSquad.athleteId, [...athleteIds]),
        eq(championshipSquad.linkState, "confirmed"),
        eq(championshipMatches.state, "closed"),
        live(championshipMatches),
        live(championships),
        sql`not ${annulled()}`,
      ),
    );
}
