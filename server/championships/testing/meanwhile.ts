import { expect } from "vitest";
import { client, inTransaction } from "#server/platform/database/database.ts";

const WAITING =
  "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

/** Both at the same time, on two connections: `first` is committed once `second` waits for what it has locked. */
export async function meanwhile<First, Second>(
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const one = inTransaction(async () => {
    const done = await first();
    begun.resolve();
    await finish.promise;
    return done;
  });
  await Promise.race([begun.promise, one]);
  const other = second();
  await expect.poll(async () => (await client().query(WAITING)).rows[0].waiting).toBe(1);
  finish.resolve();
  return Promise.all([one, other]);
}
