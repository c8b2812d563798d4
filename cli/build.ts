import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { fail } from "./fail.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const STAMP = path.join(ROOT, "build", "made-from");
// Server code runs as written: only what the bundler reads can make a build old.
const SOURCES = [
  "app/**/*",
  "domain/**/*",
  "drawing/**/*",
  "public/**/*",
  "vite.config.ts",
  "react-router.config.ts",
  "cli/{build-worker,page-files,oldest-browsers}.ts",
  "package-lock.json",
];

/** Builds unless the last build was made from exactly these sources. */
export function buildIfNeeded(): void {
  const fingerprint = fingerprintOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint) return;
  // Whoever ends this half-way must not leave a mixture that looks finished.
  rmSync(STAMP, { force: true });
  build();
  writeFileSync(STAMP, fingerprint);
}

function build(): void {
  const router = path.join(
    path.dirname(createRequire(import.meta.url).resolve("@react-router/dev/package.json")),
    "dist/cli/index.js",
  );
  run(router, "build");
  // It holds the names of the files that the build made.
  run(path.join(ROOT, "cli", "build-worker.ts"));
  compressAssets();
}

function run(...command: string[]): void {
  const env = { ...process.env, NODE_ENV: "production" };
  const built = spawnSync(process.execPath, command, { cwd: ROOT, env, encoding: "utf8" });
  if (built.status !== 0) fail("the build failed", built.stdout ?? "", built.stderr ?? String(built.error));
}

/** Once here, so that no request ever waits for it. */
function compressAssets(): void {
  const client = path.join(ROOT, "build", "client");
  for (const name of globSync("**/*.{js,css,svg,json,txt,wasm,webmanifest}", { cwd: client })) {
    const file = path.join(client, name);
    const body = readFileSync(file);
    if (body.length < 256) continue;
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
  }
}

function fingerprintOfSources(): string {
  const hash = createHash("sha256").update(process.version);
  const files = globSync(SOURCES, { cwd: ROOT, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files.map((entry) => path.join(entry.parentPath, entry.name)).sort()) {
    hash.update(path.relative(ROOT, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildIfNeeded();
