import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MANIFEST, readManifest } from "./manifest.ts";

let folder = "";
beforeAll(async () => (folder = await mkdtemp(path.join(tmpdir(), "joia-manifest-"))));
afterAll(() => rm(folder, { recursive: true }));

const print = { size: 1, sha256: "00" };
const read = async (files: Record<string, unknown>, folders: string[] = []) => {
  const manifest = { format: 1, madeAt: "2026-11-15T07:15:59.49Z", postgres: "18", folders, files };
  await writeFile(path.join(folder, MANIFEST), JSON.stringify(manifest));
  return (await readManifest(folder)).ok;
};

test("a manifest lists what lies inside the backup", async () => {
  expect(await read({ "postgres/base/1/112": print, secret: print }, ["postgres", "files"])).toBe(true);
});

test.each(["../postgres", "/etc/passwd", "postgres/../../x", "..", "a\\..\\b", "c:/x", "./a", "a//b"])(
  "%j leads out of it, and nothing is restored",
  async (file) => {
    expect(await read({ [file]: print })).toBe(false);
    expect(await read({}, [file])).toBe(false);
  },
);
