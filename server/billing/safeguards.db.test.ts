import { beforeAll, describe, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { aFamily, mailsTo } from "#server/athletes/testing/family.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { aPlan } from "#seed/factories/plan.ts";
import { aUser } from "#seed/factories/user.ts";
import { claimAsMember } from "./checkout/claim.ts";
import { keepRunning, stopRenewal } from "./renewal.ts";
import { embeddedProvider } from "./provider/embedded/embedded.ts";
import { mirrorCustomer } from "./webhook/mirror-customer.ts";
import { refundSubscription, tryRefundNow } from "./refund.ts";
import { cancel, changePlan, reactivate } from "./subscriber/manage.ts";
import { withdraw } from "./subscriber/withdraw.ts";
import { subscriptionsOf, subscriptionStatus } from "./subscriber/own-subscriptions.ts";
import { priceOf } from "./plans/provider-price.ts";
import { payments } from "./provider/provider.ts";
import { endSubscription, eraseFor, stopCharging } from "./rights.ts";
import { findSubscription } from "./subscription-queries.ts";
import { anOrganiser } from "./testing/buyers.ts";
import { buy, passDays } from "./testing/paying.ts";

beforeAll(() => configure());

const RUN = undefined as never;
const aChampionshipPlan = (cents = 5900) =>
  aPlan({ audience: "championship", priceCents: cents, grants: ["organiser_tools"] });

const idsOf = async (subscriptionId: string) => {
  const row = (await findSubscription(subscriptionId))!;
  return { customerId: row.providerCustomerId, subscriptionId: row.providerSubscriptionId };
};
const invoiceOf = async (subscriptionId: string) =>
  (
    await client().query("select cents, refunded_cents from billing_invoices where subscription_id = $1", [
      subscriptionId,
    ])
  ).rows;

describe("money that was promised back", () => {
  test("arrives by the job when the provider failed halfway", async () => {
    const buyer = await anOrganiser();
    const { subscriptionId, customerId } = await buy(buyer, { plan: (await aChampionshipPlan()).id });
    await passDays(customerId, 16);
    const ids = await idsOf(subscriptionId);
    const failing = { ...embeddedProvider, refund: () => Promise.reject(new Error("timeout")) };
    await tryRefundNow(failing, ids);
    expect(await invoiceOf(subscriptionId)).toEqual([{ cents: 5900, refunded_cents: 0 }]);
    await refundSubscription.handle(ids, RUN);
    await refundSubscription.handle(ids, RUN);
    expect(await invoiceOf(subscriptionId)).toEqual([{ cents: 5900, refunded_cents: 5900 }]);
    expect(await subscriptionStatus(buyer)).toMatchObject({ subscribed: false, status: "canceled" });
  });

  test("is written down as a job together with the promise", async () => {
    const buyer = await anOrganiser();
    const { subscriptionId } = await buy(buyer, { plan: (await aChampionshipPlan()).id });
    const ids = await idsOf(subscriptionId);
    expectOk(await withdraw(buyer, subscriptionId));
    const { rowCount } = await client().query(
      "select from pgboss.job where name = $1 and data ->> 'subscriptionId' = $2",
      [refundSubscription.name, ids.subscriptionId],
    );
    expect(rowCount).toBe(1);
  });
});

describe("money given back", () => {
  const MONTHS = 12;
  const paidAgain = async (buyer: Awaited<ReturnType<typeof anOrganiser>>, cents = 5900) =>
    buy(buyer, { plan: (await aChampionshipPlan(cents)).id });

  test("goes back by a button once in twelve months, whatever the plan; then the team is asked", async () => {
    const buyer = await anOrganiser();
    const first = await paidAgain(buyer);
    await passDays(first.customerId, 16);
    expect(await withdraw(buyer, first.subscriptionId)).toEqual({ ok: true, value: { refundCents: 5900 } });
    const second = await paidAgain(buyer, 2990);
    expect(await withdraw(buyer, second.subscriptionId)).toEqual({ ok: false, error: "refunded_lately" });
    expect((await subscriptionsOf(buyer))[0]).toMatchObject({
      id: second.subscriptionId,
      live: true,
      withdrawal: { refundCents: 2990, selfService: false },
    });
    expect(await invoiceOf(second.subscriptionId)).toEqual([{ cents: 2990, refunded_cents: 0 }]);
    expectOk(await cancel(buyer, second.subscriptionId));
    await client().query(
      "update subscriptions set withdrawn_at = withdrawn_at - make_interval(months => $2) where id = $1",
      [first.subscriptionId, MONTHS],
    );
    expect(await withdraw(buyer, second.subscriptionId)).toEqual({ ok: true, value: { refundCents: 2990 } });
  });

  test("is not repeated by deleting the account either: the payer is told to ask the team", async () => {
    const buyer = await anOrganiser();
    const first = await paidAgain(buyer);
    await passDays(first.customerId, 16);
    expectOk(await withdraw(buyer, first.subscriptionId));
    const second = await paidAgain(buyer);
    const person = { userId: buyer.userId, email: buyer.email, name: "Iara" };
    await stopCharging(person);
    const mail = (await mailsTo(buyer.email)).find(({ template }) => template === "refund-by-team");
    expect(mail?.text).toMatch(/Peça os R\$\s59,00 pela página de contato/);
    await eraseFor(person, []);
    const { rows } = await client().query<{ data: { giveBack: string[] } }>(
      "select data from pgboss.job where name = $1 and data ->> 'customerId' = $2",
      [endSubscription.name, second.customerId],
    );
    expect(rows.map(({ data }) => data.giveBack)).toEqual([[]]);
  });

  test("of a trial without a charge counts for nothing", async () => {
    const buyer = await anOrganiser();
    const first = await paidAgain(buyer);
    expect(await withdraw(buyer, first.subscriptionId)).toEqual({ ok: true, value: { refundCents: 0 } });
    const second = await paidAgain(buyer);
    expect(await withdraw(buyer, second.subscriptionId)).toEqual({ ok: true, value: { refundCents: 5900 } });
  });
});

describe("the provider", () => {
  test("is never asked while a transaction is open", async () => {
    const asked = inTransaction(async () => void (await payments().readCustomer("cus_1")));
    await expect(asked).rejects.toThrow("payments.readCustomer was called inside a transaction");
  });

  test("is read again by a run that another one overtook: older news never win", async () => {
    const { subscriptionId, customerId } = await buy(await anOrganiser(), {
      plan: (await aChampionshipPlan()).id,
    });
    const ids = await idsOf(subscriptionId);
    let reads = 0;
    const slow = {
      ...embeddedProvider,
      async readCustomer(id: string) {
        const seen = await embeddedProvider.readCustomer(id);
        if (++reads > 1) return seen;
        await embeddedProvider.cancelNow(ids.subscriptionId);
        await mirrorCustomer(embeddedProvider, id);
        return seen;
      },
    };
    await mirrorCustomer(slow, customerId);
    expect(reads).toBe(2);
    expect(await findSubscription(subscriptionId)).toMatchObject({ status: "canceled" });
  });

  test("makes one price for two first buyers at once", async () => {
    const plan = await aChampionshipPlan(4321);
    const [one, two] = await Promise.all([priceOf(embeddedProvider, plan), priceOf(embeddedProvider, plan)]);
    expect(one).toBe(two);
    const { rows } = await client().query("select provider_price_id from plan_prices where plan_id = $1", [
      plan.id,
    ]);
    expect(rows).toEqual([{ provider_price_id: one }]);
  });
});

describe("free days", () => {
  test("are one profile's once, also for who pays first", async () => {
    const buyer = await anOrganiser();
    const plan = await aChampionshipPlan();
    const { subscriptionId } = await buy(buyer, { plan: plan.id });
    expectOk(await withdraw(buyer, subscriptionId));
    const { sessionId, customerId } = await buy(null, { plan: plan.id });
    expect(await claimAsMember(buyer, sessionId)).toEqual({ ok: false, error: "trial_used" });
    expect(await subscriptionStatus(buyer)).toMatchObject({ subscribed: false });
    await passDays(customerId, 40);
    expect((await subscriptionsOf(buyer)).flatMap(({ receipts }) => receipts)).toEqual([]);
  });

  test("end without a charge while nobody has claimed them, and go on once somebody did", async () => {
    const { sessionId, subscriptionId } = await buy(null, { plan: (await aChampionshipPlan()).id });
    const { subscriptionId: theirs } = await idsOf(subscriptionId);
    await embeddedProvider.cancelAtPeriodEnd(theirs, true);
    const buyer = await anOrganiser();
    expectOk(await claimAsMember(buyer, sessionId));
    await keepRunning.handle(await idsOf(subscriptionId), RUN);
    expect((await subscriptionsOf(buyer))[0]).toMatchObject({ cancelAtPeriodEnd: false, live: true });
  });
});

describe("somebody else's card", () => {
  test("is asked for more only by whose it is", async () => {
    const family = await aFamily();
    const guardian = {
      ...actingAs(family.guardianPerson.id, "guardian"),
      email: family.guardianPerson.email,
    };
    const plan = await aPlan({ audience: "athlete", priceCents: 2990 });
    const dearer = await aPlan({ audience: "athlete", priceCents: 5900 });
    const { subscriptionId } = await buy(guardian, { plan: plan.id });
    const next = await aUser();
    await client().query("update guardianships set guardian_user_id = $1 where athlete_id = $2", [
      next.id,
      family.id,
    ]);
    const other = actingAs(next.id, "guardian");
    expect(await changePlan(other, subscriptionId, dearer.id)).toMatchObject({ error: "not_found" });
    expect(await cancel(other, subscriptionId)).toMatchObject({ ok: true });
    expect(await reactivate(other, subscriptionId)).toMatchObject({ error: "not_found" });
    expect((await subscriptionsOf(other))[0]).toMatchObject({ otherPlans: [], may: { openPortal: false } });
  });

  test("a minor who paid first leaves it for the guardian", async () => {
    const family = await aFamily();
    const minor = actingAs(family.person.id, "athlete", family.id);
    const { sessionId } = await buy(null, { plan: (await aPlan({ audience: "athlete" })).id });
    expect(await claimAsMember(minor, sessionId)).toEqual({ ok: false, error: "guardian_buys" });
    const guardian = actingAs(family.guardianPerson.id, "guardian");
    expect(await claimAsMember(guardian, sessionId)).toEqual({ ok: true, value: { attached: true } });
  });
});

describe("who leaves", () => {
  test("is charged no more from the day they ask", async () => {
    const buyer = await anOrganiser();
    const { subscriptionId, customerId } = await buy(buyer, { plan: (await aChampionshipPlan()).id });
    await stopCharging({ ...buyer, name: "Iara" });
    await stopRenewal.handle(await idsOf(subscriptionId), RUN);
    await passDays(customerId, 20);
    expect(await invoiceOf(subscriptionId)).toEqual([]);
  });

  test("within the withdrawal days gets everything back before being forgotten", async () => {
    const buyer = await anOrganiser();
    const { subscriptionId, customerId } = await buy(buyer, { plan: (await aChampionshipPlan()).id });
    await passDays(customerId, 16);
    await eraseFor({ ...buyer, name: "Iara" }, []);
    const { rows } = await client().query(
      "select data from pgboss.job where name = $1 and data ->> 'customerId' = $2",
      [endSubscription.name, customerId],
    );
    await endSubscription.handle(rows[0].data, RUN);
    expect(await invoiceOf(subscriptionId)).toEqual([{ cents: 5900, refunded_cents: 5900 }]);
    const kept = await client().query(
      "select email, user_id from billing_customers where provider_customer_id = $1",
      [customerId],
    );
    expect(kept.rows).toEqual([{ email: null, user_id: null }]);
    expect((await mailsTo(buyer.email)).map(({ template }) => template)).not.toContain(
      "subscription-doubled",
    );
  });
});

test("a subscription to what we no longer know of still ends when it ends", async () => {
  const buyer = await anOrganiser();
  const { subscriptionId, customerId } = await buy(buyer, { plan: (await aChampionshipPlan()).id });
  const ids = await idsOf(subscriptionId);
  await client().query(
    'update embedded_payments set body = body || \'{"priceId": "price_unknown"}\' where id = $1',
    [ids.subscriptionId],
  );
  await embeddedProvider.cancelNow(ids.subscriptionId);
  await passDays(customerId, 0);
  expect(await subscriptionStatus(buyer)).toMatchObject({ subscribed: false, status: "canceled" });
});
