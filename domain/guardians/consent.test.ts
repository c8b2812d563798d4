import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  CONSENT_TEXTS,
  consentStands,
  CURRENT_CONSENT,
  isAccepted,
  type ConsentDecision,
} from "./consent.ts";

const granted = { decision: "granted", textVersion: CURRENT_CONSENT, guardianUserId: "rosa" } as const;
const revoked = { ...granted, decision: "revoked" } as const;
const lifted = { ...granted, decision: "lifted" } as const;

test("a current guardian's agreement to an accepted text stands", () => {
  expect(consentStands(["rosa"], [granted])).toBe(true);
  expect(consentStands(["rosa", "davi"], [granted])).toBe(true);
  expect(consentStands(["davi", "rosa"], [granted, { ...lifted, guardianUserId: "davi" }])).toBe(true);
});

test.each([
  ["nobody answers for the athlete", [], [granted]],
  ["nothing was decided", ["rosa"], []],
  ["it was taken back", ["rosa"], [revoked]],
  ["the other guardian revoked", ["rosa", "davi"], [granted, { ...revoked, guardianUserId: "davi" }]],
  ["somebody revoked and left", ["rosa"], [granted, { ...revoked, guardianUserId: "davi" }]],
  ["an earlier guardian said it", ["rosa"], [{ ...granted, guardianUserId: "outra" }]],
  ["nobody said it", ["rosa"], [{ ...granted, guardianUserId: null }]],
  ["it was about another text", ["rosa"], [{ ...granted, textVersion: "1999-01" }]],
  ["a revoke was only lifted", ["rosa"], [lifted]],
])("it does not when %s", (_, guardians, latest) => expect(consentStands(guardians, latest)).toBe(false));

test("the text of today is accepted, and every accepted text can be read", () => {
  expect(isAccepted(CURRENT_CONSENT)).toBe(true);
  for (const paragraphs of Object.values(CONSENT_TEXTS)) expect(paragraphs.length).toBeGreaterThan(0);
});

describe("whatever two guardians and staff decided, in whatever order", () => {
  const PEOPLE = ["rosa", "davi"] as const;
  const step = fc.record({
    guardianUserId: fc.constantFrom(...PEOPLE),
    decision: fc.constantFrom<ConsentDecision>("granted", "revoked", "lifted"),
    textVersion: fc.constant(CURRENT_CONSENT),
  });
  const history = fc.array(step, { maxLength: 12 });
  type Step = { guardianUserId: string; decision: ConsentDecision; textVersion: string };
  const latestOf = (steps: readonly Step[]) => [
    ...new Map(steps.map((one) => [one.guardianUserId, one])).values(),
  ];
  const stands = (steps: readonly Step[]) => consentStands(PEOPLE, latestOf(steps));

  test("one revoke closes the profile", () => {
    fc.assert(
      fc.property(history, fc.constantFrom(...PEOPLE), (steps, guardianUserId) => {
        expect(stands([...steps, { ...revoked, guardianUserId }])).toBe(false);
      }),
    );
  });

  test("the other guardian's yes never lifts it", () => {
    fc.assert(
      fc.property(history, fc.nat({ max: 5 }), (steps, times) => {
        const yes = Array.from({ length: times }, () => ({ ...granted, guardianUserId: "davi" }));
        expect(stands([...steps, { ...revoked, guardianUserId: "rosa" }, ...yes])).toBe(false);
      }),
    );
  });

  test("whoever revoked lifts it by agreeing, unless the other one revokes too", () => {
    fc.assert(
      fc.property(history, (steps) => {
        const otherRevokes = latestOf(steps).some(
          ({ guardianUserId, decision }) => guardianUserId === "davi" && decision === "revoked",
        );
        expect(stands([...steps, revoked, granted])).toBe(!otherRevokes);
      }),
    );
  });

  test("lifting publishes nothing that nobody agreed to", () => {
    fc.assert(
      fc.property(history, (steps) => {
        const all = [...steps, lifted, { ...lifted, guardianUserId: "davi" }];
        expect(stands(all)).toBe(false);
      }),
    );
  });
});
