import { beforeAll, describe, expect, test } from "vitest";
import { guardianIdentitySchema } from "#domain/guardians/schema.ts";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import * as guardians from "#server/guardians/guardians.ts";
import * as identity from "#server/identity/identity.server.ts";
import { cookieJar, configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { aUser } from "#seed/factories/user.ts";
import * as athletes from "./athletes.server.ts";
import {
  acceptAsMember,
  acceptAsNew,
  declineInvitation,
  inviteGuardian,
  ownProfile,
  viewInvitation,
  ward,
} from "./guardianship.server.ts";
import {
  invitedToken,
  mailsTo,
  memberOf,
  staffOf,
  visibilityOf,
  aPublishedFamily,
  yearsAgo,
} from "./testing/family.ts";
import { address, anInvited, asked, stated } from "./testing/invited.ts";

beforeAll(() => configure());

const rows = async (text: string, values: unknown[] = []) => (await client().query(text, values)).rows;
describe("a mailed invitation", () => {
  test("shows who asks, without any address of theirs", async () => {
    const { token, email, person } = await anInvited();
    const view = await viewInvitation(VISITOR, token);
    expect(view).toEqual({
      ok: true,
      value: {
        athlete: { name: "Kauã Ribeiro", position: null, club: "Litoral" },
        guardianName: "Rosa Ribeiro",
        guardianEmail: email,
        invitedBy: null,
        step: "new_account",
      },
    });
    expect(JSON.stringify(view)).not.toContain(person.email);
  });

  test("opens a confirmed account that is signed in, and links it to the athlete", async () => {
    const { id, email, token, person } = await anInvited();
    const phone = cookieJar();
    const accepted = await acceptAsNew(phone.browser, token, stated());
    if (!accepted.ok) throw new Error(accepted.error.code);
    expect(accepted.value.athleteId).toBe(id);
    phone.keep(accepted.value.cookies);
    const { session, actor } = await identity.authenticate(phone.browser);
    expect(session).toMatchObject({ email, name: "Rosa Maria Ribeiro" });
    expect((await identity.activeProfiles(session!.userId)).map(({ type }) => type)).toEqual(["guardian"]);
    expect(await ward(actor, id)).toMatchObject({ ok: true, value: { state: "guardian_deciding" } });
    expect(await rows("select email_verified from users where id = $1", [session!.userId])).toEqual([
      { email_verified: true },
    ]);
    expect(await rows("select from terms_acceptances where user_id = $1", [session!.userId])).toHaveLength(1);
    expect(await rows("select role from profiles where id = $1", [session!.userId])).toEqual([
      { role: "user" },
    ]);
    // Confirming is not agreeing.
    expect(await rows("select from consents where athlete_id = $1", [id])).toEqual([]);
    expect(await visibilityOf(id)).toBe("private");
    expect(await ownProfile(memberOf(person), id)).toMatchObject({
      value: {
        state: "guardian_deciding",
        guardians: [{ name: "Rosa Maria Ribeiro", confirmed: true }],
        may: { invite: false },
      },
    });
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(["guardian-invitation"]);
  });

  test("works once, also for two who use it at the same moment", async () => {
    const { token } = await anInvited();
    const answers = await Promise.all([1, 2].map(() => acceptAsNew(cookieJar().browser, token, stated())));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers).toContainEqual({ ok: false, error: { code: "link_used" } });
    expect(await acceptAsNew(cookieJar().browser, token, stated())).toEqual({
      ok: false,
      error: { code: "link_used" },
    });
    expect(await viewInvitation(VISITOR, token)).toEqual({ ok: false, error: "link_used" });
    expect(await declineInvitation(cookieJar().browser, token)).toEqual({
      ok: false,
      error: { code: "link_used" },
    });
  });

  test("is over after fourteen days", async () => {
    const { id, token, person } = await anInvited();
    const [row] = await rows(
      "select extract(day from token_expires_at - now())::int as days from guardianships where athlete_id = $1",
      [id],
    );
    expect(row.days).toBe(13);
    await client().query(
      "update guardianships set token_expires_at = now() - interval '1 second' where athlete_id = $1",
      [id],
    );
    expect(await viewInvitation(VISITOR, token)).toEqual({ ok: false, error: "link_expired" });
    expect(await acceptAsNew(cookieJar().browser, token, stated())).toEqual({
      ok: false,
      error: { code: "link_expired" },
    });
    expect(await ownProfile(memberOf(person), id)).toMatchObject({
      value: { state: "invitation_expired", may: { invite: true } },
    });
  });

  test("is no other text, and its own only in the mail", async () => {
    const { token } = await anInvited();
    for (const wrong of ["", "x", token.slice(1), `${token}x`, "x".repeat(10_000)])
      expect(await viewInvitation(VISITOR, wrong)).toEqual({ ok: false, error: "link_invalid" });
    const kept = await rows("select token_hash from guardianships");
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  test("to someone who is no adult, or no such day, is not accepted and leaves no account", async () => {
    const { email, token } = await anInvited();
    for (const birthdate of [
      yearsAgo(18).add({ days: 1 }).toString(),
      yearsAgo(121).toString(),
      "1985-02-30",
      "",
    ]) {
      expect(await acceptAsNew(cookieJar().browser, token, { ...stated(), birthdate })).toEqual({
        ok: false,
        error: { code: "not_adult" },
      });
    }
    expect(await identity.findByEmail(email)).toBeUndefined();
    expect(
      await acceptAsNew(cookieJar().browser, token, stated({ birthdate: yearsAgo(18).toString() })),
    ).toMatchObject({ ok: true });
  });

  test("asks for a CPF that can be one", () => {
    const form = { name: "Rosa", birthdate: "1985-03-01", cpf: "529.982.247-25" };
    expect(guardianIdentitySchema.parse(form).cpf).toBe("52998224725");
    for (const cpf of ["", "529.982.247-24", "11111111111", "123"])
      expect(guardianIdentitySchema.safeParse({ ...form, cpf }).success).toBe(false);
  });
});

describe("someone who has an account", () => {
  test("signs in first, and then states who they are", async () => {
    const user = await aUser();
    const { token, id } = await anInvited(user.email);
    expect(await viewInvitation(VISITOR, token)).toMatchObject({ value: { step: "sign_in" } });
    expect(await acceptAsNew(cookieJar().browser, token, stated())).toEqual({
      ok: false,
      error: { code: "address_in_use" },
    });
    await client().query("update users set email = upper(email) where id = $1", [user.id]);
    const member = memberOf(user);
    expect(await viewInvitation(member, token)).toMatchObject({ value: { step: "identify" } });
    expect(await acceptAsMember(member, cookieJar().browser, token, null)).toEqual({
      ok: false,
      error: { code: "identity_missing" },
    });
    expect(await acceptAsMember(member, cookieJar().browser, token, stated())).toMatchObject({
      ok: true,
      value: { athleteId: id },
    });
  });

  test("states it only once, for all their children", async () => {
    const user = await aUser();
    const first = await anInvited(user.email);
    await acceptAsMember(memberOf(user), cookieJar().browser, first.token, stated());
    const second = await anInvited(user.email);
    expect(await viewInvitation(memberOf(user), second.token)).toMatchObject({ value: { step: "join" } });
    expect(await acceptAsMember(memberOf(user), cookieJar().browser, second.token, null)).toMatchObject({
      ok: true,
      value: { athleteId: second.id },
    });
  });

  test("does not answer somebody else's invitation", async () => {
    const { token, id } = await anInvited();
    const stranger = memberOf(await aUser());
    expect(await viewInvitation(stranger, token)).toMatchObject({ value: { step: "other_account" } });
    expect(await acceptAsMember(stranger, cookieJar().browser, token, stated())).toEqual({
      ok: false,
      error: { code: "other_account" },
    });
    expect(await rows("select guardian_user_id from guardianships where athlete_id = $1", [id])).toEqual([
      { guardian_user_id: null },
    ]);
  });

  test("is never the athlete, though their address became the invited one", async () => {
    const { token, email, person } = await anInvited();
    await client().query("update users set email = $1 where id = $2", [email, person.id]);
    expect(await acceptAsMember(memberOf(person), cookieJar().browser, token, stated())).toEqual({
      ok: false,
      error: { code: "guardian_is_athlete" },
    });
  });

  test("is no other minor, whatever they state", async () => {
    const friend = await aUser();
    expectOk(
      await athletes.create(SYSTEM, {
        subdomain: "amigo",
        name: "Amigo",
        birthdate: yearsAgo(16),
        userId: friend.id,
      }),
    );
    const { token } = await anInvited(friend.email);
    expect(await acceptAsMember(memberOf(friend), cookieJar().browser, token, stated())).toEqual({
      ok: false,
      error: { code: "not_adult" },
    });
  });
});

describe("an athlete", () => {
  test("sends the invitation again: the earlier link is dead", async () => {
    const { id, person, email, token } = await anInvited();
    expect(await inviteGuardian(memberOf(person), id)).toEqual({ ok: true, value: null });
    expect(await viewInvitation(VISITOR, token)).toEqual({ ok: false, error: "link_invalid" });
    expect(await viewInvitation(VISITOR, await invitedToken(email))).toMatchObject({ ok: true });
  });

  test("corrects the address: nothing of the wrong one stays", async () => {
    const { id, person, email, token } = await anInvited();
    const right = address();
    expectOk(await asked(id, person, right));
    expect(await viewInvitation(VISITOR, token)).toEqual({ ok: false, error: "link_invalid" });
    expect(await rows("select email from guardianships where athlete_id = $1", [id])).toEqual([
      { email: right },
    ]);
    expect(await viewInvitation(VISITOR, await invitedToken(right))).toMatchObject({ ok: true });
    expect(await rows("select from guardianships where email = $1", [email])).toEqual([]);
  });

  test("cannot name themselves, or fill a mailbox", async () => {
    const { id, person } = await anInvited();
    expect(await asked(id, person, person.email)).toEqual({ ok: false, error: "guardian_is_athlete" });
    expect(await asked(id, person, person.email.replace("@", "+pai@").toUpperCase())).toEqual({
      ok: false,
      error: "guardian_is_athlete",
    });
    for (let n = 0; n < 4; n++) expectOk(await asked(id, person, address()));
    expect(await inviteGuardian(memberOf(person), id)).toMatchObject({
      ok: false,
      error: { code: "too_many", retryAfterSeconds: expect.any(Number) },
    });
  });

  test("cannot replace a guardian who has confirmed; staff can, and the profile closes", async () => {
    const family = await aPublishedFamily();
    expect(
      await inviteGuardian(family.athlete, family.id, { guardianName: "Outro", guardianEmail: address() }),
    ).toEqual({ ok: false, error: { code: "already_confirmed" } });
    expect(await visibilityOf(family.id)).toBe("public");
    const staff = staffOf(await aUser({ role: "staff" }));
    const email = address();
    expect(await inviteGuardian(staff, family.id, { guardianName: "Avó", guardianEmail: email })).toEqual({
      ok: true,
      value: null,
    });
    expect(await visibilityOf(family.id)).toBe("private");
    expect(await ward(family.guardian, family.id)).toEqual({ ok: false, error: "not_found" });
    expect(await viewInvitation(VISITOR, await invitedToken(email))).toMatchObject({ ok: true });
  });

  test("keeps the confirmed guardian when staff are at the limit of invitations", async () => {
    const family = await aPublishedFamily();
    const staff = staffOf(await aUser({ role: "staff" }));
    const full = address();
    for (let n = 0; n < 8; n++) expectOk(await guardians.countInvitation(full));
    const contact = { guardianName: "Avó", guardianEmail: full };
    expect(await inviteGuardian(staff, family.id, contact)).toMatchObject({
      ok: false,
      error: { code: "too_many" },
    });
    expect(await visibilityOf(family.id)).toBe("public");
    expect((await ward(family.guardian, family.id)).ok).toBe(true);
    expect(await mailsTo(full)).toEqual([]);
  });

  test("cannot invite for somebody else, and a stranger for nobody", async () => {
    const { id } = await anInvited();
    for (const actor of [VISITOR, memberOf(await aUser())]) {
      expect(await inviteGuardian(actor, id, { guardianName: "X Y", guardianEmail: address() })).toEqual({
        ok: false,
        error: { code: "not_found" },
      });
    }
  });
});

test("a stranger who was named by mistake says so, and their address is gone", async () => {
  const { id, person, email, token } = await anInvited();
  expect(await declineInvitation(cookieJar().browser, token)).toEqual({ ok: true, value: null });
  expect(await rows("select from guardianships where email = $1", [email])).toEqual([]);
  expect((await mailsTo(person.email)).map(({ template }) => template)).toEqual(["invitation-declined"]);
  expect(await ownProfile(memberOf(person), id)).toMatchObject({
    value: { state: "guardian_missing", guardians: [], may: { invite: true } },
  });
  expect(await viewInvitation(VISITOR, token)).toEqual({ ok: false, error: "link_invalid" });
});

test("a CPF is in no column of no table as it was typed", async () => {
  const { token } = await anInvited();
  const input = stated();
  expect(await acceptAsNew(cookieJar().browser, token, input)).toMatchObject({ ok: true });
  const columns = await rows(`select table_schema, table_name, column_name from information_schema.columns
    where table_schema in ('public', 'pgboss') and data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY', 'USER-DEFINED')`);
  const formatted = `${input.cpf.slice(0, 3)}.${input.cpf.slice(3, 6)}.${input.cpf.slice(6, 9)}-${input.cpf.slice(9)}`;
  for (const { table_schema: schema, table_name: table, column_name: column } of columns) {
    const found = await rows(
      `select from "${schema}"."${table}" where "${column}"::text like any (array['%${input.cpf}%', '%${formatted}%'])`,
    );
    expect(found, `${schema}.${table}.${column}`).toEqual([]);
  }
  const [kept] = await rows("select cpf_encrypted from guardian_identities order by created_at desc limit 1");
  expect(kept.cpf_encrypted.length).toBeGreaterThan(40);
});
