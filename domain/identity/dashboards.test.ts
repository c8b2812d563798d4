import { expect, test } from "vitest";
import { afterChoice } from "./dashboards.ts";

test("a chosen profile leads to its own dashboard, or to where its owner came from", () => {
  expect(afterChoice("club", null)).toBe("/club/dashboard");
  expect(afterChoice("club", "/campeonatos/1")).toBe("/campeonatos/1");
  expect(afterChoice("club", "/club/dashboard?aba=busca")).toBe("/club/dashboard?aba=busca");
});

test("the dashboard of another profile is no place to return to", () => {
  expect(afterChoice("club", "/athlete/dashboard")).toBe("/club/dashboard");
  expect(afterChoice("guardian", "/admin/atletas")).toBe("/responsavel");
  expect(afterChoice("athlete", "/administrar")).toBe("/administrar");
});
