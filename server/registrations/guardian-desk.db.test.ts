import { beforeAll, describe, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { decideConsent, requestPhotoChange, requestSwitch } from "#server/athletes/guardianship.server.ts";
import { aFamily, aPublishedFamily, mailsTo } from "#server/athletes/testing/family.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client, connect, disconnect } from "#server/platform/database/database.ts";
import { countStatements } from "#server/platform/database/testing/statement-counter.ts";
import { connection } from "#server/platform/testing/own-database.ts";
import { answerContact, endContact, readContact } from "#server/messages/contacts.server.ts";
import { deskOf, deskSize, waitingFor } from "./guardian-desk.server.ts";
import { aFamilyOfTwo, aScout, ask, athleteOf, guardianOf, sent } from "#server/messages/testing/contact.ts";

beforeAll(() => configure());

const templates = async (email: string) => (await mailsTo(email)).map(({ template }) => template);

describe("what waits for a guardian", () => {
  test("is the same for both, and what one decides waits for nobody", async () => {
    const family = await aFamilyOfTwo();
    const { id } = await sent(await aScout(), family.id);
    expectOk(await requestSwitch(family.athlete, family.id, "contact", "off"));
    for (const guardian of [guardianOf(family), family.second]) {
      const desk = await deskOf(guardian);
      expect(desk.contacts).toMatchObject([{ id, athleteId: family.id, reader: "guardian" }]);
      expect(desk.contacts[0]!.message).not.toMatch(/99999/);
      expect(desk.changes).toMatchObject([{ field: "contact", value: "off", current: "on" }]);
      expect(deskSize(desk)).toBe(2);
    }
    expectOk(await answerContact(family.second, id, { decision: "declined" }));
    expect(await waitingFor(guardianOf(family))).toBe(1);
    expect(await answerContact(guardianOf(family), id, { decision: "accepted" })).toEqual({
      ok: false,
      error: "already_answered",
    });
  });

  test("includes a publication that nobody has decided about", async () => {
    const family = await aFamily();
    const guardian = guardianOf(family);
    expect((await deskOf(guardian)).undecided).toMatchObject([{ id: family.id }]);
    expectOk(await decideConsent(guardian, family.id, "revoked", null));
    expect(await waitingFor(guardian)).toBe(0);
  });

  test("is read in as many statements for three photos as for one", async () => {
    const family = await aPublishedFamily();
    const ask = async (field: "photo" | "hero") => {
      const { rows } = await client().query<{ id: string }>(
        "insert into media (owner_type, owner_id, kind, state) values ('athlete', $1, 'photo', 'visible') returning id",
        [family.id],
      );
      expectOk(await requestPhotoChange(family.athlete, family.id, field, rows[0]!.id));
      return rows[0]!.id;
    };
    const counter = await countStatements(connection);
    const cost = async () => {
      await disconnect();
      connect(counter.connection, 1);
      return counter.during(() => deskOf(guardianOf(family)));
    };
    const photo = await ask("photo");
    const once = await cost();
    const hero = await ask("hero");
    expect(await cost()).toBe(once);
    expect((await deskOf(guardianOf(family))).changes).toMatchObject([
      { field: "photo", pictures: { current: null, wanted: { id: photo } } },
      { field: "hero", pictures: { current: null, wanted: { id: hero } } },
    ]);
    await disconnect();
    connect(connection);
    await counter.close();
  });

  test("is nothing of another family's", async () => {
    const family = await aPublishedFamily();
    await sent(await aScout(), family.id);
    expect(await waitingFor(guardianOf(await aPublishedFamily()))).toBe(0);
    expect(await waitingFor(athleteOf(family))).toBe(0);
  });
});

describe("a contact", () => {
  test("is mailed to both guardians, and one of them accepts it", async () => {
    const family = await aFamilyOfTwo();
    const { id } = await sent(await aScout(), family.id);
    for (const { email } of [family.guardianPerson, family.secondPerson])
      expect(await templates(email)).toContain("contact-requested");
    expectOk(
      await answerContact(family.second, id, { decision: "accepted", reply: "Ligue (71) 98888-0000" }),
    );
    expect(await readContact(guardianOf(family), id)).toMatchObject({
      value: { state: "accepted", reply: null, mayEnd: true },
    });
    const [told] = await mailsTo(family.guardianPerson.email);
    expect(told).toMatchObject({ template: "contact-accepted-by-other" });
    expect(told!.text).not.toMatch(/Ribeiro|98888/);
    expect(await templates(family.secondPerson.email)).not.toContain("contact-accepted-by-other");
  });

  test("that one accepted is ended by the other, and the club cannot ask again for 90 days", async () => {
    const family = await aFamilyOfTwo();
    const scout = await aScout();
    const { id } = await sent(scout, family.id);
    expectOk(await answerContact(family.second, id, { decision: "accepted" }));
    expect(await endContact(athleteOf(family), id)).toEqual({ ok: false, error: "not_found" });
    expect(await endContact(guardianOf(family), id)).toEqual({ ok: true, value: null });
    expect(await endContact(guardianOf(family), id)).toEqual({ ok: false, error: "ended" });
    expect(await readContact(scout.actor, id)).toMatchObject({
      value: { state: "closed", endReason: "ended_by_family", athlete: null },
    });
    expect(await ask(scout, family.id)).toMatchObject({ error: { code: "declined_recently" } });
    expect((await templates(family.secondPerson.email))[0]).toBe("contact-ended");
    expect((await templates(scout.actor.email))[0]).toBe("contact-ended-by-family");
  });
});
