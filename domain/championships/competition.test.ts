import fc from "fast-check";
import { expect, test } from "vitest";
import { competition } from "./competition.ts";
import type { Format } from "./format.ts";
import { byStrength, filled, GROUPS, KNOCKOUT, plan, playAll } from "./testing/cups.ts";

test("eight teams in two groups: the two best of each cross, and the strongest is champion", () => {
  const empty = competition(plan(GROUPS, 8));
  expect(empty).toMatchObject({ seeds: null, champion: null });
  expect(empty.ties.map(({ id, teams }) => [id, teams.first, teams.second])).toEqual([
    ["SF:1", null, null],
    ["SF:2", null, null],
    ["3P", null, null],
    ["F", null, null],
  ]);
  const over = competition(playAll(plan(GROUPS, 8)));
  expect(over.tables.map(({ group, finished }) => [group, finished])).toEqual([
    ["A", true],
    ["B", true],
  ]);
  const semis = over.ties
    .filter(({ stage }) => stage === "SF")
    .map(({ teams }) => [teams.first, teams.second]);
  expect(semis).toEqual([
    ["t1", "t6"],
    ["t5", "t2"],
  ]);
  expect(over).toMatchObject({ champion: "t1", runnerUp: "t2", third: "t5" });
});

test("level teams in a place that advances wait for a recorded draw, and the draw decides", () => {
  const level = playAll(plan(GROUPS, 8), {
    score: (match) => (match.group === "A" ? { homeGoals: 0, awayGoals: 0 } : byStrength(match)),
  });
  const waiting = competition(level);
  expect(waiting.seeds).toBeNull();
  expect(waiting.neededDraws).toEqual([{ group: "A", teams: ["t1", "t2", "t3", "t4"] }]);
  const drawn = competition({
    ...level,
    draws: [{ id: "d", group: "A", order: ["t4", "t3", "t2", "t1"] }],
  });
  expect(drawn.neededDraws).toEqual([]);
  expect(drawn.seeds).toContain("t4");
  expect(drawn.seeds).not.toContain("t1");
});

test("one group whose general table decides: its own order counts, head-to-head and its draws included", () => {
  const format = { ...GROUPS, groups: 1, advance: { by: "general_table", teams: 2 } } as const;
  // t1 and t2 have the same figures behind t4, and t2 won their match.
  const scores: Record<string, readonly [number, number]> = {
    "t2 t1": [1, 0],
    "t1 t3": [1, 0],
    "t4 t2": [1, 0],
    "t4 t3": [3, 0],
  };
  const group = playAll(plan(format, 4), {
    except: ({ phase }) => phase === "knockout",
    score: ({ home, away }) => {
      const [homeGoals, awayGoals] = scores[`${home} ${away}`] ?? [0, 0];
      const [awayFirst, homeFirst] = scores[`${away} ${home}`] ?? [0, 0];
      return { homeGoals: homeGoals + homeFirst, awayGoals: awayGoals + awayFirst };
    },
  });
  const state = competition(group);
  expect(state.general!.rows).toEqual(state.tables[0]!.standings.rows);
  expect(state).toMatchObject({ neededDraws: [], seeds: ["t4", "t2"] });

  const level = playAll(plan(format, 2), { score: () => ({ homeGoals: 0, awayGoals: 0 }) });
  expect(competition(level).neededDraws).toEqual([{ group: "A", teams: ["t1", "t2"] }]);
  for (const drawn of ["A", null]) {
    const draws = [{ id: "d", group: drawn, order: ["t2", "t1"] }];
    expect(competition({ ...level, draws }).seeds).toEqual(["t2", "t1"]);
  }
});

test("once the knockout has begun, nothing that is decided about the groups moves who came out of them", () => {
  const played = playAll(plan(GROUPS, 8));
  const before = competition(played);
  const after = competition({
    ...played,
    decisions: [{ kind: "points", id: "1", team: "t1", points: -9, reason: "escalação irregular" }],
  });
  expect(after.tables[0]!.standings.rows[0]!.team).toBe("t2");
  expect(after.seeds).toEqual(before.seeds);
  expect(after.champion).toBe("t1");
});

test("a place of the final that was lost goes to the beaten semi-finalist", () => {
  const semis = playAll(plan(GROUPS, 8), { except: ({ tie }) => tie === "F" || tie === "3P" });
  const given = competition({
    ...semis,
    decisions: [{ kind: "place", id: "1", tie: "F", side: "first", team: "t6", reason: "idade" }],
  });
  const final = given.ties.find(({ id }) => id === "F")!;
  expect(final.teams).toEqual({ first: "t6", second: "t2" });
});

test("a team that leaves in the knockout loses what it has not played, and the other side goes on", () => {
  const groups = playAll(plan(GROUPS, 8), { except: ({ phase }) => phase === "knockout" });
  const left = competition({
    ...groups,
    withdrawals: [{ team: "t1", effect: "keep", phase: "knockout" }],
  });
  const semi = left.ties.find(({ teams }) => teams.first === "t1")!;
  expect(semi.result).toMatchObject({ winner: "t6", by: "walkover" });
  // The table of its group is as it was.
  expect(left.tables[0]!.standings.rows[0]!.team).toBe("t1");
});

const GENERAL = { ...GROUPS, advance: { by: "general_table", teams: 8 } } as const;

test.each([
  ["eight places of a general table", GENERAL, 8, "t8", "t1"],
  ["two groups of two with two places", GROUPS, 4, "t4", "t1"],
  ["a winner whose group is empty but for it", GROUPS, 4, "t2", "t3"],
] as const)(
  "%s, and one team is disregarded: whoever would meet it passes",
  (_, format, count, team, passes) => {
    const left = {
      ...plan(format, count),
      withdrawals: [
        { team, effect: "disregard", phase: "group" },
        { team, effect: "walkover_rest", phase: "knockout" },
      ],
    } as const;
    const over = playAll(left, {
      except: ({ phase, home, away }) => phase === "group" && [home, away].includes(team),
    });
    const { ties, champion, runnerUp, third } = competition(over);
    const [bye, ...others] = ties.filter(({ result }) => result.winner !== null && result.by === "bye");
    // Of a semi-final without a match nobody comes to the match for the third place.
    expect(others.map(({ id }) => id)).toEqual(bye!.stage === "SF" ? ["3P"] : []);
    expect(bye).toMatchObject({
      teams: { first: passes, second: null },
      result: { winner: passes, loser: null },
    });
    expect(ties.every(({ result }) => result.winner !== null)).toBe(true);
    expect(champion).toBe("t1");
    expect(new Set([champion, runnerUp, third]).size).toBe(3);
  },
);

test("the place that stays empty can be given, and a bye is no match", () => {
  const left = {
    ...plan(GENERAL, 8),
    withdrawals: [{ team: "t8", effect: "disregard", phase: "group" }],
  } as const;
  const groups = playAll(left, {
    except: ({ phase, home, away }) => phase === "knockout" || [home, away].includes("t8"),
  });
  expect(competition(groups).counted.some(({ tie }) => tie === "QF:1")).toBe(false);
  const place = {
    kind: "place",
    id: "1",
    tie: "QF:1",
    side: "second",
    team: "t8",
    reason: "recurso",
  } as const;
  const given = competition({ ...groups, decisions: [place] }).ties[0]!;
  expect(given).toMatchObject({ teams: { first: "t1", second: "t8" }, result: { undecided: "unplayed" } });
});

test("a half of the bracket that is empty sends nobody, and who left wins no final without a match", () => {
  const alone = ["t2", "t3", "t4"];
  const left = {
    ...plan(GROUPS, 4),
    withdrawals: [
      ...alone.map((team) => ({ team, effect: "disregard" as const, phase: "group" as const })),
      { team: "t1", effect: "keep" as const, phase: "knockout" as const },
    ],
  };
  const { ties, champion } = competition(playAll(left, { except: () => true }));
  expect(ties.map(({ id, result }) => [id, result.winner])).toEqual([
    ["SF:1", "t1"],
    ["SF:2", null],
    ["3P", null],
    ["F", null],
  ]);
  expect(champion).toBeNull();
  expect(competition({ ...left, withdrawals: left.withdrawals.slice(0, 3) }).champion).toBe("t1");
});

test("after a double W.O. the place is left empty by decision: who stands beside it passes, also to the third place", () => {
  const semis = playAll(plan({ kind: "knockout", knockout: KNOCKOUT }, 4), {
    score: (match) => (match.tie === "SF:1" ? { ...byStrength(match), walkover: "both" } : byStrength(match)),
  });
  expect(competition(semis)).toMatchObject({ champion: null, third: null });
  const empty = (tie: string) =>
    ({ kind: "place", id: tie, tie, side: "first", team: null, reason: "" }) as const;
  const decisions = [empty("F"), empty("3P")];
  const over = competition(filled({ ...semis, decisions }));
  expect(over).toMatchObject({ champion: "t2", runnerUp: null, third: "t3" });
  // The match that brought nobody is to be played after all: the place waits for it.
  const again = { ...semis, decisions, results: semis.results.filter(({ tie }) => tie !== "SF:1") };
  expect(competition(again)).toMatchObject({ champion: null, third: null });
  expect(competition(playAll(again))).toMatchObject({ champion: "t1", third: "t3" });
});

test("who passed beside an empty place and left later keeps what it played in between", () => {
  const left = {
    ...plan(GENERAL, 8),
    withdrawals: [{ team: "t8", effect: "disregard", phase: "group" }],
  } as const;
  const semis = playAll(left, {
    except: ({ tie, home, away }) => tie === "F" || tie === "3P" || [home, away].includes("t8"),
  });
  const over = competition({
    ...semis,
    withdrawals: [...semis.withdrawals, { team: "t1", effect: "keep", phase: "knockout" }],
  });
  expect(over.ties.filter(({ stage }) => stage === "SF")).toEqual(
    competition(semis).ties.filter(({ stage }) => stage === "SF"),
  );
  expect(over.champion).toBe("t2");
});

test("a league has its champion when the last match is closed, and none while the first place is shared", () => {
  const league = plan({ kind: "league", rounds: 2 }, 4);
  const played = playAll(league);
  expect(competition(played).champion).toBe("t1");
  expect(competition({ ...played, results: played.results.slice(1) }).champion).toBeNull();
  const level = { ...played, results: played.results.map((one) => ({ ...one, homeGoals: 0, awayGoals: 0 })) };
  expect(competition(level)).toMatchObject({
    champion: null,
    neededDraws: [{ group: null, teams: ["t1", "t2", "t3", "t4"] }],
  });
});

test("whatever the format and the number of teams, playing everything gives one champion", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 24 }), fc.boolean(), (teams, twoLegs) => {
      const format: Format = {
        kind: "knockout",
        knockout: { ...KNOCKOUT, legs: twoLegs ? 2 : 1, thirdPlace: teams > 3 },
      };
      const over = competition(playAll(plan(format, teams)));
      expect(over.champion).toBe("t1");
      expect(over.ties.every(({ result }) => result.winner !== null)).toBe(true);
    }),
    { numRuns: 30 },
  );
});
