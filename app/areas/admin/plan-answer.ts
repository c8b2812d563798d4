import { data } from "react-router";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { can } from "#domain/billing/policy.ts";
import { planSchema } from "#domain/billing/plan-schema.ts";
import type { Actor } from "#domain/identity/actor.ts";
import * as billing from "#server/billing/plans/plans.server.ts";

export const planMissing = () => data("Plano não encontrado", 404);

export async function planIn(actor: Actor, { id }: { id: string }): Promise<billing.PlanRow> {
  const plan = await billing.readPlan(actor, id);
  if (!plan.ok) throw planMissing();
  return plan.value;
}

/** Pages that change something are an admin's; other staff only look. */
export function assertMayEdit(actor: Actor): void {
  if (!can(actor, "edit")) throw data("Só a administração cria e muda planos.", 403);
}

/** A new plan, or a change to the one of this id. */
export async function savePlan(actor: Actor, form: FormData, id?: string) {
  const parsed = parseFields(form, planSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const saved = id
    ? await billing.editPlan(actor, id, parsed.value)
    : await billing.createPlan(actor, parsed.value);
  if (saved.ok) {
    const title = id ? "Plano atualizado com sucesso!" : "Plano criado com sucesso!";
    return redirectWith("/admin/planos", { flash: { kind: "success", title } });
  }
  switch (saved.error) {
    case "audience_in_use":
      return refuse({
        typed: typedIn(form, planSchema),
        fields: { audience: "Este plano já foi assinado: o público não muda mais. Crie outro plano." },
      });
    case "not_found":
      throw planMissing();
    case "not_allowed":
      throw data(null, 403);
  }
}
