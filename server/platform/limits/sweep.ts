import { client } from "#server/platform/database/database.ts";

/** Counts whose time is over; the limiter would ignore them, but their keys are addresses and e-mails. */
export async function sweepLimits(now: Temporal.Instant): Promise<number> {
  const gone = await client().query("delete from rate_limits where expire < $1", [now.epochMilliseconds]);
  return gone.rowCount ?? 0;
}
