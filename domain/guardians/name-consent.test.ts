import { expect, test } from "vitest";
import { CURRENT_NAME_CONSENT, mayBeNamed, type NameDecision } from "./name-consent.ts";

const said = (
  userId: string,
  decision: NameDecision["decision"],
  textVersion = CURRENT_NAME_CONSENT as string,
) => ({
  userId,
  decision,
  textVersion,
});

test("nobody is named before somebody said yes", () => {
  expect(mayBeNamed(["mother"], [])).toBe(false);
  expect(mayBeNamed(["mother"], [said("mother", "granted")])).toBe(true);
});

test("the no of one guardian is stronger than the yes of the other", () => {
  expect(mayBeNamed(["mother", "father"], [said("mother", "granted"), said("father", "revoked")])).toBe(
    false,
  );
});

test("who does not decide any more does not count, neither for yes nor for no", () => {
  expect(mayBeNamed(["father"], [said("mother", "granted")])).toBe(false);
  expect(mayBeNamed(["father"], [said("mother", "revoked"), said("father", "granted")])).toBe(true);
});

test("a yes to a text that no longer holds is none", () => {
  expect(mayBeNamed(["mother"], [said("mother", "granted", "campeonatos-2020-01")])).toBe(false);
});
