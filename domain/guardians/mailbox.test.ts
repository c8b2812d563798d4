import { expect, test } from "vitest";
import { maskEmail, sameMailbox } from "./mailbox.ts";

test.each([
  ["kaua@example.com", "KAUA@Example.com"],
  ["kaua@example.com", "kaua+pai@example.com"],
  ["ka.ua@gmail.com", "kaua+mae@gmail.com"],
  ["kaua@gmail.com", "k.a.u.a@googlemail.com"],
  ["kaua@example.com", " kaua@example.com "],
])("%s and %s are one mailbox", (one, other) => expect(sameMailbox(one, other)).toBe(true));

test.each([
  ["kaua@example.com", "rosa@example.com"],
  ["ka.ua@example.com", "kaua@example.com"],
  ["kaua@gmail.com", "kaua@example.com"],
])("%s and %s are two", (one, other) => expect(sameMailbox(one, other)).toBe(false));

test("a masked address keeps its secret", () => {
  expect(["rosangela@example.com", "r@example.com", "ro@example.com"].map(maskEmail)).toEqual([
    "ro•••@example.com",
    "•••@example.com",
    "r•••@example.com",
  ]);
});
