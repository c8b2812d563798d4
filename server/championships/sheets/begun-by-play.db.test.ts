import { beforeAll, expect, test } from "vitest";
import type { SheetEvent } from "#domain/championships/sheet-entries.ts";
import { foldSheet } from "#domain/championships/sheet.ts";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { decide } from "../decisions/decisions.server.ts";
import { ownResults } from "../decisions/results.server.ts";
import { undoWithdrawal, withdrawTeam } from "../decisions/withdrawals.server.ts";
import { publicCompetition } from "../public.server.ts";
import { settle } from "../tables-job.ts";
import { aPhone, aSquad, lineUp } from "../testing/a-match.ts";
import { aDrawnCup, KNOCKOUT, matchOf } from "../testing/played.ts";
import { COACH, HERE, logOf, REFEREE, tokenOf } from "../testing/sheet-steps.ts";
import { closeSheet } from "./closing.server.ts";
import { correctSheet } from "./corrections.server.ts";
import { appendEntries } from "./entries.server.ts";
import { sheetFor } from "./sheet-view.server.ts";
import { signSheet } from "./signing.server.ts";

beforeAll(() => configure());

const GROUNDS = { reason: "A equipe foi excluída", document: null };
const goal = (side: "home" | "away"): SheetEvent => ({
  kind: "goal",
  side,
  scorer: null,
  goalKind: "normal",
});

/** Both semi-finals are closed, 1 × 0, and the final is in an hour. Its home side has won the first semi-final. */
async function beforeTheFinal() {
  const cup = await aDrawnCup(4, {
    format: { kind: "knockout", knockout: { ...KNOCKOUT, thirdPlace: false } },
    mostTeams: 4,
  });
  const squads = new Map<string, Awaited<ReturnType<typeof aSquad>>>();
  for (const teamId of cup.teams) squads.set(teamId, await aSquad({ categoryId: cup.categoryId, teamId }));
  for (const key of ["SF:1:1", "SF:2:1"]) {
    const { id } = await matchOf(cup, key);
    expectOk(await appendEntries(cup.organising, id, [aPhone()(goal("home"))]));
    expectOk(await closeSheet(cup.organising, id, { ...REFEREE, confirmed: true }));
  }
  await settle(cup.categoryId);
  const semi = { ...(await matchOf(cup, "SF:1:1")), organising: cup.organising };
  const { id } = await matchOf(cup, "F:1");
  await client().query("update championship_matches set kick_off = now() + interval '1 hour' where id = $1", [
    id,
  ]);
  const final = async () => ({ ...(await matchOf(cup, "F:1")), organising: cup.organising });
  return { cup, semi, final, squads };
}

type Before = Awaited<ReturnType<typeof beforeTheFinal>>;

/** Under its own link a team writes who plays. */
async function linedUp({ final, squads }: Before, side: "home" | "away") {
  const match = await final();
  const teamId = side === "home" ? match.homeTeamId! : match.awayTeamId!;
  const token = await tokenOf(match, side);
  const entry = aPhone(`phone-${side}`)(lineUp(side, squads.get(teamId)!), { minute: 0 });
  const answer = expectOk(await appendEntries({ token }, null, [entry]));
  expect(answer).toMatchObject({ accepted: [entry.id], refused: [] });
  return { token, entry };
}

/** The other side of the first semi-final has won it. */
const turned = async ({ cup, semi }: Before) =>
  correctSheet(cup.organising, semi.id, {
    reason: "O gol foi da outra equipe",
    undo: (await logOf(semi)).map((entry) => entry.id),
    add: [{ ...goal("away"), half: 1, minute: 3, added: null }],
  });

test("a line-up begins no match: a correction changes who plays it, and the line-up of who is out stands for nobody", async () => {
  const before = await beforeTheFinal();
  const { semi, final } = before;
  const home = await linedUp(before, "home");
  const away = await linedUp(before, "away");
  expectOk(await turned(before));
  const after = await final();
  expect(after).toMatchObject({ homeTeamId: semi.awayTeamId, state: "open" });
  const { lineUps, problems } = foldSheet(await logOf(after));
  expect(lineUps.home).toBeNull();
  expect(lineUps.away).not.toBeNull();
  expect(problems.map(({ code }) => code)).not.toContain("undo_of_nothing");
  // A phone that sends it again is told that it has arrived.
  expect(expectOk(await appendEntries({ token: away.token }, null, [away.entry])).accepted).toEqual([
    away.entry.id,
  ]);
  expect(expectOk(await appendEntries({ token: home.token }, null, [home.entry]))).toMatchObject({
    accepted: [home.entry.id],
    log: [],
  });
});

test("a place is given, or a withdrawal undone, though a line-up of the match was written", async () => {
  const before = await beforeTheFinal();
  const { cup, semi, final } = before;
  await linedUp(before, "home");
  const leave = () =>
    withdrawTeam(cup.organising, semi.homeTeamId!, { effect: "keep", reason: "O ônibus quebrou" });
  expectOk(await leave());
  expectOk(await undoWithdrawal(cup.organising, semi.homeTeamId!));
  expectOk(await leave());
  const { places, matches } = expectOk(await ownResults(cup.organising, cup.categoryId));
  expect(places).toMatchObject([{ why: "team_left", tie: "F", beaten: semi.awayTeamId }]);
  expect(matches.find(({ tie }) => tie === "F")).toMatchObject({ state: "open", begun: false });
  const place = { kind: "place", tie: "F", side: "first", teamId: semi.awayTeamId!, ...GROUNDS } as const;
  expectOk(await decide(cup.organising, cup.categoryId, place));
  expect((await final()).homeTeamId).toBe(semi.awayTeamId);
});

test("a goal begins a match, and one that was undone does not", async () => {
  const before = await beforeTheFinal();
  const { cup, final } = before;
  const note = aPhone();
  const wrong = note(goal("home"));
  expectOk(await appendEntries(cup.organising, (await final()).id, [wrong]));
  expect(await turned(before)).toMatchObject({ error: { code: "next_match_begun" } });
  expectOk(await appendEntries(cup.organising, (await final()).id, [note({ kind: "undo", of: wrong.id })]));
  expectOk(await turned(before));
});

test("a match of which a side is not known any more keeps its line-up hidden, and is shown without that team", async () => {
  const before = await beforeTheFinal();
  const { cup, semi, final } = before;
  await linedUp(before, "home");
  const annul = { kind: "annulled", matchId: semi.id, repeat: true, ...GROUNDS } as const;
  expectOk(await decide(cup.organising, cup.categoryId, annul));
  expect(await final()).toMatchObject({ homeTeamId: null, state: "open" });
  expect((await publicCompetition(cup.categoryId))!.matches).toHaveLength(4);
});

test("the link of a team that loses its place before anybody opened the sheet is over too", async () => {
  const before = await beforeTheFinal();
  const { cup, semi, final } = before;
  const [home, away] = [await tokenOf(await final(), "home"), await tokenOf(await final(), "away")];
  const place = { kind: "place", tie: "F", side: "first", teamId: semi.awayTeamId!, ...GROUNDS } as const;
  expectOk(await decide(cup.organising, cup.categoryId, place));
  expect(await sheetFor(HERE, home)).toMatchObject({ error: { code: "revoked" } });
  expect(await signSheet(home, { ...COACH, verdict: "accepted", reason: null })).toMatchObject({
    error: { code: "revoked" },
  });
  expect(expectOk(await sheetFor(HERE, away)).role).toBe("away");
});

test("the link of a team is over once another team has its side, and shows nobody of the new one", async () => {
  const before = await beforeTheFinal();
  const { final } = before;
  const home = await linedUp(before, "home");
  const away = await linedUp(before, "away");
  expectOk(await turned(before));
  const match = await final();
  expect(await sheetFor(HERE, home.token)).toMatchObject({ error: { code: "revoked" } });
  const again = { ...home.entry, id: crypto.randomUUID() };
  expect(expectOk(await appendEntries({ token: home.token }, null, [again]))).toMatchObject({
    accepted: [],
    refused: [{ code: "not_in_squad" }],
    log: [],
  });
  expect((await sheetFor(HERE, away.token)).ok).toBe(true);
  const view = expectOk(await sheetFor(HERE, await tokenOf(match, "home")));
  expect(view.people.map(({ side }) => side)).toEqual(Array(6).fill("home"));
  // Nor does it show whom the team before had lined up.
  expect(view.log).toEqual([]);
});
