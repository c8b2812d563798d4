import { beforeAll, describe, expect, test } from "vitest";
import { SYSTEM } from "#domain/identity/actor.ts";
import { athleteSignUpSchema } from "#domain/identity/sign-up-schema.ts";
import { expectOk } from "#domain/result.ts";
import { eraseFor, sweepTries } from "#server/guardians/rights.ts";
import { identify } from "#server/guardians/guardians.ts";
import * as identity from "#server/identity/identity.server.ts";
import { cookieJar, configure } from "#server/identity/testing/configured.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { aUser } from "#seed/factories/user.ts";
import * as athletes from "./athletes.server.ts";
import { acceptAsMember, acceptAsNew, decideConsent } from "./guardianship.server.ts";
import { athleteSignals } from "./staff-view.ts";
import { invitedToken, memberOf, yearsAgo } from "./testing/family.ts";
import { address, anInvited, someCpf, stated } from "./testing/invited.ts";

beforeAll(() => configure());

const signalsOf = async (id: string) => (await athleteSignals(SYSTEM, id))!.warnings.map(({ code }) => code);
const later = (email: string) =>
  client().query("update users set created_at = now() + interval '1 day' where email = $1", [email]);

describe("one CPF is one guardian", () => {
  test("a second account with it is refused, keeps nothing, and the reviewer sees the try", async () => {
    const cpf = someCpf();
    const first = await anInvited();
    expectOk(await acceptAsNew(cookieJar().browser, first.token, stated({ cpf })));
    const second = await anInvited();
    expect(await acceptAsNew(cookieJar().browser, second.token, stated({ cpf }))).toEqual({
      ok: false,
      error: { code: "cpf_taken" },
    });
    expect(await identity.findByEmail(second.email)).toBeUndefined();
    expect(await signalsOf(second.id)).toEqual(["cpf_refused"]);
    expect(await signalsOf(first.id)).toContain("cpf_tried_elsewhere");

    expectOk(await acceptAsNew(cookieJar().browser, second.token, stated()));
    await later(second.email);
    expect(await signalsOf(second.id)).toEqual(["cpf_refused"]);
  });

  test("a guardian of two children answers with one account, and states nothing twice", async () => {
    const email = address();
    const first = await anInvited(email);
    expectOk(await acceptAsNew(cookieJar().browser, first.token, stated()));
    const second = await anInvited(email);
    const person = (await identity.findByEmail(email))!;
    expect(await acceptAsMember(memberOf(person), cookieJar().browser, second.token, null)).toMatchObject({
      ok: true,
    });
    await later(email);
    expect(await signalsOf(second.id)).toEqual([]);
  });

  test("of two who state it at the same moment, one is that person", async () => {
    const cpf = someCpf();
    const invited = [await anInvited(), await anInvited()];
    const answers = await Promise.all(
      invited.map(({ token }) => acceptAsNew(cookieJar().browser, token, stated({ cpf }))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers).toContainEqual({ ok: false, error: { code: "cpf_taken" } });
  });

  test("numbers cannot be tried without end", async () => {
    const cpf = someCpf();
    expectOk(await acceptAsNew(cookieJar().browser, (await anInvited()).token, stated({ cpf })));
    const { token } = await anInvited();
    for (let n = 0; n < 6; n++) await acceptAsNew(cookieJar().browser, token, stated({ cpf }));
    expect(await acceptAsNew(cookieJar().browser, token, stated())).toMatchObject({
      ok: false,
      error: { code: "too_many" },
    });
  });

  test("who stated one before it was compared states it again, and is not told apart from themselves", async () => {
    const person = await aUser();
    const cpf = someCpf();
    expectOk(await inTransaction(() => identify(person.id, { birthdate: yearsAgo(40).toString(), cpf })));
    await client().query("update guardian_identities set cpf_hash = null where user_id = $1", [person.id]);
    const { token } = await anInvited(person.email);
    expect(await acceptAsMember(memberOf(person), cookieJar().browser, token, null)).toEqual({
      ok: false,
      error: { code: "identity_missing" },
    });
    expect(await acceptAsMember(memberOf(person), cookieJar().browser, token, stated({ cpf }))).toMatchObject(
      {
        ok: true,
      },
    );
  });

  test("the number is nowhere in the database, and its traces leave with its owner", async () => {
    const cpf = someCpf();
    const first = await anInvited();
    expectOk(await acceptAsNew(cookieJar().browser, first.token, stated({ cpf })));
    await acceptAsNew(cookieJar().browser, (await anInvited()).token, stated({ cpf }));
    const person = (await identity.findByEmail(first.email))!;
    const { rows } = await client().query(
      "select to_jsonb(i)::text || (select string_agg(to_jsonb(t)::text, '') from guardian_tries t) as all from guardian_identities i where user_id = $1",
      [person.id],
    );
    expect(rows[0].all).not.toContain(cpf);
    const tries = async () =>
      (
        await client().query(
          "select from guardian_tries where cpf_hash = (select cpf_hash from guardian_identities where user_id = $1)",
          [person.id],
        )
      ).rowCount;
    expect(await tries()).toBe(1);
    const before = (await client().query("select from guardian_tries")).rowCount!;
    await inTransaction(() => eraseFor({ userId: person.id, email: person.email, name: person.name }, []));
    expect((await client().query("select from guardian_tries")).rowCount).toBe(before - 1);
  });
});

test("a refused try is forgotten after its days", async () => {
  const { id, token } = await anInvited();
  expect(
    await acceptAsNew(cookieJar().browser, token, stated({ birthdate: yearsAgo(16).toString() })),
  ).toEqual({
    ok: false,
    error: { code: "not_adult" },
  });
  expect(await signalsOf(id)).toEqual(["minor_date_refused"]);
  await client().query("update guardian_tries set created_at = now() - interval '366 days'");
  await sweepTries(365);
  expect(await signalsOf(id)).toEqual([]);
});

test("a child who answers for themselves with a second mailbox leaves signals, an own phone and network none", async () => {
  const child = cookieJar("203.0.113.77");
  const signUp = athleteSignUpSchema.parse({
    fullName: "Kauã Ribeiro",
    birthdate: yearsAgo(15).toString(),
    email: "kauaribeiro10@example.com",
    password: "uma frase longa",
    guardianName: "Rosa Ribeiro",
    guardianEmail: "kaua.ribeiro.mae@example.org",
    terms: "on",
  });
  const { profileId: id } = expectOk(await athletes.signUp(child.browser, signUp))!;
  const token = await invitedToken(signUp.guardianEmail!);
  expectOk(await acceptAsNew(child.browser, token, stated({ birthdate: yearsAgo(19).toString() })));
  const person = (await identity.findByEmail(signUp.guardianEmail!))!;
  expectOk(await decideConsent(memberOf(person), id, "granted", child.browser));
  expect((await athleteSignals(SYSTEM, id))!.warnings).toMatchObject([
    { code: "same_device", strength: "medium" },
    { code: "similar_mailbox", strength: "medium" },
    { code: "small_age_gap", years: 4, strength: "medium" },
    { code: "same_network", strength: "weak" },
    { code: "account_minutes_apart", strength: "weak" },
  ]);

  const honest = cookieJar();
  const other = { ...signUp, email: "bento@example.com", guardianEmail: "marta@example.com" };
  const { profileId } = expectOk(await athletes.signUp(honest.browser, other))!;
  expectOk(await acceptAsNew(cookieJar().browser, await invitedToken(other.guardianEmail), stated()));
  await later(other.guardianEmail);
  expect(await signalsOf(profileId)).toEqual([]);
});
