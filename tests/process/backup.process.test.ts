import { appendFile, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { usedDataFolder } from "../helpers/cloned-product.ts";
import { temporaryFolder } from "../helpers/data-folder.ts";
import { killWithPostgres, type Product, runCommand, startProduct, withoutDemo } from "../helpers/product.ts";
import { openSqlOf, type Row } from "../helpers/sql.ts";

test("a backup taken while writes go on brings back every write acknowledged before it began", async () => {
  await using backups = await temporaryFolder();
  await using data = await usedDataFolder();
  await using product = await startProduct({ env: withoutDemo({ DATA_DIR: data.path }) });
  await putFile(product.dataDir, "athletes/1/photo.webp", "a picture");
  await writeFile(path.join(product.dataDir, "secret"), "what sessions are signed with");
  const writer = await startWriting(product);
  await writer.acknowledge(200);
  const before = writer.acknowledged();
  const made = await backup(product.dataDir, backups.path);
  const during = writer.acknowledged() - before;
  await writer.acknowledge(100);
  await killWithPostgres(product);
  await writer.ended;
  expect(during).toBeGreaterThan(0);
  expect(made.stdout).toContain("while the product runs");

  await using fresh = await temporaryFolder();
  const dataDir = path.join(fresh.path, "new place");
  expect(await runCommand("restore.ts", { DATA_DIR: dataDir }, made.folder)).toMatchObject({
    code: 0,
    stderr: "",
  });
  await using restored = await startProduct({ env: withoutDemo({ DATA_DIR: dataDir }) });
  const numbers = await query(restored, "select number from written order by number");
  // Written in order, so that what is there is everything up to some moment after the backup began.
  expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers.length).toBeGreaterThanOrEqual(before);
  await expectSound(restored);
  expect(await readFile(path.join(dataDir, "files/athletes/1/photo.webp"), "utf8")).toBe("a picture");
  expect(await readFile(path.join(dataDir, "secret"), "utf8")).toBe("what sessions are signed with");
  await query(restored, "insert into written values (0)");
  expect((await fetch(`${restored.url}/atletas`)).status).toBe(200);
});

test("a backup of a stopped product replaces later data, which is kept aside; it is private", async () => {
  await using backups = await temporaryFolder();
  await using data = await usedDataFolder();
  const env = withoutDemo({ DATA_DIR: data.path });
  await using first = await startProduct({ env });
  await query(first, "create table written as select 1 as number");
  await first.stop();
  const made = await backup(data.path, backups.path);
  expect(made.stdout).not.toContain("while the product runs");
  expect((await stat(made.folder)).mode & 0o777).toBe(0o700);
  expect((await stat(path.join(made.folder, "postgres/PG_VERSION"))).mode & 0o777).toBe(0o600);

  await using second = await startProduct({ env });
  await query(second, "insert into written values (2)");
  const refused = await runCommand("restore.ts", env, made.folder);
  expect(refused).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`in use by process ${second.pid}`),
  });
  await second.stop();

  const notes = path.join(backups.path, "notes.txt");
  await writeFile(notes, "");
  const nowhere = await runCommand("backup.ts", env, path.join(notes, "below"));
  expect(nowhere).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^joia-da-base: [^\n]+ENOTDIR[^\n]+\n$/),
  });
  const inside = await runCommand("backup.ts", env, path.join(data.path, "backups"));
  expect(inside).toMatchObject({ code: 1, stderr: expect.stringContaining("would be lost with it") });

  const restored = await runCommand("restore.ts", env, made.folder);
  expect(restored).toMatchObject({ code: 0, stdout: expect.stringContaining("postgres.before-restore-") });
  expect(await readdir(data.path)).toContainEqual(
    expect.stringMatching(/^postgres\.before-restore-\d{8}-\d{6}$/),
  );
  await using third = await startProduct({ env });
  expect(await query(third, "select number from written")).toEqual([{ number: 1 }]);
  await expectSound(third);
});

test("a damaged backup is refused by the name of what is damaged, and nothing changes", async () => {
  await using backups = await temporaryFolder();
  await using data = await usedDataFolder();
  const env = withoutDemo({ DATA_DIR: data.path });
  const { folder } = await backup(data.path, backups.path);
  const there = await readdir(data.path);
  const inBackup = (file: string) => path.join(folder, "postgres", file);

  const map = await readFile(inBackup("global/pg_filenode.map"));
  await writeFile(inBackup("global/pg_filenode.map"), map.fill(map[100]! ^ 1, 100, 101));
  await appendFile(inBackup("PG_VERSION"), "x");
  await rm(inBackup("pg_hba.conf"));
  const refused = await runCommand("restore.ts", env, folder);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain("postgres/global/pg_filenode.map does not match its checksum");
  expect(refused.stderr).toContain("postgres/PG_VERSION has 4 bytes instead of 3");
  expect(refused.stderr).toContain("postgres/pg_hba.conf is missing");
  await appendFile(path.join(folder, "manifest.json"), "x");
  expect((await runCommand("restore.ts", env, folder)).stderr).toContain("manifest.json cannot be read");
  expect((await runCommand("restore.ts", env, backups.path)).stderr).toContain("has no manifest.json");
  expect((await readdir(data.path)).toSorted()).toEqual(there.toSorted());
  expect(await readdir(backups.path)).toEqual([path.basename(folder)]);
});

test("what cannot be backed up is said in one sentence", async () => {
  await using data = await temporaryFolder();
  const nowhere = await runCommand("backup.ts", { DATA_DIR: path.join(data.path, "none") }, data.path);
  expect(nowhere).toMatchObject({
    code: 1,
    stdout: "",
    stderr: expect.stringMatching(/^joia-da-base: There is no database in .*\n$/),
  });
  const noFolder = await runCommand("backup.ts", { DATA_DIR: data.path });
  expect(noFolder).toMatchObject({
    code: 1,
    stderr: "joia-da-base: Say which folder: npm run backup -- <folder>\n",
  });
  const url = "postgres://joia:secret@db.example/joia";
  for (const [file, command] of [
    ["backup.ts", "pg_dump "],
    ["restore.ts", "pg_restore "],
  ] as const) {
    const own = await runCommand(file, { DATABASE_URL: url }, data.path);
    expect(own).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining(command) });
    expect(own.stderr).not.toContain("secret");
  }
});

async function backup(dataDir: string, into: string) {
  const { code, stdout, stderr } = await runCommand("backup.ts", { DATA_DIR: dataDir }, into);
  expect(stderr).toBe("");
  expect(code).toBe(0);
  return { stdout, folder: stdout.slice(stdout.indexOf(into)).trim() };
}

/** Numbers in order, one transaction each, with enough changes around them to keep the files moving. */
async function startWriting(product: Product) {
  const sql = await openSqlOf(product);
  await sql.query(
    "create table written (number int primary key, filler text not null default repeat('x', 500))",
  );
  let acknowledged = 0;
  const write = async () => {
    for (;;) {
      await sql.query("insert into written values ($1)", [acknowledged + 1]);
      acknowledged += 1;
      if (acknowledged % 50 === 0)
        await sql.query("create table brief as select * from written; drop table brief");
    }
  };
  const ended = write().catch(() => {});
  return {
    ended,
    acknowledged: () => acknowledged,
    async acknowledge(more: number) {
      const goal = acknowledged + more;
      const reached = () => acknowledged >= goal;
      while (!reached()) await delay(5);
    },
  };
}

/** Every table read to its end, every B-tree compared with its table, and no page with a wrong checksum. */
async function expectSound(product: Product): Promise<void> {
  await using sql = await openSqlOf(product);
  await sql.query("create extension if not exists amcheck");
  const tables = await sql.query(
    "select oid::regclass::text as name from pg_class where relkind in ('r', 'm')",
  );
  expect(tables.length).toBeGreaterThan(60);
  for (const { name } of tables) {
    await sql.query(`select count(*) from ${String(name)}`);
    expect(await sql.query("select * from verify_heapam($1)", [name])).toEqual([]);
  }
  const trees = await sql.query(
    "select pg_class.oid from pg_class join pg_am on pg_am.oid = relam where relkind = 'i' and amname = 'btree'",
  );
  for (const { oid } of trees) await sql.query("select bt_index_check($1::oid, true)", [oid]);
  const failures = await sql.query("select sum(checksum_failures)::int as failures from pg_stat_database");
  expect(failures).toEqual([{ failures: 0 }]);
}

async function query(product: Product, text: string): Promise<Row[]> {
  await using sql = await openSqlOf(product);
  return await sql.query(text);
}

async function putFile(dataDir: string, key: string, content: string): Promise<void> {
  const file = path.join(dataDir, "files", key);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
