import { randomBytes } from "node:crypto";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { zip, type ZipEntry } from "./zip.ts";

async function packed(entries: ZipEntry[]): Promise<Uint8Array<ArrayBuffer>> {
  async function* given() {
    yield* entries;
  }
  return new Uint8Array(Buffer.concat(await Array.fromAsync(zip(given()))));
}

async function* inParts(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

test("what was packed comes out byte for byte, in folders, with accents in names", async () => {
  const video = new Uint8Array(randomBytes(300_000));
  const text = new TextEncoder().encode(JSON.stringify({ nome: "Kauã", linhas: "x".repeat(50_000) }));
  const archive = await packed([
    { name: "dados/usuários.json", body: text },
    { name: "arquivos/athletes/1/video.mp4", body: inParts(video, 7000) },
    { name: "dados/vazio.json", body: new Uint8Array() },
  ]);
  const files = unzipSync(archive);
  expect(Object.keys(files)).toEqual([
    "dados/usuários.json",
    "arquivos/athletes/1/video.mp4",
    "dados/vazio.json",
  ]);
  expect(Buffer.from(files["dados/usuários.json"]!).equals(text)).toBe(true);
  expect(Buffer.from(files["arquivos/athletes/1/video.mp4"]!).equals(video)).toBe(true);
  expect(archive.length).toBeLessThan(video.length + 5000);
});

test("an entry that fails while it is read fails the whole", async () => {
  async function* broken() {
    yield new Uint8Array(10);
    throw new Error("the bucket is gone");
  }
  await expect(packed([{ name: "a.mp4", body: broken() }])).rejects.toThrow("the bucket is gone");
});
