import { writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Member } from "#domain/identity/actor.ts";
import { config } from "#server/platform/config/current.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { openStorage } from "#server/platform/storage/storage.ts";
import { PNG } from "#server/platform/storage/testing/pictures.ts";
import { connection } from "#server/platform/testing/own-database.ts";
import { storeLogo } from "./logos.ts";
import { setPoster } from "./poster.ts";
import { eraseItems } from "./processing/erase-items.ts";
import { sweepUploads } from "./processing/sweep-uploads.ts";
import { eraseMediaOf, exportOf } from "./rights.ts";
import { phonePhoto } from "./testing/pictures.ts";
import {
  anUploader,
  begin,
  openDoor,
  process,
  quarantined,
  send,
  storedFiles,
  tus,
  uploadState,
  work,
  type OpenDoor,
} from "./testing/uploads.ts";
import { demoClip } from "./testing/videos.ts";

let door: OpenDoor;
let ana: OpenDoor["ana"];

beforeAll(async () => {
  door = await openDoor(connection);
  ana = door.ana;
});
afterAll(() => door.close());

const managed = () => ({
  who: { kind: "member", userId: ana.userId, role: "user", profile: null } satisfies Member,
  ownerType: "athlete" as const,
  ownerId: ana.athleteId,
});

/** An upload that got so many bytes and then no more. */
async function begun(bytes: number, sent: Uint8Array): Promise<string> {
  const created = await begin(ana, bytes);
  const id = created.headers.get("location")!.slice(8);
  await writeFile(path.join(door.dataDir, "uploads", id), sent);
  return id;
}

const aged = (id: string, interval: string) =>
  client().query(`update media_uploads set created_at = now() - interval '${interval}' where id = $1`, [id]);

test("an upload that nobody continues is forgotten after two days, a young one is not", async () => {
  const [old, young] = [await begun(100, PNG.subarray(0, 10)), await begun(100, PNG.subarray(0, 10))];
  await aged(old, "49 hours");
  await aged(young, "47 hours");
  await work(sweepUploads, {});
  expect(await uploadState(old)).toBeUndefined();
  expect(await uploadState(young)).toEqual({ state: "receiving", problem: null });
  expect(await quarantined(door.dataDir)).toEqual([young]);
});

test("a file whose last byte came before the process died is finished: by the browser, or by the sweep", async () => {
  const asked = await begun(PNG.length, PNG);
  const head = await tus(door.origin, ana.cookie, "HEAD", `/envios/${asked}`);
  expect(head.headers.get("upload-offset")).toBe(String(PNG.length));
  const forgotten = await begun(PNG.length, PNG);
  await aged(forgotten, "11 minutes");
  await work(sweepUploads, {});
  for (const id of [asked, forgotten]) {
    expect(await uploadState(id)).toEqual({ state: "received", problem: null });
    await process(id);
    expect(await uploadState(id)).toEqual({ state: "done", problem: null });
  }
});

test("what a process that died left in quarantine is removed", async () => {
  const id = await send(ana, PNG);
  await process(id);
  await writeFile(path.join(door.dataDir, "uploads", id), PNG);
  await work(sweepUploads, {});
  expect(await quarantined(door.dataDir)).not.toContain(id);
});

test("a deleted item can be brought back for a week, then its files are erased", async () => {
  const [week, day] = [await send(ana, PNG), await send(ana, PNG)];
  for (const [id, days] of [
    [week, 8],
    [day, 6],
  ] as const) {
    await process(id);
    await client().query("update media set deleted_at = now() - make_interval(days => $2) where id = $1", [
      id,
      days,
    ]);
  }
  await work(eraseItems, {});
  expect([(await storedFiles(week)).size, (await storedFiles(day)).size]).toEqual([0, 2]);
  const { rows } = await client().query("select id from media where id = any($1)", [[week, day]]);
  expect(rows).toEqual([{ id: day }]);
});

test("files of no item are erased, those of an upload in work are not", async () => {
  const id = await send(ana, PNG);
  const lost = crypto.randomUUID();
  // The form that it came with is being answered.
  const logo = (await storeLogo(PNG))!;
  const storage = openStorage(config());
  for (const folder of [id, lost]) await storage.put(`media/${folder}/320.webp`, PNG);
  await work(eraseItems, {});
  expect([(await storedFiles(id)).size, (await storedFiles(lost)).size]).toEqual([1, 0]);
  expect((await storedFiles(logo.id)).size).toBe(1);
  await process(id);
});

test("a video gets a picture of its own, and one that is shown passes its reviews again", async () => {
  const id = await send(ana, await demoClip(), { kind: "video" });
  await process(id);
  expect(await setPoster(managed(), id, Buffer.from("<svg/>"))).toEqual({ ok: false, error: "wrong_type" });
  expect(await setPoster(managed(), id, await phonePhoto(1280, 720))).toEqual({ ok: true, value: null });
  const first = [...(await storedFiles(id)).keys()].filter((name) => name.startsWith("poster"));
  expect(first).toHaveLength(3);
  await client().query("update media set state = 'visible' where id = $1", [id]);
  expect(await setPoster(managed(), id, await phonePhoto(640, 360))).toEqual({ ok: true, value: null });
  const { rows } = await client().query("select state from media where id = $1", [id]);
  expect(rows).toEqual([{ state: "staff" }]);
  const second = [...(await storedFiles(id)).keys()].filter((name) => name.startsWith("poster"));
  expect(second.some((name) => first.includes(name))).toBe(false);
  const stranger = { ...managed(), ownerId: crypto.randomUUID() };
  expect(await setPoster(stranger, id, PNG)).toEqual({ ok: false, error: "not_found" });
});

test("a copy of one's data holds the files, and erasing leaves none", async () => {
  const bia = { ...(await anUploader()), origin: door.origin };
  const [done, waiting] = [await send(bia, PNG), await send(bia, PNG)];
  await process(done);
  const copy = await exportOf({ userId: bia.userId, email: "", name: "" }, [bia.athleteId]);
  expect(copy.folders).toContain(`media/${done}/`);
  expect(copy.tables["media_uploads"]).toHaveLength(2);
  const erased = await inTransaction(() => eraseMediaOf("athlete", [bia.athleteId]));
  expect(erased.ids).toContain(done);
  expect(erased.folders).toContain(`media/${done}/`);
  await work(sweepUploads, {});
  expect(await uploadState(waiting)).toBeUndefined();
  expect(await quarantined(door.dataDir)).not.toContain(waiting);
});
