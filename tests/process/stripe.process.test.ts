import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newCustomer } from "#server/billing/provider/stripe/testing/customer.ts";
import { startStripe, type StripeServer } from "#server/billing/provider/stripe/testing/stripe-server.ts";
import { ask, type Asked } from "../helpers/ask.ts";
import { type ClonedProduct, startEmpty } from "../helpers/cloned-product.ts";
import { openSqlOf, type Sql } from "../helpers/sql.ts";

const DOOR = "/api/webhooks/stripe";

let stripe: StripeServer;
let product: ClonedProduct;
let sql: Sql;

beforeAll(async () => {
  stripe = await startStripe();
  const { secretKey, webhookSecret, apiUrl } = stripe.settings;
  product = await startEmpty({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl,
  });
  sql = await openSqlOf(product);
});
afterAll(async () => {
  await sql?.[Symbol.asyncDispose]();
  await product?.[Symbol.asyncDispose]();
  await stripe[Symbol.asyncDispose]();
});

const get = (path: string, asked?: Asked) => ask(`${product.url}${path}`, asked);
const post = (body: string, signature: string) =>
  get(DOOR, {
    method: "POST",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    body: Buffer.from(body),
  });
const rows = (table: string) => sql.query(`select provider_customer_id from ${table} order by 1`);

test("an event with a wrong signature is refused, and nothing changes", async () => {
  newCustomer(stripe.books, "mae@example.com");
  const { body, signature } = stripe.signed(stripe.books.events.at(-1)!);
  expect((await post(`${body}\n`, signature)).status).toBe(400);
  expect((await post(body, "")).status).toBe(400);
  expect(await rows("provider_events")).toEqual([]);
  expect(await rows("billing_customers")).toEqual([]);
});

test("a signed event is received and kept once; of somebody who buys nothing of ours no more is kept", async () => {
  const { id } = newCustomer(stripe.books, "mãe@example.com");
  const event = stripe.books.events.at(-1)!;
  const { body, signature } = stripe.signed(event);
  const answer = await post(body, signature);
  expect([answer.status, JSON.parse(answer.body.toString())]).toEqual([200, { received: true }]);
  expect(await stripe.deliver(event, `${product.url}${DOOR}`)).toBe(200);
  const looked = "select state from pgboss.job where name = 'sync-billing-customer'";
  await vi.waitFor(async () => expect(await sql.query(looked)).toEqual([{ state: "completed" }]), {
    timeout: 15_000,
  });
  expect(await rows("provider_events")).toEqual([{ provider_customer_id: id }]);
  expect(await rows("billing_customers")).toEqual([]);
});

test("a visitor pays at Stripe and comes back to finish the account", async () => {
  const [plan] = await sql.query(
    "insert into subscription_plans (name, price_amount, target_audience) values ('Atleta', 5900, 'athlete') returning id",
  );
  const begun = await get("/planos", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: product.url },
    body: Buffer.from(`plano=${String(plan!["id"])}`),
  });
  const [sessionId] = stripe.books.sessions.keys();
  expect(begun).toMatchObject({
    status: 303,
    headers: { location: `${stripe.settings.apiUrl}/c/pay/${sessionId}` },
  });
  const back = new URL(stripe.people.pay(sessionId!, { email: "novo@example.com" })!);
  for (const event of stripe.books.events.toReversed())
    expect(await stripe.deliver(event, `${product.url}${DOOR}`)).toBe(200);
  const page = await get(`${back.pathname}${back.search}`);
  expect([page.status, page.body.toString().includes("novo@example.com")]).toEqual([200, true]);
  await vi.waitFor(
    async () =>
      expect(await sql.query("select status, cents from subscriptions")).toEqual([
        { status: "trialing", cents: 5900 },
      ]),
    { timeout: 15_000 },
  );
});

test("only a post is taken, and no larger than any other", async () => {
  expect(await get(DOOR)).toMatchObject({ status: 405, headers: { allow: "POST" } });
  expect((await get(DOOR, { method: "PUT", body: Buffer.from("{}") })).status).toBe(405);
  expect((await get(DOOR, { method: "POST", body: Buffer.alloc(1_100_000, "a") })).status).toBe(413);
});

test("forms may lead to the provider's pages", async () => {
  const { headers } = await get("/");
  expect(headers["content-security-policy"]).toContain(`form-action 'self' ${stripe.settings.apiUrl};`);
});
