import { beforeAll, describe, expect, test } from "vitest";
import { HIDDEN } from "#domain/messages/mask.ts";
import { expectOk } from "#domain/result.ts";
import { aPublishedFamily, mailsTo, staffOf, type Family } from "#server/athletes/testing/family.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { report } from "#server/moderation/moderation.server.ts";
import { now } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aUser } from "#seed/factories/user.ts";
import { answerContact, endContact } from "./contacts.server.ts";
import { contactCounts, contactPage, contactStandings, contactsWaiting } from "./contact-lists.server.ts";
import {
  noteOpened,
  readConversation,
  sendMessage,
  setChildSwitches,
  type Conversation,
} from "./conversation.server.ts";
import { mailNewMessage } from "./message-mails.ts";
import { exportAbout, exportOf } from "./rights.ts";
import { readable } from "./staff-view.ts";
import {
  aFamilyOfTwo,
  aPublishedAdult,
  aScout,
  athleteOf,
  guardianOf,
  sent,
  type Scout,
} from "./testing/contact.ts";

beforeAll(() => configure());

const PHONE = "Meu número: (71) 98888-7777.";

interface Talk {
  scout: Scout;
  family: Family;
  id: string;
}

async function aTalk(family?: Family): Promise<Talk> {
  const known = family ?? (await aPublishedFamily());
  const scout = await aScout();
  const { id } = await sent(scout, known.id);
  expectOk(await answerContact(guardianOf(known), id, { decision: "accepted" }));
  return { scout, family: known, id };
}

const read = async (actor: Parameters<typeof readConversation>[0], id: string): Promise<Conversation> =>
  expectOk(await readConversation(actor, id));
const words = ({ entries }: Conversation) => entries.map(({ text }) => text);
const mailed = async (email: string) =>
  (await mailsTo(email)).filter(({ template }) => template === "contact-message").length;

describe("guardian and club talk", () => {
  test("once it was accepted, each named, and nobody else", async () => {
    const { scout, family, id } = await aTalk();
    expectOk(await sendMessage(scout.actor, id, "Podem vir no sábado?"));
    expectOk(await sendMessage(guardianOf(family), id, PHONE));
    const { entries } = await read(scout.actor, id);
    expect(entries.slice(1).map(({ author, text, own, side }) => ({ author, text, own, side }))).toEqual([
      { author: scout.name, text: "Podem vir no sábado?", own: true, side: "club" },
      { author: family.guardianPerson.name, text: PHONE, own: false, side: "guardian" },
    ]);
    const stranger = await aScout();
    for (const actor of [stranger.actor, guardianOf(await aPublishedFamily())]) {
      expect(await readConversation(actor, id)).toMatchObject({ error: "not_found" });
      expect(await sendMessage(actor, id, "Oi")).toMatchObject({ error: { code: "not_found" } });
    }
    expect(await sendMessage(scout.actor, "x", "Oi")).toMatchObject({ error: { code: "not_found" } });
  });

  test("not while it waits, and not after it ended", async () => {
    const family = await aPublishedFamily();
    const scout = await aScout();
    const { id } = await sent(scout, family.id);
    for (const actor of [scout.actor, guardianOf(family)])
      expect(await sendMessage(actor, id, "Oi")).toMatchObject({ error: { code: "ended" } });
    expectOk(await answerContact(guardianOf(family), id, { decision: "accepted" }));
    expectOk(await sendMessage(guardianOf(family), id, PHONE));
    expectOk(await endContact(scout.actor, id));
    expect(await sendMessage(guardianOf(family), id, "Oi")).toMatchObject({ error: { code: "ended" } });
    // After the end the club reads its own words, and no word of the family.
    expect(words(await read(scout.actor, id)).join()).not.toContain("98888");
    expect(words(await read(guardianOf(family), id))).toContain(PHONE);
    expect((await read(guardianOf(family), id)).contact).toMatchObject({
      state: "closed",
      endReason: "ended_by_club",
    });
  });

  test("another member of the club reads and does not write", async () => {
    const { scout, id } = await aTalk();
    const other = actingAs((await aUser()).id, "club", scout.club.id);
    expect((await read(other, id)).contact).toMatchObject({ mayWrite: false, mayEnd: false });
    expect(await sendMessage(other, id, "Oi")).toMatchObject({ error: { code: "not_allowed" } });
    expect(await endContact(other, id)).toMatchObject({ error: "not_found" });
    // Whoever no longer acts for the club finds nothing.
    const gone = { ...scout.actor, profile: null };
    expect(await readConversation(gone, id)).toMatchObject({ error: "not_found" });
    expect(await sendMessage(gone, id, "Oi")).toMatchObject({ error: { code: "not_found" } });
    expect(await endContact(gone, id)).toMatchObject({ error: "not_found" });
  });

  test("one guardian does not read the other's phone, and an adult talks alone", async () => {
    const two = await aFamilyOfTwo();
    const { id } = await aTalk(two);
    expectOk(await sendMessage(guardianOf(two), id, PHONE));
    const seen = words(await read(two.second, id)).join();
    expect(seen).toContain(HIDDEN);
    expect(seen).not.toContain("98888");
    const adult = await aPublishedAdult();
    const scout = await aScout();
    const asked = await sent(scout, adult.id);
    expectOk(await answerContact(athleteOf(adult), asked.id, { decision: "accepted" }));
    expectOk(await sendMessage(athleteOf(adult), asked.id, PHONE));
    expect(words(await read(scout.actor, asked.id))).toContain(PHONE);
  });

  test("thirty at a time, the newest at the end", async () => {
    const { scout, id } = await aTalk();
    await client().query(
      `insert into contact_messages (contact_id, author_user_id, side, text)
       select $1, $2, 'club', 'Mensagem ' || n from generate_series(1, 65) n`,
      [id, scout.actor.userId],
    );
    const last = await read(scout.actor, id);
    expect(last.entries).toHaveLength(30);
    expect(words(last).at(-1)).toBe("Mensagem 65");
    const middle = expectOk(await readConversation(scout.actor, id, { before: last.earlier! }));
    const first = expectOk(await readConversation(scout.actor, id, { before: middle.earlier! }));
    expect(first.earlier).toBeNull();
    // The request stands before everything else.
    expect(first.entries).toHaveLength(6);
    expect(first.entries[0]!.id).toBe(id);
  });
});

describe("the child", () => {
  test("reads and writes only what a guardian switched on, without any way around them", async () => {
    const { scout, family, id } = await aTalk();
    const child = athleteOf(family);
    expectOk(await sendMessage(scout.actor, id, "Ligue (71) 97777-6666"));
    expect(words(await read(child, id))).toEqual([null]);
    expect(await sendMessage(child, id, "Oi")).toMatchObject({ error: { code: "not_allowed" } });
    expectOk(await setChildSwitches(guardianOf(family), id, { reads: true, writes: false }));
    expect(words(await read(child, id)).at(-1)).toContain(HIDDEN);
    expect(await sendMessage(child, id, "Oi")).toMatchObject({ error: { code: "not_allowed" } });
    expectOk(await setChildSwitches(guardianOf(family), id, { reads: true, writes: true }));
    expectOk(await sendMessage(child, id, "Meu insta é kaua_r9"));
    expect(words(await read(scout.actor, id)).at(-1)).not.toContain("kaua_r9");
    expect(words(await read(guardianOf(family), id)).at(-1)).toContain("kaua_r9");
    // Nobody notes that a child has read.
    await noteOpened(child, [id], now());
    const { rowCount } = await client().query("select from contact_readers where user_id = $1", [
      family.person.id,
    ]);
    expect(rowCount).toBe(0);
    expectOk(await setChildSwitches(guardianOf(family), id, { reads: false, writes: false }));
    expect(words(await read(child, id))).toEqual([null]);
  });

  test("what one guardian switched off, the other does not switch on", async () => {
    const family = await aFamilyOfTwo();
    const { scout, id } = await aTalk(family);
    const on = { reads: true, writes: false };
    for (const actor of [athleteOf(family), scout.actor])
      expect(await setChildSwitches(actor, id, on)).toMatchObject({ error: "not_found" });
    expectOk(await setChildSwitches(guardianOf(family), id, on));
    expectOk(await setChildSwitches(family.second, id, { reads: false, writes: false }));
    expect(await setChildSwitches(guardianOf(family), id, on)).toMatchObject({
      error: "switched_off_by_other",
    });
    expectOk(await setChildSwitches(family.second, id, on));
  });
});

describe("a new message", () => {
  test("is mailed to both guardians at most once an hour, without its words, and not when it was read", async () => {
    const family = await aFamilyOfTwo();
    const { scout, id } = await aTalk(family);
    const send = async () => {
      for (const person of [family.guardianPerson, family.secondPerson])
        await mailNewMessage.handle({ contactId: id, userId: person.id }, undefined as never);
    };
    expectOk(await sendMessage(scout.actor, id, "Segredo do treino"));
    await send();
    expectOk(await sendMessage(scout.actor, id, "E mais uma"));
    await send();
    for (const { email } of [family.guardianPerson, family.secondPerson]) expect(await mailed(email)).toBe(1);
    const [mail] = await mailsTo(family.guardianPerson.email);
    expect(mail!.text).not.toMatch(/Segredo|Ribeiro/);
    await client().query("update contact_readers set mailed_at = now() - interval '2 hours'");
    await noteOpened(guardianOf(family), [id], now());
    await send();
    expect(await mailed(family.guardianPerson.email)).toBe(1);
    expect(await mailed(family.secondPerson.email)).toBe(2);
    expect(await mailed(family.person.email)).toBe(0);
  });

  test("is counted for whoever has not read it", async () => {
    const { scout, family, id } = await aTalk();
    // The acceptance itself is news for the club.
    expect(await contactsWaiting(scout.actor)).toBe(1);
    await noteOpened(scout.actor, [id], now());
    expect(await contactsWaiting(scout.actor)).toBe(0);
    expect(await contactsWaiting(guardianOf(family))).toBe(0);
    expectOk(await sendMessage(scout.actor, id, "Oi"));
    expect(await contactsWaiting(guardianOf(family))).toBe(1);
    expect((await contactPage(guardianOf(family))).contacts[0]).toMatchObject({ unread: true });
    await noteOpened(guardianOf(family), [id], now());
    expect(await contactsWaiting(guardianOf(family))).toBe(0);
  });

  test("is in no list of an admin who looks in somebody's place", async () => {
    const { scout, family } = await aTalk();
    const impersonation = { id: scout.club.id, adminId: scout.actor.userId, endsAt: now() };
    for (const actor of [scout.actor, guardianOf(family)]) {
      expect((await contactPage(actor)).contacts).toHaveLength(1);
      expect(await contactPage({ ...actor, impersonation })).toEqual({ contacts: [], next: null });
    }
  });
});

test("each side reports what the other wrote, and staff read the conversation only then", async () => {
  const { scout, family, id } = await aTalk();
  const ofClub = expectOk(await sendMessage(scout.actor, id, "Pague a taxa antes"));
  const ofFamily = expectOk(await sendMessage(guardianOf(family), id, "Não pago"));
  const staff = staffOf(await aUser({ role: "staff" }));
  expect(words(await read(staff, id)).join()).not.toContain("taxa");
  expect(await readable(scout.actor, ofClub.id)).toBeNull();
  expect(await readable(scout.actor, ofFamily.id)).not.toBeNull();
  expect(await readable((await aScout()).actor, ofFamily.id)).toBeNull();
  expectOk(
    await report(guardianOf(family), "198.51.100.7", {
      subjectType: "message",
      subjectId: ofClub.id,
      reason: "fake_trial",
      details: "",
    }),
  );
  const reported = expectOk(await readConversation(staff, id, { reported: ofClub.id }));
  expect(words(reported).join()).toContain("taxa");
  // The id of another conversation's reported message opens nothing here.
  const other = await aTalk();
  expectOk(await sendMessage(other.scout.actor, other.id, "Outra conversa"));
  const elsewhere = await readConversation(staff, other.id, { reported: ofClub.id });
  expect(JSON.stringify(elsewhere)).not.toContain("Outra conversa");
});

test("a copy of the data holds the family's conversation, and of a scout's only their own words", async () => {
  const { scout, family, id } = await aTalk();
  expectOk(await sendMessage(scout.actor, id, "Do clube"));
  expectOk(await sendMessage(guardianOf(family), id, "Da família"));
  const told = (part: { tables: Record<string, readonly object[]> }) =>
    (part.tables["contact_messages"] as { text: string }[]).map(({ text }) => text);
  const subject = (userId: string) => ({ userId, email: "", name: "" });
  expect(told(await exportAbout(subject(family.guardianPerson.id), [family.id]))).toEqual([
    "Do clube",
    "Da família",
  ]);
  expect(told(await exportOf(subject(scout.actor.userId), []))).toEqual(["Do clube"]);
  expect(told(await exportOf(subject(family.person.id), [family.id]))).toEqual([]);
});

test("a club's counters and standings are its own", async () => {
  const { scout, family, id } = await aTalk();
  expect(await contactCounts(scout.actor)).toEqual({ all: 1, thisMonth: 1 });
  await client().query("update contact_requests set created_at = now() - interval '40 days' where id = $1", [
    id,
  ]);
  expect(await contactCounts(scout.actor)).toEqual({ all: 1, thisMonth: 0 });
  expect((await contactStandings(scout.actor, [family.id])).get(family.id)).toMatchObject({
    id,
    state: "accepted",
  });
  const stranger = await aScout();
  expect(await contactCounts(stranger.actor)).toEqual({ all: 0, thisMonth: 0 });
  expect((await contactStandings(stranger.actor, [family.id])).size).toBe(0);
});
