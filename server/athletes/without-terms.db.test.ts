import { beforeAll, expect, test } from "vitest";
import { SYSTEM } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { agreeToTerms } from "#server/identity/terms/terms.server.ts";
import {
  draftTerms,
  publishTerms,
  readTerms,
  saveTermsDraft,
} from "#server/identity/terms/versions.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { aConsentingGuardianOf } from "#seed/factories/guardian.ts";
import { aPublishedAthlete, anAthlete } from "#seed/factories/athlete.ts";
import { aUser } from "#seed/factories/user.ts";
import { publish } from "./publication.ts";
import { memberOf, yearsAgo } from "./testing/family.ts";
import { closeWithoutTerms } from "./without-terms.ts";

beforeAll(() => configure());

const night = () => closeWithoutTerms.handle({}, undefined as never);
const visibility = async (id: string) =>
  (await client().query("select visibility from athletes where id = $1", [id])).rows[0].visibility as string;
const mails = async (email: string) =>
  (
    await client().query(
      "select template from mails where \"to\" = $1 and template like 'terms-%' order by id",
      [email],
    )
  ).rows.map(({ template }) => template as string);
const agree = async (userId: string) =>
  expectOk(await agreeToTerms(memberOf({ id: userId }), { address: "203.0.113.9" }, "2027-01"));

/** As if the version had come into force so many days ago, and the first one long before. */
const inForceFor = (days: number) =>
  client().query(
    `update terms_versions
     set in_force_from = now() - make_interval(days => $1 + case version when '2027-01' then 0 else 999 end)`,
    [days],
  );

async function anAdult(years = 22) {
  const owner = await aUser();
  const athlete = await anAthlete({ birthdate: yearsAgo(years), userId: owner.id });
  expectOk(await publish(SYSTEM, athlete.id));
  return { id: athlete.id, owner };
}

async function aMinor() {
  const athlete = await anAthlete({ birthdate: yearsAgo(15) });
  const guardian = await aConsentingGuardianOf(athlete.id);
  expectOk(await publish(SYSTEM, athlete.id));
  return { id: athlete.id, guardian };
}

test("before there is a new version, nothing happens", async () => {
  const { id, owner } = await anAdult();
  await night();
  expect(await visibility(id)).toBe("public");
  expect(await mails(owner.email)).toEqual([]);
  await publishVersion();
});

async function publishVersion() {
  const { id } = expectOk(await draftTerms(SYSTEM));
  const { row } = (await readTerms(SYSTEM, id))!;
  const terms = `${row.terms}\n\nUma frase nova.`;
  const draft = { version: "2027-01", changes: "Uma frase nova.", terms, policy: row.policy };
  expectOk(await saveTermsDraft(SYSTEM, id, draft, row.updatedAt));
  const { updatedAt } = (await readTerms(SYSTEM, id))!.row;
  expectOk(await publishTerms(SYSTEM, id, { day: today(), important: false, ifUnchangedSince: updatedAt }));
}

test("who did not accept is reminded, reminded again, and after 30 days the profile is private", async () => {
  await inForceFor(1);
  const [{ id, owner }, minor] = [await anAdult(), await aMinor()];
  await night();
  await night();
  expect(await mails(owner.email)).toEqual(["terms-first"]);
  expect(await mails(minor.guardian.email)).toEqual(["terms-first"]);
  await inForceFor(24);
  await night();
  expect(await mails(owner.email)).toEqual(["terms-first", "terms-last"]);
  expect(await visibility(id)).toBe("public");
  await inForceFor(31);
  await night();
  expect([await visibility(id), await visibility(minor.id)]).toEqual(["private", "private"]);
  expect(await mails(minor.guardian.email)).toEqual(["terms-first", "terms-last", "terms-closed"]);
  // Accepting brings nothing back by itself; publishing does, as always.
  await agree(owner.id);
  expectOk(await publish(memberOf({ id: owner.id }), id));
  await night();
  expect(await visibility(id)).toBe("public");
});

test("an acceptance of whoever decides keeps the profile: one guardian is enough", async () => {
  await inForceFor(31);
  const [adult, minor] = [await anAdult(), await aMinor()];
  await agree(adult.owner.id);
  await agree(minor.guardian.id);
  const nobodys = await aPublishedAthlete({ birthdate: yearsAgo(23) });
  await night();
  for (const { id } of [adult, minor, nobodys]) expect(await visibility(id)).toBe("public");
});

test("an athlete who turned 18 since then has 30 days from their birthday", async () => {
  await inForceFor(40);
  const owner = await aUser();
  const athlete = await anAthlete({ birthdate: yearsAgo(18).subtract({ days: 10 }), userId: owner.id });
  expectOk(await publish(SYSTEM, athlete.id));
  await night();
  expect(await visibility(athlete.id)).toBe("public");
  expect(await mails(owner.email)).toEqual(["terms-first"]);
});
