import { z } from "zod";
import { client } from "#server/platform/database/database.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";

const BATCH = 1000;

/** Every night: what nobody will ask about again. What was paid for is not among it. */
export const sweepBilling = defineJob({
  name: "sweep-billing",
  schema: z.object({}),
  schedule: { cron: "20 4 * * *", data: {} },
  async handle() {
    for (const statement of [OLD_EVENTS, UNPAID_CHECKOUTS, EMBEDDED_LEFTOVERS]) await inBatches(statement);
  },
});

/** Small statements, so that no row is locked for long. */
async function inBatches(statement: string): Promise<void> {
  for (;;) {
    const { rowCount } = await client().query(statement, [BATCH]);
    if ((rowCount ?? 0) < BATCH) return;
  }
}

/** They are kept so that one that comes twice counts once; providers stop repeating them after days. */
const OLD_EVENTS = `
  delete from provider_events where (provider, event_id) in (
    select provider, event_id from provider_events where created_at < now() - interval '90 days' limit $1)`;

/** Sessions end after a day, and the nights that follow looked for a payment that no event spoke of. */
const UNPAID_CHECKOUTS = `
  delete from checkouts where completed_at is null and id in (
    select id from checkouts c
    where completed_at is null and claimed_at is null and created_at < now() - interval '30 days'
      and not exists (select from subscriptions where checkout_id = c.id)
    limit $1)`;

/** Of the embedded provider's books: pages that nobody paid on, with the address they were opened for. */
const EMBEDDED_LEFTOVERS = `
  delete from embedded_payments where id in (
    select id from embedded_payments
    where created_at < now() - interval '30 days'
      and (kind = 'portal' or (kind = 'session' and body ->> 'state' <> 'complete'))
    limit $1)`;
