import { ageIn } from "#domain/championships/category-age.ts";
import type { Competition } from "#domain/championships/competition.ts";
import type { CountedMatch } from "#domain/championships/counted.ts";
import { zoneOf } from "#domain/events/zones.ts";
import { SYSTEM } from "#domain/identity/actor.ts";
import { recordMatchSheet, removeMatchSheet, type MatchSheet } from "#server/clubs/clubs.ts";
import { db } from "#server/platform/database/database.ts";
import { eq } from "#server/platform/database/orm.ts";
import type { CategoryFacts } from "./facts.ts";
import { championshipMatches } from "./matches/tables.ts";
import type { CategoryRow, ChampionshipRow } from "./own.ts";
import { publicPage } from "./signals.ts";

/** A club's list of results holds no more. A sheet with a hundred goals of one side is told as 99. */
const MOST_GOALS = 99;

type MatchRow = CategoryFacts["matches"][number];
type TeamRow = CategoryFacts["teams"][number];

/**
 * Tells clubs of the matches of their teams, as they count now: an award corrects, an annulled match is taken back.
 * Only what differs from what they were told before is written. Clubs' pages, the ranking and the API are public: where
 * scores are hidden, or staff have not let people read of the championship, clubs hear nothing, and what they heard
 * before is taken back.
 */
export async function tellClubs(
  championship: ChampionshipRow,
  category: CategoryRow,
  { matches, teams }: Pick<CategoryFacts, "matches" | "teams">,
  { counted }: Competition,
): Promise<void> {
  const counts = new Map(counted.map((match) => [match.id, match]));
  const byId = new Map(teams.map((team) => [team.id, team]));
  const isTold = !category.tablesHidden && (await publicPage.among([championship.id])).has(championship.id);
  for (const match of matches) {
    const count = isTold ? counts.get(match.id) : undefined;
    const sides = count && clubSides(count, byId);
    const told = sides ? keyOf(sides) : null;
    if (told === match.toldClubs) continue;
    const ref = refOf(match);
    if (sides)
      await recordMatchSheet(SYSTEM, {
        ref,
        ...sides,
        matchDate: dayOf(match, championship),
        category: ageOf(category.name),
      });
    else await removeMatchSheet(SYSTEM, ref);
    await db()
      .update(championshipMatches)
      .set({ toldClubs: told })
      .where(eq(championshipMatches.id, match.id));
  }
}

type ClubSides = Pick<MatchSheet, "clubId" | "opponent" | "goalsFor" | "goalsAgainst">;

/** With both clubs, since a club may claim its team after the other one was told. */
function keyOf({ clubId, opponent, goalsFor, goalsAgainst }: ClubSides): string {
  const other = "id" in opponent ? opponent.id : opponent.name;
  return `${clubId} ${goalsFor}:${goalsAgainst} ${other}`;
}

/** Before matches are deleted: nobody would visit them again and take back what clubs were told. */
export async function withdrawFromClubs(
  matches: readonly Pick<MatchRow, "id" | "toldClubs">[],
): Promise<void> {
  for (const match of matches) if (match.toldClubs !== null) await removeMatchSheet(SYSTEM, refOf(match));
}

const refOf = ({ id }: Pick<MatchRow, "id">): string => `match:${id}`;

/** From the side that has a club here. After a double W.O. both lost, which one result cannot say. */
function clubSides(
  { home, away, walkover, ...counted }: CountedMatch,
  teams: ReadonlyMap<string, TeamRow>,
): ClubSides | null {
  const homeGoals = Math.min(counted.homeGoals, MOST_GOALS);
  const awayGoals = Math.min(counted.awayGoals, MOST_GOALS);
  const [atHome, visiting] = [teams.get(home), teams.get(away)];
  if (!atHome || !visiting || walkover === "both" || atHome.clubId === visiting.clubId) return null;
  if (atHome.clubId)
    return {
      clubId: atHome.clubId,
      opponent: opponentOf(visiting),
      goalsFor: homeGoals,
      goalsAgainst: awayGoals,
    };
  if (!visiting.clubId) return null;
  return {
    clubId: visiting.clubId,
    opponent: opponentOf(atHome),
    goalsFor: awayGoals,
    goalsAgainst: homeGoals,
  };
}

const opponentOf = ({ clubId, name }: TeamRow) => (clubId ? { id: clubId } : { name });

const dayOf = ({ kickOff, closedAt, updatedAt }: MatchRow, championship: ChampionshipRow) =>
  (kickOff ?? closedAt ?? updatedAt).toZonedDateTimeISO(zoneOf(championship)).toPlainDate();

/** Clubs know categories from Sub-7 to Sub-23. */
function ageOf(name: string): number | null {
  const age = ageIn(name);
  return age !== null && age >= 7 && age <= 23 ? age : null;
}
