import { can } from "#domain/billing/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
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
export function editPlan(
  actor: Actor,
  id: string,
  change: Omit<queries.NewPlan, "active">,
): Promise<Result<null, "not_allowed" | "not_found" | "audience_in_use">> {
  return inTransaction(async () => {
    if (!can(actor, "edit")) return err("not_allowed");
    const before = await queries.findPlan(id);
    if (!before) return err("not_found");
    // Another audience would close the plan to everybody who pays for it.
    if (change.audience !== before.audience && (await queries.wasSold(id))) return err("audience_in_use");
    // The next checkout creates the new price at the provider.
    const repriced = before.priceCents === change.priceCents ? {} : { providerPriceId: null };
    await queries.updatePlan(id, { ...change, ...repriced });
    await audit(actor, "plan.updated", id, Object.keys(change));
    return ok(null);
  });
}

/** Off sale or on again; who has it keeps it. */
export function setPlanActive(
  actor: Actor,
  id: string,
  active: boolean,
): Promise<Result<null, "not_allowed" | "not_found">> {
  return inTransaction(async () => {
    if (!can(actor, "edit")) return err("not_allowed");
    if (!(await queries.findPlan(id))) return err("not_found");
    await queries.updatePlan(id, { active });
    await audit(actor, active ? "plan.activated" : "plan.deactivated", id, ["active"]);
    return ok(null);
  });
}

/** All of them, on sale or not, each with how many subscriptions of it run. */
export async function listPlans(actor: Actor): Promise<Result<queries.CountedPlan[], "not_allowed">> {
  return can(actor, "list_all") ? ok(await queries.allPlans()) : err("not_allowed");
}

export async function readPlan(actor: Actor, id: string): Promise<Result<queries.PlanRow, "not_found">> {
  const plan = can(actor, "list_all") ? await queries.findPlan(id) : undefined;
  return plan ? ok(plan) : err("not_found");
}
