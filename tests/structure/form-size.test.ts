import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { WITH_PICTURE } from "#app/forms/form-size.ts";
import { ROUTE_PATTERNS } from "../helpers/route-patterns.ts";
import { readImports } from "./imports.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** The pages' parts only: what an action imports says nothing about a page's form. */
const PARTS = readImports(ROOT).filter(({ to }) => to.startsWith("app/") && to.endsWith(".tsx"));

test("every page with a file field in a form of its own is known to take a picture", () => {
  const found = ROUTE_PATTERNS.filter(({ file }) => [...partsOf(`app/${file}`)].some(sendsPicture));
  expect([...new Set(found.map(({ pattern }) => pattern))].sort()).toEqual([...WITH_PICTURE].sort());
});

function partsOf(file: string): Set<string> {
  const parts = new Set([file]);
  for (const part of parts) for (const { from, to } of PARTS) if (from === part) parts.add(to);
  return parts;
}

/** Files that are sent elsewhere, such as to /envios, stream into storage: no form is read. */
function sendsPicture(file: string): boolean {
  if (!file.endsWith(".tsx")) return false;
  const source = readFileSync(path.join(ROOT, file), "utf8");
  return /\btype="file"/.test(source) && !/<PostForm\b[^>]*\baction=/.test(source);
}
