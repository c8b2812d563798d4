import { expect, test } from "vitest";
import type { TieSide } from "#domain/championships/vocabulary.ts";
import { expectOk } from "#domain/result.ts";
import { anOrganiser } from "#seed/factories/cup.ts";
import { db } from "#server/platform/database/database.ts";
import { eq } from "#server/platform/database/orm.ts";
import { ownCategory } from "../categories.server.ts";
import { ownChampionship } from "../championships.server.ts";
import { championshipMatches } from "../matches/tables.ts";
import { aDrawnCup, close, KNOCKOUT, matchesOf, matchOf, play, TWO_GROUPS } from "../testing/played.ts";
import { settle } from "../tables-job.ts";
import { decide, revokeDecision } from "./decisions.server.ts";
import { ownResults } from "./results.server.ts";

type Cup = Awaited<ReturnType<typeof aDrawnCup>>;

const GROUNDS = { reason: "Escalação irregular na rodada 1", document: "STJD 123/2026" };
const LEAGUE = { format: { kind: "league", rounds: 1 } } as const;

async function resultsOf({ organising, categoryId }: Cup) {
  const { state, ...results } = expectOk(await ownResults(organising, categoryId));
  return { ...results, ...state };
}

/** The names of the first table, best first, with their points. */
async function tableOf(cup: Cup) {
  const { tables, teams } = await resultsOf(cup);
  const name = (id: string) => teams.find((team) => team.id === id)!.shortName;
  return tables[0]!.standings.rows.map(({ team, points }) => `${name(team)} ${points}`);
}

async function statusOf({ organiser, championshipId }: Cup) {
  return expectOk(await ownChampionship(organiser.actor, championshipId)).status;
}

test("points taken move the table, and the row says so", async () => {
  const cup = await aDrawnCup(3, LEAGUE);
  await play(cup);
  expect(await tableOf(cup)).toEqual(["T1 6", "T2 3", "T3 0"]);
  const { id } = expectOk(
    await decide(cup.organising, cup.categoryId, {
      kind: "points",
      teamId: cup.teams[0]!,
      points: -4,
      ...GROUNDS,
    }),
  );
  expect(await tableOf(cup)).toEqual(["T2 3", "T1 2", "T3 0"]);
  const { tables, decisions, champion } = await resultsOf(cup);
  expect(tables[0]!.standings.rows[1]).toMatchObject({ team: cup.teams[0], pointsChange: -4 });
  expect(decisions).toMatchObject([{ id, kind: "points", points: -4, revoked: null, ...GROUNDS }]);
  expect(champion).toBe(cup.teams[1]);

  expectOk(await revokeDecision(cup.organising, id, "O STJD voltou atrás"));
  expect(await tableOf(cup)).toEqual(["T1 6", "T2 3", "T3 0"]);
  expect((await resultsOf(cup)).decisions).toMatchObject([
    { id, revoked: { reason: "O STJD voltou atrás" } },
  ]);
  expect(await revokeDecision(cup.organising, id, "de novo")).toMatchObject({ error: "revoked_already" });
});

test("an annulled match leaves the table, and its repeat counts instead", async () => {
  const cup = await aDrawnCup(3, LEAGUE);
  await play(cup);
  const match = (await matchesOf(cup)).find(({ homeTeamId, awayTeamId }) =>
    [homeTeamId, awayTeamId].every((team) => team === cup.teams[0] || team === cup.teams[1]),
  )!;
  const annul = { kind: "annulled", matchId: match.id, repeat: true, ...GROUNDS } as const;
  const { id } = expectOk(await decide(cup.organising, cup.categoryId, annul));
  expect(await tableOf(cup)).toEqual(["T1 3", "T2 3", "T3 0"]);
  expect((await resultsOf(cup)).champion).toBeNull();
  expect(await decide(cup.organising, cup.categoryId, annul)).toMatchObject({ error: "decided_already" });

  const repeat = (await matchesOf(cup)).find(({ repeats }) => repeats === match.id)!;
  expect(repeat).toMatchObject({ state: "planned", homeTeamId: match.homeTeamId, round: match.round });
  await close(cup, repeat.id, match.homeTeamId === cup.teams[1] ? [1, 0] : [0, 1]);
  expect(await tableOf(cup)).toEqual(["T2 6", "T1 3", "T3 0"]);
  expect(await revokeDecision(cup.organising, id, "engano da mesa")).toMatchObject({ error: "repeat_begun" });
});

test("revoking an annulment removes a repeat that nobody has played, and it can be annulled again", async () => {
  const cup = await aDrawnCup(3, LEAGUE);
  await play(cup);
  const [match] = await matchesOf(cup);
  const annul = { kind: "annulled", matchId: match!.id, repeat: true, ...GROUNDS } as const;
  const { id } = expectOk(await decide(cup.organising, cup.categoryId, annul));
  // Its sheet is open, with nothing that was played.
  const repeat = (await matchesOf(cup)).find(({ repeats }) => repeats === match!.id)!;
  await db().update(championshipMatches).set({ state: "open" }).where(eq(championshipMatches.id, repeat.id));
  expectOk(await revokeDecision(cup.organising, id, "engano da mesa"));
  expect((await resultsOf(cup)).matches).toHaveLength(3);
  expect(await tableOf(cup)).toEqual(["T1 6", "T2 3", "T3 0"]);
  expectOk(await decide(cup.organising, cup.categoryId, annul));
  expect((await resultsOf(cup)).matches).toHaveLength(4);
});

test("a match that nobody played is awarded, ends the cup of two and freezes its rules; revoked, it is to be played", async () => {
  const cup = await aDrawnCup(2, LEAGUE);
  const [match] = await matchesOf(cup);
  const { id } = expectOk(
    await decide(cup.organising, cup.categoryId, {
      kind: "awarded",
      matchId: match!.id,
      award: { walkover: "home", score: null },
      ...GROUNDS,
    }),
  );
  const { matches, champion } = await resultsOf(cup);
  expect(matches[0]!.counted).toMatchObject({
    homeGoals: 0,
    awayGoals: 3,
    walkover: "home",
    changedBy: { by: "decision", id },
  });
  expect(champion).toBe(match!.awayTeamId);
  expect(await statusOf(cup)).toBe("finished");
  expect(expectOk(await ownCategory(cup.organising, cup.categoryId)).frozen).toBe(true);

  expectOk(await revokeDecision(cup.organising, id, "A equipe estava no campo"));
  const after = await resultsOf(cup);
  expect(after.matches[0]).toMatchObject({ state: "planned", played: null, counted: null });
  expect(await statusOf(cup)).toBe("ongoing");
  expect(after.champion).toBeNull();
});

test("a double W.O. gives both a loss; a score that contradicts a W.O. is refused", async () => {
  const cup = await aDrawnCup(2, LEAGUE);
  const [match] = await matchesOf(cup);
  const award = { kind: "awarded", matchId: match!.id, ...GROUNDS } as const;
  expect(
    await decide(cup.organising, cup.categoryId, {
      ...award,
      award: { walkover: "home", score: { home: 2, away: 0 } },
    }),
  ).toMatchObject({ error: "walkover_score" });
  expectOk(
    await decide(cup.organising, cup.categoryId, { ...award, award: { walkover: "both", score: null } }),
  );
  const { tables } = await resultsOf(cup);
  expect(
    tables[0]!.standings.rows.map(({ points, losses, goalsAgainst }) => [points, losses, goalsAgainst]),
  ).toEqual([
    [0, 1, 3],
    [0, 1, 3],
  ]);
});

test("a place of the final is given to the beaten semi-finalist, and only until that final begins", async () => {
  const cup = await aDrawnCup(4, { format: { kind: "knockout", knockout: KNOCKOUT } });
  await play(cup, { except: ({ tie }) => tie === "F" || tie === "3P" });
  const semi = await matchOf(cup, "SF:1:1");
  const beaten = semi.homeTeamId === cup.teams[0] ? semi.awayTeamId! : semi.homeTeamId!;
  const place = { kind: "place" as const, tie: "F", side: "first" as TieSide, teamId: beaten, ...GROUNDS };
  const give = (change: Partial<typeof place> = {}) =>
    decide(cup.organising, cup.categoryId, { ...place, ...change });
  expect(await give({ tie: "QF:1" })).toMatchObject({ error: "unknown_tie" });
  expect(await give({ tie: "SF:1" })).toMatchObject({ error: "match_begun" });
  expect(await give({ side: "second", teamId: cup.teams[0]! })).toMatchObject({ error: "team_in_round" });
  const stranger = await aDrawnCup(2, LEAGUE);
  expect(await give({ teamId: stranger.teams[0]! })).toMatchObject({ error: "unknown_team" });

  expectOk(await give());
  await settle(cup.categoryId);
  const final = await matchOf(cup, "F:1");
  expect(final.homeTeamId).toBe(beaten);
  expect((await matchOf(cup, "3P:1")).homeTeamId).toBeNull();
  await close(cup, final.id, [1, 0]);
  expect((await resultsOf(cup)).champion).toBe(beaten);
  expect(await give()).toMatchObject({ error: "match_begun" });
});

test("no place is given to a team that may still come to that round by its own match", async () => {
  const cup = await aDrawnCup(4, { format: { kind: "knockout", knockout: KNOCKOUT } });
  await play(cup, { except: ({ tie }) => tie !== "SF:1" });
  const semi = await matchOf(cup, "SF:2:1");
  const place = { kind: "place" as const, tie: "F", side: "first" as TieSide, teamId: "", ...GROUNDS };
  const give = (change: Partial<typeof place>) =>
    decide(cup.organising, cup.categoryId, { ...place, ...change });
  expect(await give({ teamId: semi.homeTeamId! })).toMatchObject({ error: "still_playing" });
  expect(await give({ tie: "3P", teamId: semi.homeTeamId! })).toMatchObject({ error: "still_playing" });
  // It is the place that this match is about.
  expectOk(await give({ side: "second", teamId: semi.homeTeamId! }));

  const three = await aDrawnCup(3, { format: { kind: "knockout", knockout: KNOCKOUT } });
  expect(
    await decide(three.organising, three.categoryId, {
      ...place,
      tie: "SF:2",
      teamId: three.teams[0]!,
    }),
  ).toMatchObject({ error: "team_in_round" });
});

test("a place goes back to who earned it when its team comes to the other side after all", async () => {
  const cup = await aDrawnCup(4, { format: { kind: "knockout", knockout: KNOCKOUT } });
  await play(cup, { except: ({ tie }) => tie === "F" || tie === "3P", score: () => [1, 0] });
  const [one, other] = [await matchOf(cup, "SF:1:1"), await matchOf(cup, "SF:2:1")];
  const place = { kind: "place", tie: "F", side: "first", teamId: other.awayTeamId!, ...GROUNDS } as const;
  expectOk(await decide(cup.organising, cup.categoryId, place));
  expect(await matchOf(cup, "F:1")).toMatchObject({
    homeTeamId: other.awayTeamId,
    awayTeamId: other.homeTeamId,
  });
  expectOk(
    await decide(cup.organising, cup.categoryId, {
      kind: "awarded",
      matchId: other.id,
      award: { walkover: "home", score: null },
      ...GROUNDS,
    }),
  );
  expect(await matchOf(cup, "F:1")).toMatchObject({
    homeTeamId: one.homeTeamId,
    awayTeamId: other.awayTeamId,
  });
});

test("a decision that would put other teams into a match that has begun is refused", async () => {
  const cup = await aDrawnCup(4, { format: { kind: "knockout", knockout: KNOCKOUT } });
  await play(cup);
  const semi = await matchOf(cup, "SF:1:1");
  const loses = semi.homeTeamId === cup.teams[0] ? "home" : "away";
  const award = { kind: "awarded", matchId: semi.id, ...GROUNDS } as const;
  expect(
    await decide(cup.organising, cup.categoryId, { ...award, award: { walkover: loses, score: null } }),
  ).toMatchObject({ error: "next_match_begun" });
  expect((await resultsOf(cup)).decisions).toEqual([]);
  expect(
    await decide(cup.organising, cup.categoryId, {
      kind: "awarded",
      matchId: (await matchOf(cup, "F:1")).id,
      award: { walkover: null, score: { home: 1, away: 1 } },
      ...GROUNDS,
    }),
  ).toMatchObject({ error: "tie_needs_winner" });
});

test("points of a group change its table and not who plays the knockout once that has begun", async () => {
  const cup = await aDrawnCup(8, { format: TWO_GROUPS });
  await play(cup, { except: ({ tie }) => tie !== null && tie !== "SF:1" });
  const before = await resultsOf(cup);
  expectOk(
    await decide(cup.organising, cup.categoryId, {
      kind: "points",
      teamId: cup.teams[0]!,
      points: -9,
      ...GROUNDS,
    }),
  );
  await settle(cup.categoryId);
  const after = await resultsOf(cup);
  expect(after.tables[0]!.standings.rows[0]!.team).toBe(cup.teams[1]);
  expect(after.seeds).toEqual(before.seeds);
  expect(after.ties.map(({ teams }) => teams)).toEqual(before.ties.map(({ teams }) => teams));
});

test("a cup is over with its champion, and goes on when a decision removes the champion", async () => {
  const cup = await aDrawnCup(4, { format: { kind: "knockout", knockout: KNOCKOUT } });
  await play(cup);
  expect(await statusOf(cup)).toBe("finished");
  const { id } = expectOk(
    await decide(cup.organising, cup.categoryId, {
      kind: "annulled",
      matchId: (await matchOf(cup, "F:1")).id,
      repeat: true,
      ...GROUNDS,
    }),
  );
  await settle(cup.categoryId);
  expect(await statusOf(cup)).toBe("ongoing");
  expect((await matchOf(cup, "F:1:r1")).state).toBe("planned");
  expectOk(await revokeDecision(cup.organising, id, "O recurso foi aceito"));
  await settle(cup.categoryId);
  expect(await statusOf(cup)).toBe("finished");
});

test("another organiser finds nothing; without a plan decisions stay open", async () => {
  const cup = await aDrawnCup(3, LEAGUE);
  await play(cup);
  const points = { kind: "points", teamId: cup.teams[0]!, points: -1, ...GROUNDS } as const;
  const { organising: stranger } = await anOrganiser();
  expect(await decide(stranger, cup.categoryId, points)).toMatchObject({ error: "not_found" });
  expect(await ownResults(stranger, cup.categoryId)).toMatchObject({ error: "not_found" });
  const { id } = expectOk(await decide({ ...cup.organising, tools: false }, cup.categoryId, points));
  expect(await revokeDecision(stranger, id, "não é minha")).toMatchObject({ error: "not_found" });
  expect(await revokeDecision(cup.organising, "x", "sem número")).toMatchObject({ error: "not_found" });
});

test("after a double W.O. nobody comes, and the organiser is asked who takes the place", async () => {
  const cup = await aDrawnCup(4, { format: { kind: "knockout", knockout: KNOCKOUT } });
  const semi = await matchOf(cup, "SF:1:1");
  const { id } = expectOk(
    await decide(cup.organising, cup.categoryId, {
      kind: "awarded",
      matchId: semi.id,
      award: { walkover: "both", score: null },
      ...GROUNDS,
    }),
  );
  const open = { why: "nobody_comes", tie: "SF:1", place: { tie: "F", side: "first" } };
  expect((await resultsOf(cup)).places).toMatchObject([open]);
  const place = { kind: "place", tie: "F", side: "first", teamId: semi.homeTeamId!, ...GROUNDS } as const;
  expectOk(await decide(cup.organising, cup.categoryId, place));
  expect((await resultsOf(cup)).places).toEqual([]);
  expectOk(await revokeDecision(cup.organising, id, "As equipes jogam no sábado"));
  expect(await matchOf(cup, "SF:1:1")).toMatchObject({ state: "planned", result: null });
});

test("after a double W.O. the place is left empty, and the other semi-finalists pass; played after all, it is not", async () => {
  const cup = await aDrawnCup(4, { format: { kind: "knockout", knockout: KNOCKOUT } });
  const [semi, other] = [await matchOf(cup, "SF:1:1"), await matchOf(cup, "SF:2:1")];
  const empty = { kind: "place", side: "first", teamId: null, ...GROUNDS } as const;
  const leave = (tie: string) => decide(cup.organising, cup.categoryId, { ...empty, tie });
  expect(await leave("F")).toMatchObject({ error: "place_played" });
  expect(await leave("SF:2")).toMatchObject({ error: "place_taken" });
  const { id } = expectOk(
    await decide(cup.organising, cup.categoryId, {
      kind: "awarded",
      matchId: semi.id,
      award: { walkover: "both", score: null },
      ...GROUNDS,
    }),
  );
  expectOk(await leave("F"));
  expectOk(await leave("3P"));
  expect((await resultsOf(cup)).places).toEqual([]);
  await close(cup, other.id, [1, 0]);
  await settle(cup.categoryId);
  const passed = { champion: other.homeTeamId, runnerUp: null, third: other.awayTeamId, places: [] };
  expect(await resultsOf(cup)).toMatchObject(passed);
  expect(await statusOf(cup)).toBe("finished");
  expectOk(await revokeDecision(cup.organising, id, "As equipes jogam no sábado"));
  expect(await resultsOf(cup)).toMatchObject({ champion: null, third: null });
});

test("a match that is being played leaves nothing to resolve; an annulled one that nobody repeats does", async () => {
  const cup = await aDrawnCup(4, { format: { kind: "knockout", knockout: KNOCKOUT } });
  const semi = await matchOf(cup, "SF:1:1");
  await db().update(championshipMatches).set({ state: "open" }).where(eq(championshipMatches.id, semi.id));
  expect((await resultsOf(cup)).places).toEqual([]);
  await close(cup, semi.id, [2, 0]);
  await settle(cup.categoryId);
  const annul = { kind: "annulled", matchId: semi.id, repeat: false, ...GROUNDS } as const;
  expectOk(await decide(cup.organising, cup.categoryId, annul));
  expect((await resultsOf(cup)).places).toMatchObject([{ why: "nothing_left", tie: "SF:1" }]);
});
