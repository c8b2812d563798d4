import { acrossGroups } from "./across-groups.ts";
import { qualified } from "./advance.ts";
import { campaignInPlan, campaignOf, type Campaign } from "./campaign.ts";
import type { CompetitionFacts, CompetitionMatch, CompetitionTeam } from "./competition-facts.ts";
import { countedMatches, type CountedMatch, type Fixture } from "./counted.ts";
import { byGroupName } from "./draw.ts";
import type { Format } from "./format.ts";
import { tableOverAll, type GeneralTable } from "./general-table.ts";
import { knockout, type BracketTie } from "./knockout.ts";
import { placesDecided } from "./places.ts";
import type { Decision } from "./results.ts";
import { standings, type Standings } from "./standings.ts";

export interface GroupTable {
  /** Null: a league. */
  group: string | null;
  standings: Standings;
  /** Nothing is left to play in it. */
  finished: boolean;
  /** Out of the table: none of their matches counts. */
  disregarded: readonly string[];
}

/** Teams that only a draw can tell apart, where it matters who is above. */
interface NeededDraw {
  group: string | null;
  teams: readonly string[];
}

export interface Competition {
  tables: readonly GroupTable[];
  /** Over all groups; null where there are none. */
  general: GeneralTable | null;
  neededDraws: readonly NeededDraw[];
  /** Who enters the knockout, best first; null until it is known. A place to which nobody comes is null, or left out. */
  seeds: readonly (string | null)[] | null;
  /** Who came out of the groups how; empty where there are none. */
  campaign: Campaign;
  ties: readonly BracketTie[];
  counted: readonly CountedMatch[];
  champion: string | null;
  runnerUp: string | null;
  third: string | null;
}

/** A competition as it stands, from its plan and its results. The order in which results come does not matter. */
export function competition(facts: CompetitionFacts): Competition {
  const { format } = facts;
  if (format.kind === "knockout") return withKnockout(facts, NO_TABLES, drawnOrder(facts.teams));
  const tables = tablesOf(facts);
  if (format.kind === "league") return leagueOf(facts, tables);
  const general = tableOverAll(
    tables.map((table) => table.standings),
    facts,
  );
  if (facts.knockoutBegun) {
    const campaign = campaignInPlan(facts.matches) ?? campaignOf(general);
    return withKnockout(facts, { tables, general, campaign, neededDraws: [] }, seedsInPlan(facts.matches));
  }
  const { order, neededDraws } = advancing(facts, format, tables, general);
  return withKnockout(facts, { tables, general, campaign: campaignOf(general), neededDraws }, order);
}

type Tables = Pick<Competition, "tables" | "general" | "campaign" | "neededDraws">;
const NO_TABLES: Tables = { tables: [], general: null, campaign: {}, neededDraws: [] };

const drawnOrder = (teams: readonly CompetitionTeam[]): string[] =>
  teams.toSorted((one, other) => one.drawnAs - other.drawnAs).map(({ id }) => id);

function tablesOf(facts: CompetitionFacts): GroupTable[] {
  const fixtures = facts.matches.filter(({ phase }) => phase !== "knockout");
  const counted = countedMatches({
    ...facts,
    fixtures,
    results: facts.results.filter(({ phase }) => phase !== "knockout"),
  });
  const open = unplayed(facts, fixtures, counted);
  const disregarded = new Set(
    facts.withdrawals
      .filter(({ effect, phase }) => effect === "disregard" && phase !== "knockout")
      .map(({ team }) => team),
  );
  const groups = [...new Set(facts.teams.map(({ group }) => group))].toSorted(byGroupName);
  // Of a single group, a draw over all groups is a draw of that group.
  const drawsOf = (group: string | null) =>
    groups.length === 1 ? facts.draws.map((draw) => ({ ...draw, group })) : facts.draws;
  return groups.map((group) => {
    const members = drawnOrder(facts.teams.filter((team) => team.group === group));
    const teams = members.filter((team) => !disregarded.has(team));
    const among = new Set(teams);
    const here = ({ home, away }: { home: string | null; away: string | null }) =>
      (home !== null && among.has(home)) || (away !== null && among.has(away));
    return {
      group,
      standings: standings({
        teams,
        group,
        matches: counted.filter(here),
        settings: facts.settings,
        pointChanges: pointChanges(facts.decisions),
        draws: drawsOf(group),
      }),
      finished: fixtures.length > 0 && !open.some(here),
      disregarded: members.filter((team) => disregarded.has(team)),
    };
  });
}

const pointChanges = (decisions: readonly Decision[]) =>
  decisions.filter((decision) => decision.kind === "points");

/** What is still to be played. A match of a team that left is not, and an annulled one is if it is repeated. */
function unplayed(
  { results, withdrawals }: CompetitionFacts,
  fixtures: readonly Fixture[],
  counted: readonly CountedMatch[],
): Fixture[] {
  const done = new Set([...results, ...counted].map(({ id }) => id));
  const left = new Set(withdrawals.filter(({ phase }) => phase !== "knockout").map(({ team }) => team));
  return fixtures.filter(
    ({ id, home, away }) =>
      !done.has(id) && !(home !== null && left.has(home)) && !(away !== null && left.has(away)),
  );
}

function leagueOf(facts: CompetitionFacts, tables: readonly GroupTable[]): Competition {
  const [table] = tables;
  const over = table?.finished ?? false;
  const rows = over && table ? table.standings.rows : [];
  const at = (place: number) => (rows[place]?.shared === false ? rows[place].team : null);
  return {
    tables,
    general: null,
    // Without a first there is no champion; other places may stay shared.
    neededDraws: over ? drawsFor(null, table!.standings, [1]) : [],
    seeds: null,
    campaign: {},
    ties: [],
    counted: countedMatches({ ...facts, fixtures: facts.matches }),
    champion: at(0),
    runnerUp: at(1),
    third: at(2),
  };
}

/** Who goes on, once all is played and nothing is left to be drawn. */
function advancing(
  facts: CompetitionFacts,
  format: Extract<Format, { kind: "groups" }>,
  tables: readonly GroupTable[],
  general: GeneralTable,
): { order: string[] | null; neededDraws: NeededDraw[] } {
  if (tables.length === 0 || !tables.every(({ finished }) => finished))
    return { order: null, neededDraws: [] };
  const { advance } = format;
  const neededDraws: NeededDraw[] = [];
  let bestNextOrder: string[] = [];
  if (advance.by === "general_table") {
    const only = tables.length === 1 ? tables[0]!.group : null;
    neededDraws.push(...drawsFor(only, general, upTo(advance.teams)));
  } else {
    const places = upTo(advance.places + (advance.bestNext > 0 ? 1 : 0));
    for (const { group, standings: table } of tables) neededDraws.push(...drawsFor(group, table, places));
    const next = acrossGroups(facts, { tables, general });
    if (next) {
      neededDraws.push(...cutDraws(next.table, next.goOn));
      bestNextOrder = next.table.rows.map(({ team }) => team);
    }
  }
  if (neededDraws.length > 0) return { order: null, neededDraws };
  const { seeds } = qualified({
    format,
    groupOrders: tables.map(({ group, standings: { rows } }) => ({
      group: group ?? "",
      rows: rows.map(({ team }) => team),
    })),
    bestNextOrder,
    generalOrder: general.rows.map(({ team }) => team),
  });
  return { order: seeds.map(({ team }) => team), neededDraws };
}

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

/** Level teams in one of these places, which a draw has to put in order. */
const drawsFor = (
  group: string | null,
  table: Standings | GeneralTable,
  places: readonly number[],
): NeededDraw[] =>
  placesDecided(table, places)
    ? []
    : table.undecided
        .filter((teams) => places.some((place) => teams.includes(table.rows[place - 1]?.team ?? "")))
        .map((teams) => ({ group, teams }));

/** Only where the line between who goes on and who does not runs through level teams. */
function cutDraws({ rows, undecided }: GeneralTable, goOn: number): NeededDraw[] {
  const last = rows[goOn - 1]?.team ?? "";
  const first = rows[goOn]?.team ?? "";
  return undecided
    .filter((teams) => teams.includes(last) && teams.includes(first))
    .map((teams) => ({ group: null, teams }));
}

/** The seeds as they stand in the first matches of the knockout. */
function seedsInPlan(matches: readonly CompetitionMatch[]): (string | null)[] | null {
  const seeds = new Map<number, string>();
  for (const { homeSlot, awaySlot, home, away } of matches) {
    if (homeSlot.from === "seed" && home) seeds.set(homeSlot.seed, home);
    if (awaySlot.from === "seed" && away) seeds.set(awaySlot.seed, away);
  }
  return seeds.size > 0 ? upTo(Math.max(...seeds.keys())).map((seed) => seeds.get(seed) ?? null) : null;
}

function withKnockout(
  facts: CompetitionFacts,
  tables: Tables,
  seeds: readonly (string | null)[] | null,
): Competition {
  const beforeKnockout = countedMatches({
    ...facts,
    fixtures: facts.matches.filter(({ phase }) => phase !== "knockout"),
    results: facts.results.filter(({ phase }) => phase !== "knockout"),
  });
  const { ties, counted } = knockout(facts, seeds, tables.campaign);
  const result = (id: string) => ties.find((tie) => tie.id === id)?.result;
  const final = result("F");
  const third = result("3P");
  return {
    ...tables,
    seeds,
    ties,
    counted: [...beforeKnockout, ...counted],
    champion: final?.winner ?? null,
    runnerUp: final?.winner ? final.loser : null,
    third: third?.winner ?? null,
  };
}
