import { beforeAll, beforeEach, expect, test } from "vitest";
import type { CategoryForm } from "#domain/championships/category-fields.ts";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { listMails, readMail } from "#server/platform/mail/mail.ts";
import { decide } from "../decisions/decisions.server.ts";
import { withdrawTeam } from "../decisions/withdrawals.server.ts";
import { declareWalkover } from "../sheets/closing.server.ts";
import { aDrawnCup, close, KNOCKOUT, matchesOf, play, TWO_GROUPS } from "../testing/played.ts";
import { settle } from "../tables-job.ts";
import { REFEREE } from "../testing/sheet-steps.ts";
import { addField, ownFields, removeField } from "./fields.server.ts";
import { propose } from "./kick-offs.server.ts";
import { moveMatch } from "./move.server.ts";
import { ownMatches } from "./own-matches.server.ts";
import { DAY, move, runNotices, saveProposal, schedule, time } from "./testing/scheduling.ts";

beforeAll(() => configure());
beforeEach(() => client().query("delete from mails"));

const LEAGUE = { format: { kind: "league", rounds: 1 } } as const;
const REASON = "A escola fechou o time";
const LEAVE = { effect: "keep", reason: REASON } as const;

async function aCupOn(teams: number, change: Partial<CategoryForm>) {
  const cup = await aDrawnCup(teams, change);
  const { organising, championshipId } = cup;
  expectOk(await addField(organising, championshipId, { venue: "Arena", name: "Campo 1", address: null }));
  const [field] = expectOk(await ownFields(organising, championshipId));
  return { ...cup, field: field!.id };
}

type Cup = Awaited<ReturnType<typeof aCupOn>>;

const of = (team: string) => (match: { homeTeamId: string | null; awayTeamId: string | null }) =>
  [match.homeTeamId, match.awayTeamId].includes(team);

/** The last of four has left; the id of one of its matches, and of one that is played. */
async function leftLeague() {
  const cup = await aCupOn(4, LEAGUE);
  const left = cup.teams[3]!;
  const matches = await matchesOf(cup);
  const its = matches.find(of(left))!;
  const other = matches.find((match) => !of(left)(match))!;
  return { cup, left, its: its.id, other: other.id };
}

const proposedIn = async ({ organising, categoryId, field }: Cup) =>
  expectOk(await propose(organising, categoryId, schedule([field])));

async function awardAhead({ organising, categoryId }: Cup, matchId: string) {
  const award = { walkover: "away", score: null } as const;
  const decision = { kind: "awarded", matchId, award, reason: REASON, document: null } as const;
  expectOk(await decide(organising, categoryId, decision));
}

test("matches of a team that left get no time, are not counted as without one, and stay in the list", async () => {
  const { cup, left } = await leftLeague();
  expectOk(await withdrawTeam(cup.organising, left, LEAVE));
  const { placed, unplaced } = await proposedIn(cup);
  expect([placed.length, unplaced.length]).toEqual([3, 0]);
  expect(placed.flatMap(({ home, away }) => [home.team!.id, away.team!.id])).not.toContain(left);
  const { matches, withoutTime } = expectOk(await ownMatches(cup.organising, cup.categoryId, null));
  expect([matches.length, withoutTime]).toEqual([6, 3]);
});

test("the field and the time of a match that is off are free for another", async () => {
  const { cup, left, its, other } = await leftLeague();
  const { organising, championshipId, field } = cup;
  const first = move({ field, confirmed: true });
  expectOk(await moveMatch(organising, its, first));
  expect(await moveMatch(organising, other, first)).toMatchObject({ error: { code: "impossible" } });
  expect(await removeField(organising, { championshipId, fieldId: field })).toMatchObject({
    error: "in_use",
  });
  expectOk(await withdrawTeam(organising, left, LEAVE));
  expect(expectOk(await ownFields(organising, championshipId))).toMatchObject([{ matches: 0 }]);
  expectOk(await moveMatch(organising, other, first));
  expectOk(await moveMatch(organising, other, move({ date: null, time: null })));
  expectOk(await removeField(organising, { championshipId, fieldId: field }));
});

test("nobody is told a time of a match that is off, also if the team left after the time was given", async () => {
  const { cup, left, its } = await leftLeague();
  const { organising, categoryId, championshipId, teams, field } = cup;
  await client().query(
    "update championship_teams set manager_name = 'Ana', manager_email = short_name || '@exemplo.com.br' where category_id = $1",
    [categoryId],
  );
  expectOk(await saveProposal(organising, categoryId, schedule([field])));
  expectOk(await withdrawTeam(organising, left, LEAVE));
  await runNotices(championshipId);
  const mails = await listMails({ limit: 20 });
  expect(mails).toHaveLength(teams.length - 1);
  for (const { id } of mails) expect((await readMail(id))!.text).not.toContain("Time 4");
  const later = move({ date: DAY.add({ days: 3 }), field, confirmed: true });
  expect(expectOk(await moveMatch(organising, its, later))).toEqual({ told: false });
});

test("a match that was decided ahead of its time keeps no field, team or referee busy", async () => {
  const { cup, its, other } = await leftLeague();
  const { organising, field } = cup;
  const first = move({ field, referee: "Rosa Melo", confirmed: true });
  expectOk(await moveMatch(organising, its, first));
  await awardAhead(cup, its);
  const { placed } = await proposedIn(cup);
  const starts = placed.map(({ kickOff }) => String(kickOff)).toSorted();
  const eight = DAY.toZonedDateTime({ timeZone: "America/Sao_Paulo", plainTime: time("08:00") });
  expect([placed.length, starts[0]]).toEqual([5, String(eight.toInstant())]);
  expectOk(await moveMatch(organising, other, first));
});

test("a W.O. declared on its sheet frees the field, the teams and the referee, and a match that was played does not", async () => {
  const { cup, its, other } = await leftLeague();
  const { organising, field } = cup;
  const first = move({ field, referee: "Rosa Melo", confirmed: true });
  expectOk(await moveMatch(organising, its, first));
  const quarterPast = move({ field, time: time("08:15"), referee: "Rosa Melo", confirmed: true });
  const forward = () => moveMatch(organising, other, quarterPast);
  expect(await forward()).toMatchObject({ error: { code: "impossible" } });
  expectOk(await declareWalkover(organising, its, { loser: "away", ...REFEREE }));
  expectOk(await forward());
  expectOk(await moveMatch(organising, other, move({ date: null, time: null })));
  await client().query("update championship_matches set result = result || $2 where id = $1", [
    its,
    { walkover: null },
  ]);
  expect(await forward()).toMatchObject({ error: { code: "impossible" } });
});

test("a group match that is played without a time keeps no match of the knockout from getting one", async () => {
  const cup = await aCupOn(8, { format: TWO_GROUPS });
  const open = (await matchesOf(cup)).find(({ phase }) => phase === "group");
  await client().query("update championship_matches set state = 'open' where id = $1", [open!.id]);
  const days = [0, 1, 2].map((day) => ({
    date: DAY.add({ days: day }),
    from: time("08:00"),
    to: time("18:00"),
  }));
  const form = schedule([cup.field], { days });
  const { placed, unplaced } = expectOk(await propose(cup.organising, cup.categoryId, form));
  expect(unplaced).toEqual([]);
  expect(placed.map(({ tie }) => tie)).toContain("F");
  expect(placed.map(({ id }) => id)).not.toContain(open!.id);
});

test("a played match without a time does not keep the final from getting one, nor does one decided ahead", async () => {
  const cup = await aCupOn(4, { format: { kind: "knockout", knockout: KNOCKOUT } });
  const [one, two] = (await matchesOf(cup)).filter(({ tie }) => tie?.startsWith("SF"));
  await close(cup, one!.id, [2, 0]);
  await settle(cup.categoryId);
  expect((await proposedIn(cup)).unplaced).toEqual([]);
  await awardAhead(cup, two!.id);
  await settle(cup.categoryId);
  const { placed, unplaced } = await proposedIn(cup);
  expect(new Set(placed.map(({ tie }) => tie))).toEqual(new Set(["3P", "F"]));
  expect(unplaced).toEqual([]);
  const { withoutTime } = expectOk(await ownMatches(cup.organising, cup.categoryId, null));
  expect(withoutTime).toBe(2);
});

test("a tie in which a team passes alone gets no time", async () => {
  const advance = { by: "general_table", teams: 8 } as const;
  const cup = await aCupOn(8, { format: { ...TWO_GROUPS, advance } });
  const last = cup.teams[7]!;
  expectOk(await withdrawTeam(cup.organising, last, { effect: "disregard", reason: REASON }));
  await play(cup, { except: (match) => match.phase === "knockout" || of(last)(match) });
  const { placed, unplaced } = await proposedIn(cup);
  expect([...placed, ...unplaced].map(({ tie }) => tie)).not.toContain("QF:1");
  expect(placed).toHaveLength(7);
});
