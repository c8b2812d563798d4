import { beforeAll, describe, expect, test } from "vitest";
import { setContactAllowed } from "#server/athletes/guardianship.server.ts";
import { aPublishedFamily, mailsTo } from "#server/athletes/testing/family.ts";
import { VISITOR } from "#domain/identity/actor.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { HIDDEN } from "#domain/messages/mask.ts";
import { expectOk } from "#domain/result.ts";
import { client } from "#server/platform/database/database.ts";
import { listMails, readMail } from "#server/platform/mail/mail.ts";
import { answerContact, readContact } from "./contacts.server.ts";
import { exportOf } from "./rights.ts";
import {
  contactsOf,
  aPublishedAdult,
  aScout,
  ask,
  athleteOf,
  guardianOf,
  MESSAGE,
  sent,
} from "./testing/contact.ts";

beforeAll(() => configure());

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

  test("not while the athlete, or a minor's guardian, has switched contact off", async () => {
    const [minor, adult, scout] = [await aPublishedFamily(), await aPublishedAdult(), await aScout()];
    expectOk(await setContactAllowed(minor.guardian, minor.id, false));
    expectOk(await setContactAllowed(adult.athlete, adult.id, false));
    for (const { id } of [minor, adult])
      expect(await ask(scout, id)).toMatchObject({ error: { code: "contact_off" } });
    expectOk(await setContactAllowed(adult.athlete, adult.id, true));
    expect(await ask(scout, adult.id)).toMatchObject({ ok: true });
  });

  test("a minor's guardian reads it first, without any way around them", async () => {
    const family = await aPublishedFamily();
    const scout = await aScout();
    const { id } = await sent(scout, family.id);
    const [mail] = await mailsTo(family.guardianPerson.email);
    expect(mail).toMatchObject({ template: "contact-requested" });
    // A mail never holds the words: mailboxes are shared, and what was sent cannot be taken back.
    expect(mail!.text).not.toMatch(/gostamos|99999|clube\.com/);
    const [asked] = await contactsOf(guardianOf(family));
    expect(asked!.message).toContain("gostamos dos jogos");
    expect(asked!.message).not.toMatch(/99999|clube\.com/);
    expect(await mailsTo(family.person.email)).not.toContainEqual(
      expect.objectContaining({ template: "contact-requested" }),
    );
    // The minor hears who asks and where it stands, and cannot answer.
    expect((await contactsOf(athleteOf(family)))[0]).toMatchObject({
      scoutName: scout.name,
      club: { name: scout.club.name, verified: true },
      state: "sent",
      message: null,
      mayAnswer: false,
    });
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
    expect((await contactsOf(scout.actor))[0]).toMatchObject({ state: "accepted", reply: "Pode ligar." });
    const told = (await mailsTo(scout.actor.email)).find(({ template }) => template === "contact-answered");
    expect(told!.text).not.toContain("Pode ligar.");
    // Nobody has switched reading on for the minor, who sees that it was accepted, and no words of either side.
    expect((await contactsOf(athleteOf(family)))[0]).toMatchObject({
      state: "accepted",
      message: null,
      reply: null,
    });
    expect(await answerContact(guardianOf(family), id, { decision: "declined" })).toMatchObject({
      error: "already_answered",
    });
  });

  test("names carry no contact to a minor's side either, until it was accepted", async () => {
    const family = await aPublishedFamily();
    const called = { scout: "Ana insta: anascout", club: "Clube 71 98765-4321" };
    const scout = await aScout({ called });
    await sent(scout, family.id);
    const mail = (await listMails({ limit: 500 })).find(({ to }) => to === family.guardianPerson.email);
    const { text, html } = (await readMail(mail!.id))!;
    // Nothing that a stranger typed stands in a subject, whatever it says.
    expect(mail!.subject).toBe("Um clube quer falar sobre o atleta | Joia da Base");
    const [read] = await contactsOf(guardianOf(family));
    const page = await readContact(athleteOf(family), read!.id);
    for (const seen of [mail!.subject, text, html, JSON.stringify([read, page])])
      expect(seen).not.toMatch(/anascout|98765/);
    expect(read).toMatchObject({ scoutName: `Ana insta: ${HIDDEN}`, club: { name: `Clube ${HIDDEN}` } });
    expectOk(await answerContact(guardianOf(family), read!.id, { decision: "accepted" }));
    expect((await contactsOf(guardianOf(family)))[0]).toMatchObject({
      scoutName: called.scout,
      club: { name: called.club },
    });
  });

  test("leaves with the data of each side as that side may read it", async () => {
    const family = await aPublishedFamily();
    const scout = await aScout();
    const { id } = await sent(scout, family.id);
    const told = async ({ userId }: { userId: string }, athleteIds: string[]) => {
      const { tables } = await exportOf({ userId, email: "", name: "" }, athleteIds);
      return (tables["contact_requests"] as { message: string | null }[])[0]!.message;
    };
    expect(await told(guardianOf(family), [family.id])).toContain(HIDDEN);
    expect(await told(guardianOf(family), [family.id])).not.toMatch(/99999|clube\.com/);
    expect(await told(athleteOf(family), [family.id])).toBeNull();
    expect(await told(scout.actor, [])).toBe(MESSAGE);
    expectOk(await answerContact(guardianOf(family), id, { decision: "accepted" }));
    expect(await told(guardianOf(family), [family.id])).toBe(MESSAGE);
    expect(await told(athleteOf(family), [family.id])).toBeNull();
  });

  test("a club that heard no does not ask the same athlete again for 90 days", async () => {
    const family = await aPublishedFamily();
    const scout = await aScout();
    const { id } = await sent(scout, family.id);
    expectOk(await answerContact(guardianOf(family), id, { decision: "declined" }));
    expect(await ask(scout, family.id)).toMatchObject({ error: { code: "declined_recently" } });
    // Another club and another athlete are another matter.
    expect(await ask(await aScout(), family.id)).toMatchObject({ ok: true });
    expect(await ask(scout, (await aPublishedFamily()).id)).toMatchObject({ ok: true });
    await client().query(
      "update contact_requests set answered_at = now() - interval '90 days 1 minute' where id = $1",
      [id],
    );
    expect(await ask(scout, family.id)).toMatchObject({ ok: true });
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
    const { id } = await sent(scout, family.id);
    const stranger = await aScout();
    expect(await readContact(stranger.actor, id)).toMatchObject({ error: "not_found" });
    expect(await readContact(VISITOR, id)).toMatchObject({ error: "not_found" });
    expect(await readContact(scout.actor, "x")).toMatchObject({ error: "not_found" });
    expect(await readContact(scout.actor, id)).toMatchObject({ ok: true });
  });

  test("says nothing of anybody's address or phone", async () => {
    const family = await aPublishedFamily();
    const scout = await aScout();
    await ask(scout, family.id);
    const seen = JSON.stringify([await contactsOf(scout.actor), await contactsOf(guardianOf(family))]);
    for (const { email } of [family.person, family.guardianPerson, scout.actor])
      expect(seen).not.toContain(email);
  });
});
