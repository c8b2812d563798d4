import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { describeProcess, describeWithPs, findProcesses, pidIsTaken, waitUntilGone } from "./processes.ts";
import { isLinux } from "./testing/fixtures.ts";

test("this process is described by its parent, its command and a lasting start time", () => {
  const us = describeProcess(process.pid);
  expect(us?.parent).toBe(process.ppid);
  expect(us?.command).toContain("node");
  expect(describeProcess(process.pid)).toEqual(us);
  expect(findProcesses(String(us?.command))).toContain(process.pid);
});

test("another process started from the same program has another start time", async () => {
  const child = spawn("sleep", ["60"]);
  await once(child, "spawn");
  expect(describeProcess(Number(child.pid))?.startedAt).not.toBe(describeProcess(process.pid)?.startedAt);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(describeProcess(Number(child.pid))).toBeUndefined();
});

test.skipIf(!existsSync("/bin/ps"))("ps tells the same about a process as /proc", () => {
  const [us, byPs] = [describeProcess(process.pid), describeWithPs(process.pid)];
  expect(byPs?.parent).toBe(us?.parent);
  expect(byPs?.command).toBe(us?.command);
  expect(byPs?.startedAt).toMatch(/\d{2}:\d{2}:\d{2} \d{4}$/);
  expect(describeWithPs(2 ** 30)).toBeUndefined();
});

test.skipIf(!isLinux)("a process that ended and was not collected by its parent counts as gone", async () => {
  // The shell starts a child, then becomes a program that never collects it.
  const parent = spawn("sh", ["-c", "sleep 0.01 & echo $!; exec sleep 60"]);
  const zombie = Number(String((await once(parent.stdout, "data"))[0]));
  expect(await waitUntilGone(zombie, 5000)).toBe(true);
  expect(pidIsTaken(zombie)).toBe(true);
  parent.kill("SIGKILL");
  await once(parent, "exit");
});
