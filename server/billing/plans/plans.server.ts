import { can } from "#domain/billing/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { lockLive } from "#server/platform/database/live-rows.ts";
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
  { id, savedAt }: { id: string; savedAt: Temporal.Instant },
  change: Omit<queries.NewPlan, "active">,
): Promise<Result<null, "not_allowed" | "not_found" | "audience_in_use" | "changed_meanwhile">> {
  if (!can(actor, "edit")) return err("not_allowed");
  const changed = await changeRow(subscriptionPlans, id, {
    who: actor,
    action: "plan.updated",
    allowed: () => true,
    ifUnchangedSince: savedAt,
    // Another audience would close the plan to everybody who pays for it.
    obstacle: async ({ audience }) =>
      change.audience !== audience && (await queries.wasSold(id)) ? "audience_in_use" : null,
    set: change,
    // The next checkout creates the new price at the provider.
    alsoSet: ({ priceCents }) => (priceCents === change.priceCents ? {} : { providerPriceId: null }),
  });
  if (changed.ok) return ok(null);
  return err(typeof changed.error === "object" ? "changed_meanwhile" : changed.error);
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

/**
 * Deletes a plan that nobody ever bought, for good. One that was sold stays for those who pay for it, with their
 * invoices, and is taken off sale instead.
 */
export function removePlan(
  actor: Actor,
  id: string,
): Promise<Result<"deleted" | "off_sale", "not_allowed" | "not_found">> {
  return inTransaction(async (): Promise<Result<"deleted" | "off_sale", "not_allowed" | "not_found">> => {
    if (!can(actor, "delete")) return err("not_allowed");
    // Locked, so that no checkout begins meanwhile.
    const plan = await lockLive(subscriptionPlans, id);
    if (!plan) return err("not_found");
    if (await queries.wasSold(plan.id)) {
      const off = await setPlanActive(actor, plan.id, false);
      return off.ok ? ok("off_sale") : off;
    }
    await queries.deletePlan(plan.id);
    await audit(actor, "plan.deleted", plan.id);
    return ok("deleted");
  });
}

/** Whether a removal would only take it off sale. */
export const wasSold = queries.wasSold;

/** All of them, on sale or not, each with how many subscriptions of it run. */
export async function listPlans(actor: Actor): Promise<Result<queries.CountedPlan[], "not_allowed">> {
  return can(actor, "list_all") ? ok(await queries.allPlans()) : err("not_allowed");
}

export async function readPlan(actor: Actor, id: string): Promise<Result<queries.PlanRow, "not_found">> {
  const plan = can(actor, "list_all") ? await queries.findPlan(id) : undefined;
  return plan ? ok(plan) : err("not_found");
}
