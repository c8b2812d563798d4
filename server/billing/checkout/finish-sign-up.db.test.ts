import { beforeAll, describe, expect, test } from "vitest";
import type { FinishForm } from "#domain/billing/finish-schema.ts";
import type { Member } from "#domain/identity/actor.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aFamily, mailsTo, yearsAgo } from "#server/athletes/testing/family.ts";
import { requestPublication } from "#server/athletes/guardianship.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { cookieJar, configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { inventCnpj } from "#seed/factories/club.ts";
import { aPlan } from "#seed/factories/plan.ts";
import { aUser } from "#seed/factories/user.ts";
import { claimAsMember, readPaid } from "./claim.ts";
import { attach } from "../subscriber/attach.ts";
import { finishSignUp } from "./finish-sign-up.ts";
import { subscriptionsOf, subscriptionStatus } from "../subscriber/own-subscriptions.ts";
import { begin, buy } from "../testing/paying.ts";

beforeAll(() => configure());

let next = 1;
const ACCOUNT = { password: "uma frase longa", terms: "on" as const };

const organiser = (email = `organiza-${next++}@example.com`): FinishForm => ({
  kind: "campeonato",
  name: "Iara Prado",
  email,
  ...ACCOUNT,
});
const adult = (birthdate = yearsAgo(20)): FinishForm => ({
  kind: "atleta",
  fullName: "Bento Alves",
  birthdate: String(birthdate),
  email: `bento-${next++}@example.com`,
  ...ACCOUNT,
});

const paidFor = async (audience: "athlete" | "club" | "championship") =>
  (await buy(null, { plan: (await aPlan({ audience })).id })).sessionId;
const userOf = async (email: string) => (await identity.findByEmail(email))!;
const actorOf = async (email: string): Promise<Member> => ({
  kind: "member",
  userId: (await userOf(email)).id,
  role: "user",
  profile: (await profilesOf(email))[0]!,
});
const profilesOf = async (email: string) => identity.activeProfiles((await userOf(email)).id);

describe("who paid first", () => {
  test("becomes an adult athlete whose private profile holds the subscription", async () => {
    const form = adult();
    expect(await finishSignUp(cookieJar().browser, await paidFor("athlete"), form)).toMatchObject({
      ok: true,
    });
    const [profile] = await profilesOf(form.email);
    const actor = await actorOf(form.email);
    expect(await subscriptionStatus(actor)).toMatchObject({ subscribed: true, status: "trialing" });
    const { rows } = await client().query("select visibility from athletes where id = $1", [
      profile!.profileId,
    ]);
    expect(rows).toEqual([{ visibility: "private" }]);
  });

  test("is sent to the guardian's form when under 18, and leaves nothing behind", async () => {
    const session = await paidFor("athlete");
    const form = adult(yearsAgo(16));
    const own = cookieJar();
    expect(await finishSignUp(own.browser, session, form)).toMatchObject({
      error: { code: "guardian_buys" },
    });
    expect(await identity.findByEmail(form.email)).toBeFalsy();
    expect(await readPaid(session)).toMatchObject({ ok: true });
    // The date is remembered: an older one, in the same browser, passes a person before it is public.
    const older = adult(yearsAgo(25));
    expect(await finishSignUp(own.browser, session, older)).toMatchObject({ ok: true });
    const actor = {
      kind: "member",
      userId: (await userOf(older.email)).id,
      role: "user",
      profile: null,
    } as const;
    const [profile] = await profilesOf(older.email);
    expect(await requestPublication(actor, profile!.profileId!)).toEqual({ ok: true, value: "in_review" });
  });

  test("as a guardian gives it later to the child who named them", async () => {
    const session = await paidFor("athlete");
    const form: FinishForm = {
      kind: "responsavel",
      name: "Rita Alves",
      birthdate: "1985-03-02",
      cpf: "52998224725",
      email: `rita-${next++}@example.com`,
      ...ACCOUNT,
    };
    expect(
      await finishSignUp(cookieJar().browser, session, { ...form, birthdate: "2015-01-01" }),
    ).toMatchObject({
      error: { code: "not_adult" },
    });
    expect(await finishSignUp(cookieJar().browser, session, form)).toMatchObject({ ok: true });
    const second = { ...form, email: `rita-${next++}@example.com` };
    for (const again of [second, { ...form }])
      expect(await finishSignUp(cookieJar().browser, await paidFor("athlete"), again)).toMatchObject({
        error: { code: "cpf_taken" },
      });
    expect(await identity.findByEmail(second.email)).toBeFalsy();
    const actor = await actorOf(form.email);
    const [own] = await subscriptionsOf(actor);
    expect(own).toMatchObject({ holder: null, holderChoices: [] });
    expect(await attach(actor, own!.id)).toMatchObject({ error: "athlete_missing" });
    const { id } = await aFamily();
    await client().query("update guardianships set guardian_user_id = $1 where athlete_id = $2", [
      actor.userId,
      id,
    ]);
    expect((await subscriptionsOf(actor))[0]!.holderChoices).toEqual([
      { athleteId: id, name: "Kauã Ribeiro" },
    ]);
    expect(await attach(actor, own!.id, id)).toEqual({ ok: true, value: null });
    expect((await subscriptionsOf(actor))[0]).toMatchObject({ holder: { name: "Kauã Ribeiro" } });
    expect(await attach(actor, own!.id, id)).toMatchObject({ error: "not_found" });
  });

  test("becomes a club that waits for verification", async () => {
    const form: FinishForm = {
      kind: "clube",
      name: "Clube Mirante",
      cnpj: inventCnpj(`finish-${next}`),
      email: `clube-pago-${next++}@example.com`,
      responsible: "Ana Souza",
      phone: undefined,
      address: undefined,
      ...ACCOUNT,
    };
    expect(await finishSignUp(cookieJar().browser, await paidFor("club"), form)).toMatchObject({ ok: true });
    const [profile] = await profilesOf(form.email);
    expect(profile?.type).toBe("club");
    const actor = await actorOf(form.email);
    expect(await subscriptionStatus(actor)).toMatchObject({ subscribed: true });
  });

  test("hears by mail how to finish, should the page be closed", async () => {
    const sessionId = await paidFor("championship");
    const mails = await mailsTo("visita@example.com");
    expect(mails.some(({ text }) => text.includes(`/signup-after-payment?session_id=${sessionId}`))).toBe(
      true,
    );
  });
});

describe("a paid link", () => {
  test("works once, for one account", async () => {
    const session = await paidFor("championship");
    const forms = [organiser(), organiser()];
    const tries = await Promise.all(forms.map((form) => finishSignUp(cookieJar().browser, session, form)));
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    expect(tries).toContainEqual({ ok: false, error: { code: "used" } });
    const made = await Promise.all(forms.map(({ email }) => identity.findByEmail(email)));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await finishSignUp(cookieJar().browser, session, organiser())).toMatchObject({
      error: { code: "used" },
    });
  });

  test("proves nothing unpaid, unknown or made up", async () => {
    const plan = await aPlan({ audience: "championship" });
    expect(await readPaid(await begin(null, { plan: plan.id }))).toMatchObject({ error: "unpaid" });
    expect(await readPaid("cs_teste_made_up")).toMatchObject({ error: "unknown" });
    expect(await readPaid("'; drop table checkouts; --")).toMatchObject({ error: "unknown" });
  });

  test("takes no other kind of account than its plan is for", async () => {
    expect(await finishSignUp(cookieJar().browser, await paidFor("club"), organiser())).toMatchObject({
      error: { code: "wrong_kind" },
    });
  });
});

describe("somebody who has an account", () => {
  test("gets the same answer, and the payment by signing in", async () => {
    const owner = await aUser({ email: `dona-${next++}@example.com` });
    await identity.addProfile(owner.id, "championship", null);
    const session = await paidFor("championship");
    expect(await finishSignUp(cookieJar().browser, session, organiser(owner.email))).toEqual({
      ok: true,
      value: null,
    });
    const actor = actingAs(owner.id, "championship");
    expect(await subscriptionStatus(actor)).toMatchObject({ subscribed: false });
    expect(await claimAsMember(actor, session)).toEqual({ ok: true, value: { attached: true } });
    expect(await subscriptionStatus(actor)).toMatchObject({ subscribed: true });
    expect(await claimAsMember(actor, session)).toMatchObject({ error: "used" });
  });

  test("keeps a payment that fits no profile of theirs until one does", async () => {
    const owner = await aUser();
    const session = await paidFor("club");
    const actor: Member = { kind: "member", userId: owner.id, role: "user", profile: null };
    expect(await claimAsMember(actor, session)).toEqual({ ok: true, value: { attached: false } });
    expect((await subscriptionsOf(actor))[0]).toMatchObject({ holder: null, may: { manage: true } });
  });
});
