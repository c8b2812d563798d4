import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { isImpersonating, type Impersonator, type Member } from "#domain/identity/actor.ts";
import { SYSTEM } from "#domain/identity/actor.ts";
import type { Role } from "#domain/identity/roles.ts";
import { expectOk } from "#domain/result.ts";
import { audit, recent } from "#server/platform/audit/audit.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { aUser } from "#seed/factories/user.ts";
import { holderOf } from "./api-token.ts";
import * as identity from "./identity.server.ts";
import { settleImpersonations } from "./impersonation.ts";
import { exportOf } from "./rights.ts";
import { users } from "./tables.ts";
import { cookieJar, configure } from "./testing/configured.ts";

// Demo mode: staff need no second factor here.
beforeAll(() => configure());

const PASSWORD = "uma frase bem longa";
const REASON = "Não encontra o botão de publicar";

async function signedIn(role: Role) {
  const email = `${randomUUID()}@example.com`;
  const opened = await inTransaction(() =>
    identity.openAccount(cookieJar().browser, { name: "Lia Prates", email, password: PASSWORD }),
  );
  await client().query("update users set email_verified = true where email = $1", [email]);
  expectOk(await identity.changeRole(SYSTEM, opened!.userId, role));
  const user = cookieJar();
  user.keep(expectOk(await identity.signIn(user.browser, { email, password: PASSWORD })).cookies);
  const { actor, session } = await identity.authenticate(user.browser);
  return { user, actor: actor as Member, session: session! };
}

async function looking() {
  const admin = await signedIn("admin");
  const person = await aUser({ name: "Rita Melo" });
  const profile = await identity.addProfile(person.id, "guardian", null);
  expectOk(await start(admin, person.id));
  const { actor } = await identity.authenticate(admin.user.browser);
  return { admin, person, profile, actor: actor as Impersonator };
}

const start = ({ actor, session }: Awaited<ReturnType<typeof signedIn>>, personId: string) =>
  identity.startImpersonation(actor, session.id, personId, { reason: REASON, profile: null });

describe("an admin who looks in somebody's place", () => {
  test("is that person, with their profile and no role, and stays signed in", async () => {
    const { admin, person, profile } = await looking();
    const { actor, session } = await identity.authenticate(admin.user.browser);
    expect(actor).toMatchObject({
      kind: "member",
      userId: person.id,
      role: "user",
      profile: { id: profile.id },
      impersonation: { adminId: admin.actor.userId },
    });
    expect(session).toMatchObject({ id: admin.session.id, name: "Rita Melo", needsSecondFactor: false });
    expect(session!.email).not.toContain(person.email.slice(1, 10));
    expectOk(
      (await identity.endImpersonation(actor)) ? { ok: true, value: null } : { ok: false, error: "x" },
    );
    const after = await identity.authenticate(admin.user.browser);
    expect(after.actor).toEqual(admin.actor);
  });

  test("is refused by everything that writes: the log, a change, and the database itself", async () => {
    const { actor, person } = await looking();
    expect(isImpersonating(actor)).toBe(true);
    await expect(inTransaction(() => audit(actor, "user.renamed", person.id))).rejects.toThrow(
      "changes nothing",
    );
    const change = changeRow(users, person.id, {
      who: actor,
      action: "user.renamed",
      allowed: () => true,
      set: { name: "Outra" },
    });
    await expect(change).rejects.toThrow("changes nothing");
    const rename = () => client().query("update users set name = 'Outra' where id = $1", [person.id]);
    await expect(identity.readOnly(rename)).rejects.toMatchObject({ code: "25006" });
    await expect(identity.readOnly(() => inTransaction(rename))).rejects.toMatchObject({ code: "25006" });
    expect(await identity.findById(person.id)).toMatchObject({ name: "Rita Melo" });
  });

  test("has no token, and the session's earlier ones count for nothing meanwhile", async () => {
    const admin = await signedIn("admin");
    const token = expectOk(await identity.issueToken(admin.user.browser));
    expect(await holderOf(token)).toMatchObject({ role: "admin" });
    const person = await aUser();
    expectOk(await start(admin, person.id));
    expect(await identity.issueToken(admin.user.browser)).toMatchObject({ ok: false });
    expect(await holderOf(token)).toBeUndefined();
    expect(await identity.tokenHolder(token)).toMatchObject({ ok: false });
  });

  test("looks at one person at a time", async () => {
    const { admin } = await looking();
    const other = await aUser();
    expect(await start(admin, other.id)).toEqual({ ok: false, error: "already_looking" });
  });
});

describe("nobody else looks in anybody's place", () => {
  test.each(["user", "staff"] as const)("not with the role %s", async (role) => {
    const asker = await signedIn(role);
    expect(await start(asker, (await aUser()).id)).toEqual({ ok: false, error: "not_allowed" });
  });

  test.each(["staff", "admin"] as const)("and nobody in the place of %s", async (role) => {
    const admin = await signedIn("admin");
    expect(await start(admin, (await aUser({ role })).id)).toEqual({ ok: false, error: "not_allowed" });
  });

  test("nor in their own, nor of somebody who does not exist", async () => {
    const admin = await signedIn("admin");
    expect(await start(admin, admin.actor.userId)).toEqual({ ok: false, error: "not_allowed" });
    expect(await start(admin, randomUUID())).toEqual({ ok: false, error: "not_found" });
  });

  test("not while already looking: the person's role is asked, and that is none", async () => {
    const { admin, actor } = await looking();
    const again = identity.startImpersonation(actor, admin.session.id, (await aUser()).id, {
      reason: REASON,
      profile: null,
    });
    expect(await again).toEqual({ ok: false, error: "not_allowed" });
  });
});

describe("it ends", () => {
  const isOver = async ({ admin }: Awaited<ReturnType<typeof looking>>) =>
    (await identity.authenticate(admin.user.browser)).actor;

  test("after half an hour, and the job writes down when", async () => {
    const look = await looking();
    await client().query(
      "update impersonations set ends_at = now() - interval '1 minute' where person_id = $1",
      [look.person.id],
    );
    expect(await isOver(look)).toEqual(look.admin.actor);
    await settleImpersonations.handle({}, undefined as never);
    const { rows } = await client().query(
      "select ended_at = ends_at as then_ended from impersonations where person_id = $1",
      [look.person.id],
    );
    expect(rows).toEqual([{ then_ended: true }]);
    expectOk(await start(look.admin, look.person.id));
  });

  test("when the person becomes one of the team", async () => {
    const look = await looking();
    expectOk(await identity.changeRole(SYSTEM, look.person.id, "staff"));
    expect(await isOver(look)).toEqual(look.admin.actor);
  });

  test("when the admin is one no more", async () => {
    const look = await looking();
    expectOk(await identity.changeRole(SYSTEM, look.admin.actor.userId, "user"));
    expect(await isOver(look)).toMatchObject({ userId: look.admin.actor.userId, role: "user" });
  });

  test("when the admin's session does, and the job writes it down", async () => {
    const look = await looking();
    await identity.signOut(look.admin.user.browser);
    expect((await identity.authenticate(look.admin.user.browser)).session).toBeNull();
    await settleImpersonations.handle({}, undefined as never);
    const [newest] = await recent({ limit: 1 });
    expect(newest).toMatchObject({ action: "user.impersonation_ended", subjectId: look.person.id });
  });
});

test("start and end are in the audit log with both ids, and the person reads when and why", async () => {
  const { admin, person, actor } = await looking();
  await identity.endImpersonation(actor);
  const entries = (await recent({ limit: 10 })).filter(({ subjectId }) => subjectId === person.id);
  expect(entries.map(({ actorId, action }) => [actorId, action])).toEqual([
    [admin.actor.userId, "user.impersonation_ended"],
    [admin.actor.userId, "user.impersonation_started"],
    [null, "user.created"],
  ]);
  const [look] = await identity.impersonationsOf(person.id);
  expect(look).toMatchObject({ reason: REASON });
  expect(Temporal.Instant.compare(look!.startedAt, look!.endedAt)).toBe(-1);
  const { tables } = await exportOf({ userId: person.id, email: person.email, name: person.name });
  expect(tables["impersonations"]).toMatchObject([{ reason: REASON }]);
});
