import { expect, test } from "vitest";
import * as athletes from "#server/athletes/athletes.server.ts";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import * as events from "#server/events/staff.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { anAthlete, aPublishedAthlete, athleteInput } from "./athlete.ts";
import { aChampionship } from "./championship.ts";
import { aClub, aVerifiedClub, clubInput } from "./club.ts";
import { anApprovedEvent, anEvent, eventInput } from "./event.ts";
import { aPlan } from "./plan.ts";
import { aSponsor } from "./sponsor.ts";
import { aUser } from "./user.ts";

test("the same seed value gives the same athlete, another one another", () => {
  expect(JSON.stringify(athleteInput({ seed: "a" }))).toBe(JSON.stringify(athleteInput({ seed: "a" })));
  expect(athleteInput({ seed: "a" }).subdomain).not.toBe(athleteInput({ seed: "b" }).subdomain);
});

test("an athlete is private until published, and what is given is kept", async () => {
  const hidden = await anAthlete({ name: "Nara Leal" });
  expect((await athletes.site(VISITOR, hidden.subdomain)).ok).toBe(false);
  const shown = await aPublishedAthlete({ position: "Goleiro", city: "Sinop", state: "MT" });
  const site = await athletes.site(VISITOR, shown.subdomain);
  expect(site).toMatchObject({ ok: true, value: { position: "Goleiro", city: "Sinop", state: "MT" } });
});

test("many athletes without overrides never collide", async () => {
  const made = await Promise.all(Array.from({ length: 20 }, () => anAthlete()));
  expect(new Set(made.map((athlete) => athlete.id)).size).toBe(20);
});

test("an event waits for approval; a peneira of an unverified club does not get it", async () => {
  const fake = await anEvent({ type: "peneira", clubId: (await aClub()).id });
  expect(await events.approve(SYSTEM, fake.id)).toEqual({ ok: false, error: "organiser_not_verified" });
  const alone = await anEvent({ type: "peneira" });
  expect(await events.approve(SYSTEM, alone.id)).toEqual({ ok: false, error: "organiser_not_verified" });
  const real = await anApprovedEvent({ type: "peneira" });
  expect(await events.approve(SYSTEM, real.id)).toEqual({ ok: false, error: "not_pending" });
});

test("a CNPJ must be valid and has one owner", async () => {
  const club = await aVerifiedClub();
  expect(await clubs.create(SYSTEM, clubInput({ cnpj: club.cnpj }))).toEqual({
    ok: false,
    error: "cnpj_taken",
  });
  const invalid = await clubs.create(SYSTEM, clubInput({ cnpj: "BASE0001000161" }));
  expect(invalid).toEqual({ ok: false, error: "cnpj_invalid" });
});

test("a visitor creates nothing, and only an admin makes staff", async () => {
  expect(await clubs.create(VISITOR, clubInput())).toEqual({ ok: false, error: "not_allowed" });
  expect(await events.create(VISITOR, eventInput())).toEqual({ ok: false, error: "not_allowed" });
  const staff = await aUser({ role: "staff" });
  const actor = { kind: "member", userId: staff.id, role: "staff", profile: null } as const;
  const refused = await identity.create(actor, {
    name: "Outra Pessoa",
    email: "outra@example.com",
    role: "admin",
  });
  expect(refused).toEqual({ ok: false, error: "not_allowed" });
  const again = await identity.create(SYSTEM, { name: "Eco", email: staff.email.toUpperCase() });
  expect(again).toEqual({ ok: false, error: "email_taken" });
});

test("the other things can be made too", async () => {
  const championship = await aChampionship();
  await anEvent({ type: "campeonato", championshipId: championship.id });
  expect((await aSponsor()).id).not.toBe((await aSponsor()).id);
  expect((await aPlan({ audience: "club" })).audience).toBe("club");
});
