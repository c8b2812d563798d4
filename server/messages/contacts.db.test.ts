import { beforeAll, describe, expect, test } from "vitest";
import {
  aFamily,
  aPublishedFamily,
  mailsTo,
  memberOf,
  yearsAgo,
  type Family,
} from "#server/athletes/testing/family.ts";
import { buy } from "#server/billing/testing/paying.ts";
import * as identity from "#server/identity/identity.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { aClub, aVerifiedClub } from "#seed/factories/club.ts";
import { must } from "#seed/factories/must.ts";
import { aPlan } from "#seed/factories/plan.ts";
import { aUser } from "#seed/factories/user.ts";
import { answerContact, contactsOf, readContact, requestContact } from "./contacts.server.ts";

beforeAll(() => configure());

const MESSAGE = "Somos do clube e gostamos dos jogos. Ligue (71) 99999-1234 ou escreva a ana@clube.com.br";

async function aScout({ verified = true, subscribed = true } = {}) {
  const { id, email, name } = await aUser();
  const club = verified ? await aVerifiedClub({ userId: id }) : await aClub({ userId: id });
  await identity.addProfile(id, "club", club.id);
  const acting = { userId: id, email, profile: { type: "club" as const, profileId: club.id } };
  if (subscribed)
    await buy(acting, { plan: (await aPlan({ audience: "club", grants: ["contact_athletes"] })).id });
  return { actor: memberOf({ id }), acting, club, name };
}
const guardianOf = ({ guardianPerson }: Family) => ({
  userId: guardianPerson.id,
  profile: { type: "guardian" as const, profileId: null },
});
const athleteOf = ({ person, id }: Family) => ({
  userId: person.id,
  profile: { type: "athlete" as const, profileId: id },
});
async function aPublishedAdult(): Promise<Family> {
  const family = await aFamily({ birthdate: yearsAgo(20) });
  must(await athletes.publish(family.athlete, family.id));
  return family;
}
const ask = ({ actor, acting }: Awaited<ReturnType<typeof aScout>>, athleteId: string) =>
  requestContact(actor, acting, athleteId, MESSAGE);

describe("a club asks to talk", () => {
  test("only with a plan, and about a minor only when verified", async () => {
    const [minor, adult] = [await aPublishedFamily(), await aPublishedAdult()];
    const [poor, unverified, scout] = [
      await aScout({ subscribed: false }),
      await aScout({ verified: false }),
      await aScout(),
    ];
    expect(await ask(poor, adult.id)).toMatchObject({ error: { code: "not_entitled" } });
    expect(await ask(unverified, minor.id)).toMatchObject({ error: { code: "not_entitled" } });
    expect(await ask(unverified, adult.id)).toMatchObject({ ok: true });
    expect(await ask(scout, minor.id)).toMatchObject({ ok: true });
    expect(await ask(scout, minor.id)).toMatchObject({ error: { code: "already_waiting" } });
  });

  test("a minor's guardian reads it first, without any way around them", async () => {
    const family = await aPublishedFamily();
    const scout = await aScout();
    const { id } = await ask(scout, family.id).then((asked) => (asked.ok ? asked.value : { id: "" }));
    const [mail] = await mailsTo(family.guardianPerson.email);
    expect(mail).toMatchObject({ template: "contact-requested" });
    for (const text of [mail!.text, (await contactsOf(guardianOf(family)))[0]!.message]) {
      expect(text).toContain("gostamos dos jogos");
      expect(text).not.toMatch(/99999|clube\.com/);
    }
    expect(await mailsTo(family.person.email)).not.toContainEqual(
      expect.objectContaining({ template: "contact-requested" }),
    );
    // The minor reads along and cannot answer.
    expect((await contactsOf(athleteOf(family)))[0]).toMatchObject({ mayAnswer: false });
    expect(await answerContact(athleteOf(family), id, { decision: "accepted" })).toMatchObject({
      error: "not_found",
    });
    expect(
      await answerContact(guardianOf(family), id, { decision: "accepted", reply: "Pode ligar." }),
    ).toEqual({
      ok: true,
      value: null,
    });
    expect((await contactsOf(guardianOf(family)))[0]!.message).toBe(MESSAGE);
    expect((await contactsOf(scout.acting))[0]).toMatchObject({ state: "accepted", reply: "Pode ligar." });
    expect((await mailsTo(scout.acting.email)).map(({ template }) => template)).toContain("contact-answered");
    expect(await answerContact(guardianOf(family), id, { decision: "declined" })).toMatchObject({
      error: "already_answered",
    });
  });

  test("an adult answers for themselves, and reads it whole", async () => {
    const family = await aPublishedAdult();
    await ask(await aScout(), family.id);
    const [contact] = await contactsOf(athleteOf(family));
    expect(contact).toMatchObject({ message: MESSAGE, mayAnswer: true, side: "received" });
    expect(await answerContact(athleteOf(family), contact!.id, { decision: "declined" })).toMatchObject({
      ok: true,
    });
  });

  test("is nobody else's to read", async () => {
    const family = await aPublishedFamily();
    const scout = await aScout();
    const asked = await ask(scout, family.id);
    const id = asked.ok ? asked.value.id : "";
    const stranger = await aScout();
    expect(await readContact(stranger.actor, stranger.acting, id)).toMatchObject({ error: "not_found" });
    expect(await readContact({ kind: "visitor" }, null, id)).toMatchObject({ error: "not_found" });
    expect(await readContact(scout.actor, scout.acting, "x")).toMatchObject({ error: "not_found" });
    expect(await readContact(scout.actor, scout.acting, id)).toMatchObject({ ok: true });
  });

  test("says nothing of anybody's address or phone", async () => {
    const family = await aPublishedFamily();
    const scout = await aScout();
    await ask(scout, family.id);
    const seen = JSON.stringify([await contactsOf(scout.acting), await contactsOf(guardianOf(family))]);
    for (const { email } of [family.person, family.guardianPerson, scout.acting])
      expect(seen).not.toContain(email);
  });
});
