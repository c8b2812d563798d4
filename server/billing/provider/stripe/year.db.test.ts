import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { payments } from "#server/billing/provider/provider.ts";
import { syncNow } from "#server/billing/webhook/sync-customer.ts";
import { deliver, forget, pricedPlan, subscribe, useStripe, work, written } from "./testing/product.ts";
import { startStripe, type StripeServer } from "./testing/stripe-server.ts";

/** Each is a year with some ten looks at the provider; the seed of a failure is printed with it. */
const RUNS = 12;
const ACTS = [
  "lose card",
  "bring card",
  "cancel",
  "reactivate",
  "change plan",
  "refund",
  "refund a part",
  "write off",
  "end now",
  "subscribe again",
] as const;
type Act = (typeof ACTS)[number];
type Plan = Awaited<ReturnType<typeof pricedPlan>>;

let server: StripeServer;
let plans: Plan[];

beforeAll(async () => {
  server = await startStripe();
  useStripe(server);
  plans = [await pricedPlan(2990), await pricedPlan(5900), await pricedPlan(19_900)];
});
afterAll(() => server[Symbol.asyncDispose]());

/** What happens, how long until then, and which of the waiting events get through after it. */
const step = fc.record({
  act: fc.constantFrom(...ACTS),
  plan: fc.nat(2),
  days: fc.integer({ min: 3, max: 45 }),
  /** For each waiting event in turn: not yet, now, or now and once more later. */
  post: fc.array(fc.constantFrom("late", "now", "twice"), { minLength: 1, maxLength: 4 }),
  order: fc.integer(),
});
const year = fc.record({
  trialDays: fc.constantFrom(0, 15),
  card: fc.constantFrom("good", "bad"),
  steps: fc.array(step, { minLength: 8, maxLength: 12 }),
});

test("a year of a customer, told in any order, twice or late, ends as one look at the end", async () => {
  await fc.assert(
    fc.asyncProperty(year, async ({ trialDays, card, steps }) => {
      const customerId = await subscribe(server, plans[1]!, { trialDays });
      if (card === "bad") server.people.loseCard(customerId);
      const waiting = server.books.events.splice(0);
      for (const { act, plan, days, post, order } of steps) {
        server.moveTime(days);
        await perform(act, customerId, plans[plan]!);
        waiting.push(...server.books.events.splice(0));
        shuffle(waiting, order);
        for (const how of post) {
          const event = waiting.shift();
          if (event && how !== "late") await deliver(server, event);
          if (event && how !== "now") waiting.push(event);
        }
        await work();
      }
      await Promise.all(waiting.map((event) => deliver(server, event)));
      await work();
      const told = await written(customerId);
      await forget(customerId);
      await syncNow(payments(), customerId);
      expect(told).toEqual(await written(customerId));
      expect(told.subscriptions.length).toBeGreaterThan(0);
    }),
    { numRuns: RUNS },
  );
}, 120_000);

async function perform(act: Act, customerId: string, plan: Plan): Promise<void> {
  const { people, books } = server;
  const provider = payments();
  const running = books.subscriptions
    .values()
    .find((one) => one.customer === customerId && one.ended_at === null)?.id;
  const invoices = books.invoices.values().filter((one) => one.customer === customerId && one.amount_due > 0);
  const { open: [owed] = [], paid: [paid] = [] } = Object.groupBy(invoices, ({ status }) => status ?? "");
  if (act === "lose card") people.loseCard(customerId);
  if (act === "bring card") people.bringCard(customerId);
  if (act === "cancel" && running) await provider.cancelAtPeriodEnd(running, true);
  if (act === "reactivate" && running) await provider.cancelAtPeriodEnd(running, false);
  if (act === "change plan" && running) await provider.changePrice(running, plan.priceId);
  if (act === "refund" && paid) await provider.refund(paid.id);
  if (act === "refund a part" && paid) people.refundPart(paid.id, 1);
  if (act === "write off" && owed) people.voidInvoice(owed.id);
  if (act === "end now" && running) await provider.cancelNow(running);
  if (act === "subscribe again" && !running) {
    people.bringCard(customerId);
    await subscribe(server, plan, { trialDays: 0, customerId });
  }
}

/** Fisher and Yates with a small generator, so that a run can be repeated from its seed. */
function shuffle(list: unknown[], seed: number): void {
  let state = seed >>> 0;
  for (let last = list.length - 1; last > 0; last--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (last + 1);
    [list[last], list[other]] = [list[other], list[last]];
  }
}
