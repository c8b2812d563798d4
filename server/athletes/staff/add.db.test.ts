import { beforeAll, expect, test } from "vitest";
import { newAthleteSchema } from "#domain/athletes/new-athlete-schema.ts";
import { VISITOR, type Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { aUser } from "#seed/factories/user.ts";
import { publish, site } from "#server/athletes/athletes.server.ts";
import { mailsTo, memberOf, staffOf, visibilityOf, yearsAgo } from "#server/athletes/testing/family.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { addAthlete } from "./add.server.ts";

let staff: Actor;
beforeAll(async () => {
  configure();
  staff = staffOf(await aUser({ role: "staff" }));
});

let next = 1;
function add(typed: Record<string, string> = {}, actor = staff) {
  const subdomain = `novo-atleta-${next++}`;
  const parsed = newAthleteSchema.parse({ name: "Novo Atleta", subdomain, foot: "Destro", ...typed });
  const { city: _city, ...input } = parsed;
  return addAthlete(actor, { ...input, place: { city: null, state: null } });
}
const rowOf = async (id: string) =>
  (
    await client().query<{ birthdate: string | null; birthdate_estimated: boolean; featured: boolean }>(
      "select birthdate, birthdate_estimated, featured from athletes where id = $1",
      [id],
    )
  ).rows[0]!;
const born = (years: number) => ({ birthdate: yearsAgo(years).toString() });

test("name and address are enough, and the profile is private and nobody's", async () => {
  const { id } = expectOk(await add());
  expect(await visibilityOf(id)).toBe("private");
  expect(await rowOf(id)).toMatchObject({ birthdate: null, birthdate_estimated: false });
  expect(await publish(staff, id)).toEqual({ ok: false, error: "birthdate_missing" });
});

test("an age alone is stored as an estimated date, which is never enough to publish", async () => {
  const { id } = expectOk(await add({ age: "16" }));
  expect(await rowOf(id)).toMatchObject({ birthdate_estimated: true });
  expect(await publish(staff, id)).toEqual({ ok: false, error: "birthdate_missing" });
});

test("under 13 is refused, by date and by age", async () => {
  expect(await add(born(12))).toEqual({ ok: false, error: { code: "too_young" } });
  expect(await add({ age: "12" })).toEqual({ ok: false, error: { code: "too_young" } });
});

test("an age that nobody has, or that the date contradicts, is refused", async () => {
  const refused = (code: string) => ({ ok: false, error: { code } });
  expect(await add(born(61))).toEqual(refused("too_old"));
  expect(await add({ age: "61" })).toEqual(refused("too_old"));
  expect(await add({ ...born(26), age: "14" })).toEqual(refused("ages_differ"));
  expectOk(await add({ ...born(26), age: "25" }));
  expectOk(await add({ ...born(60) }));
});

test("a minor's guardian is invited by mail, and the profile waits for them", async () => {
  const guardian = { guardianName: "Marta Ribeiro", guardianEmail: "marta.ribeiro@example.com" };
  const { id } = expectOk(await add({ ...born(15), ...guardian, subdomain: "menor-da-equipe" }));
  expect((await mailsTo(guardian.guardianEmail)).map(({ template }) => template)).toEqual([
    "guardian-invitation",
  ]);
  expect(await publish(staff, id)).toEqual({ ok: false, error: "consent_missing" });
  expect(await site(VISITOR, "menor-da-equipe")).toEqual({ ok: false, error: "not_found" });
  expect(await add({ ...born(20), ...guardian })).toEqual({
    ok: false,
    error: { code: "guardian_not_needed" },
  });
});

test("an address is one profile's, and one that is reserved is nobody's", async () => {
  expectOk(await add({ subdomain: "unico" }));
  expect(await add({ subdomain: "unico" })).toEqual({ ok: false, error: { code: "subdomain_taken" } });
  expect(
    newAthleteSchema.safeParse({ name: "Novo Atleta", subdomain: "admin", foot: "Destro" }).success,
  ).toBe(false);
});

test("a minor's texts hold no way to reach the child", async () => {
  expect(await add({ ...born(15), about: "Me chame no 71 98888-7777" })).toEqual({
    ok: false,
    error: { code: "contact_data", fields: ["about"] },
  });
  expect(await add({ name: "Kauã Ribeiro insta kaua.10" })).toEqual({
    ok: false,
    error: { code: "contact_data", fields: ["name"] },
  });
});

test("only staff add profiles; the mark of a featured one is theirs too", async () => {
  expect(await add({}, memberOf(await aUser()))).toEqual({ ok: false, error: { code: "not_allowed" } });
  const { id } = expectOk(await add({ featured: "on" }));
  expect((await rowOf(id)).featured).toBe(true);
});
