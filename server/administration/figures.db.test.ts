import { beforeAll, expect, test } from "vitest";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import { today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { anAthlete } from "#seed/factories/athlete.ts";
import { aClub } from "#seed/factories/club.ts";
import { aUser } from "#seed/factories/user.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { countFigures } from "./count-figures.ts";
import { figures } from "./figures.server.ts";
import { systemState, waitingQueues } from "./system.server.ts";

const last = <T>(all: readonly T[]): T => all.at(-1)!;

beforeAll(async () => {
  configure();
  await anAthlete();
  await aClub();
});

test("nothing is counted while somebody reads: the job does, and says when", async () => {
  const before = await figures(SYSTEM);
  expect(before.newest.athletes).toBeNull();
  expect(before.countedAt).toBeNull();
  await countFigures();
  const counted = await figures(SYSTEM);
  expect(counted.newest).toMatchObject({ athletes: 1, clubs: 1, championships: 0, sponsors: 0 });
  await anAthlete();
  expect((await figures(SYSTEM)).newest.athletes).toBe(1);
  await countFigures();
  const again = await figures(SYSTEM);
  expect(again.newest.athletes).toBe(2);
  expect(Temporal.Instant.compare(again.countedAt!, counted.countedAt!)).toBeGreaterThan(0);
});

test("sign-ups belong to the day of São Paulo on which they happened", async () => {
  const yesterday = today().subtract({ days: 1 });
  const user = await aUser();
  // Half past eleven at night: already tomorrow in London.
  await client().query(
    "update users set created_at = ($2 || ' 23:30')::timestamp at time zone 'America/Sao_Paulo' where id = $1",
    [user.id, yesterday.toString()],
  );
  const all = await client().query("select from users");
  await countFigures();
  const { sign_ups: days } = (await figures(SYSTEM)).series;
  expect(days.at(-2)).toMatchObject({ value: 1 });
  expect(last(days).value).toBe(all.rowCount! - 1);
});

test("counting twice counts nothing twice", async () => {
  await countFigures();
  const once = await figures(SYSTEM);
  await countFigures();
  const twice = await figures(SYSTEM);
  expect(twice.series).toEqual(once.series);
  expect(twice.newest).toEqual(once.newest);
});

test("a withdrawn charge leaves the revenue of its day, and a trial counts as running", async () => {
  const customer = await client().query<{ id: string }>(
    "insert into billing_customers (provider, provider_customer_id) values ('test', 'c1') returning id",
  );
  const plan = await client().query<{ id: string }>(
    "insert into subscription_plans (name, price_amount, target_audience) values ('P', 5900, 'athlete') returning id",
  );
  const subscription = await client().query<{ id: string }>(
    `insert into subscriptions (customer_id, provider_subscription_id, plan_id, cents, status, started_at,
       trial_ends_at, period_ends_at, cancel_at_period_end)
     values ($1, 's1', $2, 5900, 'trialing', now(), now() + interval '15 days', now() + interval '15 days', false)
     returning id`,
    [customer.rows[0]!.id, plan.rows[0]!.id],
  );
  const invoice = (id: string, refunded: number) =>
    client().query(
      `insert into billing_invoices (subscription_id, provider_invoice_id, cents, refunded_cents, issued_at, paid_at)
       values ($1, $2, 5900, $3, now(), now())`,
      [subscription.rows[0]!.id, id, refunded],
    );
  await invoice("i1", 0);
  await invoice("i2", 5900);
  await countFigures();
  const { series } = await figures(SYSTEM);
  expect(last(series.revenue_cents).value).toBe(5900);
  expect(last(series.trials).value).toBe(1);
  expect(last(series.active_subscriptions).value).toBe(1);
  expect(series.active_subscriptions.at(-2)!.value).toBe(0);
});

test("queues are told by how long the first in them waits", async () => {
  const wait = (kind: string, hours: number) =>
    client().query(
      "insert into reviews (kind, subject_id, created_at) values ($1, uuidv7(), now() - make_interval(hours => $2))",
      [kind, hours],
    );
  await wait("report", 3);
  await wait("sponsor", 50);
  await wait("report", 20);
  const queues = await waitingQueues(SYSTEM);
  expect(queues.map(({ kind, waiting }) => ({ kind, waiting }))).toMatchObject([
    { kind: "sponsor", waiting: 1 },
    { kind: "report", waiting: 2 },
  ]);
});

test("requests about data stand apart from other messages and first, with their nearest deadline", async () => {
  const write = (kind: string, days: number, due: string | null) =>
    client().query(
      `insert into inquiries (kind, name, email, created_at, due_on)
       values ($1, 'Rita', 'rita@example.com', now() - make_interval(days => $2), $3)`,
      [kind, days, due],
    );
  await write("contact", 90, null);
  await write("contact", 1, null);
  await write("data_request", 2, "2030-03-09");
  await write("data_request", 1, "2030-03-04");
  const [first, second] = await waitingQueues(SYSTEM);
  expect(first).toMatchObject({ kind: "data_request", waiting: 2 });
  expect(String(first!.dueOn)).toBe("2030-03-04");
  expect(second).toMatchObject({ kind: "messages", waiting: 2 });
  expect(Math.round(Temporal.Now.instant().since(second!.oldest).total("hours") / 24)).toBe(90);
});

test("a mail that was given up is told, and one that waits says since when", async () => {
  const mail = (state: string, minutes: number) =>
    client().query(
      `insert into mails ("to", subject, text, html, template, state, created_at)
       values ('a@b.example', 's', 't', 'h', 'x', $1, now() - make_interval(mins => $2))`,
      [state, minutes],
    );
  await mail("failed", 500);
  await mail("waiting", 30);
  await mail("waiting", 10);
  const { mails, storage } = await systemState(SYSTEM);
  expect(mails).toMatchObject({ waiting: 2, failed: 1 });
  expect(Math.round(Temporal.Now.instant().since(mails.oldest!).total("minutes"))).toBe(30);
  expect(storage).toBe("folder");
});

test("only staff read any of it", async () => {
  await expect(figures(VISITOR)).rejects.toThrow("staff");
  await expect(waitingQueues(VISITOR)).rejects.toThrow("staff");
  await expect(systemState(VISITOR)).rejects.toThrow("staff");
});
