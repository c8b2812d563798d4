import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { publish, site } from "#server/athletes/athletes.server.ts";
import { decideConsent, removeGuardian } from "#server/athletes/guardianship.server.ts";
import {
  comeOfAge,
  mailsTo,
  memberOf,
  staffOf,
  templatesTo,
  visibilityOf,
  yearsAgo,
} from "#server/athletes/testing/family.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { config } from "#server/platform/config/current.ts";
import { client } from "#server/platform/database/database.ts";
import { startWorkers } from "#server/platform/jobs/jobs.ts";
import { openStorage } from "#server/platform/storage/storage.ts";
import { connection } from "#server/platform/testing/own-database.ts";
import { aGuardianOf } from "#seed/factories/guardian.ts";
import { aUser } from "#seed/factories/user.ts";
import { erase } from "./erasure.ts";
import {
  buildExport,
  cancelDeletion,
  cancelWardDeletion,
  exportsOf,
  openExport,
  removeFiles,
  requestDeletion,
  requestWardDeletion,
  requestWardExport,
  wardLeavesAt,
} from "./rights.server.ts";
import { afterGrace, aChildWithGuardian, PASSWORD, signedIn } from "./testing/people.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "joia-wards-"));
  configure({ DATA_DIR: folder });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let next = 1;
async function aFamily() {
  const word = `familia${next++}`;
  const [childEmail, guardianEmail] = [`${word}@example.com`, `mae.${word}@example.com`];
  const name = `Caio ${word}`;
  const { ward, childId, guardianId } = await aChildWithGuardian(name, childEmail, guardianEmail);
  expectOk(await publish(SYSTEM, ward));
  const { rows } = await client().query<{ subdomain: string }>(
    "select subdomain from athletes where id = $1",
    [ward],
  );
  const child = { id: ward, name, subdomain: rows[0]!.subdomain };
  const second = await aGuardianOf(ward);
  return { child, childUserId: childId, childEmail, guardianId, guardianEmail, second };
}

describe("a copy of a child's data", () => {
  test("goes to a guardian, without the child's account and the other guardian's address", async () => {
    const { child, guardianId, second } = await aFamily();
    expect(await requestWardExport(memberOf(await aUser()), child.id)).toMatchObject({
      error: { code: "not_found" },
    });
    expect(await requestWardExport(memberOf({ id: guardianId }), child.id)).toEqual({
      ok: true,
      value: null,
    });
    expect(await requestWardExport(memberOf({ id: guardianId }), child.id)).toMatchObject({
      error: { code: "already_waiting" },
    });
    const workers = await startWorkers([buildExport], { connection, pollSeconds: 1 });
    const guardian = memberOf({ id: guardianId });
    await expect.poll(async () => (await exportsOf(guardian))[0]?.state, { timeout: 10_000 }).toBe("ready");
    await workers.stop();
    const [copy] = await exportsOf(guardian);
    expect(copy).toMatchObject({ athlete: child.name });
    const file = await openExport(guardian, copy!.id);
    const files = unzipSync(new Uint8Array(await new Response(file!.stream).arrayBuffer()));
    expect(Object.keys(files)).toContain("dados/athletes.json");
    expect(Object.keys(files)).toContain("dados/consents.json");
    expect(Object.keys(files).join()).not.toMatch(/users|sessions|mails|guardianships/);
    const all = Object.values(files)
      .map((bytes) => new TextDecoder().decode(bytes))
      .join();
    expect(all).not.toContain(second.email);
    // Whoever no longer answers for the child loses the copy too.
    const staff = staffOf(await aUser({ role: "staff" }));
    expectOk(await removeGuardian(staff, child.id, guardianId, "Perdeu a guarda."));
    expect(await openExport(guardian, copy!.id)).toBeNull();
  });
});

describe("a guardian deletes a child's profile", () => {
  test("it is private at once, everybody is told, and only a guardian cancels", async () => {
    const { child, childUserId, guardianEmail, guardianId, childEmail, second } = await aFamily();
    const { browser, session } = await signedIn(guardianEmail);
    expect(await requestWardDeletion(browser, session, child.id, { password: "errada" })).toMatchObject({
      error: { code: "wrong_password" },
    });
    expect(await visibilityOf(child.id)).toBe("public");
    expect(await requestWardDeletion(browser, session, child.id, { password: PASSWORD })).toEqual({
      ok: true,
      value: null,
    });
    expect(await visibilityOf(child.id)).toBe("private");
    expect((await site(VISITOR, child.subdomain)).ok).toBe(false);
    for (const email of [guardianEmail, second.email])
      expect((await templatesTo(email))[0]).toBe("ward-leaving");
    expect((await templatesTo(childEmail))[0]).toBe("deleted-by-guardian");
    expect(await requestWardDeletion(browser, session, child.id, { password: PASSWORD })).toMatchObject({
      error: { code: "already_requested" },
    });
    expect(await wardLeavesAt(memberOf(second), child.id)).not.toBeNull();
    expect(await cancelDeletion(memberOf({ id: childUserId }))).toEqual({
      ok: false,
      error: "asked_by_guardian",
    });
    expect(await cancelWardDeletion(memberOf(await aUser()), child.id)).toMatchObject({ error: "not_found" });
    expect(await cancelWardDeletion(memberOf(second), child.id)).toEqual({ ok: true, value: null });
    expect(await wardLeavesAt(memberOf({ id: guardianId }), child.id)).toBeNull();
    expect(await visibilityOf(child.id)).toBe("private");
  });

  test("an athlete who comes of age meanwhile cancels alone", async () => {
    const { child, childUserId, guardianEmail } = await aFamily();
    const { browser, session } = await signedIn(guardianEmail);
    expectOk(await requestWardDeletion(browser, session, child.id, { password: PASSWORD }));
    await client().query("update athletes set birthdate = $2 where id = $1", [
      child.id,
      yearsAgo(18).toString(),
    ]);
    await comeOfAge();
    expect(await cancelWardDeletion(memberOf({ id: session.userId }), child.id)).toMatchObject({
      error: "not_found",
    });
    expect(await cancelDeletion(memberOf({ id: childUserId }))).toEqual({ ok: true, value: null });
  });

  test("after the grace period it is erased, the guardians' copies included", async () => {
    const { child, childUserId, guardianEmail, guardianId } = await aFamily();
    const key = `exports/${guardianId}/x/atleta.zip`;
    await openStorage(config()).put(key, new TextEncoder().encode("zip"));
    await client().query(
      "insert into data_exports (user_id, athlete_id, state, storage_key) values ($1, $2, 'ready', $3)",
      [guardianId, child.id, key],
    );
    const { browser, session } = await signedIn(guardianEmail);
    expectOk(await requestWardDeletion(browser, session, child.id, { password: PASSWORD }));
    await afterGrace(childUserId);
    expect(await erase(childUserId)).toBe(true);
    const { rowCount } = await client().query("select from athletes where id = $1", [child.id]);
    expect(rowCount).toBe(0);
    const workers = await startWorkers([removeFiles], { connection, pollSeconds: 1 });
    await expect.poll(() => openStorage(config()).exists(key), { timeout: 10_000 }).toBe(false);
    await workers.stop();
  });

  test("nobody else can: not the other family's guardian, nor the guardian of an adult", async () => {
    const { child } = await aFamily();
    const other = await aFamily();
    const { browser, session } = await signedIn(other.guardianEmail);
    expect(await requestWardDeletion(browser, session, child.id, { password: PASSWORD })).toMatchObject({
      error: { code: "not_found" },
    });
  });
});

describe("a guardian who leaves", () => {
  test("leaves the profile public while the other one's consent carries it", async () => {
    const { child, guardianEmail, second, childEmail } = await aFamily();
    expectOk(await decideConsent(memberOf(second), child.id, "granted", null));
    const { browser, session } = await signedIn(guardianEmail);
    expectOk(await requestDeletion(browser, session, { password: PASSWORD }));
    expect(await visibilityOf(child.id)).toBe("public");
    expect((await templatesTo(second.email))[0]).toBe("other-guardian-leaving");
    expect((await mailsTo(childEmail))[0]!.text).toContain("nada muda no seu perfil");
    await afterGrace(session.userId);
    expect(await erase(session.userId)).toBe(true);
    expect(await visibilityOf(child.id)).toBe("public");
  });

  test("closes it when the other one did not agree, or is leaving too", async () => {
    const first = await aFamily();
    const one = await signedIn(first.guardianEmail);
    expectOk(await requestDeletion(one.browser, one.session, { password: PASSWORD }));
    expect(await visibilityOf(first.child.id)).toBe("private");

    const both = await aFamily();
    expectOk(await decideConsent(memberOf(both.second), both.child.id, "granted", null));
    await client().query("update users set deletion_due_at = now() + interval '3 days' where id = $1", [
      both.second.id,
    ]);
    const two = await signedIn(both.guardianEmail);
    expectOk(await requestDeletion(two.browser, two.session, { password: PASSWORD }));
    expect(await visibilityOf(both.child.id)).toBe("private");
  });
});
