import { describe, expect, test } from "vitest";
import type { Buyer } from "./buyer.ts";
import { firstCharge, hasSubscription, ownFirstCharge } from "./buying.ts";

const buyer = (some: Partial<Buyer>): Buyer => ({
  profile: "club",
  subscribed: false,
  planName: null,
  minor: false,
  trialUsed: false,
  athletes: [],
  ...some,
});
const child = (some: Partial<Buyer["athletes"][number]>) => ({
  id: "a",
  name: "Kauã",
  hasPlan: false,
  planOpen: false,
  trialUsed: false,
  ...some,
});
const COVERED = child({ hasPlan: true, planOpen: true, trialUsed: true });
const CAME_BACK = child({ trialUsed: true });
const guardianOf = (...athletes: Buyer["athletes"]) => buyer({ profile: "guardian", athletes });

describe("the first charge", () => {
  test("comes after the trial for visitors and for who never had a plan", () => {
    expect(firstCharge(null, "club")).toBe("after_trial");
    expect(firstCharge(buyer({}), "club")).toBe("after_trial");
    expect(ownFirstCharge(null)).toBe("after_trial");
  });

  test("comes today for who had a plan, of their own audience only", () => {
    const back = buyer({ trialUsed: true });
    expect(firstCharge(back, "club")).toBe("today");
    expect(firstCharge(back, "athlete")).toBe("after_trial");
    expect(ownFirstCharge(back)).toBe("today");
  });

  test("is not spoken of to who has a plan", () => {
    expect(firstCharge(buyer({ trialUsed: true, subscribed: true }), "club")).toBeNull();
    expect(firstCharge(guardianOf(COVERED), "athlete")).toBeNull();
  });

  test("of a guardian depends on the athletes who are left to buy for", () => {
    expect(firstCharge(guardianOf(), "athlete")).toBe("after_trial");
    expect(firstCharge(guardianOf(COVERED, CAME_BACK), "athlete")).toBe("today");
    expect(firstCharge(guardianOf(CAME_BACK, child({})), "athlete")).toBe("after_trial");
  });
});

test("a guardian has a subscription when every athlete has one", () => {
  expect(hasSubscription(guardianOf(COVERED, COVERED))).toBe(true);
  expect(hasSubscription(guardianOf(COVERED, child({})))).toBe(false);
  expect(hasSubscription(guardianOf())).toBe(false);
});
