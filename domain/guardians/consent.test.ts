import { expect, test } from "vitest";
import { CONSENT_TEXTS, consentStands, CURRENT_CONSENT, isAccepted } from "./consent.ts";

const guardian = { guardianUserId: "rosa" };
const granted = { decision: "granted", textVersion: CURRENT_CONSENT, guardianUserId: "rosa" } as const;

test("the current guardian's agreement to an accepted text stands", () => {
  expect(consentStands(guardian, granted)).toBe(true);
});

test.each([
  ["nobody answers for the athlete", null, granted],
  ["the guardian has not confirmed", { guardianUserId: null }, granted],
  ["nothing was decided", guardian, null],
  ["it was taken back", guardian, { ...granted, decision: "revoked" as const }],
  ["an earlier guardian said it", guardian, { ...granted, guardianUserId: "outra" }],
  ["nobody said it", { guardianUserId: null }, { ...granted, guardianUserId: null }],
  ["it was about another text", guardian, { ...granted, textVersion: "1999-01" }],
])("it does not when %s", (_, who, latest) => expect(consentStands(who, latest)).toBe(false));

test("the text of today is accepted, and every accepted text can be read", () => {
  expect(isAccepted(CURRENT_CONSENT)).toBe(true);
  for (const paragraphs of Object.values(CONSENT_TEXTS)) expect(paragraphs.length).toBeGreaterThan(0);
});
