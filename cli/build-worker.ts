import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { OFFLINE_PAGES, WORKER_PATH } from "#domain/offline-pages.ts";
import { fail } from "./fail.ts";
import { OLDEST_BROWSERS } from "./oldest-browsers.ts";
import { pageFiles, type BuildManifest } from "./page-files.ts";

// The service worker, after the pages' own build: it is given the names of the files that pages need without signal.
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const CLIENT = path.join(ROOT, "build", "client");

const [routerManifest] = globSync("assets/manifest-*.js", { cwd: CLIENT });
if (!routerManifest) fail("the build has no router manifest");
const manifest = JSON.parse(
  readFileSync(path.join(CLIENT, ".vite", "manifest.json"), "utf8"),
) as BuildManifest;
const files = Object.fromEntries(
  Object.values(OFFLINE_PAGES).map(({ scope, route }) => [
    scope,
    [`/${routerManifest}`, ...pageFiles(manifest, route)],
  ]),
);

await build({
  configFile: false,
  root: ROOT,
  logLevel: "warn",
  publicDir: false,
  define: {
    // Its name is in every page of this build and in no other's.
    OFFLINE_BUILD: JSON.stringify(path.basename(routerManifest)),
    OFFLINE_FILES: JSON.stringify(files),
  },
  build: {
    target: OLDEST_BROWSERS,
    outDir: CLIENT,
    emptyOutDir: false,
    copyPublicDir: false,
    lib: {
      entry: path.join(ROOT, "app/offline/worker/worker.ts"),
      formats: ["iife"],
      name: "offlineWorker",
      fileName: () => path.basename(WORKER_PATH),
    },
  },
});
