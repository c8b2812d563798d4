import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { aUser } from "#seed/factories/user.ts";
import { deleteAthlete } from "#server/athletes/staff/delete.server.ts";
import { restoreAthlete } from "#server/athletes/staff/restore.server.ts";
import { aPublishedFamily, staffOf } from "#server/athletes/testing/family.ts";
import { writeNote } from "#server/desk/notes/notes.server.ts";
import { activeProfiles, addProfile } from "#server/identity/identity.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { aStoredPhoto } from "#server/media/testing/items.ts";
import { config } from "#server/platform/config/current.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { startWorkers } from "#server/platform/jobs/jobs.ts";
import { openStorage } from "#server/platform/storage/storage.ts";
import { connection } from "#server/platform/testing/own-database.ts";
import { eraseDeletedProfile, eraseDeletedProfiles, removeFiles } from "./rights.server.ts";
import { eraseProfile } from "./deleted-profiles.ts";
import { tablesWith } from "./testing/search.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "joia-deleted-"));
  configure({ DATA_DIR: folder });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const NAME = "Zulmiro Quaresma Ipê";
const passGrace = (id: string) =>
  client().query("update athletes set deleted_at = now() - interval '15 days' where id = $1", [id]);
const exists = async (id: string) =>
  (await client().query("select from athletes where id = $1", [id])).rowCount === 1;

async function aDeletedProfile() {
  const staff = staffOf(await aUser({ role: "staff" }));
  const family = await aPublishedFamily();
  await client().query("update athletes set name = $2 where id = $1", [family.id, NAME]);
  await inTransaction(() => addProfile(family.person.id, "athlete", family.id));
  const photo = await aStoredPhoto(family.id);
  expectOk(await writeNote(staff, { type: "athlete", id: family.id }, `Nota sobre ${NAME}`));
  expectOk(await deleteAthlete(staff, family.id, `${NAME} pediu`));
  return { staff, family, photo };
}

test("at the end of the grace period a job erases the profile and its files; the accounts stay", async () => {
  const { family, photo } = await aDeletedProfile();
  expect(await eraseProfile(family.id)).toBe(false);
  expect(await exists(family.id)).toBe(true);
  await passGrace(family.id);
  await eraseDeletedProfiles.handle({}, undefined as never);
  const workers = await startWorkers([eraseDeletedProfile, removeFiles], { connection, pollSeconds: 1 });
  const stored = () => openStorage(config()).exists(`media/${photo}/320.webp`);
  await expect.poll(stored, { timeout: 10_000 }).toBe(false);
  await workers.stop();
  expect(await exists(family.id)).toBe(false);
  // What is still to be sent goes with its age.
  expect((await tablesWith(NAME)).filter((table) => table !== "public.mails")).toEqual([]);
  expect(await activeProfiles(family.person.id)).toEqual([]);
  const { rowCount } = await client().query("select from users where id = any($1)", [
    [family.person.id, family.guardianPerson.id],
  ]);
  expect(rowCount).toBe(2);
  const { rows } = await client().query(
    "select action from audit_log where subject_id = $1 order by id desc limit 1",
    [family.id],
  );
  expect(rows).toEqual([{ action: "athlete.erased" }]);
});

test("what was restored in time is not erased", async () => {
  const { staff, family } = await aDeletedProfile();
  expectOk(await restoreAthlete(staff, family.id));
  expect(await eraseProfile(family.id)).toBe(false);
  expect(await exists(family.id)).toBe(true);
});
