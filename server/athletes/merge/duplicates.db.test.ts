import { expect, test } from "vitest";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { today } from "#server/platform/clock.ts";
import { anAthlete, type AthleteOverrides } from "#seed/factories/athlete.ts";
import { aGuardianOf, appointGuardian } from "#seed/factories/guardian.ts";
import { dismissDuplicate, duplicates, findDuplicates } from "./duplicates.server.ts";

const born = (years: number, days = 0) => today().subtract({ years, days });
let next = 1;
const named = async (name: string, rest: AthleteOverrides = {}) =>
  (await anAthlete({ name, subdomain: `repetido-${next++}`, birthdate: born(15), ...rest })).id;

const pairs = async () => (await duplicates(SYSTEM, {})).pairs;
const pairOf = async (one: string, other: string) =>
  (await pairs()).find(({ first, second }) => first.id === one && second.id === other);

test("the same name and birth date are a pair, however the name is written", async () => {
  const one = await named("Zeca Ávila");
  const other = await named("ZECA AVILA");
  const younger = await named("Zeca Ávila", { birthdate: born(14) });
  await findDuplicates();
  expect(await pairOf(one, other)).toMatchObject({ reasons: ["same_birthdate"] });
  expect((await pairs()).flatMap(({ first, second }) => [first.id, second.id])).not.toContain(younger);
});

test("a guessed date is a pair with the year of a known one", async () => {
  const known = await named("Yago Prata", { birthdate: born(16, 20) });
  const guessed = await named("Yago Prata", { birthdate: born(16), birthdateEstimated: true });
  await findDuplicates();
  expect(await pairOf(known, guessed)).toMatchObject({ reasons: ["same_birth_year"] });
});

test("one guardian and one first name are a pair; brothers are not", async () => {
  const one = await named("Xisto Lima");
  const other = await named("Xisto de Lima Neto", { birthdate: born(14) });
  const brother = await named("Wagner Lima", { birthdate: born(13) });
  const guardian = await aGuardianOf(one);
  for (const id of [other, brother])
    await appointGuardian(id, { userId: guardian.id, name: guardian.name, email: guardian.email });
  await findDuplicates();
  expect(await pairOf(one, other)).toMatchObject({ reasons: ["same_guardian"] });
  expect((await pairs()).flatMap(({ first, second }) => [first.id, second.id])).not.toContain(brother);
});

test("many of one name make one pair less than they are", async () => {
  const ids: string[] = [];
  for (let count = 0; count < 6; count++) ids.push(await named("Vanderlei Cruz"));
  await findDuplicates();
  const found = (await pairs()).filter(({ first }) => ids.includes(first.id));
  expect(found).toHaveLength(5);
});

test("what staff said are two people is not shown again, and what no longer holds goes", async () => {
  const one = await named("Ubirajara Sá");
  const other = await named("Ubirajara Sá");
  await findDuplicates();
  const { id } = (await pairOf(one, other))!;
  expect(await dismissDuplicate(VISITOR, id)).toEqual({ ok: false, error: "not_found" });
  expectOk(await dismissDuplicate(SYSTEM, id));
  expect(await dismissDuplicate(SYSTEM, id)).toEqual({ ok: false, error: "not_found" });
  await findDuplicates();
  expect(await pairOf(one, other)).toBeUndefined();
  await expect(duplicates(VISITOR, {})).rejects.toThrow("staff");
});
