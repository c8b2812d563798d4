import { expect, test } from "vitest";
import { competition } from "./competition.ts";
import type { Format } from "./format.ts";
import type { Decision } from "./results.ts";
import { byStrength, GROUPS, KNOCKOUT, plan, playAll, type KnownMatch } from "./testing/cups.ts";

const VANTAGEM: Format = { ...GROUPS, knockout: { ...KNOCKOUT, levelTie: "better_campaign" } };
const LEVEL = { homeGoals: 1, awayGoals: 1 };
const taken = (team: string, points: number): Decision => ({
  kind: "points",
  id: "1",
  team,
  points: -points,
  reason: "escalação irregular",
});

/** The group winners stand against each other in a final that is level. */
const levelFinal = (match: KnownMatch) => (match.tie === "F" ? LEVEL : byStrength(match));

test("vantagem do empate: points that are taken later change the table, and not who won a tie by its campaign", () => {
  const played = playAll(plan(VANTAGEM, 8), { score: levelFinal });
  const before = competition(played);
  expect(before).toMatchObject({ champion: "t1", runnerUp: "t2" });
  const after = competition({ ...played, decisions: [taken("t1", 9)] });
  expect(after.tables[0]!.standings.rows[0]!.team).toBe("t2");
  expect(after).toMatchObject({ champion: "t1", ties: before.ties, campaign: before.campaign });
});

test("until the knockout begins, the campaign follows what is decided", () => {
  const groups = playAll(plan(VANTAGEM, 8), { except: ({ phase }) => phase === "knockout" });
  const decided = playAll({ ...groups, decisions: [taken("t5", 1)] }, { score: levelFinal });
  expect(competition(groups).campaign).toMatchObject({ t1: 1, t5: 1 });
  expect(competition(decided).campaign).toMatchObject({ t1: 1, t5: 2 });
});

test("two campaigns that are exactly level give nobody the advantage: kicks decide", () => {
  // Both groups end with the same scores, so that their winners have the same figures.
  const inOwnGroup = (team: string) => `t${((Number(team.slice(1)) - 1) % 4) + 1}`;
  const likeTwins = (match: KnownMatch) =>
    byStrength({ ...match, home: inOwnGroup(match.home), away: inOwnGroup(match.away) });
  const played = playAll(plan(VANTAGEM, 8), { score: likeTwins });
  const { campaign, ties, champion, neededDraws } = competition(played);
  expect([campaign["t1"], campaign["t5"]]).toEqual([1, 1]);
  // Who of them is the first seed follows from the order of the groups, and is no better campaign.
  const final = ties.find(({ id }) => id === "F")!;
  expect(final).toMatchObject({
    teams: { first: "t1", second: "t5" },
    result: { winner: null, undecided: "level" },
  });
  expect({ champion, neededDraws }).toEqual({ champion: null, neededDraws: [] });
  const kicked = played.results.map((one) =>
    one.tie === "F"
      ? { ...one, kicks: one.home === "t5" ? { home: 4, away: 2 } : { home: 2, away: 4 } }
      : one,
  );
  expect(competition({ ...played, results: kicked }).champion).toBe("t5");
});

test("a recorded draw puts level teams in order and makes no campaign better", () => {
  const general: Format = { ...VANTAGEM, advance: { by: "general_table", teams: 2 } };
  const groups = playAll(plan(general, 4), { except: ({ phase }) => phase === "knockout" });
  expect(competition(groups).neededDraws).toEqual([{ group: null, teams: ["t1", "t3"] }]);
  const drawn = { ...groups, draws: [{ id: "d", group: null, order: ["t3", "t1"] }] };
  const over = playAll(drawn, { score: () => LEVEL });
  expect(competition(over)).toMatchObject({
    seeds: ["t3", "t1"],
    campaign: { t1: 1, t3: 1 },
    champion: null,
  });
});

test("without a phase of points there is no campaign: the order of the draw is none", () => {
  const knockout: Format = { kind: "knockout", knockout: { ...KNOCKOUT, levelTie: "better_campaign" } };
  const played = playAll(plan(knockout, 4), { score: () => ({ homeGoals: 0, awayGoals: 0 }) });
  const { ties, champion } = competition(played);
  expect(champion).toBeNull();
  expect(ties[0]!.result).toEqual({ winner: null, undecided: "level" });
});

test("who was given a place later has no campaign against which the other would be better", () => {
  const semis = playAll(plan(VANTAGEM, 8), { except: ({ tie }) => tie !== null && tie !== "SF:1" });
  const given = playAll(
    {
      ...semis,
      decisions: [{ kind: "place", id: "1", tie: "SF:2", side: "first", team: "t7", reason: "idade" }],
    },
    { score: () => LEVEL },
  );
  const semi = competition(given).ties.find(({ id }) => id === "SF:2")!;
  expect(semi).toMatchObject({ teams: { first: "t7" }, result: { undecided: "level" } });
});
