import { describe, expect, test } from "vitest";
import { competition } from "./competition.ts";
import type { CompetitionFacts } from "./competition-facts.ts";
import { competitionView, type CompetitionView } from "./competition-view.ts";
import type { Advance } from "./format.ts";
import { planMatches } from "./phases.ts";
import { rules } from "./testing/cases.ts";

const KNOCKOUT = { legs: 1, finalLegs: 1, thirdPlace: false, levelTie: "kicks", awayGoals: false } as const;
const NO_CARDS = { home: { yellows: 0, reds: 0 }, away: { yellows: 0, reds: 0 } };
const BEST_SECOND: Advance = { by: "places", places: 1, bestNext: 1 };

type Groups = Record<string, string[]>;
type Scores = Record<string, readonly [number, number]>;
const THREE: Groups = { A: ["a1", "a2", "a3"], B: ["b1", "b2", "b3"], C: ["c1", "c2", "c3"] };

/** A cup of these groups. Scores by "home away", in either order; who has none has not played. */
function cup(groups: Groups, advance: Advance, scores: Scores) {
  const named = Object.entries(groups).map(([name, teams]) => ({ name, teams }));
  const teams = Object.values(groups).flat();
  const format = {
    kind: "groups",
    groups: named.length,
    rounds: 1,
    across: false,
    advance,
    knockout: KNOCKOUT,
  } as const;
  const matches = planMatches({ format, groups: named, teams }).map((match) => ({
    id: match.key,
    phase: match.phase,
    group: match.group,
    tie: match.tie,
    leg: match.leg,
    home: match.home.from === "team" ? match.home.team : null,
    away: match.away.from === "team" ? match.away.team : null,
    homeSlot: match.home,
    awaySlot: match.away,
  }));
  const scoreOf = (home: string | null, away: string | null) =>
    scores[`${home} ${away}`] ?? scores[`${away} ${home}`]?.toReversed();
  const facts: CompetitionFacts = {
    format,
    settings: rules(),
    teams: named.flatMap(({ name, teams: members }) =>
      members.map((id) => ({ id, group: name, drawnAs: teams.indexOf(id) + 1 })),
    ),
    matches,
    results: matches.flatMap((match) => {
      const { home, away } = match;
      const score = scoreOf(home, away);
      if (!home || !away || !score) return [];
      const [homeGoals, awayGoals] = score as [number, number];
      return [{ ...match, home, away, homeGoals, awayGoals, kicks: null, walkover: null, cards: NO_CARDS }];
    }),
    decisions: [],
    withdrawals: [],
    draws: [],
    knockoutBegun: false,
  };
  return facts;
}

function viewOf(facts: CompetitionFacts): CompetitionView {
  const names = facts.teams.map(({ id }) => [id, { id, name: id, shortName: id, crest: "" }] as const);
  return competitionView(competition(facts), facts, new Map(names));
}

const marked = (view: CompetitionView, mark: "goesOn" | "qualified" = "goesOn") =>
  view.tables.flatMap(({ rows }) => rows.filter((row) => row[mark]).map(({ team }) => team.id));
const order = (view: CompetitionView) => view.general!.rows.map(({ team }) => team.id);

describe("the best second places", () => {
  /** Each group ends in the order of its names. */
  const played: Scores = {
    "a1 a2": [1, 0],
    "a1 a3": [1, 0],
    "a2 a3": [2, 0],
    "b1 b2": [1, 0],
    "b1 b3": [1, 0],
    "b2 b3": [1, 0],
    "c1 c2": [4, 0],
    "c1 c3": [1, 0],
    "c2 c3": [1, 0],
  };

  test("are one table, with the group of each and what decided", () => {
    const view = viewOf(cup(THREE, BEST_SECOND, played));
    expect(view.general).toMatchObject({ place: 2, goOn: 1, perMatch: false, headToHeadLeftOut: false });
    expect(view.general!.rows).toMatchObject([
      { team: { id: "a2" }, group: "A", place: 1, goesOn: true, qualified: true, decided: null },
      {
        team: { id: "b2" },
        group: "B",
        place: 2,
        goesOn: false,
        qualified: false,
        decided: { criterion: "goal_difference", places: [1, 2], averages: null },
      },
      { team: { id: "c2" }, group: "C", place: 3, goesOn: false },
    ]);
    expect(marked(view, "qualified")).toEqual(["a1", "a2", "b1", "c1"]);
  });

  test("go on as it stands now, and for sure only when all groups are over", () => {
    const { "c2 c3": _, ...open } = played;
    const view = viewOf(cup(THREE, BEST_SECOND, open));
    // c3 stands above c2, who lost by four.
    expect(order(view)).toEqual(["a2", "b2", "c3"]);
    expect(marked(view)).toEqual(["a1", "a2", "b1", "c1"]);
    expect(marked(view, "qualified")).toEqual([]);
  });

  test("are compared per match where the groups differ in size, and the averages are told", () => {
    const groups = { A: ["a1", "a2", "a3", "a4"], B: THREE["B"]!, C: THREE["C"]! };
    const { general } = viewOf(
      cup(groups, BEST_SECOND, {
        ...played,
        "a2 a3": [0, 0],
        "a1 a4": [1, 0],
        "a2 a4": [1, 0],
        "a3 a4": [0, 1],
      }),
    );
    expect(general).toMatchObject({ perMatch: true, sizesDiffer: true });
    expect(
      general!.rows.map(({ team, points, pointsPerMatch, decided }) => [
        team.id,
        points,
        pointsPerMatch,
        decided?.averages,
      ]),
    ).toEqual([
      ["b2", 3, 1.5, undefined],
      ["c2", 3, 1.5, [0, -1.5]],
      ["a2", 4, 4 / 3, undefined],
    ]);
  });

  test("a second place that is shared in its group goes on for nobody yet, and the row says so", () => {
    const shared: Scores = { ...played, "a2 a3": [0, 0] };
    const view = viewOf(cup(THREE, BEST_SECOND, shared));
    expect(view.general!.rows.find(({ group }) => group === "A")).toMatchObject({ levelInGroup: true });
    expect(marked(view)).toEqual(["a1", "b1", "b2", "c1"]);
    expect(view.neededDraws).toMatchObject([{ group: "A" }]);
  });

  test("of two that only a draw can tell apart none goes on before it is held", () => {
    const level: Scores = { ...played, "a2 a3": [1, 0] };
    const facts = cup(THREE, BEST_SECOND, level);
    const view = viewOf(facts);
    expect(view.general!.rows.slice(0, 2)).toMatchObject([
      { place: null, shared: true, goesOn: false },
      { place: null, shared: true, goesOn: false },
    ]);
    expect(marked(view)).toEqual(["a1", "b1", "c1"]);
    const drawn = viewOf({ ...facts, draws: [{ id: "d", group: null, order: ["b2", "a2"] }] });
    expect(drawn.general!.rows[1]!.decided).toMatchObject({ criterion: "draw", averages: null });
    // Before the draw the third stands below two that share the first place.
    expect(view.general!.rows[2]).toMatchObject({ place: 3, decided: { places: [1, 3] } });
    expect(marked(drawn, "qualified")).toEqual(["a1", "b1", "b2", "c1"]);
  });
});

describe("the general table", () => {
  const FOUR_BEST: Advance = { by: "general_table", teams: 4 };
  const groups = { A: ["a1", "a2", "a3"], B: ["b1", "b2"] };
  const played: Scores = {
    "a1 a2": [2, 0],
    "a1 a3": [2, 0],
    "a2 a3": [4, 0],
    "b1 b2": [1, 0],
  };

  test("holds all teams, marks in the groups who goes on, and says which averages decided", () => {
    const view = viewOf(cup(groups, FOUR_BEST, played));
    expect(view.general).toMatchObject({
      place: null,
      goOn: 4,
      perMatch: true,
      sizesDiffer: true,
      headToHeadLeftOut: true,
    });
    expect(order(view)).toEqual(["a1", "b1", "a2", "b2", "a3"]);
    expect(view.general!.rows[1]!.decided).toMatchObject({ criterion: "goal_difference", averages: [2, 1] });
    expect(view.general!.rows[4]!.decided).toMatchObject({
      criterion: "goal_difference",
      averages: [-1, -3],
    });
    expect(marked(view)).toEqual(["a1", "a2", "b1", "b2"]);
    expect(marked(view, "qualified")).toEqual(["a1", "a2", "b1", "b2"]);
  });

  test("is there from the first match on, and compares averages until all have played the same", () => {
    expect(viewOf(cup(THREE, FOUR_BEST, {})).general).toBeNull();
    const first = viewOf(cup(THREE, FOUR_BEST, { "a1 a2": [1, 0] }));
    expect(first.general).toMatchObject({ perMatch: true, sizesDiffer: false });
    expect(marked(first)).toEqual(["a1"]);
  });

  test("who came out of the groups stays marked, whatever is decided about them later", () => {
    const facts = cup(groups, { by: "general_table", teams: 2 }, played);
    const seeds = competition(facts).seeds!;
    const begun = {
      ...facts,
      knockoutBegun: true,
      matches: facts.matches.map((match) =>
        match.tie ? { ...match, home: seeds[0]!, away: seeds[1]! } : match,
      ),
      decisions: [{ kind: "points" as const, id: "1", team: "a1", points: -6, reason: "idade" }],
    };
    const view = viewOf(begun);
    expect(order(view)[0]).toBe("b1");
    expect(marked(view)).toEqual(["a1", "b1"]);
  });
});

test("where places within the groups say who goes on, there is no table over all groups", () => {
  const view = viewOf(
    cup(THREE, { by: "places", places: 2, bestNext: 0 }, { "a1 a2": [1, 0], "b1 b2": [1, 0] }),
  );
  expect(view.general).toBeNull();
  // The second places are held by teams that have not played.
  expect(marked(view)).toEqual(["a1", "b1"]);
});
