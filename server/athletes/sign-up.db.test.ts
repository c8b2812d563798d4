import { beforeAll, describe, expect, test } from "vitest";
import { isSubdomain } from "#domain/athletes/subdomain.ts";
import { VISITOR } from "#domain/identity/actor.ts";
import { athleteSignUpSchema, type AthleteSignUp } from "#domain/identity/sign-up-schema.ts";
import * as guardians from "#server/guardians/guardians.ts";
import * as identity from "#server/identity/identity.server.ts";
import { cookieJar, configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { aUser } from "#seed/factories/user.ts";
import * as athletes from "./athletes.server.ts";
import { mailsTo, memberOf, yearsAgo } from "./testing/family.ts";

beforeAll(() => configure());

let next = 1;

function form(change: Partial<Record<keyof AthleteSignUp, string>> = {}): AthleteSignUp {
  const n = next++;
  return athleteSignUpSchema.parse({
    fullName: "Kauã Ribeiro",
    birthdate: yearsAgo(15).toString(),
    email: `atleta-${n}@example.com`,
    password: "uma frase longa",
    position: "Centroavante",
    club: "Esporte Clube Litoral",
    city: "Salvador",
    state: "BA",
    guardianName: "Rosa Ribeiro",
    guardianEmail: `rosa-${n}@example.com`,
    terms: "on",
    ...change,
  });
}

const rows = async (text: string, values: unknown[] = []) => (await client().query(text, values)).rows;
const signUp = (input: AthleteSignUp) => athletes.signUp(cookieJar().browser, input);
const profileOf = async (email: string) =>
  (await rows("select a.* from athletes a join users u on u.id = a.user_id where u.email = $1", [email]))[0];

describe("signing up", () => {
  test("one address that arrives twice at once opens one account, and both hear the same", async () => {
    const input = form();
    const answers = await Promise.all([signUp(input), signUp(input)]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
    const accounts = await rows("select id from users where email = $1", [input.email]);
    expect(accounts).toHaveLength(1);
    expect(await rows("select id from athletes where user_id = $1", [accounts[0].id])).toHaveLength(1);
  });

  test("a minor gets an account, a private profile, and a mail to the guardian", async () => {
    const input = form();
    expect(await signUp(input)).toMatchObject({ ok: true });
    const profile = await profileOf(input.email);
    expect(profile).toMatchObject({
      name: "Kauã Ribeiro",
      position: "Centroavante",
      club: "Esporte Clube Litoral",
      city: "Salvador",
      state: "BA",
      visibility: "private",
      birthdate: input.birthdate,
    });
    expect(await athletes.site(VISITOR, profile.subdomain)).toEqual({ ok: false, error: "not_found" });
    expect((await mailsTo(input.guardianEmail!)).map(({ template }) => template)).toEqual([
      "guardian-invitation",
    ]);
    expect((await mailsTo(input.email)).map(({ template }) => template)).toEqual(["confirm-address"]);
    const guardianships = await rows(
      "select name, email, guardian_user_id, token_hash from guardianships where athlete_id = $1",
      [profile.id],
    );
    expect(guardianships).toMatchObject([
      { name: "Rosa Ribeiro", email: input.guardianEmail, guardian_user_id: null },
    ]);
    expect((await mailsTo(input.guardianEmail!))[0]!.text).not.toContain(guardianships[0].token_hash);
  });

  test("an adult gets the same without a guardian, and may publish", async () => {
    const input = form({ birthdate: yearsAgo(20).toString() });
    await signUp(input);
    const profile = await profileOf(input.email);
    expect(profile.visibility).toBe("private");
    expect(await rows("select from guardianships where athlete_id = $1", [profile.id])).toEqual([]);
    expect(await mailsTo(input.guardianEmail!)).toEqual([]);
    expect(await athletes.publish(memberOf({ id: profile.user_id }), profile.id)).toEqual({
      ok: true,
      value: null,
    });
    expect(await athletes.site(VISITOR, profile.subdomain)).toMatchObject({ ok: true });
  });

  test("terms, profile and audit are written with it, and the role is never more than user", async () => {
    const input = form();
    await signUp({ ...input, role: "admin", profile_type: "admin" } as AthleteSignUp);
    const { user_id: userId, id } = await profileOf(input.email);
    expect(await rows("select role from profiles where id = $1", [userId])).toEqual([{ role: "user" }]);
    expect(
      await rows("select profile_type, profile_id from user_profiles where user_id = $1", [userId]),
    ).toEqual([{ profile_type: "athlete", profile_id: id }]);
    expect(
      await rows("select version from terms_acceptances where user_id = $1 and created_at is not null", [
        userId,
      ]),
    ).toHaveLength(1);
    expect(
      (await rows("select action from audit_log where actor_id = $1 order by id", [userId])).map(
        ({ action }) => action,
      ),
    ).toEqual(["user.signed_up", "athlete.created", "guardian.invited"]);
  });

  test("an address says nothing about who else has the name, and no name is without one", async () => {
    const names = ["Ana Lima", "Ana Lima", "王小明", "Admin"];
    const inputs = names.map((fullName) => form({ fullName }));
    for (const input of inputs) await signUp(input);
    const addresses = await Promise.all(inputs.map(async ({ email }) => (await profileOf(email)).subdomain));
    const suffix = "-[b-z2-9]{4}$";
    for (const [index, base] of ["ana-lima", "ana-lima", "atleta", "admin"].entries())
      expect(addresses[index]).toMatch(new RegExp(`^${base}${suffix}`));
    expect(new Set(addresses).size).toBe(4);
  });

  test("the longest name still makes an address", async () => {
    const input = form({ fullName: `Ana ${"Lima ".repeat(23)}`.trim() });
    await signUp(input);
    expect(isSubdomain((await profileOf(input.email)).subdomain)).toBe(true);
  });

  test("an unknown position is ignored", async () => {
    const input = form({ position: "Técnico" });
    await signUp(input);
    expect((await profileOf(input.email)).position).toBeNull();
  });

  test("an address in use gets the same answer, its owner a mail, and nobody a profile", async () => {
    const owner = await aUser();
    const input = form({ email: owner.email });
    expect(await signUp(input)).toEqual({ ok: true, value: null });
    expect(await profileOf(owner.email)).toBeUndefined();
    expect((await mailsTo(owner.email)).map(({ template }) => template)).toEqual(["address-in-use"]);
    expect(await mailsTo(input.guardianEmail!)).toEqual([]);
  });
});

describe("refused, with nothing kept but that a younger date was tried", () => {
  const everything = () =>
    rows(`select (select count(*) from users) as users, (select count(*) from athletes) as athletes, (select count(*) from mails) as mails,
      (select count(*) from guardianships) as guardianships, (select count(*) from audit_log) as audit,
      (select count(*) from rate_limits where key not like 'age-statement%') as limits`);

  test.each([
    ["a child of twelve", () => ({ birthdate: yearsAgo(13).add({ days: 1 }).toString() }), "too_young"],
    ["no birth date", () => ({ birthdate: undefined as unknown as string }), "too_young"],
    ["a birth date that makes no sense", () => ({ birthdate: "15/06/2010" }), "too_young"],
    [
      "a minor's name that tells how to reach the child",
      () => ({ fullName: "Kauã Ribeiro insta kaua.10" }),
      "contact_in_name",
    ],
    ["a minor without a guardian's name", () => ({ guardianName: undefined }), "guardian_missing"],
    ["a minor without a guardian's address", () => ({ guardianEmail: undefined }), "guardian_missing"],
    [
      "a minor as their own guardian",
      (own: AthleteSignUp) => ({ guardianEmail: own.email }),
      "guardian_is_athlete",
    ],
    [
      "the same mailbox in other letters",
      (own: AthleteSignUp) => ({ guardianEmail: own.email.replace("@", "+mae@").toUpperCase() }),
      "guardian_is_athlete",
    ],
  ])("%s", async (_, change, code) => {
    const input = form();
    const before = await everything();
    expect(await signUp({ ...input, ...change(input) })).toEqual({ ok: false, error: { code } });
    expect(await everything()).toEqual(before);
  });

  test("one sign-up too many for an address", async () => {
    const { browser } = cookieJar();
    const input = form();
    for (let n = 0; n < 5; n++) await identity.countSignUp(browser, input.email);
    expect(await athletes.signUp(browser, input)).toMatchObject({
      ok: false,
      error: { code: "too_many", retryAfterSeconds: expect.any(Number) },
    });
    expect(await profileOf(input.email)).toBeUndefined();
  });

  test("one invitation too many for a mailbox, however many athletes name it", async () => {
    const input = form();
    for (let n = 0; n < 8; n++) await guardians.countInvitation(input.guardianEmail!);
    expect(await signUp(input)).toMatchObject({ ok: false, error: { code: "too_many" } });
    expect(await profileOf(input.email)).toBeUndefined();
    expect(await mailsTo(input.guardianEmail!)).toEqual([]);
  });
});

describe("a profile for an account that another site opened", () => {
  const own = () => {
    const { email: _email, password: _password, ...rest } = form();
    return rest;
  };

  test("is private, one a person, with its terms and the guardian asked", async () => {
    const person = await aUser();
    const input = own();
    const created = await athletes.createOwn(memberOf(person), input, cookieJar().browser);
    expect(created).toMatchObject({ ok: true });
    expect((await mailsTo(input.guardianEmail!)).map(({ template }) => template)).toEqual([
      "guardian-invitation",
    ]);
    expect(await rows("select from terms_acceptances where user_id = $1", [person.id])).toHaveLength(1);
    expect(await athletes.createOwn(memberOf(person), own(), cookieJar().browser)).toEqual({
      ok: false,
      error: { code: "already_there" },
    });
    expect((await identity.activeProfiles(person.id)).map(({ type }) => type)).toEqual(["athlete"]);
  });

  test("of two requests at once, one makes it", async () => {
    const person = await aUser();
    const answers = await Promise.all(
      [1, 2, 3].map(() => athletes.createOwn(memberOf(person), own(), cookieJar().browser)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("is not for visitors", async () => {
    expect(await athletes.createOwn(VISITOR, own(), cookieJar().browser)).toEqual({
      ok: false,
      error: { code: "not_allowed" },
    });
  });
});
