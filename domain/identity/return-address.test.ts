import fc from "fast-check";
import { expect, test } from "vitest";
import { pathOf, safeReturn } from "./return-address.ts";

const HOME = "https://joia.example";

test("only paths of ours are returned to", () => {
  expect(safeReturn("/athlete/dashboard?aba=1")).toBe("/athlete/dashboard?aba=1");
  expect(safeReturn("/atletas?busca=joão&volta=https://outro.example/")).toBe(
    "/atletas?busca=jo%C3%A3o&volta=https://outro.example/",
  );
  for (const bad of [
    "//evil.example",
    "https://evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "",
    null,
    "/\t/evil.example",
    "evil",
    "/a\nb",
    "/.//evil.example",
    "/..//evil.example",
    "/%2e//evil.example",
    "/a/..//evil.example",
    "/a/%2E%2e//evil.example",
    "/a//evil.example",
    `/${"a".repeat(500)}`,
  ]) {
    expect(safeReturn(bad), String(bad)).toBeNull();
  }
});

/** What attackers put together: every way to write a dot, a slash, a host and a break, in any order. */
const PIECES = [
  "/",
  "//",
  "\\",
  ".",
  "..",
  "%2e",
  "%2E%2e",
  ".%2e",
  "%2f",
  "%5c",
  "%09",
  "%00",
  "\t",
  "\n",
  "\u0000",
  "\u2028",
  "\uFF0F",
  "\u2044",
  "evil.example",
  "evil.example:443",
  "user@evil.example",
  "@",
  ":",
  "https:",
  "javascript:",
  "?",
  "#",
  "a",
  "admin",
  " ",
  ";",
];
const hostile = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 })
  .map((pieces) => pieces.join(""));

test("whatever is accepted stays on our origin, read as a browser reads it, from any page of ours", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        hostile.map((text) => `/${text}`),
        hostile,
        fc.string().map((text) => `/${text}`),
      ),
      fc.constantFrom("/", "/login", "/admin/login?x=1", "/a/b/c/"),
      (text, page) => {
        const path = safeReturn(text);
        if (path === null) return true;
        // Neither a proxy nor the router may read a host into it either.
        const plain = /^\/(?![/\\])/.test(path) && !/\/\/|\\/.test(path.split("?", 1)[0] ?? "");
        return plain && new URL(path, HOME + page).origin === HOME && safeReturn(path) === path;
      },
    ),
    { numRuns: 600 },
  );
});

test("an address that was asked for is sent to again, unless it could lead elsewhere", () => {
  expect(pathOf(new URL(`${HOME}/login?novo`))).toBe("/login?novo");
  expect(pathOf(new URL(`${HOME}//evil.example/login`))).toBe("/");
});
