import { beforeAll, expect, test } from "vitest";
import { mailsTo } from "#server/athletes/testing/family.ts";
import * as identity from "#server/identity/identity.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { aPlan } from "#seed/factories/plan.ts";
import { aUser } from "#seed/factories/user.ts";
import { must } from "#seed/factories/must.ts";
import { settleEmbedded } from "./embedded/deliver.ts";
import { pay } from "./embedded/acts.ts";
import { reconcilePayments, remindTrials } from "./jobs.ts";
import { cancel } from "./manage.ts";
import { subscriptionStatus } from "./own-subscriptions.ts";
import { endSubscription, eraseFor, exportOf } from "./rights.server.ts";
import { syncCustomer } from "./sync.ts";
import { begin, buy, GOOD_CARD, passDays } from "./testing/paying.ts";

beforeAll(() => configure());

const RUN = undefined as never;

async function anOrganiser() {
  const { id, email } = await aUser();
  await identity.addProfile(id, "championship", null);
  return { userId: id, email, profile: { type: "championship" as const, profileId: null } };
}
const aChampionshipPlan = () => aPlan({ audience: "championship", grants: ["organiser_tools"] });
const reminders = async (email: string) =>
  (await mailsTo(email)).filter(({ template }) => template === "trial-ending").length;

test("a reminder goes out once, three days before the first charge, and not to who cancelled", async () => {
  const [stays, leaves] = [await anOrganiser(), await anOrganiser()];
  const plan = await aChampionshipPlan();
  const { customerId } = await buy(stays, { plan: plan.id });
  const left = await buy(leaves, { plan: plan.id });
  must(await cancel(leaves, left.subscriptionId));
  await remindTrials.handle({}, RUN);
  expect(await reminders(stays.email)).toBe(0);
  await passDays(customerId, 12);
  await passDays(left.customerId, 12);
  await remindTrials.handle({}, RUN);
  await remindTrials.handle({}, RUN);
  expect(await reminders(stays.email)).toBe(1);
  expect(await reminders(leaves.email)).toBe(0);
});

test("the night finds a payment of which no event ever spoke", async () => {
  const buyer = await anOrganiser();
  const session = await begin(buyer, { plan: (await aChampionshipPlan()).id });
  must(await pay(session, { email: buyer.email, card: GOOD_CARD }));
  // Whatever the event asked for is lost.
  await client().query("delete from pgboss.job where name = $1", [syncCustomer.name]);
  expect(await subscriptionStatus(buyer)).toMatchObject({ subscribed: false });
  await reconcilePayments.handle({}, RUN);
  expect(await subscriptionStatus(buyer)).toMatchObject({ subscribed: true });
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
