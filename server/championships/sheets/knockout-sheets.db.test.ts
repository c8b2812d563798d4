import { beforeAll, expect, test } from "vitest";
import type { SheetEvent } from "#domain/championships/sheet-entries.ts";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { decide } from "../decisions/decisions.server.ts";
import { ownResults } from "../decisions/results.server.ts";
import { withdrawTeam } from "../decisions/withdrawals.server.ts";
import { settle } from "../tables-job.ts";
import { aPhone } from "../testing/a-match.ts";
import { aDrawnCup, close, KNOCKOUT, matchOf } from "../testing/played.ts";
import { logOf, REFEREE, stateOf } from "../testing/sheet-steps.ts";
import { closeSheet, declareWalkover } from "./closing.server.ts";
import { correctSheet } from "./corrections.server.ts";
import { appendEntries } from "./entries.server.ts";
import { sheetAtDesk } from "./sheet-view.server.ts";

beforeAll(() => configure());

type Cup = Awaited<ReturnType<typeof aDrawnCup>>;

const goal = (side: "home" | "away"): SheetEvent => ({
  kind: "goal",
  side,
  scorer: null,
  goalKind: "normal",
});

/** A sheet with nothing but its goals, closed. */
async function played(cup: Cup, key: string, [home, away]: readonly [number, number]): Promise<string> {
  const { id } = await matchOf(cup, key);
  const note = aPhone();
  const goals = [...Array(home).fill("home"), ...Array(away).fill("away")] as ("home" | "away")[];
  expectOk(
    await appendEntries(
      cup.organising,
      id,
      goals.map((side) => note(goal(side))),
    ),
  );
  expectOk(await closeSheet(cup.organising, id, { ...REFEREE, confirmed: true }));
  await settle(cup.categoryId);
  return id;
}

/** Turns the score of a semi-final that ended 1 × 0. */
const turned = async ({ organising }: Cup, id: string) => ({
  reason: "O gol foi da outra equipe",
  undo: (await logOf({ organising, id })).map((entry) => entry.id),
  add: [{ ...goal("away"), half: 1 as const, minute: 3, added: null }],
});

const knockoutCup = () =>
  aDrawnCup(4, { format: { kind: "knockout", knockout: { ...KNOCKOUT, thirdPlace: false } }, mostTeams: 4 });

test("a correction that sends another team on is taken until the next match has begun, and then refused whole", async () => {
  const cup = await knockoutCup();
  const semi = await played(cup, "SF:1:1", [1, 0]);
  await played(cup, "SF:2:1", [1, 0]);
  const before = await stateOf({ id: semi });
  const correction = await turned(cup, semi);

  const final = await matchOf(cup, "F:1");
  expectOk(await appendEntries(cup.organising, final.id, [aPhone()(goal("home"))]));
  expect(await correctSheet(cup.organising, semi, correction)).toEqual({
    ok: false,
    error: { code: "next_match_begun" },
  });
  expect(await stateOf({ id: semi })).toEqual(before);
  const view = expectOk(await sheetAtDesk(cup.organising, semi));
  expect([view.corrections, view.log.length]).toEqual([[], 1]);

  const other = await knockoutCup();
  const early = await played(other, "SF:1:1", [1, 0]);
  await played(other, "SF:2:1", [1, 0]);
  expectOk(await correctSheet(other.organising, early, await turned(other, early)));
});

test("a correction that changes nothing about who goes on is taken at any time", async () => {
  const cup = await knockoutCup();
  const semi = await played(cup, "SF:1:1", [1, 0]);
  await played(cup, "SF:2:1", [1, 0]);
  await played(cup, "F:1", [2, 0]);
  const one = { ...goal("home"), half: 2 as const, minute: 50, added: null };
  expectOk(await correctSheet(cup.organising, semi, { reason: "Faltou um gol", undo: [], add: [one] }));
});

test("a sheet that is closed late sends nobody into a match that has begun with another team", async () => {
  const cup = await knockoutCup();
  const { id, homeTeamId } = await matchOf(cup, "SF:1:1");
  expectOk(await appendEntries(cup.organising, id, [aPhone()(goal("home"))]));
  // It leaves while its match is played, so that the other side passes and plays the final.
  expectOk(await withdrawTeam(cup.organising, homeTeamId!, { effect: "keep", reason: "O ônibus quebrou" }));
  await played(cup, "SF:2:1", [1, 0]);
  const final = await matchOf(cup, "F:1");
  const close = () => closeSheet(cup.organising, id, { ...REFEREE, confirmed: true });
  expectOk(await appendEntries(cup.organising, final.id, [aPhone()(goal("home"))]));

  const refused = { ok: false, error: { code: "next_match_begun" } };
  expect(await close()).toEqual(refused);
  expect(await declareWalkover(cup.organising, id, { ...REFEREE, loser: "away" })).toEqual(refused);
  expect(await stateOf({ id })).toMatchObject({ state: "open", result: null });
  expectOk(await declareWalkover(cup.organising, id, { ...REFEREE, loser: "home" }));
  await settle(cup.categoryId);
  expect(await matchOf(cup, "F:1")).toMatchObject({ homeTeamId: final.homeTeamId, state: "open" });
});

test("a result that a decision gave is not corrected as a sheet", async () => {
  const cup = await knockoutCup();
  const { id } = await matchOf(cup, "SF:1:1");
  const award = { walkover: null, score: { home: 3, away: 0 } };
  expectOk(
    await decide(cup.organising, cup.categoryId, {
      kind: "awarded",
      matchId: id,
      award,
      reason: "Atleta irregular",
      document: null,
    }),
  );
  const add = [{ ...goal("away"), half: 1 as const, minute: 3, added: null }];
  expect(await correctSheet(cup.organising, id, { reason: "Faltou", undo: [], add })).toMatchObject({
    error: { code: "not_played" },
  });
});

test("a match of a team that left is not opened, and its page says that it counts as W.O.", async () => {
  const cup = await aDrawnCup(4, { format: { kind: "league", rounds: 1 } });
  const left = cup.teams[3]!;
  expectOk(await withdrawTeam(cup.organising, left, { effect: "walkover_rest", reason: "O ônibus quebrou" }));
  const { rows } = await client().query(
    "select id from championship_matches where category_id = $1 and $2 in (home_team_id, away_team_id) limit 1",
    [cup.categoryId, left],
  );
  const { id } = rows[0];
  const refused = { ok: false, error: { code: "team_left" } };
  expect(await appendEntries(cup.organising, id, [aPhone()(goal("home"))])).toEqual(refused);
  expect(await closeSheet(cup.organising, id, { ...REFEREE, confirmed: true })).toEqual(refused);
  expect(await declareWalkover(cup.organising, id, { ...REFEREE, loser: "home" })).toEqual(refused);
  expect(await stateOf({ id })).toMatchObject({ state: "planned" });
  expect(expectOk(await sheetAtDesk(cup.organising, id)).left).toEqual({
    teams: ["Time 4"],
    walkover: true,
  });
});

test("kicks that are level are asked about before closing, and the tie that stays level is told", async () => {
  const cup = await knockoutCup();
  const { id } = await matchOf(cup, "SF:1:1");
  const note = aPhone();
  const kick = (side: "home" | "away", scored = true) => note({ kind: "kick", side, row: null, scored });
  const missing = kick("home");
  const log = [note(goal("home")), note(goal("away")), kick("home"), kick("away")];
  expectOk(await appendEntries(cup.organising, id, log));
  const ask = () => closeSheet(cup.organising, id, { ...REFEREE, confirmed: false });
  expect(await ask()).toMatchObject({
    error: { problems: expect.arrayContaining([{ code: "kicks_level" }]) },
  });
  expectOk(await appendEntries(cup.organising, id, [missing]));
  expect(await ask()).not.toMatchObject({
    error: { problems: expect.arrayContaining([{ code: "kicks_level" }]) },
  });
  expectOk(await appendEntries(cup.organising, id, [note({ kind: "undo", of: missing.id })]));
  expectOk(await closeSheet(cup.organising, id, { ...REFEREE, confirmed: true }));
  await settle(cup.categoryId);
  const open = async () => expectOk(await ownResults(cup.organising, cup.categoryId)).places;
  expect(await open()).toMatchObject([{ why: "still_level", tie: "SF:1", place: { tie: "F" } }]);
  const add = { kind: "kick" as const, side: "home" as const, row: null, scored: true };
  expectOk(
    await correctSheet(cup.organising, id, {
      reason: "Faltou a última cobrança",
      undo: [],
      add: [{ ...add, half: 5, minute: 0, added: null }],
    }),
  );
  expect(await open()).toEqual([]);
});

test("a tie that is level after its second leg asks for kicks, and one that is decided does not", async () => {
  const cup = await aDrawnCup(4, {
    format: { kind: "knockout", knockout: { ...KNOCKOUT, legs: 2, thirdPlace: false } },
    mostTeams: 4,
  });
  const first = await matchOf(cup, "SF:1:1");
  const second = await matchOf(cup, "SF:1:2");
  await close(cup, first.id, [2, 1]);
  const ask = async (goals: readonly ("home" | "away")[], device: string) => {
    const note = aPhone(device);
    expectOk(
      await appendEntries(
        cup.organising,
        second.id,
        goals.map((side) => note(goal(side))),
      ),
    );
    const closing = await closeSheet(cup.organising, second.id, { ...REFEREE, confirmed: false });
    return closing.ok || closing.error.code !== "problems"
      ? []
      : closing.error.problems.map(({ code }) => code);
  };
  // 2 × 1 there and 1 × 1 here: decided.
  expect(await ask(["home", "away"], "phone-a")).not.toContain("kicks_missing");
  // 2 × 1 on both days.
  expect(await ask(["home"], "phone-c")).toContain("kicks_missing");
});
