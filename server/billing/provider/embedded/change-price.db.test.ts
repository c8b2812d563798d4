import { beforeAll, expect, test } from "vitest";
import { changePlan } from "#server/billing/subscriber/manage.ts";
import { subscriptionsOf } from "#server/billing/subscriber/own-subscriptions.ts";
import { anAdult } from "#server/billing/testing/buyers.ts";
import { buy, passDays } from "#server/billing/testing/paying.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { aPlan } from "#seed/factories/plan.ts";

beforeAll(() => configure());

test("a dearer plan charges the rest of the month at once; a cheaper one makes the next month cheaper", async () => {
  const actor = await anAdult();
  const [small, big] = [await aPlan({ priceCents: 6000 }), await aPlan({ priceCents: 9000 })];
  const { subscriptionId, customerId } = await buy(actor, { plan: small.id });
  const receipts = async () => (await subscriptionsOf(actor))[0]!.receipts.map(({ cents }) => cents);

  await passDays(customerId, 15);
  expect(await receipts()).toEqual([6000]);
  await changePlan(actor, subscriptionId, big.id);
  expect(await receipts()).toEqual([3000, 6000]);
  await passDays(customerId, 32);
  expect(await receipts()).toEqual([9000, 3000, 6000]);
  await changePlan(actor, subscriptionId, small.id);
  expect(await receipts()).toEqual([9000, 3000, 6000]);
  await passDays(customerId, 31);
  // A few days of the dearer month had been used: nearly all of the difference of 3000 comes back.
  const [charged] = await receipts();
  expect(charged).toBeGreaterThan(3000);
  expect(charged).toBeLessThan(3600);
});
