import { beforeAll, expect, test } from "vitest";
import { VISITOR } from "#domain/identity/actor.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { openReviews } from "#server/platform/reviews/testing/open-reviews.ts";
import * as athletes from "./athletes.server.ts";
import { decideConsent, ownProfile, unpublish, wards } from "./guardianship.server.ts";
import {
  adultsWithGuardian,
  endGuardianshipOf,
  findAthletesOfAge,
  endGuardianshipOfAdult,
} from "./coming-of-age.ts";
import {
  aFamily,
  aPublishedFamily,
  comeOfAge,
  templatesTo,
  visibilityOf,
  yearsAgo,
  type Family,
} from "./testing/family.ts";

beforeAll(() => configure());

const RUN = undefined as never;

/** A birthday passes. */
const turns18 = ({ id }: Family) =>
  client().query("update athletes set birthdate = $2 where id = $1", [id, yearsAgo(18).toString()]);

test("at 18 the athlete takes over, the profile stays as it was, and both are told once", async () => {
  const family = await aPublishedFamily();
  await turns18(family);
  expect(await comeOfAge()).toBe(1);
  expect(await comeOfAge()).toBe(0);
  expect(await visibilityOf(family.id)).toBe("public");
  expect(await athletes.site(VISITOR, family.subdomain)).toMatchObject({ ok: true });
  expect(await wards(family.guardian)).toEqual([]);
  expect(await decideConsent(family.guardian, family.id, "revoked", null)).toEqual({
    ok: false,
    error: "not_found",
  });
  expect(await ownProfile(family.athlete, family.id)).toMatchObject({
    value: { state: "public", minor: false, guardians: [] },
  });
  expect(
    (await templatesTo(family.person.email)).filter((template) => template === "handed-over"),
  ).toHaveLength(1);
  expect(
    (await templatesTo(family.guardianPerson.email)).filter((template) => template === "handed-over"),
  ).toHaveLength(1);
  expect(await unpublish(family.athlete, family.id)).toEqual({ ok: true, value: null });
  expect(await athletes.publish(family.athlete, family.id)).toEqual({ ok: true, value: null });
});

test("a private profile stays private, and what waited for staff waits no longer", async () => {
  const family = await aFamily();
  await decideConsent(family.guardian, family.id, "granted", null);
  await turns18(family);
  await comeOfAge();
  expect(await visibilityOf(family.id)).toBe("private");
  expect((await openReviews({ limit: 500 })).filter(({ subjectId }) => subjectId === family.id)).toEqual([]);
});

test("the day before changes nothing, nor does an estimated or disputed date", async () => {
  const young = await aPublishedFamily({ birthdate: yearsAgo(18).add({ days: 1 }) });
  const estimated = await aFamily();
  await client().query("update athletes set birthdate = $2, birthdate_estimated = true where id = $1", [
    estimated.id,
    yearsAgo(30).toString(),
  ]);
  const disputed = await aFamily();
  await turns18(disputed);
  await client().query("update athletes set requested_birthdate = $2 where id = $1", [
    disputed.id,
    yearsAgo(15).toString(),
  ]);
  expect(await comeOfAge()).toBe(0);
  for (const family of [young, estimated]) expect(await wards(family.guardian)).toHaveLength(1);
  expect(await Array.fromAsync(adultsWithGuardian(today().add({ days: 1 })))).toEqual([young.id]);
  await endGuardianshipOf(young.id);
  expect(await wards(young.guardian)).toHaveLength(1);
});

test("from the birthday on, the rules do not wait for the night", async () => {
  const family = await aPublishedFamily();
  await turns18(family);
  expect(await decideConsent(family.guardian, family.id, "revoked", null)).toEqual({
    ok: false,
    error: "not_found",
  });
  expect(await unpublish(family.athlete, family.id)).toEqual({ ok: true, value: null });
});

test("each athlete who came of age is a job of its own: one that fails holds up nobody", async () => {
  const families = [await aFamily(), await aFamily(), await aFamily()];
  for (const family of families) await turns18(family);
  await findAthletesOfAge.handle({}, RUN);
  await findAthletesOfAge.handle({}, RUN);
  const { rows } = await client().query<{ data: { athleteId: string } }>(
    "select data from pgboss.job where name = $1 and state = 'created'",
    [endGuardianshipOfAdult.name],
  );
  const ids = rows.map(({ data }) => data.athleteId);
  expect(ids).toEqual(expect.arrayContaining(families.map(({ id }) => id)));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) await endGuardianshipOfAdult.handle({ athleteId: id }, RUN);
  expect(await comeOfAge()).toBe(0);
});
