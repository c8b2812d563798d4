import { z } from "zod";
import { client } from "#server/platform/database/database.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";

const BATCH = 1000;

/** Every night: deletes old events and checkouts that were never paid. Payments are kept. */
export const sweepBilling = defineJob({
  name: "sweep-billing",
  schema: z.object({}),
  schedule: { cron: "20 4 * * *", data: {} },
  async handle() {
    for (const statement of [OLD_EVENTS, UNPAID_CHECKOUTS, EMBEDDED_UNPAID]) await inBatches(statement);
  },
});

/** Small statements, so that no row is locked for long. */
async function inBatches(statement: string): Promise<void> {
  for (;;) {
    const { rowCount } = await client().query(statement, [BATCH]);
    if ((rowCount ?? 0) < BATCH) return;
  }
}

/** Events are kept so that a repeated one counts once; providers stop repeating them after days. */
const OLD_EVENTS = `
  delete from provider_events where (provider, event_id) in (
    select provider, event_id from provider_events where created_at < now() - interval '90 days' limit $1)`;

/** Sessions end after a day, and `reconcile.ts` looked for lost payments in the nights after it. */
const UNPAID_CHECKOUTS = `
  delete from checkouts where completed_at is null and id in (
    select id from checkouts c
    where completed_at is null and claimed_at is null and created_at < now() - interval '30 days'
      and not exists (select from subscriptions where checkout_id = c.id)
    limit $1)`;

/** Portals and unpaid sessions of the embedded provider; a session contains an e-mail address. */
const EMBEDDED_UNPAID = `
  delete from embedded_payments where id in (
    select id from embedded_payments
    where created_at < now() - interval '30 days'
      and (kind = 'portal' or (kind = 'session' and body ->> 'state' <> 'complete'))
    limit $1)`;
