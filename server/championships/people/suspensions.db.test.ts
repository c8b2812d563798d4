import { beforeAll, beforeEach, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { now, today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { listMails, readMail } from "#server/platform/mail/mail.ts";
import { aPublishedAthlete } from "#seed/factories/athlete.ts";
import { aGuardianOf } from "#seed/factories/guardian.ts";
import { aUser } from "#seed/factories/user.ts";
import { correctSheet } from "../sheets/corrections.server.ts";
import { aMatch, aPhone, aTeam } from "../testing/a-match.ts";
import { sheetAtDesk } from "../sheets/sheet-view.server.ts";
import { closed, logOf, type Match } from "../testing/sheet-steps.ts";
import { followPeople } from "./job.ts";

beforeAll(() => configure());
beforeEach(() => client().query("delete from mails"));

const run = ({ cup }: Match) => followPeople.handle({ categoryId: cup.categoryId }, undefined as never);

async function mailsOf(template: string) {
  const found = (await listMails({ limit: 50 })).filter((mail) => mail.template === template);
  return Promise.all(found.map(async ({ id }) => (await readMail(id))!));
}

/** The home team's shirt 4 is sent off in a match that is closed, and the team plays again next week. */
async function sentOff() {
  const match = await aMatch();
  const coming = await aMatch({
    cup: match.cup,
    home: match.home,
    away: match.away,
    kickOff: now().add({ hours: 24 * 7 }),
  });
  const red = aPhone("phone-b")(
    { kind: "card", side: "home", person: { row: match.home.row(4) }, card: "red", reason: null },
    { half: 2, minute: 50 },
  );
  return { match, coming, red };
}

async function aLinkedMinor({ home }: Match) {
  const child = await aUser();
  const athlete = await aPublishedAthlete({ userId: child.id, birthdate: today().subtract({ years: 16 }) });
  const guardian = await aGuardianOf(athlete.id);
  await client().query(
    "update championship_squad set athlete_id = $2, link_state = 'confirmed' where id = $1",
    [home.row(4), athlete.id],
  );
  return { athlete, child, guardian };
}

test("the team hears shirt numbers and the guardian of a linked minor hears too, once", async () => {
  const { match, red } = await sentOff();
  const { athlete, child, guardian } = await aLinkedMinor(match);
  await closed(match, [red]);
  await run(match);
  await run(match);
  const toTeam = await mailsOf("suspended-team");
  expect(toTeam.map(({ to }) => to)).toEqual([match.home.managerEmail]);
  expect(toTeam[0]!.text).toContain("Camisa 4, por cartão vermelho: fora de");
  expect(toTeam[0]!.text).not.toContain("Atleta ");
  // Nobody may read of the championship yet: the mail leads to those that are public.
  expect(toTeam[0]!.html).toContain("/campeonatos");
  const toFamily = await mailsOf("suspended-athlete");
  // The factory's guardian, who agreed to the profile, and this one.
  expect(toFamily).toHaveLength(2);
  expect(toFamily.map(({ to }) => to)).toContain(guardian.email);
  expect(toFamily[0]!.subject).not.toContain(athlete.name);
  expect(toFamily[0]!.html).toContain("/campeonatos");
  const all = (await listMails({ limit: 50 })).map(({ to }) => to);
  expect(all).not.toContain(child.email);
});

test("a correction that takes the card back is told to those who were told", async () => {
  const { match, red } = await sentOff();
  const { guardian } = await aLinkedMinor(match);
  await closed(match, [red]);
  await run(match);
  await client().query("delete from mails");
  const card = (await logOf(match)).find(({ kind }) => kind === "card")!;
  expectOk(
    await correctSheet(match.organising, match.id, {
      reason: "Cartão da outra equipe",
      undo: [card.id],
      add: [],
    }),
  );
  await run(match);
  await run(match);
  expect((await mailsOf("suspended-team")).map(({ text }) => text)).toEqual([
    expect.stringContaining("Camisa 4: a suspensão não vale mais"),
  ]);
  const toFamily = await mailsOf("suspended-athlete");
  expect(toFamily.map(({ to }) => to)).toContain(guardian.email);
  expect(toFamily.map(({ subject }) => subject)).toEqual(
    toFamily.map(() => "Uma suspensão foi desfeita | Joia da Base"),
  );
});

test("without a coming match nobody is told, and without a link no family is", async () => {
  const { match, coming, red } = await sentOff();
  await client().query("delete from championship_matches where id = $1", [coming.id]);
  await closed(match, [red]);
  await run(match);
  expect(await mailsOf("suspended-team")).toEqual([]);
  await aMatch({ cup: match.cup, home: match.home, away: match.away, kickOff: now().add({ hours: 48 }) });
  await run(match);
  expect(await mailsOf("suspended-team")).toHaveLength(1);
  expect(await mailsOf("suspended-athlete")).toEqual([]);
});

test("a suspension waits for a match that is played, past the one of a team that left", async () => {
  const { match, coming, red } = await sentOff();
  const leaving = await aTeam(match.cup, "Equipe que sai");
  const forfeited = await aMatch({
    cup: match.cup,
    home: match.home,
    away: leaving,
    kickOff: now().add({ hours: 48 }),
  });
  await client().query(
    "update championship_teams set state = 'withdrawn', withdrawn_at = now() where id = $1",
    [leaving.id],
  );
  await closed(match, [red]);
  await run(match);
  expect((await mailsOf("suspended-team")).map(({ text }) => text)).toEqual([
    expect.stringContaining(match.away.name),
  ]);
  expect((await mailsOf("suspended-team"))[0]!.text).not.toContain("Equipe que sai");
  const obstaclesIn = async ({ id }: Match) =>
    expectOk(await sheetAtDesk(match.organising, id)).people.find(({ row }) => row === match.home.row(4))!
      .obstacles;
  expect(await obstaclesIn(forfeited)).not.toContain("suspended");
  expect(await obstaclesIn(coming)).toContain("suspended");
});
