import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lockFolder, lockHolder } from "./lock.ts";
import { describeProcess } from "./processes.ts";
import { runFixture, temporaryFolder } from "./testing/fixtures.ts";

const NO_SUCH_PID = 2 ** 30;

test("a folder has one holder at a time, and is free after it is released", () => {
  const folder = temporaryFolder();
  const first = lockFolder(folder);
  expect(first.ok).toBe(true);
  expect(lockFolder(folder)).toEqual({ ok: false, error: { pid: process.pid } });
  expect(lockHolder(folder)).toBe(process.pid);
  if (first.ok) first.value.release();
  expect(lockHolder(folder)).toBeUndefined();
  expect(lockFolder(folder).ok).toBe(true);
});

test("a holder that has died is succeeded, also when its pid is another process's by now", () => {
  const startedAt = describeProcess(process.pid)?.startedAt;
  for (const holder of [
    { pid: NO_SUCH_PID, startedAt },
    { pid: process.pid, startedAt: "another time" },
  ]) {
    expect(lockFolder(heldBy(JSON.stringify(holder))).ok).toBe(true);
  }
});

test("a lock that a full disk left empty is succeeded", () => {
  expect(lockFolder(heldBy("")).ok).toBe(true);
});

test("what earlier holders left is tidied away", () => {
  const folder = heldBy("{}");
  writeFileSync(join(folder, "joia.lock", `draft-${NO_SUCH_PID}-x`), "{}");
  for (let round = 0; round < 3; round++) {
    const lock = lockFolder(folder);
    if (lock.ok) lock.value.release();
  }
  expect(readdirSync(join(folder, "joia.lock"))).toEqual(["4"]);
});

test("of processes that find a dead holder at the same moment exactly one succeeds it", async () => {
  for (let round = 0; round < 3; round++) {
    const folder = heldBy(JSON.stringify({ pid: NO_SUCH_PID, startedAt: "once" }));
    const startSign = join(folder, "start");
    const racers = Array.from({ length: 5 }, () => runFixture("lock-racer.ts", [folder, startSign]));
    await Promise.all(racers.map(({ lines }) => once(lines, "line")));
    const outcomes = racers.map(async ({ lines }) => String((await once(lines, "line"))[0]));
    writeFileSync(startSign, "");
    expect((await Promise.all(outcomes)).toSorted()).toEqual(["lost", "lost", "lost", "lost", "won"]);
    for (const { child } of racers) child.kill("SIGKILL");
  }
}, 30_000);

function heldBy(content: string): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "joia.lock"));
  writeFileSync(join(folder, "joia.lock", "1"), content);
  return folder;
}
