import fc from "fast-check";
import { expect, test } from "vitest";
import { safeReturn } from "./return-address.ts";

test("only paths of ours are returned to", () => {
  expect(safeReturn("/athlete/dashboard?aba=1")).toBe("/athlete/dashboard?aba=1");
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
  ]) {
    expect(safeReturn(bad), String(bad)).toBeNull();
  }
});

test("whatever is accepted stays on our host", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
        fc.string(),
      ),
      (text) => {
        const path = safeReturn(text);
        return path === null || new URL(path, "https://joia.example").host === "joia.example";
      },
    ),
  );
});
