import { request } from "node:http";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { client } from "#server/platform/database/database.ts";
import { connection } from "#server/platform/testing/own-database.ts";
import { PNG } from "#server/platform/storage/testing/pictures.ts";
import {
  anUploader,
  begin,
  metadata,
  openDoor,
  patch,
  process,
  quarantined,
  send,
  storedFiles,
  tus,
  uploadState,
  type OpenDoor,
} from "../testing/uploads.ts";

const MEGABYTE = 1024 * 1024;
const OFFSET = "application/offset+octet-stream";

let door: OpenDoor;
let ana: OpenDoor["ana"];

beforeAll(async () => {
  door = await openDoor(connection);
  ana = door.ana;
});
afterAll(() => door.close());

const create = (bytes: number, fields?: Record<string, string>, headers?: Record<string, string>) =>
  begin(ana, bytes, fields, headers);
const patchOwn = (where: string, offset: number, bytes: Uint8Array) => patch(ana, where, offset, bytes);

test("a photo that comes in two pieces becomes an item with several widths", async () => {
  const photo = await sharp({ create: { width: 1400, height: 700, channels: 3, background: "#1f5fd6" } })
    .jpeg()
    .toBuffer();
  const created = await create(photo.length, { filename: "Gol de falta.jpg" });
  expect(created.status).toBe(201);
  const location = created.headers.get("location")!;
  expect(location).toMatch(/^\/envios\/[0-9a-f-]{36}$/);
  const half = Math.floor(photo.length / 2);
  expect((await patchOwn(location, 0, photo.subarray(0, half))).status).toBe(204);
  const head = await tus(door.origin, ana.cookie, "HEAD", location);
  expect([head.status, head.headers.get("upload-offset")]).toEqual([200, String(half)]);
  expect((await patchOwn(location, half, photo.subarray(half))).status).toBe(204);

  const id = location.slice(8);
  expect(await uploadState(id)).toEqual({ state: "received", problem: null });
  await process(id);
  const asked = await fetch(`${door.origin}/envios/estado?ids=${id}`, { headers: { cookie: ana.cookie } });
  expect(await asked.json()).toEqual({ uploads: [{ id, state: "done", problem: null, mediaId: id }] });
  const { rows } = await client().query(
    "select title, width, height, colour, kind, state from media where id = $1",
    [id],
  );
  expect(rows).toEqual([
    {
      title: "Gol de falta",
      width: 1400,
      height: 700,
      colour: expect.any(String),
      kind: "photo",
      state: "staff",
    },
  ]);
  expect([...(await storedFiles(id)).keys()].sort()).toEqual(
    ["320.avif", "320.webp", "640.avif", "640.webp", "1280.avif", "1280.webp"].sort(),
  );
  expect(await quarantined(door.dataDir)).toEqual([]);
});

test("whoever lost the last answer hears that all came, before and after the inspection", async () => {
  const id = await send(ana, PNG);
  for (const step of [() => Promise.resolve(), () => process(id)]) {
    await step();
    const head = await tus(door.origin, ana.cookie, "HEAD", `/envios/${id}`);
    expect([head.status, head.headers.get("upload-offset")]).toEqual([200, String(PNG.length)]);
  }
  expect((await patchOwn(`/envios/${id}`, PNG.length, new Uint8Array(0))).status).toBe(409);
});

test("bytes cannot be read back", async () => {
  const id = await send(ana, PNG);
  for (const where of ["/envios", `/envios/${id}`])
    expect((await tus(door.origin, ana.cookie, "GET", where)).status).toBe(405);
});

test("only a signed-in member on our own page uploads, and only to what they manage", async () => {
  const other = await anUploader();
  const statuses = [
    await create(10, {}, { origin: "https://elsewhere.example" }),
    await begin({ ...ana, cookie: "" }, 10),
    await begin({ ...ana, cookie: other.cookie }, 10),
    await create(10, { ownerType: "team" }),
    await create(10, { kind: "document" }),
    await create(10, { kind: "logo" }),
    await create(10, {}, { "upload-length": "x" }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([403, 401, 404, 404, 400, 400, 400]);
  const own = metadata({ ownerType: "athlete", ownerId: ana.athleteId, kind: "photo" });
  const withoutOrigin = await new Promise<number>((resolve) => {
    const sent = request(`${door.origin}/envios`, {
      method: "POST",
      headers: { "upload-length": "10", "upload-metadata": own, cookie: ana.cookie },
    });
    sent.on("response", ({ statusCode = 0 }) => resolve(statusCode)).end();
  });
  expect(withoutOrigin).toBe(403);
});

test("another member's upload is not there", async () => {
  const { headers } = await create(10);
  const location = headers.get("location")!;
  const other = await anUploader();
  for (const method of ["HEAD", "DELETE"])
    expect((await tus(door.origin, other.cookie, method, location)).status).toBe(404);
  expect((await tus(door.origin, ana.cookie, "DELETE", location)).status).toBe(204);
  expect((await tus(door.origin, ana.cookie, "HEAD", location)).status).toBe(404);
});

test.each([
  ["photo", 10 * MEGABYTE + 1, "A imagem precisa ter menos de 10MB."],
  ["video", 100 * MEGABYTE + 1, "O vídeo precisa ter menos de 100MB."],
])("a %s that declares one byte too many is refused with its sentence", async (kind, bytes, body) => {
  const refused = await create(bytes, { kind });
  expect(refused.status).toBe(413);
  expect(await refused.json()).toEqual({ code: "too_large", title: "Arquivo muito grande", body });
});

test("more bytes than were declared are refused, and nothing of them stays", async () => {
  const { headers } = await create(5);
  const location = headers.get("location")!;
  const refused = await patchOwn(location, 0, Buffer.from("123456"));
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({ code: "too_large", title: "Arquivo muito grande" });
  await expect.poll(() => uploadState(location.slice(8))).toEqual({ state: "refused", problem: "too_large" });
  await expect.poll(() => quarantined(door.dataDir)).not.toContain(location.slice(8));
});

test("the same without a declared length of the request", async () => {
  const { headers } = await create(5);
  const location = headers.get("location")!;
  const status = await new Promise<number>((resolve, reject) => {
    const sent = request(new URL(location, door.origin), {
      method: "PATCH",
      headers: {
        "tus-resumable": "1.0.0",
        "upload-offset": "0",
        "content-type": OFFSET,
        origin: door.origin,
        cookie: ana.cookie,
      },
    });
    sent.on("response", ({ statusCode = 0 }) => resolve(statusCode)).on("error", reject);
    sent.write("1234");
    sent.end("5678");
  });
  expect(status).toBe(413);
  await expect.poll(() => uploadState(location.slice(8))).toEqual({ state: "refused", problem: "too_large" });
  await expect.poll(() => quarantined(door.dataDir)).not.toContain(location.slice(8));
});

test("an upload is not begun together with bytes", async () => {
  const before = await quarantined(door.dataDir);
  const headers = {
    "upload-length": "5",
    "upload-metadata": metadata({ ownerType: "athlete", ownerId: ana.athleteId, kind: "photo" }),
    "content-type": OFFSET,
  };
  const sent = await tus(door.origin, ana.cookie, "POST", "/envios", headers, Buffer.from("123456"));
  expect(sent.status).toBe(400);
  expect(await quarantined(door.dataDir)).toEqual(before);
});

test("a profile that is full takes no more, a person sends only so many at once", async () => {
  const bia = { ...(await anUploader()), origin: door.origin };
  const one = async () => (await begin(bia, 10, { kind: "video" })).status;
  const statuses = await Promise.all(Array.from({ length: 31 }, one));
  expect(statuses.filter((status) => status === 201)).toHaveLength(30);
  expect(statuses.filter((status) => status === 409)).toHaveLength(1);
});
