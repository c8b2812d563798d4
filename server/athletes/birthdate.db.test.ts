import { beforeAll, expect, test } from "vitest";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { aUser } from "#seed/factories/user.ts";
import * as athletes from "./athletes.server.ts";
import { decideConsent, ownProfile, requestPublication } from "./guardianship.server.ts";
import {
  aFamily,
  aPublishedFamily,
  decideReview,
  mailsTo,
  memberOf,
  staffOf,
  visibilityOf,
  yearsAgo,
} from "./testing/family.ts";

beforeAll(() => configure());

const birthOf = async (id: string) =>
  (
    await client().query(
      "select birthdate, requested_birthdate, birthdate_estimated, first_published_at is not null as seen from athletes where id = $1",
      [id],
    )
  ).rows[0];

test("a minor who says they are an adult is private until staff have looked, and stays a minor if they refuse", async () => {
  const family = await aPublishedFamily();
  expect(await athletes.changeBirthdate(family.athlete, family.id, yearsAgo(19))).toEqual({
    ok: true,
    value: "in_review",
  });
  expect(await visibilityOf(family.id)).toBe("private");
  expect(await birthOf(family.id)).toMatchObject({
    birthdate: yearsAgo(15).toString(),
    requested_birthdate: yearsAgo(19).toString(),
  });
  for (const actor of [family.guardian, SYSTEM])
    expect(await athletes.publish(actor, family.id)).toEqual({ ok: false, error: "birthdate_review" });
  expect(await athletes.publish(family.athlete, family.id)).toEqual({ ok: false, error: "not_found" });
  expect(await ownProfile(family.athlete, family.id)).toMatchObject({ value: { state: "birthdate_review" } });
  await decideReview("birthdate_change", family.id, "rejected", "O documento diz outra data.");
  expect(await birthOf(family.id)).toMatchObject({
    birthdate: yearsAgo(15).toString(),
    requested_birthdate: null,
  });
  expect(await visibilityOf(family.id)).toBe("private");
  for (const { email } of [family.person, family.guardianPerson]) {
    expect((await mailsTo(email))[0]).toMatchObject({
      template: "birthdate-decided",
      text: expect.stringContaining("O documento diz outra data."),
    });
  }
  expect(await requestPublication(family.guardian, family.id)).toEqual({ ok: true, value: "published" });
});

test("once staff agree, the adult decides alone and nobody answers for them any more", async () => {
  const family = await aPublishedFamily();
  await athletes.changeBirthdate(family.guardian, family.id, yearsAgo(19));
  await decideReview("birthdate_change", family.id, "approved");
  expect(await birthOf(family.id)).toMatchObject({
    birthdate: yearsAgo(19).toString(),
    requested_birthdate: null,
  });
  expect(await visibilityOf(family.id)).toBe("private");
  expect(await decideConsent(family.guardian, family.id, "granted", null)).toEqual({
    ok: false,
    error: "not_found",
  });
  expect(await athletes.publish(family.athlete, family.id)).toEqual({ ok: true, value: null });
});

test("an adult who turns out to be a minor needs a guardian, and staff who look at the profile", async () => {
  const person = await aUser();
  const created = await athletes.create(SYSTEM, {
    subdomain: "era-adulto",
    name: "Era Adulto",
    birthdate: yearsAgo(19),
    userId: person.id,
  });
  if (!created.ok) throw new Error(created.error);
  const { id } = created.value;
  await athletes.publish(memberOf(person), id);
  expect(await athletes.changeBirthdate(memberOf(person), id, yearsAgo(16))).toEqual({
    ok: true,
    value: "in_review",
  });
  expect(await visibilityOf(id)).toBe("private");
  expect(await athletes.publish(memberOf(person), id)).toEqual({ ok: false, error: "birthdate_review" });
  await decideReview("birthdate_change", id, "approved");
  expect(await birthOf(id)).toMatchObject({ birthdate: yearsAgo(16).toString(), seen: false });
  expect(await athletes.publish(SYSTEM, id)).toEqual({ ok: false, error: "consent_missing" });
  expect(await athletes.publish(memberOf(person), id)).toEqual({ ok: false, error: "not_found" });
});

test("a correction that changes nothing of this is made at once, unless a minor alone makes themselves older", async () => {
  const family = await aPublishedFamily();
  expect(await athletes.changeBirthdate(family.guardian, family.id, yearsAgo(16))).toEqual({
    ok: true,
    value: "changed",
  });
  expect(await visibilityOf(family.id)).toBe("public");
  expect(await athletes.changeBirthdate(family.athlete, family.id, yearsAgo(14))).toEqual({
    ok: true,
    value: "changed",
  });
  expect(await athletes.changeBirthdate(family.athlete, family.id, yearsAgo(18).add({ days: 1 }))).toEqual({
    ok: true,
    value: "in_review",
  });
  expect(await visibilityOf(family.id)).toBe("private");
  await decideReview("birthdate_change", family.id, "approved");
  expect(await birthOf(family.id)).toMatchObject({ seen: true });
});

test("nobody becomes younger than 13, and strangers change nothing", async () => {
  const family = await aFamily();
  for (const actor of [family.athlete, family.guardian, SYSTEM])
    expect(await athletes.changeBirthdate(actor, family.id, yearsAgo(12))).toEqual({
      ok: false,
      error: "too_young",
    });
  for (const actor of [VISITOR, memberOf(await aUser())])
    expect(await athletes.changeBirthdate(actor, family.id, yearsAgo(16))).toEqual({
      ok: false,
      error: "not_found",
    });
});

test("an estimated date is replaced by staff at once, by the athlete after a review", async () => {
  const staff = staffOf(await aUser({ role: "staff" }));
  const [known, claimed] = [await aFamily(), await aFamily()];
  await client().query("update athletes set birthdate_estimated = true where id = any($1)", [
    [known.id, claimed.id],
  ]);
  expect(await athletes.changeBirthdate(staff, known.id, yearsAgo(20))).toEqual({
    ok: true,
    value: "changed",
  });
  expect(await birthOf(known.id)).toMatchObject({ birthdate_estimated: false });
  expect(await athletes.publish(known.athlete, known.id)).toEqual({ ok: true, value: null });
  expect(await athletes.changeBirthdate(claimed.athlete, claimed.id, yearsAgo(20))).toEqual({
    ok: true,
    value: "in_review",
  });
  expect(await athletes.publish(claimed.athlete, claimed.id)).toEqual({ ok: false, error: "not_found" });
});
