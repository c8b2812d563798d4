import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { entitlements, NOTHING_OPEN, reaches, type EntitlementFacts } from "./entitlements.ts";
import { GRANTS, grantsFor } from "./grants.ts";
import { GRACE_DAYS, SUBSCRIPTION_STATUSES, type Subscription } from "./subscription.ts";

const NOW = Temporal.Instant.from("2026-11-15T12:00:00Z");
const days = (count: number) => NOW.add({ hours: 24 * count });

const running: Subscription = {
  status: "active",
  startedAt: days(-40),
  trialEndsAt: days(-25),
  periodEndsAt: days(5),
  cancelAtPeriodEnd: false,
  endedAt: null,
  pastDueSince: null,
};

const club = (
  change: Partial<EntitlementFacts> = {},
  subscription: Partial<Subscription> = {},
): EntitlementFacts => ({
  profile: "club",
  role: "user",
  verified: true,
  subscription: { ...running, ...subscription },
  plan: { audience: "club", grants: grantsFor("club") },
  ...change,
});

const athlete = (change: Partial<EntitlementFacts> = {}): EntitlementFacts => ({
  ...club({ profile: "athlete", verified: false }),
  plan: { audience: "athlete", grants: grantsFor("athlete") },
  ...change,
});

describe("a club", () => {
  test("with a plan and verification sees and contacts everyone", () => {
    expect(entitlements(club(), NOW)).toMatchObject({
      subscribed: true,
      fullVideos: "everyone",
      contactAthletes: "everyone",
      organiserTools: true,
      priorityRegistration: false,
    });
  });

  test("that nobody verified reaches adults only", () => {
    const open = entitlements(club({ verified: false }), NOW);
    expect(open).toMatchObject({ fullVideos: "adults", contactAthletes: "adults" });
    expect(reaches(open.fullVideos, { minor: true })).toBe(false);
    expect(reaches(open.fullVideos, { minor: false })).toBe(true);
  });

  test("without a plan sees nothing of it, verified or not", () => {
    expect(entitlements(club({ subscription: null, plan: null }), NOW)).toEqual(NOTHING_OPEN);
  });

  test("with a plan that opens only videos contacts nobody", () => {
    const plan = { audience: "club" as const, grants: ["full_videos" as const] };
    expect(entitlements(club({ plan }), NOW)).toMatchObject({
      fullVideos: "everyone",
      contactAthletes: "none",
    });
  });
});

describe("an athlete", () => {
  test("has priority and the detailed views, and no one else's videos", () => {
    expect(entitlements(athlete(), NOW)).toEqual({
      ...NOTHING_OPEN,
      subscribed: true,
      priorityRegistration: true,
      seasonsOverTime: true,
      sideBySide: true,
      clubTrials: true,
    });
  });

  test("acting as another profile has nothing of the athlete's plan", () => {
    expect(entitlements(athlete({ profile: "club" }), NOW)).toEqual(NOTHING_OPEN);
    expect(entitlements(athlete({ profile: null }), NOW)).toEqual(NOTHING_OPEN);
  });
});

describe("time", () => {
  test.each([
    ["a trial", { status: "trialing" as const }, true],
    ["cancelled, until the period ends", { cancelAtPeriodEnd: true }, true],
    ["a period that ended while news is late", { periodEndsAt: days(-2) }, true],
    ["a period that ended and nobody said more", { periodEndsAt: days(-4) }, false],
    ["ended", { status: "canceled" as const, endedAt: days(-1) }, false],
    ["ending this moment", { endedAt: NOW }, false],
    ["owing within the grace", { status: "past_due" as const, pastDueSince: days(1 - GRACE_DAYS) }, true],
    ["owing beyond it", { status: "past_due" as const, pastDueSince: days(-GRACE_DAYS) }, false],
    ["given up by the provider", { status: "unpaid" as const }, false],
    ["begun and never paid", { status: "incomplete" as const }, false],
  ])("%s", (_case, subscription, subscribed) => {
    expect(entitlements(club({}, subscription), NOW).subscribed).toBe(subscribed);
  });
});

test("staff watch what they judge and contact nobody", () => {
  const staff = entitlements(club({ role: "staff", profile: null, subscription: null, plan: null }), NOW);
  expect(staff).toEqual({ ...NOTHING_OPEN, fullVideos: "everyone" });
});

test("nothing is open without an open subscription, whatever else is true", () => {
  const anything = fc.record({
    profile: fc.constantFrom("athlete", "club", "championship", "guardian", "sponsor", null),
    verified: fc.boolean(),
    status: fc.constantFrom(...SUBSCRIPTION_STATUSES),
    grants: fc.subarray([...GRANTS]),
    audience: fc.constantFrom("athlete", "club", "championship", "other"),
    ended: fc.boolean(),
  });
  fc.assert(
    fc.property(anything, ({ profile, verified, status, grants, audience, ended }) => {
      const open = entitlements(
        {
          profile,
          role: "user",
          verified,
          subscription: { ...running, status, endedAt: ended ? days(-1) : null },
          plan: { audience, grants },
        },
        NOW,
      );
      const alive = !ended && (status === "active" || status === "trialing") && profile === audience;
      expect(open.subscribed).toBe(alive);
      if (!alive) expect(open).toEqual(NOTHING_OPEN);
      if (profile !== "club") expect(open.fullVideos).toBe("none");
    }),
  );
});
