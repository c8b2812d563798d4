import { beforeAll, beforeEach, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { listMails, readMail } from "#server/platform/mail/mail.ts";
import { decide, revokeDecision } from "../decisions/decisions.server.ts";
import { undoWithdrawal, withdrawTeam } from "../decisions/withdrawals.server.ts";
import { followPeople } from "../people/job.ts";
import { settle } from "../tables-job.ts";
import { aDrawnCup, close, KNOCKOUT, matchesOf, matchOf, play, TWO_GROUPS } from "../testing/played.ts";
import { moveMatch } from "./move.server.ts";
import { DAY, move, runNotices } from "./testing/scheduling.ts";

beforeAll(() => configure());
beforeEach(() => client().query("delete from mails"));

type Cup = Awaited<ReturnType<typeof aDrawnCup>>;

const GROUNDS = { reason: "A van do Kauã quebrou", document: null };
const LEAGUE = { format: { kind: "league", rounds: 1 } } as const;
const KNOCKOUT_ONLY = { format: { kind: "knockout", knockout: { ...KNOCKOUT, thirdPlace: false } } } as const;

/** Each team has somebody who answers for it, at an address that begins with its short name. */
async function aCup(...drawn: Parameters<typeof aDrawnCup>): Promise<Cup> {
  const cup = await aDrawnCup(...drawn);
  await client().query(
    "update championship_teams set manager_name = 'Ana', manager_email = lower(short_name) || '@exemplo.com.br' where category_id = $1",
    [cup.categoryId],
  );
  return cup;
}

/** The match gets a time, and its teams are told. */
async function timed(cup: Cup, matchId: string, day = 0): Promise<void> {
  expectOk(await moveMatch(cup.organising, matchId, move({ date: DAY.add({ days: day }), confirmed: true })));
  await runNotices(cup.championshipId);
  await client().query("delete from mails");
}

/** All jobs that wait are worked off, some of them twice; who was written to since, by the first letters. */
async function told({ categoryId, championshipId }: Cup) {
  await settle(categoryId);
  for (const _ of [1, 2]) await followPeople.handle({ categoryId }, undefined as never);
  await runNotices(championshipId);
  const mails = await Promise.all(
    (await listMails({ limit: 50 })).map(async ({ id }) => (await readMail(id))!),
  );
  await client().query("delete from mails");
  const of = (template: string) => mails.filter((mail) => mail.template === template);
  const to = (template: string) => of(template).map((mail) => mail.to.split("@")[0]!);
  return {
    off: to("championship-unplayed").toSorted(),
    times: to("championship-fixtures").toSorted(),
    mails: of("championship-unplayed"),
  };
}

const sidesOf = (cup: Cup, { homeTeamId, awayTeamId }: Awaited<ReturnType<typeof matchOf>>) =>
  [homeTeamId, awayTeamId].map((id) => `t${cup.teams.indexOf(id!) + 1}`).toSorted();

test("both teams hear once that a match with a time was decided without play, and nobody of one without", async () => {
  const cup = await aCup(4, LEAGUE);
  const [first, second] = await matchesOf(cup);
  await timed(cup, first!.id);
  expect(await told(cup)).toMatchObject({ off: [], times: [] });
  const award = { walkover: "away", score: null } as const;
  for (const { id } of [first!, second!])
    expectOk(
      await decide(cup.organising, cup.categoryId, { kind: "awarded", matchId: id, award, ...GROUNDS }),
    );
  const { off, times, mails } = await told(cup);
  expect(off).toEqual(sidesOf(cup, first!));
  expect(times).toEqual([]);
  expect(mails[0]!.subject).toBe("Um jogo saiu da agenda | Joia da Base");
  for (const body of [mails[0]!.text, mails[0]!.html]) {
    expect(body).toContain("Não vai acontecer um jogo de Time");
    expect(body).toMatch(/Time \d × Time \d: \d\d\/\d\d\/\d{4} às 08:00/);
    expect(body).toContain("/campeonatos");
    expect(body).not.toContain("Kauã");
  }
  expect(await told(cup)).toMatchObject({ off: [], times: [] });
});

test("opponents of a team that left hear it once, and anew if it comes back or leaves again", async () => {
  const cup = await aCup(4, LEAGUE);
  const left = cup.teams[3]!;
  const own = (await matchesOf(cup)).filter(({ homeTeamId, awayTeamId }) =>
    [homeTeamId, awayTeamId].includes(left),
  );
  for (const [day, { id }] of own.entries()) await timed(cup, id, day);
  const leave = async () =>
    expectOk(await withdrawTeam(cup.organising, left, { effect: "walkover_rest", reason: GROUNDS.reason }));
  await leave();
  expect(await told(cup)).toMatchObject({ off: ["t1", "t2", "t3"], times: [] });
  expectOk(await undoWithdrawal(cup.organising, left));
  expect(await told(cup)).toMatchObject({ off: [], times: ["t1", "t2", "t3", "t4"] });
  await leave();
  expect(await told(cup)).toMatchObject({ off: ["t1", "t2", "t3"], times: [] });
});

test("a match that is over, or was to be played before today, is no news", async () => {
  const cup = await aCup(4, LEAGUE);
  const [first, second] = await matchesOf(cup);
  for (const [day, { id }] of [first!, second!].entries()) await timed(cup, id, day);
  await close(cup, first!.id, [1, 0]);
  await client().query("update championship_matches set kick_off = now() - interval '1 day' where id = $1", [
    second!.id,
  ]);
  const award = { walkover: "home", score: null } as const;
  expectOk(
    await decide(cup.organising, cup.categoryId, {
      kind: "awarded",
      matchId: second!.id,
      award,
      ...GROUNDS,
    }),
  );
  expect(await told(cup)).toMatchObject({ off: [], times: [] });
});

test("who loses a place of the bracket hears that the match is not theirs, and of a repeat that is none", async () => {
  const cup = await aCup(4, KNOCKOUT_ONLY);
  const semi = await matchOf(cup, "SF:1:1");
  await close(cup, semi.id, [1, 0]);
  await close(cup, (await matchOf(cup, "SF:2:1")).id, [1, 0]);
  await settle(cup.categoryId);
  const final = await matchOf(cup, "F:1");
  await timed(cup, final.id, 5);
  const annulled = { kind: "annulled", matchId: semi.id, repeat: true, ...GROUNDS } as const;
  const { id } = expectOk(await decide(cup.organising, cup.categoryId, annulled));
  const repeat = (await matchesOf(cup)).find(({ repeats }) => repeats === semi.id)!;
  const { off, mails } = await told(cup);
  expect(off).toEqual([`t${cup.teams.indexOf(semi.homeTeamId!) + 1}`]);
  expect(mails[0]!.text).toContain("Este jogo não é mais de Time");
  await timed(cup, repeat.id);
  expectOk(await revokeDecision(cup.organising, id, "O tribunal voltou atrás"));
  // The repeat falls out for both, and the final is known again.
  expect(await told(cup)).toMatchObject({ off: sidesOf(cup, semi), times: sidesOf(cup, final) });
});

test("who passes beside an empty place hears it, also of a time that nobody was told yet", async () => {
  const advance = { by: "general_table", teams: 8 } as const;
  const cup = await aCup(8, { format: { ...TWO_GROUPS, advance } });
  const last = cup.teams[7]!;
  await timed(cup, (await matchOf(cup, "QF:1:1")).id, 9);
  expectOk(await withdrawTeam(cup.organising, last, { effect: "disregard", reason: GROUNDS.reason }));
  await play(cup, {
    except: ({ phase, homeTeamId, awayTeamId }) =>
      phase === "knockout" || [homeTeamId, awayTeamId].includes(last),
  });
  expect(await told(cup)).toMatchObject({ off: ["t1"], times: [] });
});

test("the other finalist hears that the final is off, and one time of it when the place is given to another team", async () => {
  const cup = await aCup(4, KNOCKOUT_ONLY);
  const semi = await matchOf(cup, "SF:1:1");
  for (const key of ["SF:1:1", "SF:2:1"]) await close(cup, (await matchOf(cup, key)).id, [1, 0]);
  await settle(cup.categoryId);
  const final = await matchOf(cup, "F:1");
  await timed(cup, final.id, 5);
  const [leaver, beaten] = [semi.homeTeamId!, semi.awayTeamId!];
  const short = (id: string) => `t${cup.teams.indexOf(id) + 1}`;
  expectOk(await withdrawTeam(cup.organising, leaver, { effect: "walkover_rest", reason: GROUNDS.reason }));
  const other = sidesOf(cup, final).filter((one) => one !== short(leaver));
  expect(await told(cup)).toMatchObject({ off: other, times: [] });
  const place = { kind: "place", tie: "F", side: "first", teamId: beaten } as const;
  expectOk(await decide(cup.organising, cup.categoryId, { ...place, ...GROUNDS }));
  expect(await told(cup)).toMatchObject({ off: [], times: [...other, short(beaten)].toSorted() });
});
