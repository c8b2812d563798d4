import { expect, test } from "vitest";
import { pageFiles, type BuildManifest } from "./page-files.ts";

const MARK = "?__react-router-build-client-route";
const manifest: BuildManifest = {
  "app/entry.client.tsx": { file: "assets/entry.js", imports: ["_frame.js"] },
  [`app/root.tsx${MARK}`]: { file: "assets/root.js", imports: ["_frame.js"] },
  "_frame.js": {
    file: "assets/frame.js",
    dynamicImports: ["app/other.tsx"],
    css: ["assets/frame.css"],
    assets: ["assets/letters.woff2"],
  },
  "app/other.tsx": { file: "assets/other.js" },
  [`app/gate.tsx${MARK}`]: {
    file: "assets/gate.js",
    imports: ["_frame.js", "_idb.js"],
    dynamicImports: ["app/reader.ts"],
  },
  "_idb.js": { file: "assets/idb.js" },
  "app/reader.ts": {
    file: "assets/reader.js",
    imports: ["_idb.js"],
    assets: ["assets/reader.wasm"],
  },
};

test("a page's files are its frame, its route and what the route loads later, without what few browsers need", () => {
  expect(pageFiles(manifest, "app/gate.tsx").toSorted()).toEqual([
    "/assets/entry.js",
    "/assets/frame.css",
    "/assets/frame.js",
    "/assets/gate.js",
    "/assets/idb.js",
    "/assets/letters.woff2",
    "/assets/reader.js",
    "/assets/root.js",
  ]);
});

test("a route that the build does not know fails the build", () => {
  expect(() => pageFiles(manifest, "app/gone.tsx")).toThrow("app/gone.tsx");
});
