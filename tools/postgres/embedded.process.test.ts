import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { clusterFolder, acquireDataFolder, isRunning, startEmbedded } from "./embedded.ts";
import {
  isLinux,
  isRoot,
  query,
  runFixture,
  serverPid,
  startOrThrow,
  temporaryFolder,
} from "./testing/fixtures.ts";

vi.setConfig({ testTimeout: 60_000 });

test("data written before a stop is there after the next start, which is quick", async () => {
  const dataDir = join(temporaryFolder(), "not", "there yet");
  expect(isRunning(dataDir)).toBe(false);
  const first = await startOrThrow({ dataDir });
  expect(isRunning(dataDir)).toBe(true);
  await query(first.connection, "create table kept as select 'São João' as name");
  await Promise.all([first.stop(), first.stop()]);
  await first.stop();
  expect(isRunning(dataDir)).toBe(false);

  const second = await startOrThrow({ dataDir });
  expect(await query(second.connection, "select name from kept")).toEqual([{ name: "São João" }]);
  await second.stop();
  expect(readdirSync(dataDir).toSorted()).toEqual(["joia.lock", "postgres", "postgres.log"]);
});

test("the server is durable, local, private, in UTF-8 and untouched by the shell's variables", async () => {
  vi.stubEnv("PGDATA", "/nowhere").stubEnv("PGPORT", "1").stubEnv("LC_ALL", "pt_BR.UTF-8");
  const dataDir = temporaryFolder();
  const database = await startOrThrow({ dataDir, settings: { work_mem: "5MB" } });
  vi.unstubAllEnvs();
  const names = [
    "fsync",
    "synchronous_commit",
    "listen_addresses",
    "server_encoding",
    "work_mem",
    "lc_messages",
  ];
  const settings = await query(
    database.connection,
    `select name, setting from pg_settings where name in (${names.map((name) => `'${name}'`).join()})`,
  );
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: "on",
    synchronous_commit: "on",
    listen_addresses: "",
    server_encoding: "UTF8",
    work_mem: "5120",
    lc_messages: "C",
  });
  expect(statSync(clusterFolder(dataDir)).mode & 0o777).toBe(0o700);
  expect(statSync(database.connection.host).mode & 0o777).toBe(0o700);
  await expect(query(database.connection, "select 'secret'::int")).rejects.toThrow("secret");
  await database.stop();
  expect(readFileSync(join(dataDir, "postgres.log"), "utf8")).not.toContain("secret");
});

test("a folder in use is refused, to this process and to others, until it is stopped", async () => {
  const dataDir = temporaryFolder();
  const database = await startOrThrow({ dataDir });
  expect(await startEmbedded({ dataDir })).toMatchObject({ ok: false, error: { code: "in_use" } });
  expect(await acquireDataFolder(dataDir)).toMatchObject({ ok: false, error: { code: "in_use" } });
  const other = runFixture("writer.ts", [dataDir]);
  const [line] = await once(other.lines, "line");
  expect(JSON.parse(String(line)).problem).toMatchObject({
    code: "in_use",
    message: expect.stringContaining(`in use by process ${process.pid}`),
  });
  expect(await query(database.connection, "select 1 as one")).toEqual([{ one: 1 }]);
  await database.stop();

  const held = await acquireDataFolder(dataDir);
  expect(await startEmbedded({ dataDir })).toMatchObject({ ok: false, error: { code: "in_use" } });
  if (held.ok) held.value.release();
  await (await startOrThrow({ dataDir })).stop();
});

test("a lock that was removed by hand does not let a second server in", async () => {
  const dataDir = temporaryFolder();
  const database = await startOrThrow({ dataDir });
  rmSync(join(dataDir, "joia.lock"), { recursive: true });
  expect(await startEmbedded({ dataDir })).toMatchObject({
    ok: false,
    error: { code: "in_use", message: expect.stringContaining(`process ${serverPid(dataDir)}`) },
  });
  await database.stop();
});

test("paths may be long, and hold spaces, quotes and commas", async () => {
  for (const name of [`it's a "clone", isn't it`, "long ".repeat(20) + "é".repeat(60)]) {
    const dataDir = join(temporaryFolder(), name);
    const database = await startOrThrow({ dataDir });
    expect(await query(database.connection, "select 1 as one")).toEqual([{ one: 1 }]);
    await database.stop();
    expect(existsSync(database.connection.host)).toBe(false);
  }
});

test("a start that fails says why, and leaves the folder free", async () => {
  const dataDir = temporaryFolder();
  expect(await startEmbedded({ dataDir, settings: { shared_buffers: "a lot" } })).toMatchObject({
    ok: false,
    error: { code: "start_failed", message: expect.stringContaining('"shared_buffers": "a lot"') },
  });
  expect(isRunning(dataDir)).toBe(false);
  await (await startOrThrow({ dataDir })).stop();
});

test("a folder that cannot hold a cluster is named with the reason", async () => {
  const file = join(temporaryFolder(), "file");
  writeFileSync(file, "");
  expect(await startEmbedded({ dataDir: file })).toMatchObject({ error: { code: "not_writable" } });

  const dataDir = temporaryFolder();
  mkdirSync(clusterFolder(dataDir));
  writeFileSync(join(clusterFolder(dataDir), "holiday.jpg"), "");
  expect(await startEmbedded({ dataDir })).toMatchObject({ error: { code: "not_a_cluster" } });
  writeFileSync(join(clusterFolder(dataDir), "PG_VERSION"), "9.6\n");
  expect(await startEmbedded({ dataDir })).toMatchObject({ error: { code: "wrong_version" } });
  expect(isRunning(dataDir)).toBe(false);
});

test("a server that dies is reported once, and its folder can be started again", async () => {
  const dataDir = temporaryFolder();
  const { promise: reported, resolve: onUnexpectedExit } = Promise.withResolvers<string>();
  const database = await startOrThrow({ dataDir, onUnexpectedExit });
  process.kill(serverPid(dataDir), "SIGKILL");
  expect(await reported).toContain("ended by SIGKILL");
  await database.stop();
  await (await startOrThrow({ dataDir })).stop();
});

test("lock files that name a living stranger, or nothing, do not block a start", async () => {
  const dataDir = temporaryFolder();
  await (await startOrThrow({ dataDir })).stop();
  const lockFile = join(clusterFolder(dataDir), "postmaster.pid");
  writeFileSync(lockFile, `${process.pid}\n${clusterFolder(dataDir)}\n`);
  await (await startOrThrow({ dataDir })).stop();
  writeFileSync(lockFile, "");
  truncateSync(join(dataDir, "postgres.log"), 6 * 1024 * 1024);
  await (await startOrThrow({ dataDir })).stop();
  expect(statSync(join(dataDir, "postgres.log")).size).toBeLessThan(10_000);
});

test.skipIf(!isRoot || !isLinux)("root keeps its data in a folder that only root may enter", async () => {
  const folder = temporaryFolder();
  chmodSync(folder, 0o700);
  const dataDir = join(folder, "data");
  const first = await startOrThrow({ dataDir });
  expect(statSync(clusterFolder(dataDir)).uid).not.toBe(0);
  expect(first.connection.host.startsWith(folder)).toBe(false);
  await first.stop();
  await (await startOrThrow({ dataDir })).stop();
});
