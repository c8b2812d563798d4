import { beforeAll, expect, test } from "vitest";
import { aPlan } from "#seed/factories/plan.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { find } from "../provider/embedded/ledger.ts";
import { acceptEvent } from "../webhook/receive-event.server.ts";
import { payments } from "../provider/provider.ts";
import { sweepBilling } from "./sweep.ts";
import { anOrganiser } from "../testing/buyers.ts";
import { begin, buy } from "../testing/paying.ts";

beforeAll(() => configure());

const RUN = undefined as never;

const somePlan = async () => ({ plan: (await aPlan({ audience: "championship", grants: [] })).id });

const age = (table: string, column: string, value: string, days: number) =>
  client().query(
    `update ${table} set created_at = now() - make_interval(days => $2, mins => 1) where ${column} = $1`,
    [value, days],
  );
const has = async (table: string, column: string, value: string) =>
  (await client().query(`select from ${table} where ${column} = $1`, [value])).rowCount === 1;

test("events are forgotten after 90 days", async () => {
  for (const [eventId, days] of [
    ["evt_older", 90],
    ["evt_newer", 89],
  ] as const) {
    await acceptEvent("embedded", { eventId, type: "customer.updated", customerId: null });
    await age("provider_events", "event_id", eventId, days);
  }
  await sweepBilling.handle({}, RUN);
  expect(await has("provider_events", "event_id", "evt_older")).toBe(false);
  expect(await has("provider_events", "event_id", "evt_newer")).toBe(true);
});

test("a checkout that was left goes after 30 days, and its page with it", async () => {
  const order = await somePlan();
  const [older, newer] = [await begin(null, order), await begin(null, order)];
  for (const [session, days] of [
    [older, 30],
    [newer, 29],
  ] as const) {
    await age("checkouts", "provider_session_id", session, days);
    await age("embedded_payments", "id", session, days);
  }
  await sweepBilling.handle({}, RUN);
  expect([await has("checkouts", "provider_session_id", older), await find("session", older)]).toEqual([
    false,
    null,
  ]);
  expect(await has("checkouts", "provider_session_id", newer)).toBe(true);
  expect(await find("session", newer)).not.toBeNull();
});

test("what was paid stays, however old; only the portal's address ends", async () => {
  const { sessionId, customerId, subscriptionId } = await buy(await anOrganiser(), await somePlan());
  const portal = (await payments().openPortal(customerId, "http://localhost/")).url.split("/").at(-1)!;
  await age("checkouts", "provider_session_id", sessionId, 400);
  await age("embedded_payments", "customer_id", customerId, 400);
  for (const id of [sessionId, customerId, portal]) await age("embedded_payments", "id", id, 400);
  await sweepBilling.handle({}, RUN);
  expect(await find("portal", portal)).toBeNull();
  expect(await find("session", sessionId)).toMatchObject({ state: "complete" });
  expect(await find("customer", customerId)).not.toBeNull();
  const kept = await client().query("select checkout_id from subscriptions where id = $1", [subscriptionId]);
  expect(kept.rows[0].checkout_id).not.toBeNull();
});

test("a subscription's checkout stays although nobody noted that it was over", async () => {
  const { sessionId } = await buy(await anOrganiser(), await somePlan());
  await client().query("update checkouts set completed_at = null where provider_session_id = $1", [
    sessionId,
  ]);
  await age("checkouts", "provider_session_id", sessionId, 400);
  await sweepBilling.handle({}, RUN);
  expect(await has("checkouts", "provider_session_id", sessionId)).toBe(true);
});

test("more than one batch is swept in one night", async () => {
  await client().query(
    `insert into provider_events (provider, event_id, type, created_at)
     select 'embedded', 'evt_many_' || n, 'customer.updated', now() - interval '1 year' from generate_series(1, 2500) n`,
  );
  await sweepBilling.handle({}, RUN);
  const left = await client().query("select from provider_events where event_id like 'evt\\_many\\_%'");
  expect(left.rowCount).toBe(0);
});
