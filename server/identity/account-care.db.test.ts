import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { SYSTEM, type Member } from "#domain/identity/actor.ts";
import type { Role } from "#domain/identity/roles.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { USER_LIST } from "#domain/identity/staff-list.ts";
import { expectOk } from "#domain/result.ts";
import { aUser } from "#seed/factories/user.ts";
import { recent } from "#server/platform/audit/audit.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { listMails, readMail } from "#server/platform/mail/mail.ts";
import { holderOf } from "./api-token.ts";
import {
  cancelEmailChange,
  confirmEmailChange,
  startEmailChange,
  waitingEmailChange,
} from "./email-change.server.ts";
import * as identity from "./identity.server.ts";
import * as care from "./staff-accounts.server.ts";
import { cookieJar, configure } from "./testing/configured.ts";
import { listUsers } from "./user-list.ts";

beforeAll(() => configure());

const PASSWORD = "uma frase bem longa";
const REASON = "Alguém tomou a conta";
const newAddress = () => `${randomUUID()}@example.com`;

async function aMember() {
  const email = newAddress();
  const opened = await inTransaction(() =>
    identity.openAccount(cookieJar().browser, { name: "Lia Prates", email, password: PASSWORD }),
  );
  await client().query("update users set email_verified = true where email = $1", [email]);
  return { id: opened!.userId, email };
}

const signIn = (jar: ReturnType<typeof cookieJar>, email: string) =>
  identity.signIn(jar.browser, { email, password: PASSWORD });

async function signedIn() {
  const person = await aMember();
  const jar = cookieJar();
  jar.keep(expectOk(await signIn(jar, person.email)).cookies);
  return { ...person, jar };
}

const one = async (role: Role): Promise<Member> => ({
  kind: "member",
  userId: (await aUser({ role })).id,
  role,
  profile: null,
});

const mailsTo = async (email: string) =>
  (await listMails({ limit: 100 })).filter(({ to }) => to === email).map(({ template }) => template);

async function linkIn(email: string): Promise<string> {
  const found = (await listMails({ limit: 100 })).find(
    ({ to, template }) => to === email && template === "new-address",
  );
  return new URL(/https?:\/\/\S+token=\S+/.exec((await readMail(found!.id))!.text)![0]).searchParams.get(
    "token",
  )!;
}

test("ending a session that is none ends no other", async () => {
  const { id, jar } = await signedIn();
  const staff = await one("staff");
  for (const none of ["", "nada", randomUUID()])
    expect(await care.endSessions(staff, id, none)).toEqual({ ok: false, error: "not_found" });
  expect((await identity.authenticate(jar.browser)).session).not.toBeNull();
  expectOk(await care.endSessions(staff, id, null));
  expect((await identity.authenticate(jar.browser)).session).toBeNull();
});

describe("a locked account", () => {
  test("is signed out at once, its token with it, and nobody signs in by its password", async () => {
    const { id, email, jar } = await signedIn();
    const token = expectOk(await identity.issueToken(jar.browser));
    expectOk(await care.lockAccount(await one("staff"), id, REASON));
    expect((await identity.authenticate(jar.browser)).session).toBeNull();
    expect(await holderOf(token)).toBeUndefined();
    expect(await signIn(cookieJar(), email)).toEqual({ ok: false, error: { code: "locked" } });
    expect(await mailsTo(email)).toContain("account-locked");
  });

  test("says nothing of it to who does not know the password", async () => {
    const { id, email } = await aMember();
    expectOk(await care.lockAccount(await one("staff"), id, REASON));
    const wrong = await identity.signIn(cookieJar().browser, { email, password: "outra frase bem longa" });
    expect(wrong).toEqual({ ok: false, error: { code: "wrong_credentials" } });
  });

  test("has no session either that was opened while it was being locked", async () => {
    const { id, jar } = await signedIn();
    await client().query("insert into account_locks (user_id, reason) values ($1, 'x')", [id]);
    expect((await identity.authenticate(jar.browser)).session).toBeNull();
  });

  test("opens again when it is unlocked", async () => {
    const { id, email } = await aMember();
    const staff = await one("staff");
    expectOk(await care.lockAccount(staff, id, REASON));
    expect(await care.lockAccount(staff, id, REASON)).toEqual({ ok: false, error: "locked" });
    expectOk(await care.unlockAccount(staff, id));
    expect(await signIn(cookieJar(), email)).toMatchObject({ ok: true });
    expect(await mailsTo(email)).toContain("account-unlocked");
    const entries = (await recent({ limit: 20 })).filter(({ subjectId }) => subjectId === id);
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["user.locked", "user.unlocked"]),
    );
  });
});

describe("accounts of the team are another admin's matter", () => {
  test("staff lock, sign out and change nobody of the team", async () => {
    const staff = await one("staff");
    for (const role of ["staff", "admin"] as const) {
      const { id } = await aUser({ role });
      const refused = { ok: false, error: "not_allowed" };
      expect(await care.lockAccount(staff, id, REASON)).toEqual(refused);
      expect(await care.endSessions(staff, id, null)).toEqual(refused);
      expect(await startEmailChange(staff, id, { newEmail: newAddress(), reason: REASON })).toEqual(refused);
      expect(await identity.changeRole(staff, id, "user")).toEqual(refused);
    }
  });

  test("an admin does, and not their own", async () => {
    const admin = await one("admin");
    expectOk(await care.lockAccount(admin, (await aUser({ role: "staff" })).id, REASON));
    expect(await care.lockAccount(admin, admin.userId, REASON)).toEqual({ ok: false, error: "not_allowed" });
  });

  test("whose role changed hears of it", async () => {
    const { id, email } = await aUser();
    const admin = await one("admin");
    expectOk(await identity.changeRole(admin, id, "staff"));
    const mails = await mailsTo(email);
    expect(mails).toContain("role-changed");
    expect(await identity.changeRole(admin, id, "staff")).toEqual({ ok: true, value: { changed: false } });
    expect(await mailsTo(email)).toEqual(mails);
  });
});

describe("two admins who act on each other at the same moment", () => {
  test("leave one who may still act, whatever each does", async () => {
    const acts = [
      (by: Member, { userId }: Member) => identity.changeRole(by, userId, "user"),
      (by: Member, { userId }: Member) => care.lockAccount(by, userId, REASON),
    ];
    for (const [first, second] of [
      [acts[0]!, acts[0]!],
      [acts[0]!, acts[1]!],
      [acts[1]!, acts[1]!],
    ]) {
      const [admin, other] = [await one("admin"), await one("admin")];
      const answers = await Promise.all([first!(admin, other), second!(other, admin)]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(answers).toContainEqual({ ok: false, error: "not_allowed" });
    }
  });
});

describe("a new address that staff entered", () => {
  test("counts only when its link was followed: then every session ends and the old address hears of it", async () => {
    const { id, email, jar } = await signedIn();
    const newEmail = newAddress();
    const staff = await one("staff");
    expectOk(await startEmailChange(staff, id, { newEmail, reason: REASON }));
    expect(await identity.findById(id)).toMatchObject({ email });
    expect((await identity.authenticate(jar.browser)).session).not.toBeNull();
    expect(await waitingEmailChange(staff, id)).toMatchObject({ reason: REASON });
    expect(await mailsTo(email)).toContain("address-will-change");
    const token = await linkIn(newEmail);
    expectOk(await confirmEmailChange(token));
    expect(await identity.findById(id)).toMatchObject({ email: newEmail, emailVerified: true });
    expect((await identity.authenticate(jar.browser)).session).toBeNull();
    expect(await mailsTo(email)).toContain("address-changed");
    expect(await signIn(cookieJar(), newEmail)).toMatchObject({ ok: true });
    expect(await confirmEmailChange(token)).toEqual({ ok: false, error: "link_invalid" });
  });

  test("is refused where somebody has it, also when they took it before the link was followed", async () => {
    const { id } = await aMember();
    const staff = await one("staff");
    const taken = await aUser();
    expect(await startEmailChange(staff, id, { newEmail: taken.email, reason: REASON })).toEqual({
      ok: false,
      error: "email_taken",
    });
    const newEmail = newAddress();
    expectOk(await startEmailChange(staff, id, { newEmail, reason: REASON }));
    const token = await linkIn(newEmail);
    await aUser({ email: newEmail });
    expect(await confirmEmailChange(token)).toEqual({ ok: false, error: "link_invalid" });
  });

  test("is withdrawn when the person joins the team, and by no other way becomes theirs", async () => {
    const { id, email } = await aMember();
    const [staff, admin] = [await one("staff"), await one("admin")];
    const newEmail = newAddress();
    expectOk(await startEmailChange(staff, id, { newEmail, reason: REASON }));
    const token = await linkIn(newEmail);
    // By a way that withdraws nothing.
    await client().query("update profiles set role = 'admin' where id = $1", [id]);
    expect(await confirmEmailChange(token)).toEqual({ ok: false, error: "link_invalid" });
    expect(await waitingEmailChange(staff, id)).not.toBeNull();
    expectOk(await identity.changeRole(admin, id, "staff"));
    expect(await waitingEmailChange(staff, id)).toBeNull();
    expect(await identity.findById(id)).toMatchObject({ email });
    expectOk(await startEmailChange(admin, id, { newEmail, reason: REASON }));
    expectOk(await confirmEmailChange(await linkIn(newEmail)));
  });

  test("is withdrawn once; there is nothing to withdraw then", async () => {
    const { id } = await aMember();
    const staff = await one("staff");
    expectOk(await startEmailChange(staff, id, { newEmail: newAddress(), reason: REASON }));
    expectOk(await cancelEmailChange(staff, id));
    expect(await cancelEmailChange(staff, id)).toEqual({ ok: false, error: "nothing_to_do" });
  });

  test("is over after a day", async () => {
    const { id } = await aMember();
    const newEmail = newAddress();
    expectOk(await startEmailChange(await one("staff"), id, { newEmail, reason: REASON }));
    const token = await linkIn(newEmail);
    await client().query("update email_changes set expires_at = now() where user_id = $1", [id]);
    expect(await confirmEmailChange(token)).toEqual({ ok: false, error: "link_invalid" });
  });
});

test("opening a contact is in the audit log, each time", async () => {
  const staff = await one("staff");
  const { id, email } = await aMember();
  for (const _ of [1, 2]) expect(await care.openContact(staff, id)).toEqual({ ok: true, value: { email } });
  const entries = (await recent({ limit: 20 })).filter(
    ({ action, subjectId }) => action === "user.contact_opened" && subjectId === id,
  );
  expect(entries.map(({ actorId }) => actorId)).toEqual([staff.userId, staff.userId]);
});

test("a list finds accounts by name without accents, by a whole address, by role and by state", async () => {
  const staff = await one("staff");
  const list = async (query: string) =>
    (await listUsers(staff, readListQuery(USER_LIST, new URLSearchParams(query)))).rows.map(({ id }) => id);
  const { id, email } = await aUser({ name: "Zoraíde Quintão" });
  expect(await list("busca=zoraide")).toEqual([id]);
  expect(await list(`busca=${email}`)).toEqual([id]);
  expect(await list(`busca=${email.slice(0, -1)}`)).toEqual([]);
  expect(await list("busca=zoraide&situacao=bloqueada")).toEqual([]);
  expectOk(await care.lockAccount(staff, id, REASON));
  expect(await list("busca=zoraide&situacao=bloqueada&papel=membro&ordem=nome")).toEqual([id]);
  expectOk(await identity.changeRole(SYSTEM, id, "staff"));
  expect(await list("busca=zoraide&papel=membro")).toEqual([]);
  await expect(
    listUsers({ ...staff, role: "user" }, readListQuery(USER_LIST, new URLSearchParams())),
  ).rejects.toThrow("only staff");
});

test("accounts are sorted by their last use, those that nobody uses at the end, page by page", async () => {
  const staff = await one("staff");
  const asked = (order: string) =>
    readListQuery(USER_LIST, new URLSearchParams({ busca: "ximbica", ordem: order }));
  const [early, late, never] = [
    await aUser({ name: "Ximbica Um" }),
    await aUser({ name: "Ximbica Dois" }),
    await aUser({ name: "Ximbica Nunca" }),
  ];
  for (const [{ id }, days] of [
    [late, 1],
    [early, 9],
    [early, 30],
  ] as const)
    await client().query(
      `insert into sessions (user_id, token, expires_at, created_at, updated_at)
       values ($1, gen_random_uuid(), now() + interval '1 day', now(), now() - make_interval(days => $2))`,
      [id, days],
    );
  const list = async (order: string) => (await listUsers(staff, asked(order))).rows.map(({ id }) => id);
  expect(await list("-uso")).toEqual([late.id, early.id, never.id]);
  expect(await list("uso")).toEqual([never.id, early.id, late.id]);
  for (let more = 0; more < 50; more += 1) await aUser({ name: "Ximbica Nunca" });
  const first = await listUsers(staff, asked("-uso"));
  const rest = await listUsers(staff, { ...asked("-uso"), after: first.next! });
  expect(new Set([...first.rows, ...rest.rows].map(({ id }) => id)).size).toBe(53);
});
