import { db } from "#server/platform/database/database.ts";
import { subscriptionPlans } from "./tables.ts";

export type NewPlan = Omit<typeof subscriptionPlans.$inferInsert, "id">;

export async function insertPlan(input: NewPlan): Promise<string> {
  const inserted = await db().insert(subscriptionPlans).values(input).returning({ id: subscriptionPlans.id });
  return inserted[0]!.id;
}
