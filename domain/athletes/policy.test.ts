import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SYSTEM, VISITOR, type Actor } from "#domain/identity/actor.ts";
import { VISIBILITIES } from "./attributes.ts";
import {
  can,
  isMinor,
  publishingObstacle,
  publishingObstacles,
  type AthleteAction,
  type AthletePolicyFacts,
  type PublishingFacts,
} from "./policy.ts";

const TODAY = Temporal.PlainDate.from("2026-11-15");
const bornYearsAgo = (years: number) => TODAY.subtract({ years });
const member = (userId: string, role: "user" | "staff" = "user"): Actor => ({
  kind: "member",
  userId,
  role,
  profile: null,
});

const ACTORS = {
  visitor: VISITOR,
  stranger: member("stranger"),
  athlete: member("athlete"),
  guardian: member("guardian"),
  second: member("second"),
  staff: member("staff", "staff"),
  system: SYSTEM,
};
const privateMinor: AthletePolicyFacts = {
  userId: "athlete",
  guardianUserIds: ["guardian", "second"],
  visibility: "private",
  minor: true,
  consented: true,
};
const privateAdult: AthletePolicyFacts = { ...privateMinor, minor: false, consented: false };

const whoMay = (action: AthleteAction, athlete: AthletePolicyFacts) =>
  Object.entries(ACTORS).flatMap(([name, actor]) => (can(actor, action, athlete) ? [name] : []));

describe("who may do what", () => {
  test.each<[AthleteAction, string[], string[]]>([
    ["read", ["athlete", "guardian", "second", "staff", "system"], ["athlete", "staff", "system"]],
    ["publish", ["guardian", "second", "staff", "system"], ["athlete", "staff", "system"]],
    ["unpublish", ["staff", "system"], ["athlete", "staff", "system"]],
    ["hide", ["staff", "system"], ["staff", "system"]],
    ["inviteGuardian", ["athlete", "staff", "system"], ["staff", "system"]],
    ["inviteSecondGuardian", ["guardian", "second", "staff", "system"], ["staff", "system"]],
    ["removeGuardian", ["staff", "system"], ["staff", "system"]],
    ["decideConsent", ["guardian", "second"], []],
    ["setPrivacy", ["guardian", "second", "staff", "system"], ["athlete", "staff", "system"]],
    ["changeBirthdate", ["athlete", "guardian", "second", "staff", "system"], ["athlete", "staff", "system"]],
    ["manageMedia", ["athlete", "guardian", "second", "staff", "system"], ["athlete", "staff", "system"]],
    ["decideMedia", ["guardian", "second"], []],
  ])("%s: of a minor %j, of an adult %j", (action, ofMinor, ofAdult) => {
    expect(whoMay(action, privateMinor)).toEqual(ofMinor);
    expect(whoMay(action, privateAdult)).toEqual(ofAdult);
  });

  test("only staff create profiles for others", () => {
    expect(Object.entries(ACTORS).flatMap(([name, actor]) => (can(actor, "create") ? [name] : []))).toEqual([
      "staff",
      "system",
    ]);
  });

  test("an athlete who is their own guardian on paper decides nothing", () => {
    const own = { ...privateMinor, guardianUserIds: ["athlete"] };
    expect(can(ACTORS.athlete, "decideConsent", own)).toBe(false);
    expect(can(ACTORS.athlete, "publish", own)).toBe(false);
  });

  test("everyone reads a public profile, but a minor's only while the guardian's word stands", () => {
    expect(whoMay("read", { ...privateMinor, visibility: "public" })).toHaveLength(7);
    expect(whoMay("read", { ...privateAdult, visibility: "public" })).toHaveLength(7);
    expect(whoMay("read", { ...privateMinor, visibility: "public", consented: false })).toEqual([
      "athlete",
      "guardian",
      "second",
      "staff",
      "system",
    ]);
  });
});

test("an unknown or estimated birth date is a minor's, and so is the day before eighteen", () => {
  const known = (birthdate: Temporal.PlainDate | null, birthdateEstimated = false) =>
    isMinor({ birthdate, birthdateEstimated }, TODAY);
  expect(known(null)).toBe(true);
  expect(known(bornYearsAgo(30), true)).toBe(true);
  expect(known(bornYearsAgo(18).add({ days: 1 }))).toBe(true);
  expect(known(bornYearsAgo(18))).toBe(false);
});

const facts = fc.record<PublishingFacts>({
  birthdate: fc.option(fc.integer({ min: 0, max: 30 * 365 }).map((days) => TODAY.subtract({ days }))),
  birthdateEstimated: fc.boolean(),
  visibility: fc.constantFrom(...VISIBILITIES),
  consented: fc.boolean(),
  birthdateInReview: fc.boolean(),
  reviewed: fc.boolean(),
  ageDoubted: fc.boolean(),
});

describe("what keeps a profile from being public", () => {
  const ready: PublishingFacts = {
    birthdate: bornYearsAgo(15),
    birthdateEstimated: false,
    visibility: "private",
    consented: true,
    birthdateInReview: false,
    reviewed: true,
    ageDoubted: false,
  };

  test("nothing, for a minor whose guardian agreed and whom staff have seen, and for an adult", () => {
    expect(publishingObstacles(ready, TODAY)).toEqual([]);
    expect(
      publishingObstacles(
        { ...ready, birthdate: bornYearsAgo(20), consented: false, reviewed: false },
        TODAY,
      ),
    ).toEqual([]);
  });

  test.each<[string, Partial<PublishingFacts>, string[]]>([
    ["no birth date", { birthdate: null }, ["birthdate_missing"]],
    ["an estimated one", { birthdateEstimated: true }, ["birthdate_missing"]],
    ["twelve years", { birthdate: bornYearsAgo(13).add({ days: 1 }) }, ["too_young"]],
    ["a birth date in question", { birthdateInReview: true }, ["birthdate_review"]],
    ["no consent", { consented: false }, ["consent_missing"]],
    ["no consent, never seen", { consented: false, reviewed: false }, ["consent_missing", "review_missing"]],
    ["hidden by staff", { visibility: "hidden" }, ["hidden"]],
    ["never seen by staff", { reviewed: false }, ["review_missing"]],
    ["just eighteen", { birthdate: bornYearsAgo(18), reviewed: false }, ["review_missing"]],
    [
      "the day before twenty",
      { birthdate: bornYearsAgo(20).add({ days: 1 }), reviewed: false },
      ["review_missing"],
    ],
    [
      "an age that does not fit what was said before",
      { birthdate: bornYearsAgo(30), reviewed: false, ageDoubted: true },
      ["review_missing"],
    ],
    ["doubts that staff have settled", { birthdate: bornYearsAgo(30), ageDoubted: true }, []],
  ])("%s", (_, change, obstacles) =>
    expect(publishingObstacles({ ...ready, ...change }, TODAY)).toEqual(obstacles),
  );

  test("no facts let anyone, staff and the product included, publish an unprotected child", () => {
    fc.assert(
      fc.property(facts, fc.constantFrom(...Object.values(ACTORS)), (athlete, actor) => {
        if (publishingObstacle(actor, athlete, TODAY) !== null) return;
        expect(athlete.birthdate).not.toBeNull();
        expect(athlete.birthdateEstimated || athlete.birthdateInReview).toBe(false);
        expect(Temporal.PlainDate.compare(athlete.birthdate!, bornYearsAgo(13))).toBeLessThanOrEqual(0);
        if (isMinor(athlete, TODAY)) expect(athlete.consented).toBe(true);
      }),
    );
  });

  test("for anyone but staff, a minor's first publication waits for a person", () => {
    fc.assert(
      fc.property(facts, (athlete) => {
        const open = publishingObstacle(ACTORS.guardian, athlete, TODAY) === null;
        expect(open && isMinor(athlete, TODAY) && !athlete.reviewed).toBe(false);
        expect(open && athlete.visibility === "hidden").toBe(false);
      }),
    );
  });
});
