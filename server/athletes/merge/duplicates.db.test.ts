import { expect, test } from "vitest";
import { DUPLICATE_LIST } from "#domain/athletes/duplicates.ts";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { expectOk } from "#domain/result.ts";
import { today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { anAthlete, type AthleteOverrides } from "#seed/factories/athlete.ts";
import { aGuardianOf, appointGuardian } from "#seed/factories/guardian.ts";
import { dismissDuplicate, duplicates, findDuplicates } from "./duplicates.server.ts";

const born = (years: number, days = 0) => today().subtract({ years, days });
let next = 1;
const named = async (name: string, rest: AthleteOverrides = {}) =>
  (await anAthlete({ name, subdomain: `repetido-${next++}`, birthdate: born(15), ...rest })).id;

const asked = (search = "") => readListQuery(DUPLICATE_LIST, new URLSearchParams(search));
const pairs = async (search = "") => (await duplicates(SYSTEM, asked(search))).rows;
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
  await expect(duplicates(VISITOR, asked())).rejects.toThrow("staff");
});

test("pairs are found by either name and by what they have in common, and one that goes hides no other", async () => {
  await client().query("delete from athlete_duplicates");
  const guarded = await named("Tadeu Brito");
  const guardian = await aGuardianOf(guarded);
  const other = await named("Tadeu Ézio", { birthdate: born(13) });
  await appointGuardian(other, { userId: guardian.id, name: guardian.name, email: guardian.email });
  for (let count = 0; count < 54; count++) await named("Sandro Reis");
  await findDuplicates();
  for (const search of [
    "busca=tadeu+brito",
    "busca=ezio",
    "sinal=mesmo-responsavel-e-primeiro-nome&busca=tadeu",
  ])
    expect((await pairs(search)).map(({ second }) => second.id)).toEqual([other]);
  expect(await pairs("busca=ezio&sinal=mesmo-nome-e-nascimento")).toEqual([]);
  const first = await duplicates(SYSTEM, asked("busca=sandro+reis"));
  expect(first.rows).toHaveLength(50);
  expectOk(await dismissDuplicate(SYSTEM, first.rows.at(-1)!.id));
  const rest = await duplicates(SYSTEM, asked(`busca=sandro+reis&depois=${first.next!}`));
  expect(rest.rows).toHaveLength(3);
  const seen = [...first.rows, ...rest.rows].map(({ id }) => id);
  expect(seen).toEqual(seen.toSorted().toReversed());
  expect(new Set(seen).size).toBe(53);
});
