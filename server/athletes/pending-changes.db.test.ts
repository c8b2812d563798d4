import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client, db, inTransaction } from "#server/platform/database/database.ts";
import { eq } from "#server/platform/database/orm.ts";
import { openReviews } from "#server/platform/reviews/testing/open-reviews.ts";
import { changeBirthdate } from "./birthdate.ts";
import { findAthletesOfAge } from "./coming-of-age.ts";
import { lockWithGuardianship } from "./athlete-with-guardianship.ts";
import {
  decideChange,
  pendingChanges,
  requestChanges,
  requestPhotoChange,
  requestSwitch,
  setContactAllowed,
  withdrawChange,
} from "./pending-changes.ts";
import { athletes } from "./tables.ts";
import {
  aFamily,
  aPublishedFamily,
  comeOfAge,
  decideReview,
  mailsTo,
  visibilityOf,
  yearsAgo,
  type Family,
} from "./testing/family.ts";

beforeAll(() => configure());

let family: Family;

beforeEach(async () => {
  family = await aPublishedFamily();
});

const rowOf = async (id: string) => (await db().select().from(athletes).where(eq(athletes.id, id)))[0]!;

const ask = (wishes: Parameters<typeof requestChanges>[2], of = family) =>
  inTransaction(async () => {
    const profile = await lockWithGuardianship(of.id);
    await requestChanges(of.athlete, profile!, wishes);
  });

const waiting = async () => pendingChanges(family.guardian, [family.id]);

describe("a wish of a published minor", () => {
  test("waits beside what the profile says, and the guardian is mailed once while any waits", async () => {
    await ask([{ field: "about", value: "Jogo desde os oito anos." }]);
    await ask([{ field: "name", value: "Kauã Ribeiro Vilela" }]);
    expect(await waiting()).toMatchObject([
      { field: "about", value: "Jogo desde os oito anos.", current: null },
      { field: "name", value: "Kauã Ribeiro Vilela", current: "Kauã Ribeiro" },
    ]);
    expect((await rowOf(family.id)).name).toBe("Kauã Ribeiro");
    const mails = (await mailsTo(family.guardianPerson.email)).filter(
      ({ template }) => template === "change-waits",
    );
    expect(mails).toHaveLength(1);
  });

  test("is replaced by a newer one for the same field", async () => {
    await ask([{ field: "about", value: "Primeiro." }]);
    await ask([{ field: "about", value: "Segundo." }]);
    expect(await waiting()).toMatchObject([{ value: "Segundo." }]);
  });

  test("is applied when the guardian approves, and the athlete is told", async () => {
    await ask([{ field: "about", value: "Jogo desde os oito anos." }]);
    const [change] = await waiting();
    expectOk(await decideChange(family.guardian, change!.id, "approve"));
    expect((await rowOf(family.id)).about).toBe("Jogo desde os oito anos.");
    expect(await waiting()).toEqual([]);
    expect((await mailsTo(family.person.email))[0]).toMatchObject({ template: "change-decided" });
    expect(await decideChange(family.guardian, change!.id, "refuse")).toEqual({
      ok: false,
      error: "already_decided",
    });
  });

  test("leaves the profile alone when the guardian refuses, and the athlete reads why", async () => {
    await ask([{ field: "name", value: "Outro Nome" }]);
    const [change] = await waiting();
    expectOk(await decideChange(family.guardian, change!.id, "refuse", { reason: "Use o nome completo." }));
    expect((await rowOf(family.id)).name).toBe("Kauã Ribeiro");
    expect((await mailsTo(family.person.email))[0]!.text).toContain("Use o nome completo.");
  });

  test("is seen and decided by its own family only", async () => {
    const other = await aFamily();
    await ask([{ field: "name", value: "Outro Nome" }]);
    const [change] = await waiting();
    expect(await pendingChanges(other.guardian, [family.id])).toEqual([]);
    for (const actor of [other.guardian, family.athlete])
      expect(await decideChange(actor, change!.id, "approve")).toEqual({ ok: false, error: "not_found" });
    expect(await withdrawChange(other.athlete, change!.id)).toEqual({ ok: false, error: "not_found" });
    expect(await decideChange(family.guardian, "no id", "approve")).toEqual({
      ok: false,
      error: "not_found",
    });
  });

  test("can be withdrawn by the athlete", async () => {
    await ask([{ field: "name", value: "Outro Nome" }]);
    const [change] = await pendingChanges(family.athlete, [family.id]);
    expectOk(await withdrawChange(family.athlete, change!.id));
    expect(await waiting()).toEqual([]);
  });

  test("that is withdrawn and asked for again all day does not fill the guardian's mailbox", async () => {
    for (let n = 0; n < 12; n++) {
      expectOk(await requestSwitch(family.athlete, family.id, "contact", "off"));
      const [change] = await waiting();
      expectOk(await withdrawChange(family.athlete, change!.id));
    }
    const mails = (await mailsTo(family.guardianPerson.email)).filter(
      ({ template }) => template === "change-waits",
    );
    expect(mails).toHaveLength(10);
  });

  test("of routine data goes to staff, who can take the profile off the site", async () => {
    await ask([{ field: "about", value: "Treino segunda e quarta às 18h no bairro Itapuã." }]);
    const [change] = await waiting();
    expectOk(await decideChange(family.guardian, change!.id, "approve"));
    expect((await openReviews({ kind: "profile_text", limit: 9 })).map((one) => one.subjectId)).toContain(
      family.id,
    );
    await decideReview("profile_text", family.id, "rejected", "Tire o horário do treino.");
    expect(await visibilityOf(family.id)).toBe("private");
    expect((await rowOf(family.id)).firstPublishedAt).toBeNull();
    expect((await mailsTo(family.person.email))[0]!.text).toContain("Tire o horário do treino.");
  });

  test("becomes real when the athlete comes of age", async () => {
    const grown = await aPublishedFamily({ birthdate: yearsAgo(18).add({ days: 1 }) });
    await ask([{ field: "about", value: "Agora sou eu quem decide." }], grown);
    await client().query("update athletes set birthdate = birthdate - 2 where id = $1", [grown.id]);
    await comeOfAge();
    expect((await rowOf(grown.id)).about).toBe("Agora sou eu quem decide.");
  });

  test("becomes real when staff find that the athlete is of age", async () => {
    await ask([{ field: "about", value: "Sempre fui maior." }]);
    expectOk(await changeBirthdate(family.athlete, family.id, yearsAgo(19)));
    await decideReview("birthdate_change", family.id, "approved");
    expect((await rowOf(family.id)).about).toBe("Sempre fui maior.");
    expect(await pendingChanges(family.athlete, [family.id])).toEqual([]);
  });

  test("becomes real at 18 also when nobody answers for the athlete any more", async () => {
    await ask([{ field: "about", value: "Agora sou eu quem decide." }]);
    await client().query("delete from guardianships where athlete_id = $1", [family.id]);
    await client().query("update athletes set birthdate = $2 where id = $1", [
      family.id,
      yearsAgo(18).toString(),
    ]);
    await findAthletesOfAge.handle({}, undefined as never);
    expect((await rowOf(family.id)).about).toBe("Agora sou eu quem decide.");
  });
});

describe("photos", () => {
  const aPhoto = async (ownerId: string) =>
    (
      await client().query<{ id: string }>(
        "insert into media (owner_type, owner_id, kind, state) values ('athlete', $1, 'photo', 'visible') returning id",
        [ownerId],
      )
    ).rows[0]!.id;

  test("of a published minor wait, others are set at once", async () => {
    const photo = await aPhoto(family.id);
    expect(await requestPhotoChange(family.athlete, family.id, "hero", photo)).toEqual({
      ok: true,
      value: "waiting",
    });
    expect((await rowOf(family.id)).heroId).toBeNull();
    const [change] = await waiting();
    expectOk(await decideChange(family.guardian, change!.id, "approve"));
    expect((await rowOf(family.id)).heroId).toBe(photo);
    const unpublished = await aFamily();
    const own = await aPhoto(unpublished.id);
    expect(await requestPhotoChange(unpublished.athlete, unpublished.id, "photo", own)).toEqual({
      ok: true,
      value: "applied",
    });
    expect((await rowOf(unpublished.id)).photoId).toBe(own);
  });

  test("of somebody else are unknown", async () => {
    const other = await aFamily();
    const photo = await aPhoto(other.id);
    expect(await requestPhotoChange(family.athlete, family.id, "hero", photo)).toEqual({
      ok: false,
      error: "not_found",
    });
  });
});

describe("the switches of a minor", () => {
  test("are the guardian's: the athlete can only ask", async () => {
    expect(await setContactAllowed(family.athlete, family.id, false)).toEqual({
      ok: false,
      error: "not_found",
    });
    expectOk(await requestSwitch(family.athlete, family.id, "contact", "off"));
    const [change] = await waiting();
    expectOk(await decideChange(family.guardian, change!.id, "approve"));
    expect((await rowOf(family.id)).contactAllowed).toBe(false);
  });

  test("a wish to be off the site is a revoke, and to be on it needs the consent itself", async () => {
    expectOk(await requestSwitch(family.athlete, family.id, "visibility", "off"));
    const [off] = await waiting();
    expectOk(await decideChange(family.guardian, off!.id, "approve"));
    expect(await visibilityOf(family.id)).toBe("private");
    expectOk(await requestSwitch(family.athlete, family.id, "visibility", "on"));
    const [on] = await waiting();
    expect(await decideChange(family.guardian, on!.id, "approve")).toEqual({
      ok: false,
      error: "consent_missing",
    });
    expect(await waiting()).toHaveLength(1);
  });

  test("an adult turns them alone", async () => {
    const adult = await aFamily({ birthdate: yearsAgo(22) });
    expectOk(await setContactAllowed(adult.athlete, adult.id, false));
    expect((await rowOf(adult.id)).contactAllowed).toBe(false);
    expect(await requestSwitch(adult.athlete, adult.id, "contact", "on")).toEqual({
      ok: false,
      error: "not_found",
    });
  });
});
