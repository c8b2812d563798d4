import { beforeAll, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { mailsTo } from "#server/athletes/testing/family.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { aPlan } from "#seed/factories/plan.ts";
import { settleEmbedded, settleEmbeddedCustomer } from "../provider/embedded/deliver.ts";
import { pay } from "../provider/embedded/checkout-and-portal.ts";
import { find } from "../provider/embedded/ledger.ts";
import { remindTrial, remindTrials } from "./remind-trials.ts";
import { reconcileCheckout, reconcilePayments } from "./reconcile.ts";
import { cancel } from "../subscriber/manage.ts";
import { subscriptionStatus } from "../subscriber/own-subscriptions.ts";
import { endSubscription, eraseFor, exportOf } from "../rights.ts";
import { stopRenewal } from "../renewal.ts";
import { endingTrials, type EndingTrial } from "../subscription-queries.ts";
import { syncCustomer } from "../webhook/sync-customer.ts";
import { anOrganiser } from "../testing/buyers.ts";
import { begin, buy, GOOD_CARD, passDays } from "../testing/paying.ts";

beforeAll(() => configure());

const RUN = undefined as never;

const aChampionshipPlan = () => aPlan({ audience: "championship", grants: ["organiser_tools"] });
const reminders = async (email: string) =>
  (await mailsTo(email)).filter(({ template }) => template === "trial-ending").length;
/** What the jobs of this name are about that nobody has begun. */
async function waiting(name: string) {
  const jobs = await client().query<{ data: object }>(
    "select data from pgboss.job where name = $1 and state = 'created' order by created_on, id",
    [name],
  );
  return jobs.rows.map(({ data }) => data);
}

/** The morning's job, and the jobs that it makes. */
async function remind(): Promise<void> {
  await remindTrials.handle({}, RUN);
  for (const { data } of (
    await client().query<{ data: { subscriptionId: string } }>(
      "delete from pgboss.job where name = $1 returning data",
      [remindTrial.name],
    )
  ).rows)
    await remindTrial.handle(data, RUN);
}

test("whoever is charged first is reminded first, and nobody is left out, page after page", async () => {
  const plan = await aChampionshipPlan();
  const bought = [];
  for (const days of [14, 12, 13]) {
    const one = await buy(await anOrganiser(), { plan: plan.id });
    await client().query(
      "update subscriptions set trial_ends_at = now() + make_interval(days => $2) where id = $1",
      [one.subscriptionId, 15 - days],
    );
    bought.push(one.subscriptionId);
  }
  const [first, third, second] = bought;
  const by = Temporal.Now.instant().add({ hours: 24 * 4 });
  const pages: EndingTrial[][] = [];
  do pages.push(await endingTrials(by, { after: pages.at(-1)?.at(-1), limit: 1 }));
  while (pages.at(-1)!.length > 0);
  expect(pages.flat().map(({ id }) => id)).toEqual([first, second, third]);
  await remindTrials.handle({}, RUN);
  expect(await waiting(remindTrial.name)).toEqual(
    [first, second, third].map((subscriptionId) => ({ subscriptionId })),
  );
  await remind();
});

test("a reminder goes out once, three days before the first charge, and not to who cancelled", async () => {
  const [stays, leaves] = [await anOrganiser(), await anOrganiser()];
  const plan = await aChampionshipPlan();
  const { customerId } = await buy(stays, { plan: plan.id });
  const left = await buy(leaves, { plan: plan.id });
  expectOk(await cancel(leaves, left.subscriptionId));
  await remind();
  expect(await reminders(stays.email)).toBe(0);
  await passDays(customerId, 12);
  await passDays(left.customerId, 12);
  await remind();
  await remind();
  expect(await reminders(stays.email)).toBe(1);
  expect(await reminders(leaves.email)).toBe(0);
});

test("who paid and never made the account is told so, and not charged", async () => {
  const { customerId, subscriptionId } = await buy(null, { plan: (await aChampionshipPlan()).id });
  await passDays(customerId, 12);
  await remind();
  expect((await mailsTo("visita@example.com")).map(({ template }) => template)).toContain("trial-unfinished");
  const { rows } = await client().query(
    "select data from pgboss.job where name = $1 and data ->> 'customerId' = $2",
    [stopRenewal.name, customerId],
  );
  await stopRenewal.handle(rows[0].data, RUN);
  await passDays(customerId, 10);
  const charged = await client().query("select from billing_invoices where subscription_id = $1", [
    subscriptionId,
  ]);
  expect(charged.rowCount).toBe(0);
});

test("the night finds a payment of which no event ever spoke", async () => {
  const buyer = await anOrganiser();
  const session = await begin(buyer, { plan: (await aChampionshipPlan()).id });
  expectOk(await pay(session, { email: buyer.email, card: GOOD_CARD }));
  // Whatever the event asked for is lost.
  await client().query("delete from pgboss.job where name = $1", [syncCustomer.name]);
  expect(await subscriptionStatus(buyer)).toMatchObject({ subscribed: false });
  await reconcilePayments.handle({}, RUN);
  expect(await waiting(reconcileCheckout.name)).toContainEqual({ sessionId: session });
  await reconcileCheckout.handle({ sessionId: session }, RUN);
  expect(await subscriptionStatus(buyer)).toMatchObject({ subscribed: true });
  const { customerId } = (await find("session", session))!;
  await reconcilePayments.handle({}, RUN);
  expect(await waiting(syncCustomer.name)).toContainEqual({ customerId });
});

test("a checkout that was left, or that nobody knows, changes nothing", async () => {
  const buyer = await anOrganiser();
  const session = await begin(buyer, { plan: (await aChampionshipPlan()).id });
  for (const sessionId of [session, "cs_teste_nenhuma"]) await reconcileCheckout.handle({ sessionId }, RUN);
  expect(await subscriptionStatus(buyer)).toMatchObject({ subscribed: false });
});

test("time passes for everybody by itself", async () => {
  const buyer = await anOrganiser();
  const { customerId } = await buy(buyer, { plan: (await aChampionshipPlan()).id });
  await client().query(
    `update embedded_payments set body = body || '{"trialEndsAt": "2026-01-01T00:00:00Z", "periodEndsAt": "2026-01-01T00:00:00Z"}'
     where kind = 'subscription' and customer_id = $1`,
    [customerId],
  );
  await settleEmbedded.handle({}, RUN);
  expect(await waiting(settleEmbeddedCustomer.name)).toContainEqual({ customerId });
  await settleEmbeddedCustomer.handle({ customerId }, RUN);
  await syncCustomer.handle({ customerId }, RUN);
  expect(await subscriptionStatus(buyer)).toMatchObject({ status: "active" });
});

test("who leaves takes a copy along, is charged no more, and leaves amounts without a name", async () => {
  const buyer = await anOrganiser();
  const person = { userId: buyer.userId, email: buyer.email, name: "Iara" };
  const { customerId, subscriptionId } = await buy(buyer, { plan: (await aChampionshipPlan()).id });
  await passDays(customerId, 16);
  const copy = (await exportOf(person)).tables;
  expect(copy).toMatchObject({
    billing_customers: [{ email: buyer.email }],
    subscriptions: [{ id: subscriptionId }],
    billing_invoices: [{ cents: 2990 }],
    checkouts: [{ payerUserId: buyer.userId }],
  });
  await eraseFor(person, []);
  await endSubscription.handle({ customerId, subscriptionId: null, giveBack: [] }, RUN);
  const { rows } = await client().query(
    `select c.user_id, c.email, s.holder_id, s.status, i.cents from subscriptions s
     join billing_customers c on c.id = s.customer_id join billing_invoices i on i.subscription_id = s.id
     where s.id = $1`,
    [subscriptionId],
  );
  expect(rows).toEqual([{ user_id: null, email: null, holder_id: null, status: "canceled", cents: 2990 }]);
  const books = await client().query("select body::text from embedded_payments where body::text like $1", [
    `%${buyer.email}%`,
  ]);
  expect(books.rows).toEqual([]);
});
