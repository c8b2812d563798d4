import { SYSTEM } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import * as billing from "#server/billing/plans/plans.server.ts";
import type { NewPlan } from "#server/billing/plans/plans.server.ts";
import { nextSeed } from "./seeds.ts";

export type MadePlan = NewPlan & { id: string };

export async function aPlan(overrides: Partial<NewPlan> = {}): Promise<MadePlan> {
  const input: NewPlan = {
    name: `Plano ${nextSeed("plan")}`,
    audience: "athlete",
    priceCents: 2990,
    features: ["Prioridade na inscrição"],
    ...overrides,
  };
  return { ...input, ...expectOk(await billing.createPlan(SYSTEM, input)) };
}
