import { chmodSync, chownSync, mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { removeSocketFolder, socketFile, socketFolder } from "./socket-folder.ts";
import { isRoot, temporaryFolder } from "./testing/fixtures.ts";

const NOBODY_IN_PARTICULAR = { uid: 54321, gid: 54321 };

test("the socket is beside the data where its path fits, and only its owner may enter", () => {
  const dataDir = temporaryFolder();
  const folder = chosen(dataDir);
  expect(folder).toBe(join(dataDir, "socket"));
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test("a long path leads to a short folder of the same name each time, another for another path", () => {
  const [one, other] = [longFolder("one"), longFolder("other")];
  const folder = chosen(one);
  expect(Buffer.byteLength(socketFile(folder))).toBeLessThan(104);
  chmodSync(folder, 0o777);
  expect(chosen(one)).toBe(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(chosen(other)).not.toBe(folder);
  for (const made of [folder, chosen(other)]) removeSocketFolder(made);
});

test.skipIf(!isRoot)("a short folder that someone else made first is refused", () => {
  const dataDir = longFolder("squatted");
  const folder = chosen(dataDir);
  chownSync(folder, NOBODY_IN_PARTICULAR.uid, NOBODY_IN_PARTICULAR.gid);
  expect(socketFolder(dataDir, undefined)).toMatchObject({ error: { code: "unsafe_folder" } });
  rmSync(folder, { recursive: true });
});

test.skipIf(!isRoot)(
  "root gives the folder to PostgreSQL's user, outside what that user cannot enter",
  () => {
    const dataDir = temporaryFolder();
    const beside = socketFolder(dataDir, NOBODY_IN_PARTICULAR);
    expect(beside).toEqual({ ok: true, value: join(dataDir, "socket") });
    expect(statSync(join(dataDir, "socket")).uid).toBe(NOBODY_IN_PARTICULAR.uid);

    chmodSync(dataDir, 0o700);
    const elsewhere = socketFolder(dataDir, NOBODY_IN_PARTICULAR);
    if (!elsewhere.ok) throw new Error(elsewhere.error.message);
    expect(elsewhere.value.startsWith(dataDir)).toBe(false);
    removeSocketFolder(elsewhere.value);
  },
);

function chosen(dataDir: string): string {
  const folder = socketFolder(dataDir, undefined);
  if (!folder.ok) throw new Error(folder.error.message);
  return folder.value;
}

function longFolder(name: string): string {
  const folder = join(temporaryFolder(), "x".repeat(100), name);
  mkdirSync(folder, { recursive: true });
  return folder;
}
