import { expect, test } from "vitest";
import { buyingObstacle } from "./policy.ts";

test.each([
  ["an adult for themselves", { owns: true, guards: false, minor: false }, null],
  ["a minor for themselves", { owns: true, guards: false, minor: true }, "guardian_buys"],
  ["the guardian for a minor", { owns: false, guards: true, minor: true }, null],
  ["a stranger for a minor", { owns: false, guards: false, minor: true }, "not_allowed"],
  ["a stranger for an adult", { owns: false, guards: false, minor: false }, "not_allowed"],
])("%s", (_case, buyer, obstacle) => {
  expect(buyingObstacle(buyer)).toBe(obstacle);
});
