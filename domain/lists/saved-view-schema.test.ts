import { expect, test } from "vitest";
import { savedViewSchema } from "./saved-view-schema.ts";

test("a view holds no control characters, and a name of them alone is none", () => {
  const view = { list: "/admin/clubes", name: "Do\u0000 litoral\n", query: "busca=a\u0000b" };
  expect(savedViewSchema.parse(view)).toEqual({ ...view, name: "Do  litoral", query: "busca=a b" });
  expect(savedViewSchema.safeParse({ ...view, name: "\u0000" }).success).toBe(false);
});
