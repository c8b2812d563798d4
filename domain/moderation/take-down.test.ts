import { expect, test } from "vitest";
import { hidesAtOnce, takeDownSchema } from "./take-down.ts";

const NONE = { ofItem: 0, ofMailbox: 0, ofNetwork: 0 };

test("only where a minor is said to be shown, and only for whom nobody refused before", () => {
  expect(hidesAtOnce(true, NONE)).toBe(true);
  expect(hidesAtOnce(false, NONE)).toBe(false);
  expect(hidesAtOnce(true, { ...NONE, ofItem: 1 })).toBe(false);
  expect(hidesAtOnce(true, { ...NONE, ofMailbox: 1 })).toBe(false);
  expect(hidesAtOnce(true, { ...NONE, ofNetwork: 2 })).toBe(true);
  expect(hidesAtOnce(true, { ...NONE, ofNetwork: 3 })).toBe(false);
});

test("a reason and an address are needed, a minor is not", () => {
  const fine = { reason: "Meu filho aparece na foto.", email: "mae@example.com" };
  expect(takeDownSchema.safeParse(fine).success).toBe(true);
  expect(takeDownSchema.safeParse({ ...fine, minor: "on" }).success).toBe(true);
  for (const wrong of [{ ...fine, reason: "sai" }, { ...fine, email: "mae" }, {}])
    expect(takeDownSchema.safeParse(wrong).success).toBe(false);
});
