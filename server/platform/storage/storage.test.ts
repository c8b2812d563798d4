import { createHash, randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStorage, type Storage } from "./storage.ts";
import { startBucket } from "./testing/bucket.ts";

const text = (value: string) => new TextEncoder().encode(value);
const bytes = (count: number) => new Uint8Array(randomBytes(count));
const read = async (file: { stream: ReadableStream<Uint8Array> } | null) =>
  file && new Response(file.stream).text();

let folder: string;
let server: Awaited<ReturnType<typeof startBucket>>;
const storages: Record<string, Storage> = {};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "joia-storage-"));
  storages["a local folder"] = openStorage({ dataDir: folder, s3: undefined });
  server = await startBucket(path.join(folder, "s3"));
  storages["an S3 bucket"] = openStorage({ dataDir: folder, s3: server.bucket });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(["a local folder", "an S3 bucket"])("%s", (name) => {
  const storage = () => storages[name]!;

  test("gives back what was put, with its size and type", async () => {
    await storage().put("athletes/1/photo.webp", text("figurinha"));
    const file = await storage().get("athletes/1/photo.webp");
    expect(file).toMatchObject({ size: 9, contentType: "image/webp", range: undefined });
    expect(await read(file)).toBe("figurinha");
    expect(await storage().exists("athletes/1/photo.webp")).toBe(true);
  });

  test("an empty file is a file", async () => {
    await storage().put("empty/bytes.json", new Uint8Array());
    await storage().put("empty/stream.json", new Blob([]).stream());
    expect(await storage().get("empty/bytes.json").then(read)).toBe("");
    expect(await storage().get("empty/stream.json").then(read)).toBe("");
  });

  test("what was never put is null", async () => {
    expect(await storage().get("athletes/1/none.webp")).toBeNull();
    expect(await storage().get("athletes/1/none.webp", { range: { start: 3 } })).toBeNull();
    expect(await storage().get("athletes/1/photo.webp/none.webp")).toBeNull();
    expect(await storage().exists("athletes/1/none.webp")).toBe(false);
  });

  test("the later put wins", async () => {
    await storage().put("clubs/1/crest.png", text("old and long"));
    await storage().put("clubs/1/crest.png", text("new"));
    expect(await storage().get("clubs/1/crest.png").then(read)).toBe("new");
  });

  test.each([
    [{ start: 2, end: 4 }, "cde", { start: 2, end: 4 }],
    [{ start: 7 }, "hij", { start: 7, end: 9 }],
    [{ start: 8, end: 99 }, "ij", { start: 8, end: 9 }],
    [{ start: 10 }, "abcdefghij", undefined],
    [{ last: 3 }, "hij", { start: 7, end: 9 }],
    [{ last: 99 }, "abcdefghij", { start: 0, end: 9 }],
    [{ last: 0 }, "abcdefghij", undefined],
  ])("range %j", async (range, expected, given) => {
    await storage().put("videos/1.mp4", text("abcdefghij"));
    const file = await storage().get("videos/1.mp4", { range });
    expect(file).toMatchObject({ size: 10, range: given });
    expect(await read(file)).toBe(expected);
  });

  test("a stream of many parts comes back byte for byte", { timeout: 20_000 }, async () => {
    const chunk = randomBytes(1_000_003);
    const sent = createHash("sha256");
    async function* chunks() {
      for (let index = 0; index < 20; index++) {
        sent.update(chunk);
        yield chunk;
      }
    }
    await storage().put("videos/long.mp4", chunks());
    const file = await storage().get("videos/long.mp4");
    expect(file?.size).toBe(20 * chunk.length);
    const received = createHash("sha256");
    for await (const part of file!.stream) received.update(part);
    expect(received.digest("hex")).toBe(sent.digest("hex"));
  });

  test("a web stream, as an upload arrives, can be put and a download cancelled", async () => {
    await storage().put("videos/web.webm", new Blob([bytes(3_000_000)]).stream());
    const file = await storage().get("videos/web.webm");
    const reader = file!.stream.getReader();
    expect((await reader.read()).value?.length).toBeGreaterThan(0);
    await reader.cancel();
    expect(file?.size).toBe(3_000_000);
  });

  test.each([100, 9_000_000])(
    "an upload that breaks off after %i bytes leaves the old file",
    async (count) => {
      await storage().put("videos/kept.mp4", text("kept"));
      async function* broken() {
        yield bytes(count);
        throw new Error("the phone lost its network");
      }
      await expect(storage().put("videos/kept.mp4", broken())).rejects.toThrow("the phone lost its network");
      expect(await storage().get("videos/kept.mp4").then(read)).toBe("kept");
    },
  );

  test("delete takes one, and twice is no error", async () => {
    await storage().put("exports/1.zip", text("1"));
    await storage().put("exports/2.zip", text("2"));
    await storage().delete("exports/1.zip");
    await storage().delete("exports/1.zip");
    expect(await storage().exists("exports/1.zip")).toBe(false);
    expect(await storage().exists("exports/2.zip")).toBe(true);
  });

  test("a prefix takes a whole folder and not its neighbour", async () => {
    await storage().put("people/1/a.webp", text("a"));
    await storage().put("people/1/deep/b.webp", text("b"));
    await storage().put("people/10/c.webp", text("c"));
    await storage().deletePrefix("people/1/");
    await storage().deletePrefix("people/1/");
    expect(await storage().exists("people/1/a.webp")).toBe(false);
    expect(await storage().exists("people/1/deep/b.webp")).toBe(false);
    expect(await storage().exists("people/10/c.webp")).toBe(true);
  });

  test("a folder lists its keys and not its neighbour's", async () => {
    await storage().put("albums/1/a.webp", text("a"));
    await storage().put("albums/1/deep/b.webp", text("b"));
    await storage().put("albums/10/c.webp", text("c"));
    expect((await Array.fromAsync(storage().list("albums/1/"))).sort()).toEqual([
      "albums/1/a.webp",
      "albums/1/deep/b.webp",
    ]);
    expect(await Array.fromAsync(storage().list("albums/none/"))).toEqual([]);
  });

  test.each([
    "../secret.json",
    "a/../../b.png",
    "/etc/a.png",
    "a//b.png",
    ".unfinished/a.png",
    "a/.b.png",
    "A.png",
    "",
    "a\\b.png",
    "a\0.png",
  ])("%j is no key", async (key) => {
    await expect(storage().put(key, text("x"))).rejects.toThrow("key");
    await expect(storage().get(key)).rejects.toThrow("key");
    await expect(storage().delete(key)).rejects.toThrow("key");
    await expect(storage().exists(key)).rejects.toThrow("key");
  });

  test.each(["", "/", "people", "people/1", "../", "people/../"])("%j is no prefix", async (prefix) => {
    await expect(storage().deletePrefix(prefix)).rejects.toThrow("prefix");
  });

  test("what a browser would run is not stored", async () => {
    await expect(storage().put("pages/x.html", text("<script>"))).rejects.toThrow("ending");
    await expect(storage().put("pages/x.svg", text("<svg>"))).rejects.toThrow("ending");
  });
});

test("one configuration opens one storage, which sweeps its folder once", async () => {
  const place = { dataDir: path.join(folder, "once"), s3: undefined };
  expect(openStorage(place)).toBe(openStorage(place));
  await openStorage(place).put("a.json", text("{}"));
  const late = path.join(place.dataDir, "files", ".unfinished", "late");
  await writeFile(late, "x");
  await utimes(late, new Date(0), new Date(0));
  await openStorage(place).put("b.json", text("{}"));
  expect(await readdir(path.dirname(late))).toEqual(["late"]);
});

test("files that a dead process left unfinished are swept after a day, those of a living one are not", async () => {
  const dataDir = path.join(folder, "swept");
  const unfinished = path.join(dataDir, "files", ".unfinished");
  await mkdir(unfinished, { recursive: true });
  await writeFile(path.join(unfinished, "old"), "x");
  await utimes(path.join(unfinished, "old"), new Date(0), new Date(0));
  await writeFile(path.join(unfinished, "young"), "x");
  await openStorage({ dataDir, s3: undefined }).put("a.json", text("{}"));
  expect(await readdir(unfinished)).toEqual(["young"]);
});
