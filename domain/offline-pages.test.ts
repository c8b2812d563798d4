import { expect, test } from "vitest";
import { manifestOf } from "./offline-pages.ts";

test("a sheet names a manifest of its own, which opens it again, and every other page the product's", () => {
  expect(manifestOf("/sumula/abc_DEF-123")).toBe("/sumula/abc_DEF-123/app.webmanifest");
  expect(manifestOf("/sumula/abc_DEF-123/")).toBe("/sumula/abc_DEF-123/app.webmanifest");
  expect(
    ["/", "/sumula/", "/organizar/entrada/019a", "/championship/1/partidas/2/sumula"].map(manifestOf),
  ).toEqual(Array(4).fill("/manifest.webmanifest"));
});
