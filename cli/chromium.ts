import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { chromium } from "@playwright/test";
import { fail } from "./fail.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** A Chromium for the browser tests: the machine's, Playwright's own, or one installed now. */
export function findChromium(): string {
  const found = process.env["CHROMIUM"] || onThisMachine() || playwrights() || installed();
  if (!found) {
    fail(
      "No Chromium found and none could be installed: install the package chromium, or set CHROMIUM to its path.",
    );
  }
  return found;
}

function onThisMachine(): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, MAC].find((file) => existsSync(file));
}

function playwrights(): string | undefined {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

function installed(): string | undefined {
  console.log("No Chromium here: installing one.");
  const cli = path.join(
    path.dirname(createRequire(import.meta.url).resolve("@playwright/test/package.json")),
    "cli.js",
  );
  spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: "inherit", timeout: 300_000 });
  if (playwrights()) return playwrights();
  const rootOnDebian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!rootOnDebian) return undefined;
  spawnSync("apt-get", ["update"], { stdio: "inherit", timeout: 300_000 });
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], {
    stdio: "inherit",
    env,
    timeout: 600_000,
  });
  return onThisMachine();
}
