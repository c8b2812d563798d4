import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { config } from "#server/platform/config/current.ts";
import { client } from "#server/platform/database/database.ts";
import { openStorage } from "#server/platform/storage/storage.ts";
import { startBucket } from "#server/platform/storage/testing/bucket.ts";
import { connection } from "#server/platform/testing/own-database.ts";
import { sweepUploads } from "../processing/sweep-uploads.ts";
import {
  begin,
  openDoor,
  type OpenDoor,
  patch,
  process,
  storedFiles,
  tus,
  uploadState,
  work,
} from "../testing/uploads.ts";
import { clipAs } from "../testing/videos.ts";

const MEGABYTE = 1024 * 1024;

let folder: string;
let bucket: Awaited<ReturnType<typeof startBucket>>;
let door: OpenDoor;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "joia-bucket-"));
  bucket = await startBucket(folder);
  const { endpoint, region, bucket: name, accessKeyId, secretAccessKey } = bucket.bucket;
  door = await openDoor(connection, {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: name,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
});
afterAll(async () => {
  await door.close();
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const inQuarantine = () => Array.fromAsync(openStorage(config()).list("uploads/"));

async function begun(bytes: number): Promise<string> {
  const created = await begin(door.ana, bytes, { kind: "video" });
  expect(created.status).toBe(201);
  return created.headers.get("location")!;
}

test("with a bucket, the quarantine is there: a video comes in pieces and is made into an item", async () => {
  const video = await clipAs("mp4", { bytes: 11 * MEGABYTE, padding: 32 * 1024 });
  const location = await begun(video.length);
  const half = 6 * MEGABYTE;
  expect((await patch(door.ana, location, 0, video.subarray(0, half))).status).toBe(204);
  const head = await tus(door.origin, door.ana.cookie, "HEAD", location);
  expect(head.headers.get("upload-offset")).toBe(String(half));
  expect((await patch(door.ana, location, half, video.subarray(half))).status).toBe(204);
  const id = location.slice(8);
  expect(await uploadState(id)).toEqual({ state: "received", problem: null });
  await process(id);
  expect(await uploadState(id)).toEqual({ state: "done", problem: null });
  expect([...(await storedFiles(id)).keys()]).toEqual(["video.mp4"]);
  expect(await inQuarantine()).toEqual([]);
  expect(await readdir(path.join(door.dataDir, "uploads"))).toEqual([]);
});

test("what nobody continues leaves no part in the bucket", async () => {
  const location = await begun(10 * MEGABYTE);
  await patch(door.ana, location, 0, new Uint8Array(6 * MEGABYTE));
  expect(await inQuarantine()).not.toEqual([]);
  await client().query("update media_uploads set created_at = now() - interval '3 days' where id = $1", [
    location.slice(8),
  ]);
  await work(sweepUploads, {});
  expect(await uploadState(location.slice(8))).toBeUndefined();
  expect(await inQuarantine()).toEqual([]);
});
