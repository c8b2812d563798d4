import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { VISITOR } from "#domain/identity/actor.ts";
import { site } from "#server/athletes/athletes.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { config } from "#server/platform/config/current.ts";
import { client } from "#server/platform/database/database.ts";
import { startWorkers } from "#server/platform/jobs/jobs.ts";
import { listMails } from "#server/platform/mail/mail.ts";
import { openStorage } from "#server/platform/storage/storage.ts";
import { connection } from "#server/platform/testing/own-database.ts";
import { aPublishedAthlete } from "#seed/factories/athlete.ts";
import { memberOf } from "#server/athletes/testing/family.ts";
import { erase } from "./erasure.ts";
import {
  cancelDeletion,
  eraseDueAccounts,
  eraseAccount,
  removeFiles,
  requestDeletion,
  retention,
} from "./rights.server.ts";
import { PERSON, someoneWithEverything } from "./testing/everything.ts";
import { afterGrace, aChildWithGuardian, anAccount, PASSWORD, signedIn } from "./testing/people.ts";
import { tablesWith } from "./testing/search.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "joia-rights-"));
  configure({ DATA_DIR: folder });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const dueAt = async (userId: string) => {
  const { rows } = await client().query<{ due: string | null }>(
    "select deletion_due_at as due from users where id = $1",
    [userId],
  );
  return rows[0]?.due ?? null;
};
const visibilityOf = async (id: string) => {
  const { rows } = await client().query<{ visibility: string }>(
    "select visibility from athletes where id = $1",
    [id],
  );
  return rows[0]?.visibility;
};
const mailsOf = async (template: string) =>
  (await listMails({ limit: 100 })).filter((mail) => mail.template === template);

test("after the grace period nothing says who the person was, in any column of any table", async () => {
  const { userId, athlete, club, sponsor, ward, championship, event } = await someoneWithEverything();
  for (const words of [PERSON.name, PERSON.email, PERSON.phone])
    expect((await tablesWith(words)).length).toBeGreaterThan(3);
  const person = await signedIn(PERSON.email);
  expect(await requestDeletion(person.browser, person.session, { password: PASSWORD })).toEqual({
    ok: true,
    value: null,
  });
  expect(await visibilityOf(athlete.id)).toBe("private");
  await afterGrace(userId);

  expect(await erase(userId)).toBe(true);
  // The confirmation itself is the one thing left, until it is sent.
  expect(await tablesWith(PERSON.email)).toEqual(["public.mails"]);
  expect((await mailsOf("account-deleted")).map(({ to }) => to)).toEqual([PERSON.email]);
  await client().query("update mails set state = 'sent' where template = 'account-deleted'");
  await retention.handle({}, undefined as never);
  for (const words of [
    PERSON.name,
    PERSON.profileName,
    PERSON.email,
    PERSON.phone,
    "987650123",
    "198.51.100.77",
  ]) {
    expect(await tablesWith(words), words).toEqual([]);
  }

  const storage = openStorage(config());
  expect(await storage.exists(`athletes/${athlete.id}/foto.webp`)).toBe(true);
  const workers = await startWorkers([removeFiles], { connection, pollSeconds: 1 });
  await expect.poll(() => storage.exists(`users/${userId}/foto.webp`), { timeout: 10_000 }).toBe(false);
  await workers.stop();
  expect(await storage.exists(`athletes/${athlete.id}/foto.webp`)).toBe(false);
  expect(await storage.exists(`clubs/${club.id}/logo.png`)).toBe(false);

  // What concerns others stays, without the person.
  const stays = async (table: string, id: string) =>
    (await client().query(`select from ${table} where id = $1`, [id])).rowCount;
  expect(await stays("championships", championship.id)).toBe(1);
  expect(await stays("events", event.id)).toBe(1);
  expect(await stays("athletes", ward.id)).toBe(1);
  expect(await visibilityOf(ward.id)).toBe("private");
  expect(await stays("sponsors", sponsor.id)).toBe(0);
  const { rows } = await client().query(
    "select name, cnpj, deleted_at is not null as gone from clubs where id = $1",
    [club.id],
  );
  expect(rows).toEqual([{ name: "Clube removido", cnpj: null, gone: true }]);
  // Append-only: that it happened, by ids.
  const kept = await client().query(
    "select from audit_log where subject_id = $1 and action = 'user.erased'",
    [userId],
  );
  expect(kept.rowCount).toBe(1);
  expect((await client().query("select from consents where guardian_user_id = $1", [userId])).rowCount).toBe(
    1,
  );
  const { rows: told } = await client().query(
    "select details, reporter_user_id from reports where subject_id = $1",
    [ward.id],
  );
  expect(told).toEqual([
    {
      details: "Sou [removido], [removido] [removido]: este perfil usa fotos de outra pessoa.",
      reporter_user_id: null,
    },
  ]);
});

test("asking hides the profile at once; cancelling keeps the account and deletes nothing", async () => {
  const userId = await anAccount("Bento Alves", "bento@example.com");
  const athlete = await aPublishedAthlete({ userId, birthdate: Temporal.PlainDate.from("2004-03-02") });
  const { browser, session } = await signedIn("bento@example.com");
  expect(await requestDeletion(browser, session, { password: "errada" })).toEqual({
    ok: false,
    error: { code: "wrong_password" },
  });
  expect(await dueAt(userId)).toBeNull();
  expect(await requestDeletion(browser, session, { password: PASSWORD })).toMatchObject({ ok: true });
  expect(await requestDeletion(browser, session, { password: PASSWORD })).toEqual({
    ok: false,
    error: { code: "already_requested" },
  });
  expect(await dueAt(userId)).not.toBeNull();
  expect(await site(VISITOR, athlete.subdomain)).toEqual({ ok: false, error: "not_found" });
  expect(await erase(userId)).toBe(false);

  const again = await signedIn("bento@example.com");
  expect(again.session.deletionDueAt).not.toBeNull();
  expect(await cancelDeletion(memberOf({ id: userId }))).toEqual({ ok: true, value: null });
  expect(await cancelDeletion(memberOf({ id: userId }))).toEqual({ ok: false, error: "not_requested" });
  expect(await dueAt(userId)).toBeNull();
  expect(await erase(userId)).toBe(false);
  const templates = (await listMails({ limit: 100 }))
    .filter((mail) => mail.to === "bento@example.com")
    .map((mail) => mail.template);
  expect(templates).toEqual(expect.arrayContaining(["deletion-requested", "deletion-canceled"]));
});

test("a minor may leave too, and the guardian hears of it", async () => {
  const { ward, guardianId } = await aChildWithGuardian(
    "Ivo Castro",
    "ivo.castro@example.com",
    "mae.castro@example.com",
  );
  const { browser, session } = await signedIn("ivo.castro@example.com");
  expect(await requestDeletion(browser, session, { password: PASSWORD })).toMatchObject({ ok: true });
  const [mail] = await mailsOf("athlete-leaving");
  expect(mail?.to).toBe("mae.castro@example.com");
  await afterGrace(session.userId);
  expect(await erase(session.userId)).toBe(true);
  expect((await client().query("select from athletes where id = $1", [ward])).rowCount).toBe(0);
  expect((await client().query("select from users where id = $1", [guardianId])).rowCount).toBe(1);
  expect(await tablesWith("Ivo Castro")).toEqual([]);
});

test("a guardian who leaves makes the minor private at once, and the minor hears of it", async () => {
  const { ward } = await aChildWithGuardian("Lia Brito", "lia.brito@example.com", "pai.brito@example.com");
  await client().query(
    "update athletes set visibility = 'public', first_published_at = now() where id = $1",
    [ward],
  );
  const { browser, session } = await signedIn("pai.brito@example.com");
  expect(await requestDeletion(browser, session, { password: PASSWORD })).toMatchObject({ ok: true });
  expect(await visibilityOf(ward)).toBe("private");
  expect((await mailsOf("guardian-leaving")).map(({ to }) => to)).toContain("lia.brito@example.com");
  await afterGrace(session.userId);
  await erase(session.userId);
  expect(await visibilityOf(ward)).toBe("private");
  expect((await client().query("select from guardianships where athlete_id = $1", [ward])).rowCount).toBe(0);
});

test("every night those whose time is over are erased, each by a job of its own", async () => {
  const gone = await anAccount("Sai Hoje", "sai@example.com");
  const stays = await anAccount("Fica Mais", "fica@example.com");
  await client().query("update users set deletion_due_at = now() + interval '3 days' where id = $1", [stays]);
  await client().query("update users set deletion_due_at = now() where id = $1", [gone]);
  await eraseDueAccounts.handle({}, undefined as never);
  const workers = await startWorkers([eraseAccount], { connection, pollSeconds: 1 });
  const exists = async (id: string) =>
    (await client().query("select from users where id = $1", [id])).rowCount === 1;
  await expect.poll(() => exists(gone), { timeout: 10_000 }).toBe(false);
  await workers.stop();
  expect(await exists(stays)).toBe(true);
});
