import { createHash, randomBytes } from "node:crypto";
import { request } from "node:http";
import { link, readFile, stat } from "node:fs/promises";
import { expect, test } from "vitest";
import { uploadWorld } from "../testing/product.ts";
import { begin, patch, tus } from "../testing/uploads.ts";

const MEGABYTE = 1024 * 1024;
const OFFSET = "application/offset+octet-stream";
const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

type World = Awaited<ReturnType<typeof uploadWorld>>;

async function begun(world: World, origin: string, bytes: number): Promise<string> {
  const created = await begin({ ...world, origin }, bytes, { kind: "video" });
  expect(created.status).toBe(201);
  return created.headers.get("location")!;
}

async function offsetAt(world: World, origin: string, location: string): Promise<number> {
  const answer = await tus(origin, world.cookie, "HEAD", location);
  expect(answer.status).toBe(200);
  return Number(answer.headers.get("upload-offset"));
}

/** A request that sends a part of its body and then nothing, as from a phone in a tunnel. Resolves once the part came. */
async function stall(world: World, origin: string, location: string, whole: number, part: Buffer) {
  const headers = {
    "tus-resumable": "1.0.0",
    "upload-offset": "0",
    "content-type": OFFSET,
    "content-length": whole,
    origin,
    cookie: world.cookie,
  };
  const sent = request(new URL(location, origin), { method: "PATCH", headers });
  sent.on("error", () => {});
  sent.write(part);
  const arrived = async () => (await stat(world.quarantineFile(location.slice(8)))).size;
  // The last piece is written when it is full, or when the connection ends.
  await expect.poll(arrived, { timeout: 20_000 }).toBeGreaterThan(part.length - MEGABYTE);
  return sent;
}

/** Sends what is missing. Answers the hash of the received file, by a second name: the inspection removes the first. */
async function sendRest(world: World, origin: string, location: string, file: Buffer): Promise<string> {
  const received = `${world.quarantineFile(location.slice(8))}-received`;
  await link(world.quarantineFile(location.slice(8)), received);
  const offset = await offsetAt(world, origin, location);
  const answer = await patch({ ...world, origin }, location, offset, file.subarray(offset));
  expect(answer.status).toBe(204);
  return hashOf(await readFile(received));
}

test("killed in the middle of an upload, the next process continues to a file that is the same byte for byte", async () => {
  await using world = await uploadWorld();
  const file = randomBytes(12 * MEGABYTE);
  let location: string;
  {
    await using product = await world.start();
    location = await begun(world, product.url, file.length);
    const sending = await stall(world, product.url, location, file.length, file.subarray(0, 5 * MEGABYTE));
    await product.kill();
    sending.destroy();
  }
  await using product = await world.start();
  expect(await offsetAt(world, product.url, location)).toBeGreaterThan(4 * MEGABYTE);
  expect(await sendRest(world, product.url, location, file)).toBe(hashOf(file));
});

test("an upload goes on at another process, also while a frozen connection holds it at the first", async () => {
  await using world = await uploadWorld();
  const [startedA, startedB] = await Promise.all([world.start(), world.start()]);
  await using a = startedA;
  await using b = startedB;
  const file = randomBytes(6 * MEGABYTE);

  const plain = await begun(world, a.url, file.length);
  await patch({ ...world, origin: a.url }, plain, 0, file.subarray(0, 2 * MEGABYTE));
  expect(await offsetAt(world, b.url, plain)).toBe(2 * MEGABYTE);
  expect(await sendRest(world, b.url, plain, file)).toBe(hashOf(file));

  for (const elsewhere of [b, a]) {
    const frozen = await begun(world, a.url, file.length);
    const holding = await stall(world, a.url, frozen, file.length, file.subarray(0, 3 * MEGABYTE));
    const since = performance.now();
    expect(await sendRest(world, elsewhere.url, frozen, file)).toBe(hashOf(file));
    // Less than the silence after which a connection is cut anyway.
    expect(performance.now() - since).toBeLessThan(30_000);
    holding.destroy();
  }
});

test("a process that is asked to stop lets go of a slow upload, and the next one continues it", async () => {
  await using world = await uploadWorld();
  const file = randomBytes(6 * MEGABYTE);
  await using first = await world.start();
  const location = await begun(world, first.url, file.length);
  const slow = await stall(world, first.url, location, file.length, file.subarray(0, 3 * MEGABYTE));
  const since = performance.now();
  expect(await first.stop()).toBe(0);
  expect(performance.now() - since).toBeLessThan(15_000);
  slow.destroy();
  await using second = await world.start();
  expect(await sendRest(world, second.url, location, file)).toBe(hashOf(file));
});
