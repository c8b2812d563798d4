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

/** A row lock holds a run up in its last step: its files are stored, and nothing says so yet. */
async function killedInLastStep(world: World, lock: string, id: string, filesAreThere: () => boolean) {
  await using product = await world.start();
  await using sql = await world.sql();
  await until(async () => (await sql.query(lock.replace("for update", ""), [id])).length > 0);
  await sql.query("begin");
  await sql.query(lock, [id]);
  await until(filesAreThere);
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
  let id: string;
  {
    await using product = await world.start();
    id = await send({ ...world, origin: product.url }, photo);
    // The child process has its folder, and has not written all widths.
    await until(() => readdirSync(`${world.dataDir}/uploads`).some((name) => name.startsWith("work-")));
    await product.kill();
    expect(stored(world, id, ".webp").length).toBeLessThan(3);
  }
  await silence(world);
  await killedInLastStep(
    world,
    "select id from media_uploads where id = $1 for update",
    id,
    () => stored(world, id, ".webp").length === 3,
  );
  await killedInLastStep(
    world,
    "select id from media where id = $1 for update",
    id,
    () => stored(world, id, ".avif").length === 3,
  );
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
  let id: string;
  {
    await using product = await world.start();
    id = await send({ ...world, origin: product.url }, await demoClip(), { kind: "video" });
    await until(() => readdirSync(`${world.dataDir}/uploads`).some((name) => name.startsWith("work-")));
    await product.kill();
  }
  await silence(world);
  await killedInLastStep(
    world,
    "select id from media_uploads where id = $1 for update",
    id,
    () => stored(world, id, ".webm").length === 1,
  );
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
  expect(existsSync(world.quarantineFile(id))).toBe(false);
}
