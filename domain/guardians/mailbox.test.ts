import { expect, test } from "vitest";
import { maskEmail, sameMailbox, similarMailboxes } from "./mailbox.ts";

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

test.each([
  ["kauaribeiro10@gmail.com", "kaua.ribeiro@hotmail.com"],
  ["kaua.ribeiro@example.com", "pai.kauaribeiro@example.com"],
  ["Kaua_Ribeiro@example.com", "kauaribeiro99@example.org"],
])("%s and %s may well be one person's", (one, other) => {
  expect(similarMailboxes(one, other)).toBe(true);
  expect(similarMailboxes(other, one)).toBe(true);
});

test.each([
  ["kaua.ribeiro@example.com", "rosa.ribeiro@example.com"],
  ["ana@example.com", "mariana.souza@example.com"],
  ["10@example.com", "20@example.com"],
])("%s and %s are a family's, or strangers'", (one, other) =>
  expect(similarMailboxes(one, other)).toBe(false),
);
