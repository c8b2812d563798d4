import { beforeAll, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { listMails } from "#server/platform/mail/mail.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { anAthlete, aPublishedAthlete } from "#seed/factories/athlete.ts";
import { aCup } from "#seed/factories/cup.ts";
import { aGuardianOf } from "#seed/factories/guardian.ts";
import { aTeam } from "#seed/factories/team.ts";
import { aUser } from "#seed/factories/user.ts";
import { aMatch } from "../testing/a-match.ts";
import { closed } from "../testing/sheet-steps.ts";
import {
  answerProfileLink,
  askProfileLink,
  pendingProfileLinks,
  profileLinks,
} from "./profile-links.server.ts";
import { addAthletes, removeFromSquad } from "./squad.server.ts";

beforeAll(() => configure());

async function aSquad() {
  const cup = await aCup();
  const team = await aTeam(cup, { players: 2 });
  return { cup, team, door: { by: "organiser", organising: cup.organising, teamId: team.id } as const };
}
const mailsAbout = async (email: string) =>
  (await listMails({ limit: 100 })).filter(
    ({ to, template }) => to === email && template === "squad-link-asked",
  );
const aPlayer = (number: number) => ({
  name: `Ian Prado ${"I".repeat(number)}`,
  number,
  birthdate: today().subtract({ years: 16 }),
  goalkeeper: false,
  cpf: null,
});
const stateOf = async (id: string) =>
  (await client().query("select link_state, athlete_id from championship_squad where id = $1", [id])).rows[0];

test("a minor's guardian answers, the child cannot, and the mail goes to the guardian", async () => {
  const { team, door } = await aSquad();
  const child = await aUser();
  const athlete = await aPublishedAthlete({ userId: child.id, birthdate: today().subtract({ years: 16 }) });
  const guardian = await aGuardianOf(athlete.id);
  const squadId = team.squad[0]!.id;
  expect(await askProfileLink(door, squadId, athlete.subdomain)).toEqual({ ok: true, value: "guardian" });
  const mailed = (await listMails({ limit: 50 })).filter(({ template }) => template === "squad-link-asked");
  expect(mailed.map(({ to }) => to)).toContain(guardian.email);
  expect(mailed.map(({ to }) => to)).not.toContain(child.email);
  expect(await answerProfileLink(actingAs(child.id, "athlete", athlete.id), squadId, true)).toEqual({
    ok: false,
    error: "not_found",
  });
  expect(await profileLinks(actingAs(child.id, "athlete", athlete.id))).toEqual([]);
  const adult = actingAs(guardian.id, "guardian");
  expect(await profileLinks(adult)).toMatchObject([{ squadId, state: "asked", minor: true }]);
  expect(await pendingProfileLinks(adult)).toHaveLength(1);
  expectOk(await answerProfileLink(adult, squadId, true));
  expect(await pendingProfileLinks(adult)).toEqual([]);
  expect(await stateOf(squadId)).toEqual({ link_state: "confirmed", athlete_id: athlete.id });
  expectOk(await answerProfileLink(adult, squadId, false));
  expect(await stateOf(squadId)).toEqual({ link_state: "refused", athlete_id: null });
});

test("after a no the athlete is not asked again in this category, by whichever row or team, for 90 days", async () => {
  const { cup, team, door } = await aSquad();
  const person = await aUser();
  const athlete = await aPublishedAthlete({ userId: person.id, birthdate: today().subtract({ years: 22 }) });
  const [one, other] = [team.squad[0]!.id, team.squad[1]!.id];
  expectOk(await askProfileLink(door, one, athlete.subdomain));
  expectOk(await answerProfileLink(actingAs(person.id, "athlete", athlete.id), one, false));
  const second = await aTeam(cup, { players: 1 });
  const otherDoor = { ...door, teamId: second.id };
  const tries = [
    () => askProfileLink(door, one, athlete.subdomain),
    () => askProfileLink(door, other, athlete.subdomain),
    () => askProfileLink(otherDoor, second.squad[0]!.id, athlete.subdomain),
  ];
  for (const ask of tries) {
    const answer = await ask();
    expect(answer).toMatchObject({ ok: false, error: { code: "said_no" } });
    if (answer.ok || answer.error.code !== "said_no") throw new Error("asked");
    expect(today().until(answer.error.from).total("days")).toBeGreaterThanOrEqual(90);
  }
  expect(await mailsAbout(person.email)).toHaveLength(1);
  // In another category it is another question.
  const elsewhere = await aSquad();
  expectOk(await askProfileLink(elsewhere.door, elsewhere.team.squad[0]!.id, athlete.subdomain));
  await client().query("update rate_limits set expire = 1 where key like 'squad-link-no:%'");
  expectOk(await askProfileLink(door, other, athlete.subdomain));
});

test("who does not answer is asked three times in a month, however often the row is made anew", async () => {
  const { team, door } = await aSquad();
  const person = await aUser();
  const athlete = await aPublishedAthlete({ userId: person.id, birthdate: today().subtract({ years: 22 }) });
  const squad = [...team.squad];
  const codes: string[] = [];
  for (const number of [11, 12, 13, 14]) {
    const row = squad.pop() ?? expectOk(await addAthletes(door, [aPlayer(number)]))[0]!;
    const asked = await askProfileLink(door, row.id, athlete.subdomain);
    codes.push(asked.ok ? "asked" : asked.error.code);
    expectOk(await removeFromSquad(door, row.id));
  }
  expect(codes).toEqual(["asked", "asked", "asked", "too_many"]);
  expect(await mailsAbout(person.email)).toHaveLength(3);
});

test("a team asks at most forty times a day", async () => {
  const { team, door } = await aSquad();
  const squadId = team.squad[0]!.id;
  for (let count = 0; count < 40; count += 1)
    expect(await askProfileLink(door, squadId, "ninguem-aqui")).toMatchObject({
      error: { code: "profile_unknown" },
    });
  expect(await askProfileLink(door, squadId, "ninguem-aqui")).toMatchObject({ error: { code: "too_many" } });
});

test("a private profile is unknown, a profile is linked once in a category, and a child under 13 never", async () => {
  const { team, door } = await aSquad();
  const hidden = await anAthlete();
  const [one, other] = [team.squad[0]!.id, team.squad[1]!.id];
  const unknown = { ok: false, error: { code: "profile_unknown" } };
  expect(await askProfileLink(door, one, hidden.subdomain)).toEqual(unknown);
  const adult = await aPublishedAthlete({
    userId: (await aUser()).id,
    birthdate: today().subtract({ years: 22 }),
  });
  expect(await askProfileLink(door, one, adult.subdomain)).toEqual({ ok: true, value: "athlete" });
  expect(await askProfileLink(door, other, adult.subdomain)).toEqual({
    ok: false,
    error: { code: "profile_taken" },
  });
  const young = "update championship_squad set birthdate = current_date - interval '12 years' where id = $1";
  await client().query(young, [other]);
  expect(await askProfileLink(door, other, adult.subdomain)).toEqual({
    ok: false,
    error: { code: "too_young_to_link" },
  });
});

test("a family takes a yes back after the team has taken the child out, as long as sheets still say it", async () => {
  const match = await closed(await aMatch());
  const child = await aUser();
  const athlete = await aPublishedAthlete({ userId: child.id, birthdate: today().subtract({ years: 16 }) });
  const guardian = actingAs((await aGuardianOf(athlete.id)).id, "guardian");
  const door = { by: "organiser", organising: match.organising, teamId: match.home.id } as const;
  const [yes, asked] = [match.home.row(4), match.home.row(3)];
  expectOk(await askProfileLink(door, yes, athlete.subdomain));
  expectOk(await answerProfileLink(guardian, yes, true));
  expectOk(await removeFromSquad(door, yes));
  expect(await profileLinks(guardian)).toMatchObject([{ squadId: yes, state: "confirmed", left: true }]);
  // A yes is never given to who has left.
  expect(await answerProfileLink(guardian, yes, true)).toEqual({ ok: false, error: "not_found" });
  expectOk(await answerProfileLink(guardian, yes, false));
  expect(await stateOf(yes)).toEqual({ link_state: "refused", athlete_id: null });
  expect(await profileLinks(guardian)).toEqual([]);
  // What was only asked ends with the squad.
  await client().query("update rate_limits set expire = 1 where key like 'squad-link-no:%'");
  expectOk(await askProfileLink(door, asked, athlete.subdomain));
  expectOk(await removeFromSquad(door, asked));
  expect(await profileLinks(guardian)).toEqual([]);
  expect(await answerProfileLink(guardian, asked, false)).toEqual({ ok: false, error: "not_found" });
});
