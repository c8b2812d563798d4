import { beforeAll, beforeEach, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aPublishedAthlete } from "#seed/factories/athlete.ts";
import { aClub } from "#seed/factories/club.ts";
import { aUser } from "#seed/factories/user.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { now, today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { listMails, readMail } from "#server/platform/mail/mail.ts";
import { forgetBanReasons } from "../people/bans.ts";
import { followPeople } from "../people/job.ts";
import { publicDiscipline } from "../people/public-discipline.server.ts";
import { publicCompetition } from "../public.server.ts";
import { exportAbout } from "../rights.ts";
import { closeSheet } from "../sheets/closing.server.ts";
import { appendEntries } from "../sheets/entries.server.ts";
import { sheetAtDesk } from "../sheets/sheet-view.server.ts";
import { renewLink } from "../teams/answer-teams.server.ts";
import { squadOf } from "../teams/read-squad.server.ts";
import {
  addAthletes,
  addStaff,
  changeAthlete,
  eraseFromSquad,
  removeFromSquad,
} from "../teams/squad.server.ts";
import { aMatch, aPhone, aTeam, lineUp } from "../testing/a-match.ts";
import { closed, HERE, REFEREE, wholeMatch, type Match } from "../testing/sheet-steps.ts";
import { decide, revokeDecision } from "./decisions.server.ts";
import { ownResults } from "./results.server.ts";

beforeAll(() => configure());
beforeEach(() => client().query("delete from mails"));

const REASON = "Agrediu o adversário depois do apito";
const hoursAhead = (hours: number) => now().add({ hours });

/** A match that is over, and three in which the same teams meet again. */
async function aLeague() {
  const first = await aMatch({ kickOff: now().subtract({ hours: 30 }) });
  const { cup, home, away } = first;
  await client().query(
    "update championship_teams set drawn_as = case id when $1 then 1 else 2 end where category_id = $2",
    [home.id, cup.categoryId],
  );
  await client().query("update championship_categories set drawn_at = now() where id = $1", [cup.categoryId]);
  await closed(first);
  const coming: Match[] = [];
  for (const kickOff of [hoursAhead(1), hoursAhead(30), hoursAhead(60)])
    coming.push(await aMatch({ cup, home, away, kickOff }));
  return { first, coming, ...cup, home, away };
}

type League = Awaited<ReturnType<typeof aLeague>>;

const ban = ({ organising, categoryId }: League, squadId: string, matches = 2) =>
  decide(organising, categoryId, { kind: "ban", squadId, matches, reason: REASON, document: "JDD 4/2026" });

/** In which of the coming matches the person may not be lined up. */
async function outOf({ coming, organising }: League, row: string): Promise<number[]> {
  const out: number[] = [];
  for (const [index, match] of coming.entries()) {
    const { people } = expectOk(await sheetAtDesk(organising, match.id));
    if (people.find((one) => one.row === row)!.obstacles.includes("suspended")) out.push(index);
  }
  return out;
}

const follow = ({ categoryId }: League) => followPeople.handle({ categoryId }, undefined as never);

async function mails(): Promise<{ template: string; text: string }[]> {
  const listed = (await listMails({ limit: 50 })).filter(({ template }) => template.startsWith("suspended-"));
  return Promise.all(
    listed.map(async ({ id, template }) => ({ template, text: (await readMail(id))!.text })),
  );
}

test("who is banned misses as many matches as was decided, and is lined up with a reason only", async () => {
  const league = await aLeague();
  const [row, staff] = [league.home.row(3), league.home.staff];
  expectOk(await ban(league, row));
  expectOk(await ban(league, staff, 1));
  expect(await outOf(league, row)).toEqual([0, 1]);
  expect(await outOf(league, staff)).toEqual([0]);
  const entry = aPhone()(lineUp("home", league.home));
  expect(expectOk(await appendEntries(league.organising, league.coming[0]!.id, [entry])).refused).toEqual([
    { id: entry.id, code: "reason_needed" },
  ]);
});

const kickOffs = async ({ coming }: League, hours: readonly number[]) => {
  for (const [index, ahead] of hours.entries())
    await client().query("update championship_matches set kick_off = $2 where id = $1", [
      coming[index]!.id,
      String(hoursAhead(ahead)),
    ]);
};

const lineUps = ({ home, away }: League) => [
  aPhone()(lineUp("home", home)),
  aPhone("phone-b")(lineUp("away", away)),
];

test("a match that kicks off late is still missed, also with its line-up and beside a later one that was played", async () => {
  const league = await aLeague();
  await kickOffs(league, [-2, -1, 30]);
  expectOk(await appendEntries(league.organising, league.coming[0]!.id, lineUps(league)));
  await closed(league.coming[1]!);
  expectOk(await ban(league, league.home.row(3), 1));
  expect(await outOf(league, league.home.row(3))).toEqual([0]);
});

test("a match that is being played serves no ban, also one without a time", async () => {
  const league = await aLeague();
  await client().query("update championship_matches set kick_off = null where id = $1", [
    league.coming[0]!.id,
  ]);
  expectOk(await appendEntries(league.organising, league.coming[0]!.id, wholeMatch(league.coming[0]!)));
  expectOk(await ban(league, league.home.row(3), 1));
  expect(await outOf(league, league.home.row(3))).toEqual([1]);
  expectOk(await closeSheet(league.organising, league.coming[0]!.id, { ...REFEREE, confirmed: true }));
  expect(await outOf(league, league.home.row(3))).toEqual([1]);
});

test("a ban is public as a shirt number and matches, never with its reason", async () => {
  const league = await aLeague();
  expectOk(await ban(league, league.home.row(3)));
  const competition = (await publicCompetition(league.categoryId))!;
  const told = await publicDiscipline(competition, "page");
  expect(told.suspended).toMatchObject([{ person: { number: 3, named: false }, left: 2 }]);
  expect(competition.decisions).toEqual([]);
  expect(JSON.stringify([told, competition])).not.toContain("Agrediu");
});

test("who organises reads whom a ban names and why, and a scout of the club does not", async () => {
  const league = await aLeague();
  const { organising, championshipId, categoryId } = league;
  const { id } = expectOk(await ban(league, league.home.row(3)));
  const read = expectOk(await ownResults(organising, categoryId)).decisions;
  const person = { number: 3, name: expect.stringMatching(/Camisa 3$/) as string, matches: 2 };
  expect(read).toMatchObject([{ id, kind: "ban", reason: REASON, ban: person }]);
  const club = await aClub();
  const scout = await aUser();
  await client().query("update championships set club_id = $1, organiser_profile_id = null where id = $2", [
    club.id,
    championshipId,
  ]);
  await client().query("insert into club_members (club_id, user_id, role) values ($1, $2, 'scout')", [
    club.id,
    scout.id,
  ]);
  const reading = { actor: actingAs(scout.id, "club", club.id), tools: true };
  expect(expectOk(await ownResults(reading, categoryId)).decisions).toEqual([]);
});

test("team and family hear of it once, and of its end when it is revoked", async () => {
  const league = await aLeague();
  const own = await aUser();
  const athlete = await aPublishedAthlete({ userId: own.id, birthdate: today().subtract({ years: 22 }) });
  await client().query(
    "update championship_squad set athlete_id = $2, link_state = 'confirmed' where id = $1",
    [league.home.row(3), athlete.id],
  );
  const { id } = expectOk(await ban(league, league.home.row(3)));
  await follow(league);
  await follow(league);
  const first = await mails();
  expect(first.map(({ template }) => template).toSorted()).toEqual(["suspended-athlete", "suspended-team"]);
  expect(first.map(({ text }) => text).join()).not.toContain("Agrediu");
  expect(first.map(({ text }) => text).join()).not.toContain("súmulas");
  expect(first.find(({ template }) => template === "suspended-team")!.text).toContain(
    "Camisa 3, por decisão da organização: fora de",
  );
  await client().query("delete from mails");
  expectOk(await revokeDecision(league.organising, id, "Efeito suspensivo do tribunal"));
  expect(await outOf(league, league.home.row(3))).toEqual([]);
  await follow(league);
  await follow(league);
  const second = await mails();
  expect(second).toHaveLength(2);
  for (const { text } of second) expect(text).toMatch(/decisão foi revogada/);
});

test("the table and the tables' matches stay as they were", async () => {
  const league = await aLeague();
  const read = async () => expectOk(await ownResults(league.organising, league.categoryId)).state;
  const before = await read();
  expectOk(await ban(league, league.away.row(2)));
  expect(await read()).toEqual(before);
});

test("only somebody in the squad of a team that plays is banned", async () => {
  const league = await aLeague();
  expect(await ban(league, "00000000-0000-7000-8000-000000000000")).toMatchObject({
    error: "unknown_person",
  });
  expect(await ban(league, "ninguém")).toMatchObject({ error: "unknown_person" });
  const other = await aTeam((await aMatch()).cup);
  expect(await ban(league, other.row(1))).toMatchObject({ error: "unknown_person" });
});

test("who is taken out of the squad stays named for who organises, and an erased person takes the reason along", async () => {
  const league = await aLeague();
  const row = league.home.row(5);
  const { id } = expectOk(await ban(league, row));
  const door = { by: "organiser", organising: league.organising, teamId: league.home.id } as const;
  expectOk(await removeFromSquad(door, row));
  const read = async () =>
    expectOk(await ownResults(league.organising, league.categoryId)).decisions.find((one) => one.id === id)!;
  expect((await read()).ban!.name).toMatch(/Camisa 5$/);
  expectOk(await eraseFromSquad(door, row));
  const forgotten = { reason: "Apagado com os dados da pessoa", document: null };
  expect(await read()).toMatchObject({ ...forgotten, ban: { number: 5, name: "–", matches: 2 } });
  expectOk(await revokeDecision(league.organising, id, "A família de Fulano pediu"));
  await forgetBanReasons();
  expect(await read()).toMatchObject({ ...forgotten, revoked: { reason: forgotten.reason } });
});

test("a team's link neither erases nor renames who is banned, and a coach who comes back is the same", async () => {
  const league = await aLeague();
  const { organising, home } = league;
  // Of the team's first match on its squad is locked anyway.
  await client().query(
    "update championship_categories set squads_until = now() + interval '1 day' where id = $1",
    [league.categoryId],
  );
  const { path } = expectOk(await renewLink(organising, home.id));
  const link = { by: "link", browser: HERE, token: path.split("/")[2]! } as const;
  expectOk(await ban(league, home.row(3)));
  expect(await eraseFromSquad(link, home.row(3))).toMatchObject({ error: { code: "banned" } });
  const change = { name: "Outro Menino", birthdate: null, number: 3, goalkeeper: false, cpf: null };
  expect(await changeAthlete(link, home.row(3), change)).toMatchObject({ error: { code: "banned" } });
  expectOk(await ban(league, home.staff, 1));
  const coach = expectOk(await squadOf(link)).staff[0]!;
  expectOk(await removeFromSquad(link, home.staff));
  const again = expectOk(await addStaff(link, { name: coach.name.toUpperCase(), staffRole: "técnico" }));
  expect(again.id).toBe(home.staff);
});

test("a family's copy says why their athlete was suspended", async () => {
  const league = await aLeague();
  const athlete = await aPublishedAthlete({ birthdate: today().subtract({ years: 22 }) });
  await client().query(
    "update championship_squad set athlete_id = $2, link_state = 'confirmed' where id = $1",
    [league.home.row(3), athlete.id],
  );
  expectOk(await ban(league, league.home.row(3)));
  expect((await exportAbout([athlete.id])).tables["championship_decisions"]).toMatchObject([
    { athleteId: athlete.id, matches: 2, reason: REASON },
  ]);
});

test("who is taken out of the squad and entered again is the same person, with what they still have to serve", async () => {
  const league = await aLeague();
  const row = league.home.row(3);
  expectOk(await ban(league, row));
  const door = { by: "organiser", organising: league.organising, teamId: league.home.id } as const;
  const { rows } = await client().query(
    "select name, birthdate::text from championship_squad where id = $1",
    [row],
  );
  const { name, birthdate } = rows[0] as { name: string; birthdate: string };
  expectOk(await removeFromSquad(door, row));
  const again = { name, birthdate: Temporal.PlainDate.from(birthdate), goalkeeper: false, cpf: null };
  const other = { ...again, name: "Quem Ainda Não Jogou", number: 31 };
  const entered = expectOk(await addAthletes(door, [other, { ...again, number: 33 }]));
  expect(entered.map(({ number }) => number)).toEqual([31, 33]);
  expect(entered[1]!.id).toBe(row);
  expect(await outOf(league, row)).toEqual([0, 1]);
  expect(await outOf(league, entered[0]!.id)).toEqual([]);
});
