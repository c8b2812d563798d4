import type { TeamName } from "#domain/championships/competition-view.ts";
import { sharedPlaces } from "#domain/championships/shared-places.ts";
import { db } from "#server/platform/database/database.ts";
import { findLive, live } from "#server/platform/database/live-rows.ts";
import { and, eq } from "#server/platform/database/orm.ts";
import { championshipMatches } from "../matches/tables.ts";
import type { PublicCompetition, PublicMatch } from "../public.server.ts";
import { disciplineIn } from "../sheets/discipline.ts";
import { championshipCategories } from "../tables.ts";
import { shownPeople, type ShownPerson } from "./shown-people.ts";

interface FairPlayRow {
  place: number;
  team: TeamName;
  yellows: number;
  reds: number;
}

/** Somebody with cards. What they did is nobody's business here. */
interface CardedPerson {
  team: TeamName;
  /** Null: somebody of the staff, who is never named. */
  person: ShownPerson | null;
}

export interface SuspendedPerson extends CardedPerson {
  /** Matches that are still to be missed. */
  left: number;
  /** The first of them; null while it is not known whom the team meets. */
  next: PublicMatch | null;
}

export interface PublicDiscipline {
  fairPlay: FairPlayRow[];
  hanging: CardedPerson[];
  suspended: SuspendedPerson[];
}

const NOTHING: PublicDiscipline = { fairPlay: [], hanging: [], suspended: [] };

/** Cards by team, who hangs by one and who is out. Cards of annulled matches count: they stay valid. */
export async function publicDiscipline(
  competition: PublicCompetition,
  where: "page" | "elsewhere",
): Promise<PublicDiscipline> {
  const category = competition.hidden ? undefined : await findLive(championshipCategories, competition.id);
  if (!category) return NOTHING;
  const [discipline, fairPlay] = await Promise.all([disciplineIn(category), fairPlayOf(competition)]);
  const teams = new Map(competition.teams.map((team) => [team.id, team]));
  const matches = new Map(competition.matches.map((match) => [match.id, match]));
  const plays = stillPlays(competition);
  // One who serves a suspension now is told with the suspended ones only.
  const out = discipline.persons.flatMap(({ person, team, suspensions }) => {
    const left = suspensions.reduce((sum, suspension) => sum + suspension.left, 0);
    const next = suspensions.flatMap((suspension) => suspension.next)[0];
    return left > 0 && plays(team) ? [{ person, team, left, next }] : [];
  });
  const hanging = discipline.hanging.filter(({ team }) => plays(team));
  const people = await shownPeople(
    [...out, ...hanging].map(({ person }) => person).filter((person) => !isStaff(person)),
    where,
  );
  const carded = ({ person, team }: { person: string; team: string }): CardedPerson[] => {
    const shown = people.get(person);
    const name = teams.get(team);
    if (!name || (!shown && !isStaff(person))) return [];
    return [{ team: name, person: shown?.staff ? null : (shown ?? null) }];
  };
  return {
    fairPlay,
    hanging: hanging.flatMap(carded).toSorted(byTeam),
    suspended: out
      .flatMap(({ left, next, ...who }) =>
        carded(who).map((one) => ({ ...one, left, next: (next && matches.get(next)) || null })),
      )
      .toSorted(byTeam),
  };
}

/** Staff are known by their team and name, which must not leave the server: `disciplineIn` makes such keys. */
const isStaff = (person: string): boolean => person.includes(":staff:");

function byTeam(one: CardedPerson, other: CardedPerson): number {
  return (
    one.team.name.localeCompare(other.team.name, "pt-BR") ||
    (one.person?.number ?? 1000) - (other.person?.number ?? 1000)
  );
}

/** Of a team that is out nobody hangs any more. Until a knockout is filled all of its groups' teams may play it. */
function stillPlays({ matches, format, withdrawals }: PublicCompetition): (team: string) => boolean {
  const left = new Set(withdrawals.map(({ team }) => team.id));
  const open = new Set(
    matches
      .filter(({ state, notPlayed }) => state !== "closed" && !notPlayed)
      .flatMap(({ home, away }) => [home?.id, away?.id].filter((id) => id !== undefined)),
  );
  const undecided =
    format.kind === "groups" &&
    matches.every(({ phase, home, away }) => phase !== "knockout" || (!home && !away));
  return (team) => open.has(team) || (undecided && !left.has(team));
}

/** Fewer red cards first, then fewer yellow ones. */
async function fairPlayOf({ id, teams }: PublicCompetition): Promise<FairPlayRow[]> {
  const { homeTeamId, awayTeamId, result } = championshipMatches;
  const rows = await db()
    .select({ homeTeamId, awayTeamId, result })
    .from(championshipMatches)
    .where(
      and(
        eq(championshipMatches.categoryId, id),
        eq(championshipMatches.state, "closed"),
        live(championshipMatches),
      ),
    );
  const tallies = new Map(teams.map((team) => [team.id, { team, yellows: 0, reds: 0 }]));
  for (const row of rows)
    for (const [team, cards] of [
      [row.homeTeamId, row.result?.cards.home],
      [row.awayTeamId, row.result?.cards.away],
    ] as const) {
      const tally = team && tallies.get(team);
      if (!tally || !cards) continue;
      tally.yellows += cards.yellows;
      tally.reds += cards.reds;
    }
  if (rows.length === 0) return [];
  const compare = (one: Cards, other: Cards) => one.reds - other.reds || one.yellows - other.yellows;
  const sorted = [...tallies.values()].toSorted(
    (one, other) => compare(one, other) || one.team.name.localeCompare(other.team.name, "pt-BR"),
  );
  const places = sharedPlaces(sorted, compare);
  return sorted.map((row, index) => ({ ...row, place: places[index]! }));
}

interface Cards {
  yellows: number;
  reds: number;
}
