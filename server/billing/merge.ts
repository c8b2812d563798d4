import { db } from "#server/platform/database/database.ts";
import { mergePart } from "#server/platform/database/merge-part.ts";
import { and, eq, inArray } from "#server/platform/database/orm.ts";
import { IS_LIVE } from "./subscription-queries.ts";
import { checkouts, subscriptions } from "./tables.ts";

export const billingMerge = mergePart({
  subscriptions: { column: subscriptions.holderId, where: eq(subscriptions.holderType, "athlete") },
  checkouts: { column: checkouts.holderId, where: eq(checkouts.holderType, "athlete") },
});

/** Both are paid for: somebody has to end one of the two first, since money would have to go back. */
export async function bothSubscribed(one: string, other: string): Promise<boolean> {
  const rows = await db()
    .selectDistinct({ holderId: subscriptions.holderId })
    .from(subscriptions)
    .where(
      and(eq(subscriptions.holderType, "athlete"), inArray(subscriptions.holderId, [one, other]), IS_LIVE),
    );
  return rows.length === 2;
}
