import { beforeAll, describe, expect, test } from "vitest";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import { CURRENT_CONSENT } from "#domain/guardians/consent.ts";
import * as guardians from "#server/guardians/guardians.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { openReviews } from "#server/platform/reviews/testing/open-reviews.ts";
import { aUser } from "#seed/factories/user.ts";
import * as athletes from "./athletes.server.ts";
import {
  decideConsent,
  ownProfile,
  requestPublication,
  setPrivacy,
  unpublish,
  ward,
  wards,
} from "./guardianship.server.ts";
import {
  aFamily,
  aPublishedFamily,
  decideReview,
  mailsTo,
  memberOf,
  staffOf,
  templatesTo,
  visibilityOf,
  yearsAgo,
} from "./testing/family.ts";

beforeAll(() => configure());

const CLIENT = { address: "203.0.113.9", userAgent: "test" };
const rows = async (text: string, values: unknown[] = []) => (await client().query(text, values)).rows;
const isReadable = async (subdomain: string, actor = VISITOR) => (await athletes.site(actor, subdomain)).ok;
const reviewsOf = async (id: string) =>
  (await openReviews({ kind: "first_publication", limit: 500 })).filter(({ subjectId }) => subjectId === id);

describe("a guardian's first yes", () => {
  test("is kept with its text and origin, and puts the profile before staff", async () => {
    const family = await aFamily();
    expect(await decideConsent(family.guardian, family.id, "granted", CLIENT)).toEqual({
      ok: true,
      value: "in_review",
    });
    expect(
      await rows(
        "select decision, text_version, guardian_user_id, ip_address, user_agent from consents join consent_origins on consent_id = consents.id where athlete_id = $1",
        [family.id],
      ),
    ).toEqual([
      {
        decision: "granted",
        text_version: CURRENT_CONSENT,
        guardian_user_id: family.guardianPerson.id,
        ip_address: "203.0.113.9",
        user_agent: "test",
      },
    ]);
    expect(await visibilityOf(family.id)).toBe("private");
    expect(await reviewsOf(family.id)).toHaveLength(1);
    expect(await isReadable(family.subdomain)).toBe(false);
    expect(await athletes.publish(family.guardian, family.id)).toEqual({
      ok: false,
      error: "review_missing",
    });
  });

  test("said twice is one decision", async () => {
    const family = await aFamily();
    await Promise.all([1, 2].map(() => decideConsent(family.guardian, family.id, "granted", CLIENT)));
    expect(await rows("select from consents where athlete_id = $1", [family.id])).toHaveLength(1);
    expect(await reviewsOf(family.id)).toHaveLength(1);
  });

  test("becomes public when staff approve, and both are told", async () => {
    const family = await aPublishedFamily();
    expect(await visibilityOf(family.id)).toBe("public");
    expect(await isReadable(family.subdomain)).toBe(true);
    const [row] = await rows("select first_published_at from athletes where id = $1", [family.id]);
    expect(row.first_published_at).not.toBeNull();
    expect(await templatesTo(family.guardianPerson.email)).toEqual(["athlete-published"]);
    expect(await templatesTo(family.person.email)).toEqual(["athlete-published", "guardian-decided"]);
  });

  test("is sent back with a reason when staff reject, and can be asked for again", async () => {
    const family = await aFamily();
    await decideConsent(family.guardian, family.id, "granted", CLIENT);
    await decideReview("first_publication", family.id, "rejected", "A foto mostra outra pessoa.");
    expect(await visibilityOf(family.id)).toBe("private");
    const [mail] = await mailsTo(family.guardianPerson.email);
    expect(mail).toMatchObject({
      template: "publication-rejected",
      text: expect.stringContaining("A foto mostra outra pessoa."),
    });
    expect(await ward(family.guardian, family.id)).toMatchObject({
      ok: true,
      value: { state: "rejected", reason: "A foto mostra outra pessoa.", may: { publish: true } },
    });
    expect(await ownProfile(family.athlete, family.id)).toMatchObject({
      ok: true,
      value: { state: "rejected", reason: "A foto mostra outra pessoa.", may: { publish: false } },
    });
    expect(await requestPublication(family.guardian, family.id)).toEqual({ ok: true, value: "in_review" });
    await decideReview("first_publication", family.id, "approved");
    expect(await visibilityOf(family.id)).toBe("public");
  });

  test("staff who publish have looked, but never without the guardian", async () => {
    const staff = staffOf(await aUser({ role: "staff" }));
    const family = await aFamily();
    for (const actor of [staff, SYSTEM])
      expect(await athletes.publish(actor, family.id)).toEqual({ ok: false, error: "consent_missing" });
    await decideConsent(family.guardian, family.id, "granted", CLIENT);
    expect(await athletes.publish(staff, family.id)).toEqual({ ok: true, value: null });
    expect(await reviewsOf(family.id)).toEqual([]);
  });
});

describe("a guardian's no", () => {
  test("leaves the profile private, and is on record", async () => {
    const family = await aFamily();
    expect(await decideConsent(family.guardian, family.id, "revoked", CLIENT)).toEqual({
      ok: true,
      value: "private",
    });
    expect(await rows("select decision from consents where athlete_id = $1", [family.id])).toEqual([
      { decision: "revoked" },
    ]);
    expect(await ownProfile(family.athlete, family.id)).toMatchObject({ value: { state: "not_authorised" } });
  });

  test("takes a public profile down at once", async () => {
    const family = await aPublishedFamily();
    expect(await decideConsent(family.guardian, family.id, "revoked", CLIENT)).toEqual({
      ok: true,
      value: "private",
    });
    expect(await visibilityOf(family.id)).toBe("private");
    expect(await isReadable(family.subdomain)).toBe(false);
    expect(
      await rows("select action from audit_log where subject_id = $1 order by id desc limit 1", [family.id]),
    ).toEqual([{ action: "athlete.unpublished" }]);
    for (const actor of [family.athlete, family.guardian, SYSTEM])
      expect(await isReadable(family.subdomain, actor)).toBe(true);
  });

  test("takes back what waits for staff", async () => {
    const family = await aFamily();
    await decideConsent(family.guardian, family.id, "granted", CLIENT);
    await decideConsent(family.guardian, family.id, "revoked", CLIENT);
    expect(await reviewsOf(family.id)).toEqual([]);
  });

  test("followed by a yes opens the profile again without another review, each word a row of its own", async () => {
    const family = await aPublishedFamily();
    await decideConsent(family.guardian, family.id, "revoked", CLIENT);
    expect(await decideConsent(family.guardian, family.id, "granted", CLIENT)).toEqual({
      ok: true,
      value: "published",
    });
    expect(await isReadable(family.subdomain)).toBe(true);
    expect(
      (await rows("select decision from consents where athlete_id = $1 order by id", [family.id])).map(
        ({ decision }) => decision,
      ),
    ).toEqual(["granted", "revoked", "granted"]);
  });
});

describe("what staff hid", () => {
  test("stays hidden whatever the guardian says, until staff open it", async () => {
    const family = await aPublishedFamily();
    await athletes.hide(SYSTEM, family.id);
    expect(await isReadable(family.subdomain)).toBe(false);
    await decideConsent(family.guardian, family.id, "revoked", CLIENT);
    expect(await decideConsent(family.guardian, family.id, "granted", CLIENT)).toEqual({
      ok: true,
      value: { waitsFor: "hidden" },
    });
    expect(await athletes.publish(family.guardian, family.id)).toEqual({ ok: false, error: "hidden" });
    expect(await visibilityOf(family.id)).toBe("hidden");
    expect(await athletes.publish(SYSTEM, family.id)).toEqual({ ok: true, value: null });
  });
});

test("nobody decides for a guardian: not the athlete, staff, the product, or another guardian", async () => {
  const family = await aFamily();
  const other = await aFamily();
  const others = [
    family.athlete,
    staffOf(await aUser({ role: "staff" })),
    SYSTEM,
    VISITOR,
    other.guardian,
    memberOf(await aUser()),
  ];
  for (const actor of others) {
    expect(await decideConsent(actor, family.id, "granted", CLIENT)).toEqual({
      ok: false,
      error: "not_found",
    });
    expect(await ward(actor, family.id)).toEqual({ ok: false, error: "not_found" });
  }
  expect(await rows("select from consents where athlete_id = $1", [family.id])).toEqual([]);
});

test("an adult publishes and takes down by themselves; a minor does neither", async () => {
  const adult = await aFamily({ birthdate: yearsAgo(20) });
  expect(await requestPublication(adult.athlete, adult.id)).toEqual({ ok: true, value: "published" });
  expect(await isReadable(adult.subdomain)).toBe(true);
  expect(await unpublish(adult.athlete, adult.id)).toEqual({ ok: true, value: null });
  expect(await isReadable(adult.subdomain)).toBe(false);
  expect(await decideConsent(adult.guardian, adult.id, "granted", CLIENT)).toEqual({
    ok: false,
    error: "not_found",
  });
  const minor = await aPublishedFamily();
  expect(await unpublish(minor.athlete, minor.id)).toEqual({ ok: false, error: "not_found" });
  expect(await requestPublication(minor.athlete, minor.id)).toEqual({ ok: false, error: "not_found" });
});

describe("what a guardian lets others see", () => {
  const ALL = { birthdatePublic: true, indexable: true, socialPublic: true };

  test("is the guardian's choice, and shows at once", async () => {
    const family = await aPublishedFamily();
    expect(await athletes.site(VISITOR, family.subdomain)).toMatchObject({
      value: { birth: String(yearsAgo(15).year), indexable: false },
    });
    expect(await setPrivacy(family.guardian, family.id, ALL)).toEqual({ ok: true, value: null });
    expect(await athletes.site(VISITOR, family.subdomain)).toMatchObject({
      value: { birth: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), indexable: true },
    });
  });

  test("is not a minor's, nor a stranger's", async () => {
    const family = await aPublishedFamily();
    for (const actor of [family.athlete, VISITOR, memberOf(await aUser())])
      expect(await setPrivacy(actor, family.id, ALL)).toEqual({ ok: false, error: "not_found" });
    const adult = await aFamily({ birthdate: yearsAgo(18) });
    expect(await setPrivacy(adult.athlete, adult.id, ALL)).toMatchObject({ ok: true });
  });
});

test("a guardian sees the athletes they answer for, and no address or full birth date", async () => {
  const family = await aPublishedFamily();
  expect(await wards(family.guardian)).toMatchObject([
    { id: family.id, name: "Kauã Ribeiro", age: 15, state: "public" },
  ]);
  expect(await wards(family.athlete)).toEqual([]);
  const sent = JSON.stringify([
    await wards(family.guardian),
    await ward(family.guardian, family.id),
    await ownProfile(family.athlete, family.id),
  ]);
  for (const secret of [family.person.email, family.guardianPerson.email, yearsAgo(15).toString()])
    expect(sent).not.toContain(secret);
});

describe("the database itself", () => {
  test("refuses to change, delete or empty what was decided", async () => {
    await aPublishedFamily();
    for (const statement of [
      "update consents set decision = 'granted'",
      "delete from consents",
      "truncate consents cascade",
    ]) {
      await expect(client().query(statement)).rejects.toThrow("append-only");
    }
  });

  test("refuses a public minor without a standing consent, whoever writes", async () => {
    const family = await aFamily();
    const publish = () =>
      client().query("update athletes set visibility = 'public' where id = $1", [family.id]);
    await expect(publish()).rejects.toMatchObject({ constraint: "athletes_public_needs_consent" });
    await inTransaction(() =>
      guardians.recordConsent((family.guardian as { userId: string }).userId, family.id, "granted", null),
    );
    await publish();
    await expect(
      client().query(
        "insert into athletes (subdomain, name, birthdate, visibility) values ('direto', 'Direto', $1, 'public')",
        [yearsAgo(17).toString()],
      ),
    ).rejects.toMatchObject({
      constraint: "athletes_public_needs_consent",
    });
    await client().query(
      "insert into athletes (subdomain, name, birthdate, visibility) values ('adulto', 'Adulto', $1, 'public')",
      [yearsAgo(18).toString()],
    );
    await expect(
      client().query("update athletes set birthdate = $1 where subdomain = 'adulto'", [
        yearsAgo(16).toString(),
      ]),
    ).rejects.toMatchObject({
      constraint: "athletes_public_needs_consent",
    });
  });

  test.each([
    [
      "a decision against it",
      "insert into consents (athlete_id, guardian_user_id, decision, text_version) select $1, guardian_user_id, 'revoked', 'x' from guardianships where athlete_id = $1",
    ],
    [
      "a revoke of somebody who no longer answers for the athlete",
      "insert into consents (athlete_id, guardian_user_id, decision, text_version) values ($1, uuidv7(), 'revoked', 'x')",
    ],
    ["the end of the guardianship", "update guardianships set ended_at = now() where athlete_id = $1"],
    [
      "the guardian's leaving",
      "delete from users where id = (select guardian_user_id from guardianships where athlete_id = $1)",
    ],
  ])("closes a minor's profile upon %s", async (_, statement) => {
    const family = await aPublishedFamily();
    await client().query(statement, [family.id]);
    expect(await visibilityOf(family.id)).toBe("private");
    expect(await isReadable(family.subdomain)).toBe(false);
  });

  test("leaves an adult's profile as it is", async () => {
    const family = await aFamily({ birthdate: yearsAgo(18) });
    await athletes.publish(SYSTEM, family.id);
    await client().query("update guardianships set ended_at = now() where athlete_id = $1", [family.id]);
    expect(await visibilityOf(family.id)).toBe("public");
  });
});

test("a profile that is public in the table is not found while no accepted consent stands", async () => {
  const family = await aPublishedFamily();
  await client().query("alter table consents disable trigger consents_close_profile");
  try {
    await client().query(
      "insert into consents (athlete_id, guardian_user_id, decision, text_version) values ($1, $2, 'granted', '1999-01')",
      [family.id, family.guardianPerson.id],
    );
  } finally {
    await client().query("alter table consents enable trigger consents_close_profile");
  }
  expect(await visibilityOf(family.id)).toBe("public");
  expect(await isReadable(family.subdomain)).toBe(false);
  expect(await isReadable(family.subdomain, family.guardian)).toBe(true);
});
