import { expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import type { WithdrawalEffect } from "#domain/championships/results.ts";
import { anOrganiser, aCup } from "#seed/factories/cup.ts";
import { aDrawnCup, close, KNOCKOUT, matchOf, play, TWO_GROUPS } from "../testing/played.ts";
import { settle } from "../tables-job.ts";
import { publicCompetition } from "../public.server.ts";
import { decide } from "./decisions.server.ts";
import { ownResults } from "./results.server.ts";
import { ownWithdrawal, undoWithdrawal, withdrawTeam } from "./withdrawals.server.ts";

type Cup = Awaited<ReturnType<typeof aDrawnCup>>;

const REASON = "A escola fechou o time";

async function resultsOf({ organising, categoryId }: Cup) {
  const { state, ...results } = expectOk(await ownResults(organising, categoryId));
  return { ...results, ...state };
}

/** Four teams in a league; the last has played its first round and leaves. */
async function leftAfterOne(effect: WithdrawalEffect) {
  const cup = await aDrawnCup(4, { format: { kind: "league", rounds: 1 } });
  await play(cup, { except: ({ round }) => round > 1 });
  const left = cup.teams[3]!;
  expect(await withdrawTeam(cup.organising, left, { effect, reason: REASON })).toEqual({
    ok: true,
    value: { phase: "league" },
  });
  const { tables, teams } = await resultsOf(cup);
  const [table] = tables;
  expect(teams.find(({ id }) => id === left)!.left).toEqual({ effect, phase: "league", reason: REASON });
  return { cup, left, table: table!, row: table!.standings.rows.find(({ team }) => team === left) };
}

test("kept: what it played stays and the rest is not played", async () => {
  const { cup, row } = await leftAfterOne("keep");
  expect(row).toMatchObject({ played: 1 });
  await play(cup, {
    except: ({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId].includes(cup.teams[3]!),
  });
  expect((await resultsOf(cup)).champion).toBe(cup.teams[0]);
});

test("the rest by W.O.: it loses what it has not played, and the rows say why", async () => {
  const { cup, left, row } = await leftAfterOne("walkover_rest");
  expect(row).toMatchObject({ played: 3, losses: 3, walkovers: 2 });
  const forfeited = (await resultsOf(cup)).matches.filter(({ counted }) => counted?.changedBy);
  expect(forfeited.map(({ counted }) => counted!.changedBy)).toEqual([
    { by: "withdrawal", team: left },
    { by: "withdrawal", team: left },
  ]);
});

test("disregarded: the table has no row of it and its match counts for nobody", async () => {
  const { left, table, row } = await leftAfterOne("disregard");
  expect(row).toBeUndefined();
  expect(table.disregarded).toEqual([left]);
  const played = table.standings.rows.map((one) => one.played);
  expect(played.toSorted((one, other) => one - other)).toEqual([0, 1, 1]);
});

test("a team that leaves after its group is finished leaves the knockout, and the group stays as it was", async () => {
  const cup = await aDrawnCup(8, { format: TWO_GROUPS });
  await play(cup, { except: ({ phase }) => phase === "knockout" });
  const before = await resultsOf(cup);
  const left = await withdrawTeam(cup.organising, cup.teams[0]!, { effect: "disregard", reason: REASON });
  expect(left).toEqual({ ok: true, value: { phase: "knockout" } });
  const after = await resultsOf(cup);
  expect(after.tables).toEqual(before.tables);
  expect(after.ties[0]).toMatchObject({ result: { winner: cup.teams[5], by: "walkover" } });
});

test("once the knockout has begun, a team in it leaves the knockout, also while a match of its group is to be repeated", async () => {
  const cup = await aDrawnCup(8, { format: TWO_GROUPS });
  await play(cup, { except: ({ phase }) => phase === "knockout" });
  await close(cup, (await matchOf(cup, "SF:1:1")).id, [1, 0]);
  const annulled = { kind: "annulled", matchId: (await matchOf(cup, "A:1:1")).id, repeat: true } as const;
  expectOk(await decide(cup.organising, cup.categoryId, { ...annulled, reason: REASON, document: null }));
  const phaseOf = async (team: string) => expectOk(await ownWithdrawal(cup.organising, team)).phase;
  const { seeds } = await resultsOf(cup);
  const out = cup.teams.slice(0, 4).find((team) => !seeds!.includes(team))!;
  expect([await phaseOf(cup.teams[0]!), await phaseOf(out)]).toEqual(["knockout", "group"]);
  const { tables } = await resultsOf(cup);
  expectOk(await withdrawTeam(cup.organising, cup.teams[0]!, { effect: "disregard", reason: REASON }));
  expect((await resultsOf(cup)).tables).toEqual(tables);
});

test("who leaves in the groups with enough points loses its tie of the knockout by W.O.", async () => {
  const cup = await aDrawnCup(8, { format: TWO_GROUPS });
  const isLast = ({ phase, round }: { phase: string; round: number }) => phase === "knockout" || round === 3;
  await play(cup, { except: isLast });
  expectOk(await withdrawTeam(cup.organising, cup.teams[0]!, { effect: "keep", reason: REASON }));
  await play(cup, {
    except: ({ phase, homeTeamId, awayTeamId }) =>
      phase === "knockout" || [homeTeamId, awayTeamId].includes(cup.teams[0]!),
  });
  const { seeds, ties } = await resultsOf(cup);
  const tie = ties.find(({ teams }) => Object.values(teams).includes(cup.teams[0]!));
  expect(seeds).toContain(cup.teams[0]);
  expect(tie!.result).toMatchObject({ loser: cup.teams[0], by: "walkover" });
});

test("nobody waits for a team that was disregarded: its opponent passes, until the place is given", async () => {
  const format = { ...TWO_GROUPS, advance: { by: "general_table", teams: 8 } } as const;
  const cup = await aDrawnCup(8, { format });
  const last = cup.teams[7]!;
  expectOk(await withdrawTeam(cup.organising, last, { effect: "disregard", reason: REASON }));
  const isIts = ({ homeTeamId, awayTeamId }: { homeTeamId: string | null; awayTeamId: string | null }) =>
    homeTeamId === last || awayTeamId === last;
  await play(cup, { except: (match) => match.phase === "knockout" || isIts(match) });
  const [first] = cup.teams;
  const { places, ties } = await resultsOf(cup);
  expect(ties[0]).toMatchObject({ id: "QF:1", result: { winner: first, loser: null, by: "bye" } });
  expect(places).toEqual([
    {
      why: "place_empty",
      tie: "QF:1",
      place: { tie: "QF:1", side: "second" },
      team: first,
      beaten: null,
    },
  ]);
  const matches = async () => (await publicCompetition(cup.categoryId))!.matches.map(({ tie }) => tie);
  expect(await matches()).not.toContain("QF:1");
  await play(cup, { except: isIts });
  const over = await resultsOf(cup);
  expect(over).toMatchObject({ champion: first, places: [] });
});

test("a finalist leaves: the other is champion, until the place is given to the beaten side", async () => {
  const cup = await aDrawnCup(4, { format: { kind: "knockout", knockout: KNOCKOUT } });
  await play(cup, { except: ({ tie }) => tie === "F" || tie === "3P" });
  expectOk(await withdrawTeam(cup.organising, cup.teams[0]!, { effect: "keep", reason: REASON }));
  await settle(cup.categoryId);
  const alone = await resultsOf(cup);
  expect(alone.champion).toBe(cup.teams[1]);
  // The page offers the place of who left to the side that it had beaten.
  expect(alone.places).toEqual([
    {
      why: "team_left",
      tie: "F",
      place: { tie: "F", side: "first" },
      team: cup.teams[0],
      beaten: cup.teams[3],
    },
  ]);
  const given = { kind: "place", tie: "F", side: "first", reason: REASON, document: null } as const;
  expect(await decide(cup.organising, cup.categoryId, { ...given, teamId: cup.teams[0]! })).toMatchObject({
    error: "team_left",
  });
  expectOk(await decide(cup.organising, cup.categoryId, { ...given, teamId: cup.teams[3]! }));
  await settle(cup.categoryId);
  const results = await resultsOf(cup);
  expect(results.champion).toBeNull();
  expect(results.ties.find(({ id }) => id === "F")!.teams).toEqual({
    first: cup.teams[3],
    second: cup.teams[1],
  });
  expect(await undoWithdrawal(cup.organising, cup.teams[0]!)).toMatchObject({ error: "place_given" });
});

test("a withdrawal is undone while nothing was played since", async () => {
  const { cup, left } = await leftAfterOne("disregard");
  const page = async () => expectOk(await ownWithdrawal(cup.organising, left));
  expect(await withdrawTeam(cup.organising, left, { effect: "keep", reason: REASON })).toMatchObject({
    error: "left_already",
  });
  expect((await page()).left).toEqual({ effect: "disregard", reason: REASON, obstacle: null });
  expectOk(await undoWithdrawal(cup.organising, left));
  expect(await page()).toMatchObject({ left: null, obstacle: null, phase: "league" });
  expect((await resultsOf(cup)).tables[0]!.standings.rows).toHaveLength(4);

  expectOk(await withdrawTeam(cup.organising, left, { effect: "keep", reason: REASON }));
  await close(cup, (await matchOf(cup, "2:1")).id, [1, 0]);
  expect(await undoWithdrawal(cup.organising, left)).toMatchObject({ error: "played_since" });
  expect((await page()).left).toMatchObject({ obstacle: "played_since" });
});

test("after the final a team still leaves the match for the third place, and nobody else leaves", async () => {
  const cup = await aDrawnCup(4, { format: { kind: "knockout", knockout: KNOCKOUT } });
  await play(cup, { except: ({ tie }) => tie === "3P" });
  const leave = { effect: "keep", reason: REASON } as const;
  const [champion, , third, fourth] = cup.teams;
  expect((await resultsOf(cup)).champion).toBe(champion);
  expect(await withdrawTeam(cup.organising, champion!, leave)).toMatchObject({ error: "already_over" });
  expect(expectOk(await ownWithdrawal(cup.organising, third!))).toMatchObject({
    obstacle: null,
    phase: "knockout",
  });
  expectOk(await withdrawTeam(cup.organising, third!, leave));
  await settle(cup.categoryId);
  expect(await resultsOf(cup)).toMatchObject({ champion, third: fourth });
  expect(await withdrawTeam(cup.organising, fourth!, leave)).toMatchObject({ error: "already_over" });
});

test("nobody leaves what is over, what was never drawn, or another organiser's cup", async () => {
  const cup = await aDrawnCup(2, { format: { kind: "league", rounds: 1 } });
  const leave = { effect: "keep", reason: REASON } as const;
  const { organising: stranger } = await anOrganiser();
  expect(await withdrawTeam(stranger, cup.teams[0]!, leave)).toMatchObject({ error: "not_found" });
  expect(await ownWithdrawal(stranger, cup.teams[0]!)).toMatchObject({ error: "not_found" });
  expect(await undoWithdrawal(cup.organising, cup.teams[0]!)).toMatchObject({ error: "not_withdrawn" });
  await play(cup);
  expect(await withdrawTeam(cup.organising, cup.teams[0]!, leave)).toMatchObject({ error: "already_over" });
  const { organising, categoryId } = await aCup();
  expect(
    await decide(organising, categoryId, {
      kind: "points",
      teamId: cup.teams[0]!,
      points: 1,
      reason: REASON,
      document: null,
    }),
  ).toMatchObject({ error: "not_drawn" });
});
