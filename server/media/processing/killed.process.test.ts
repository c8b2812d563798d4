import { existsSync, readdirSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { uploadWorld } from "../testing/product.ts";
import { send } from "../testing/uploads.ts";
import { demoClip } from "../testing/videos.ts";

type World = Awaited<ReturnType<typeof uploadWorld>>;

/** What the queue does by itself when a process has been silent for some time; that it does is tested there. */
async function silence(world: World): Promise<void> {
  await using sql = await world.sql();
  await sql.query("update pgboss.job set state = 'retry', start_after = now() where state = 'active'");
}

async function until(reached: () => boolean | Promise<boolean>): Promise<void> {
  const overdue = AbortSignal.timeout(100_000);
  while (!(await reached())) {
    if (overdue.aborted) throw new Error("the step was not reached in time");
    await delay(5);
  }
}

const stored = (world: World, id: string, ending: string): string[] =>
  existsSync(world.storedFolder(id))
    ? readdirSync(world.storedFolder(id)).filter((name) => name.endsWith(ending))
    : [];

/**
 * Sends a file and kills the product while the child process makes something of it. A product that was quicker than
 * this test has made another file; it is started again for the next one.
 */
async function killedWhileMaking(world: World, file: Buffer, kind: "photo" | "video"): Promise<string> {
  await using sql = await world.sql();
  const isWaiting = async (id: string) =>
    (await sql.query("select from media_uploads where id = $1 and state = 'received'", [id])).length > 0;
  for (let tries = 0; tries < 10; tries++) {
    const old = new Set(workFolders(world));
    await using product = await world.start();
    const id = await send({ ...world, origin: product.url }, file, { kind });
    const isMaking = () => workFolders(world).some((name) => !old.has(name));
    await until(async () => isMaking() || !(await isWaiting(id)));
    const reached = isMaking();
    await product.kill();
    // No file is stored before all of them are made.
    if (reached && (await isWaiting(id)) && stored(world, id, "").length === 0) {
      await silence(world);
      return id;
    }
  }
  throw new Error("the product was always quicker");
}

/** Each is of one child process. A process that was killed leaves its own. */
const workFolders = (world: World): string[] =>
  existsSync(`${world.dataDir}/uploads`)
    ? readdirSync(`${world.dataDir}/uploads`).filter((name) => name.startsWith("work-"))
    : [];

/** The inspection's last step waits for a row that is locked before it begins: its files are stored, and unknown. */
async function killedBeforeNoted(world: World, id: string, filesAreThere: () => boolean): Promise<void> {
  await using sql = await world.sql();
  await sql.query("begin");
  await sql.query("select from media_uploads where id = $1 for update", [id]);
  await using product = await world.start();
  await until(filesAreThere);
  await product.kill();
  await silence(world);
}

/** The same for the AVIF files of an item, whose row is there once the inspection is over. */
async function killedBeforeAvifIsNoted(world: World, id: string): Promise<void> {
  await using product = await world.start();
  await using sql = await world.sql();
  await until(async () => (await sql.query("select from media where id = $1", [id])).length > 0);
  await sql.query("begin");
  await sql.query("select from media where id = $1 for update", [id]);
  await until(() => stored(world, id, ".avif").length === 3);
  await product.kill();
  await silence(world);
}

test("killed in each step of making a photo, every step takes effect once", async () => {
  await using world = await uploadWorld();
  const photo = await sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: "#777",
      noise: { type: "gaussian", mean: 120, sigma: 30 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer();
  const id = await killedWhileMaking(world, photo, "photo");
  await killedBeforeNoted(world, id, () => stored(world, id, ".webp").length === 3);
  await killedBeforeAvifIsNoted(world, id);
  await using _product = await world.start();
  await using sql = await world.sql();
  const files = () =>
    sql.query("select format from media_files where media_id = $1 order by format, width", [id]);
  await until(async () => (await files()).length === 6);
  await effectiveOnce(world, id);
  expect(readdirSync(world.storedFolder(id)).sort()).toEqual(
    [320, 640, 1280].flatMap((width) => [`${width}.avif`, `${width}.webp`]).sort(),
  );
}, 400_000);

test("killed while a video is repacked and before it is noted, it is there once", async () => {
  await using world = await uploadWorld();
  const id = await killedWhileMaking(world, await demoClip(), "video");
  await killedBeforeNoted(world, id, () => stored(world, id, ".webm").length === 1);
  await using _product = await world.start();
  await using sql = await world.sql();
  await until(async () => (await sql.query("select from media where id = $1", [id])).length === 1);
  await effectiveOnce(world, id);
}, 300_000);

/** One item, one review of it, and nothing in quarantine. */
async function effectiveOnce(world: World, id: string): Promise<void> {
  await using sql = await world.sql();
  const one = async (query: string) => (await sql.query(query, [id])).length;
  expect(await one("select from media where id = $1 and state = 'staff'")).toBe(1);
  expect(await one("select from reviews where subject_id = $1")).toBe(1);
  expect(await one("select from media_uploads where id = $1 and state = 'done' and media_id = id")).toBe(1);
  // Removed when the effect is there already.
  await until(() => !existsSync(world.quarantineFile(id)));
}
