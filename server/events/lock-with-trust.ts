import { lockTrust } from "#server/clubs/trust.ts";
import { findLive, lockLive } from "#server/platform/database/live-rows.ts";
import { events } from "./tables.ts";

/** An event and whether a verified club stands behind it; both stay so until the transaction ends. */
export async function lockWithTrust(
  id: string,
): Promise<{ event: typeof events.$inferSelect | undefined; clubVerified: boolean }> {
  // The club before the event, in the order in which everyone locks them.
  const clubId = (await findLive(events, id))?.clubId ?? null;
  const clubVerified = clubId !== null && (await lockTrust(clubId)).verified;
  return { event: await lockLive(events, id), clubVerified };
}
