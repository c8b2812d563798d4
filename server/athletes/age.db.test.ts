import { beforeAll, describe, expect, test } from "vitest";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import { athleteSignUpSchema, type AthleteSignUp } from "#domain/identity/sign-up-schema.ts";
import { expectOk } from "#domain/result.ts";
import { cookieJar, configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { aUser } from "#seed/factories/user.ts";
import { sweepStatements } from "./age-statements.ts";
import * as athletes from "./athletes.server.ts";
import { ownProfile, requestPublication } from "./guardianship.server.ts";
import { athleteSignals } from "./staff-view.ts";
import { decideReview, mailsTo, memberOf, visibilityOf, yearsAgo } from "./testing/family.ts";

beforeAll(() => configure());

let next = 1;
const form = (age: number, change: Partial<Record<keyof AthleteSignUp, string>> = {}): AthleteSignUp => {
  const n = next++;
  return athleteSignUpSchema.parse({
    fullName: "Kauã Ribeiro",
    birthdate: yearsAgo(age).toString(),
    email: `idade-${n}@example.com`,
    password: "uma frase longa",
    guardianName: "Rosa Ribeiro",
    guardianEmail: `rosa-idade-${n}@example.com`,
    terms: "on",
    ...change,
  });
};

const COOKIE = "joia.cadastro";
type Browser = ReturnType<typeof cookieJar>;

/** Signs up in this browser; the new profile and its owner. */
async function signUp(own: Browser, input: AthleteSignUp) {
  const made = expectOk(await athletes.signUp(own.browser, input));
  if (!made) throw new Error("the address has an account");
  return { id: made.profileId, actor: memberOf({ id: made.userId }), email: input.email };
}

const signalsOf = async (id: string) =>
  (await athleteSignals(SYSTEM, id))!.warnings.map(({ code, ...rest }) =>
    "source" in rest ? `${code}:${rest.source}` : code,
  );

describe("whoever tried a younger birth date before passes a person", () => {
  test("in the same browser: refused at 11, a guardian asked for at 15, then 25 waits", async () => {
    const own = cookieJar();
    expect(await athletes.signUp(own.browser, form(11))).toEqual({ ok: false, error: { code: "too_young" } });
    expect(
      await athletes.signUp(own.browser, form(15, { guardianName: undefined, guardianEmail: undefined })),
    ).toEqual({ ok: false, error: { code: "guardian_missing" } });
    const { id, actor } = await signUp(own, form(25));
    expect(await requestPublication(actor, id)).toEqual({ ok: true, value: "in_review" });
    expect(await athletes.publish(actor, id)).toEqual({ ok: false, error: "review_missing" });
    expect(await visibilityOf(id)).toBe("private");
    expect(await signalsOf(id)).toEqual(["younger_before:browser"]);
  });

  test("with the same e-mail in another browser, in other letters too", async () => {
    const email = `mesmo.email${next++}@gmail.com`;
    await athletes.signUp(
      cookieJar().browser,
      form(11, { email: email.replace("@", "+bola@").toUpperCase() }),
    );
    const { id, actor } = await signUp(cookieJar(), form(25, { email }));
    expect(await requestPublication(actor, id)).toEqual({ ok: true, value: "in_review" });
    expect(await signalsOf(id)).toEqual(["younger_before:email"]);
    await client().query("update users set email = 'trocado@example.com' where email = $1", [email]);
    expect(await signalsOf(id)).toEqual(["younger_before:email"]);
  });

  test("after a sign-up as a minor that was accepted, by the door for whoever has an account", async () => {
    const own = cookieJar();
    await signUp(own, form(15));
    const { email: _email, password: _password, ...input } = form(25);
    const person = await aUser();
    const { id } = expectOk(await athletes.createOwn(memberOf(person), input, own.browser));
    expect(await requestPublication(memberOf(person), id)).toEqual({ ok: true, value: "in_review" });
    expect(await signalsOf(id)).toEqual(["younger_before:browser"]);
  });

  test("in the profile itself: a younger date that was refused is not forgotten", async () => {
    const { id, actor } = await signUp(cookieJar(), form(25));
    expect(await athletes.changeBirthdate(actor, id, yearsAgo(11))).toEqual({
      ok: false,
      error: "too_young",
    });
    expect(await requestPublication(actor, id)).toEqual({ ok: true, value: "in_review" });
    expect(await signalsOf(id)).toEqual(["younger_before:profile"]);
  });

  test("but not whoever always said the same, nor after a slip of the finger", async () => {
    const own = cookieJar();
    await athletes.signUp(own.browser, form(0));
    const { id, actor } = await signUp(own, form(25));
    expect(await requestPublication(actor, id)).toEqual({ ok: true, value: "published" });
    const minor = await signUp(own, form(15));
    expect(await signalsOf(minor.id)).toEqual([]);
  });
});

test("the browser's note says nobody's age, and a forged one says nothing", async () => {
  const own = cookieJar();
  await athletes.signUp(own.browser, form(11));
  const value = own.jar.get(COOKIE)!;
  const year = String(yearsAgo(11).year);
  expect(value).not.toContain(year);
  expect(Buffer.from(value, "base64url").toString("latin1")).not.toContain(year);

  const forger = cookieJar();
  forger.jar.set(COOKIE, value.slice(0, -4) + "AAAA");
  const { id, actor } = await signUp(forger, form(25));
  expect(await requestPublication(actor, id)).toEqual({ ok: true, value: "published" });
});

test("what is remembered is a year under a keyed hash, gone a year later unless a profile needs it", async () => {
  const email = "some.depois@example.com";
  await athletes.signUp(cookieJar().browser, form(11, { email }));
  const kept = (await client().query("select * from age_statements order by id desc limit 1")).rows[0];
  expect(JSON.stringify(kept)).not.toContain("some.depois");
  expect(kept).toMatchObject({ source: "email", birth_year: yearsAgo(11).year, age_group: "under_13" });
  const { id } = await signUp(cookieJar(), form(15));
  await sweepStatements(yearsAgo(-1));
  expect((await client().query("select from age_statements where id = $1", [kept.id])).rowCount).toBe(1);
  await sweepStatements(yearsAgo(-1).add({ days: 1 }));
  expect((await client().query("select from age_statements where id = $1", [kept.id])).rowCount).toBe(0);
  expect((await client().query("select from age_statements where athlete_id = $1", [id])).rowCount).toBe(1);
});

describe("a first publication", () => {
  test.each([18, 19])("at %i passes a person, who may refuse and be asked again", async (age) => {
    const { id, actor, email } = await signUp(cookieJar(), form(age));
    expect(await requestPublication(actor, id)).toEqual({ ok: true, value: "in_review" });
    expect(expectOk(await ownProfile(actor, id))).toMatchObject({ state: "in_review" });
    await decideReview("first_publication", id, "rejected", "Envie um documento.");
    expect((await mailsTo(email)).map(({ template }) => template)).toContain("publication-rejected");
    expect(expectOk(await ownProfile(actor, id))).toMatchObject({
      state: "rejected",
      reason: "Envie um documento.",
      may: { publish: true },
    });
    expect(await requestPublication(actor, id)).toEqual({ ok: true, value: "in_review" });
    await decideReview("first_publication", id, "approved");
    expect(await athletes.site(VISITOR, expectOk(await ownProfile(actor, id)).subdomain)).toMatchObject({
      ok: true,
    });
  });

  test("at 20 with nothing against it is the athlete's own choice", async () => {
    const { id, actor } = await signUp(cookieJar(), form(20));
    expect(await requestPublication(actor, id)).toEqual({ ok: true, value: "published" });
  });

  test("whose history knows a category for the younger passes a person", async () => {
    const { id, actor } = await signUp(cookieJar(), form(25));
    const year = yearsAgo(2).year;
    await client().query(
      "insert into athlete_history (athlete_id, year, club, category) values ($1, $2, 'Litoral', 'Sub-15')",
      [id, year],
    );
    expect(await requestPublication(actor, id)).toEqual({ ok: true, value: "in_review" });
    expect((await athleteSignals(SYSTEM, id))!.warnings).toEqual([
      { code: "too_old_for_category", year, category: "Sub-15", strength: "strong" },
    ]);
  });
});
