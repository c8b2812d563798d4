import { expect, test } from "vitest";
import { withdrawalWindow } from "./withdrawal-window.ts";
import type { Subscription } from "./subscription.ts";

const START = Temporal.Instant.from("2026-11-01T12:00:00Z");
const after = (days: number, seconds = 0) => START.add({ seconds: 86_400 * days + seconds });
const subscription: Subscription = {
  status: "trialing",
  startedAt: START,
  trialEndsAt: after(15),
  periodEndsAt: after(15),
  cancelAtPeriodEnd: false,
  endedAt: null,
  pastDueSince: null,
};
const charge = { paidAt: after(15), cents: 5900, refundedCents: 0 };

const at = (now: Temporal.Instant, refundedLately = false) => ({ now, refundedLately });

// Noon in Greenwich is nine in São Paulo: the seventh day ends fifteen hours later.
const MIDNIGHT = 15 * 3600;

test("to the end of the seventh day after signing up, with nothing to give back", () => {
  const last = after(7, MIDNIGHT - 1);
  expect(withdrawalWindow(subscription, [], at(last))).toEqual({
    until: last,
    refundCents: 0,
    selfService: true,
  });
  expect(withdrawalWindow(subscription, [], at(after(7, MIDNIGHT)))).toBeNull();
});

test("and seven days after the first charge, in full", () => {
  const active = { ...subscription, status: "active" as const };
  const last = after(22, MIDNIGHT - 1);
  expect(withdrawalWindow(active, [charge], at(last))).toEqual({
    until: last,
    refundCents: 5900,
    selfService: true,
  });
  expect(withdrawalWindow(active, [charge], at(after(22, MIDNIGHT)))).toBeNull();
});

test("a later charge opens nothing again", () => {
  const active = { ...subscription, status: "active" as const };
  expect(withdrawalWindow(active, [{ ...charge, paidAt: after(45) }, charge], at(after(46)))).toBeNull();
});

test("what was given back is not given twice", () => {
  const active = { ...subscription, status: "active" as const };
  expect(withdrawalWindow(active, [{ ...charge, refundedCents: 5900 }], at(after(16)))?.refundCents).toBe(0);
});

test("nothing to withdraw from once it has ended; cancelled for later can still be withdrawn from", () => {
  expect(
    withdrawalWindow({ ...subscription, status: "canceled", endedAt: after(1) }, [], at(after(2))),
  ).toBeNull();
  expect(withdrawalWindow({ ...subscription, cancelAtPeriodEnd: true }, [], at(after(2)))).not.toBeNull();
});

test("whoever had money back lately asks the team; ending a trial stays a button", () => {
  const active = { ...subscription, status: "active" as const };
  expect(withdrawalWindow(active, [charge], at(after(16), true))).toMatchObject({
    refundCents: 5900,
    selfService: false,
  });
  expect(withdrawalWindow(subscription, [], at(after(1), true))).toMatchObject({
    refundCents: 0,
    selfService: true,
  });
});
