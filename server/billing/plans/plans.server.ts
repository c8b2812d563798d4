import { can } from "#domain/billing/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { subscriptionPlans } from "../tables.ts";
import * as queries from "./plan-queries.ts";

export type { NewPlan, PlanRow } from "./plan-queries.ts";

export function createPlan(
  actor: Actor,
  input: queries.NewPlan,
): Promise<Result<{ id: string }, "not_allowed">> {
  return inTransaction(async () => {
    if (!can(actor, "create")) return err("not_allowed");
    const id = await queries.insertPlan(input);
    await audit(actor, "plan.created", id);
    return ok({ id });
  });
}

/** A new price is for new subscribers; the others keep the price that they agreed to. */
export async function editPlan(
  actor: Actor,
  id: string,
  change: Omit<queries.NewPlan, "active">,
): Promise<Result<null, "not_allowed" | "not_found" | "audience_in_use">> {
  if (!can(actor, "edit")) return err("not_allowed");
  const changed = await changeRow(subscriptionPlans, id, {
    who: actor,
    action: "plan.updated",
    allowed: () => true,
    // Another audience would close the plan to everybody who pays for it.
    obstacle: async ({ audience }) =>
      change.audience !== audience && (await queries.wasSold(id)) ? "audience_in_use" : null,
    set: change,
    // The next checkout creates the new price at the provider.
    alsoSet: ({ priceCents }) => (priceCents === change.priceCents ? {} : { providerPriceId: null }),
  });
  return changed.ok ? ok(null) : changed;
}

/** Off sale or on again; who has it keeps it. */
export async function setPlanActive(
  actor: Actor,
  id: string,
  active: boolean,
): Promise<Result<null, "not_allowed" | "not_found">> {
  if (!can(actor, "edit")) return err("not_allowed");
  const changed = await changeRow(subscriptionPlans, id, {
    who: actor,
    action: active ? "plan.activated" : "plan.deactivated",
    allowed: () => true,
    set: { active },
  });
  return changed.ok ? ok(null) : changed;
}

/** All of them, on sale or not, each with how many subscriptions of it run. */
export async function listPlans(actor: Actor): Promise<Result<queries.CountedPlan[], "not_allowed">> {
  return can(actor, "list_all") ? ok(await queries.allPlans()) : err("not_allowed");
}

export async function readPlan(actor: Actor, id: string): Promise<Result<queries.PlanRow, "not_found">> {
  const plan = can(actor, "list_all") ? await queries.findPlan(id) : undefined;
  return plan ? ok(plan) : err("not_found");
}
