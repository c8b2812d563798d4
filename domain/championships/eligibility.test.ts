import { expect, test } from "vitest";
import { firstBirthYear, obstaclesFor, type CategoryRule, type SquadFacts } from "./eligibility.ts";
import { isOnlyWarning } from "./sheet-fields.ts";

const FACTS: SquadFacts = {
  bornYear: 2011,
  faceAgrees: true,
  inscribed: true,
  suspended: false,
  otherTeam: false,
};
const RULE: CategoryRule = { bornFrom: 2009, bornTo: 2012, needsEarlierPhase: false };
const obstacles = (facts: Partial<SquadFacts>, rule: Partial<CategoryRule> = {}) =>
  obstaclesFor({ ...FACTS, ...facts }, { ...RULE, ...rule });

test("who fits everything may be lined up", () => {
  expect(obstacles({})).toEqual([]);
});

test("the window of birth years includes its first and its last year", () => {
  expect([2008, 2009, 2012, 2013].map((bornYear) => obstacles({ bornYear }))).toEqual([
    ["too_old"],
    [],
    [],
    ["too_young"],
  ]);
});

test("a birth year that nobody knows matters only where there is an age rule", () => {
  expect(obstacles({ bornYear: null })).toEqual(["not_confirmed"]);
  expect(obstacles({ bornYear: null }, { bornFrom: null, bornTo: null })).toEqual([]);
});

test("every obstacle is told", () => {
  expect(
    obstacles({
      suspended: true,
      leftSquad: true,
      otherTeam: true,
      inscribed: false,
      bornYear: 2000,
      faceAgrees: null,
    }),
  ).toEqual(["suspended", "left_squad", "other_team", "not_inscribed", "too_old", "not_confirmed"]);
});

test("a face that is not the one of the document is more than a document that nobody looked at", () => {
  expect(obstacles({ faceAgrees: null })).toEqual(["not_confirmed"]);
  expect(obstacles({ faceAgrees: false })).toEqual(["face_differs"]);
  expect([isOnlyWarning("not_confirmed"), isOnlyWarning("face_differs")]).toEqual([true, false]);
});

test("a knockout can ask for a match in the phase before", () => {
  const needs = { needsEarlierPhase: true };
  expect(obstacles({}, needs)).toEqual(["no_earlier_phase"]);
  expect(obstacles({ playedEarlierPhase: true }, needs)).toEqual([]);
});

test("Sub-N in a year begins with those born N years before", () => {
  expect(firstBirthYear("Sub-17", 2026)).toBe(2009);
  expect(firstBirthYear("Sub-11", 2026)).toBe(2015);
  expect(firstBirthYear("Livre", 2026)).toBeNull();
});
