import type Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { receiveEvent } from "#server/billing/webhook/receive-event.server.ts";
import { payments } from "#server/billing/provider/provider.ts";
import { client } from "#server/platform/database/database.ts";
import { deliver, pricedPlan, subscribe, useStripe, work, written } from "./testing/product.ts";
import { startStripe, type StripeServer } from "./testing/stripe-server.ts";

let server: StripeServer;
let plan: Awaited<ReturnType<typeof pricedPlan>>;

beforeAll(async () => {
  server = await startStripe();
  useStripe(server);
  plan = await pricedPlan(5900);
});
afterAll(() => server[Symbol.asyncDispose]());

const eventsOf = async (customerId: string) =>
  (
    await client().query("select event_id, type from provider_events where provider_customer_id = $1", [
      customerId,
    ])
  ).rows;
const jobs = async () =>
  (await client().query("select from pgboss.job where name = 'sync-billing-customer'")).rowCount;
const lastEvent = () => server.books.events.at(-1)!;

test("an event leads to what the provider says, not to what the event says", async () => {
  const customerId = await subscribe(server, plan);
  const created = server.books.events.find(({ type }) => type === "customer.subscription.created")!;
  server.moveTime(16);
  await deliver(server, created);
  await work();
  expect(await written(customerId)).toMatchObject({
    customers: [{ email: "mae@example.com", user_id: null }],
    subscriptions: [{ status: "active", plan_id: plan.id, cents: 5900, cancel_at_period_end: false }],
    invoices: [
      { cents: 0, number: "JOIA-0001" },
      { cents: 5900, number: "JOIA-0002", refunded_cents: 0 },
    ],
    checkouts: [{ completed: true, claimed_at: null }],
  });
});

test("a wrong signature changes nothing", async () => {
  const customerId = await subscribe(server, plan);
  const before = await jobs();
  const { body, signature } = server.signed(lastEvent());
  const wrong = [
    [body, null],
    [body, "t=1,v1=nonsense"],
    [body.replace("checkout.session.completed", "invoice.paid"), signature],
    ["", signature],
  ] as const;
  for (const [sent, signed] of wrong)
    expect(await receiveEvent(sent, signed)).toEqual({ ok: false, error: "bad_signature" });
  expect(await jobs()).toBe(before);
  await work();
  expect(await eventsOf(customerId)).toEqual([]);
  expect((await written(customerId)).subscriptions).toEqual([]);
});

test("the same event a hundred times is one row and one state", async () => {
  const customerId = await subscribe(server, plan);
  const event = lastEvent();
  await deliver(server, event);
  await work();
  const once = await written(customerId);
  for (let round = 0; round < 10; round++) {
    await Promise.all(Array.from({ length: 10 }, () => deliver(server, event)));
    await work();
  }
  expect(await eventsOf(customerId)).toEqual([{ event_id: event.id, type: "checkout.session.completed" }]);
  expect(await written(customerId)).toEqual(once);
  expect(once.subscriptions).toHaveLength(1);
});

test("an event that waits while the provider is away is not lost", async () => {
  const customerId = await subscribe(server, plan);
  server.down = true;
  await deliver(server, lastEvent());
  expect(await jobs()).toBeGreaterThan(0);
  server.down = false;
  await work();
  expect((await written(customerId)).subscriptions).toHaveLength(1);
});

test("an event about nobody is kept and asks for nothing", async () => {
  const before = await jobs();
  const price = [...server.books.prices.values()][0]!;
  const event = { ...lastEvent(), id: "evt_price", type: "price.created", data: { object: price } };
  await deliver(server, event as Stripe.Event);
  expect(await jobs()).toBe(before);
});

test("a customer deleted at the provider has nothing running here", async () => {
  const customerId = await subscribe(server, plan);
  await deliver(server, lastEvent());
  await work();
  await payments().forgetCustomer(customerId);
  await deliver(server, lastEvent());
  await work();
  expect((await written(customerId)).subscriptions).toMatchObject([
    { status: "canceled", ended_at: expect.anything() },
  ]);
});
