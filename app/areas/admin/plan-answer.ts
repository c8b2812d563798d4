import { data } from "react-router";
import { attempt } from "#app/forms/attempt.ts";
import { parseFields, textIn, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { can } from "#domain/billing/policy.ts";
import { planSchema } from "#domain/billing/plan-schema.ts";
import type { Actor } from "#domain/identity/actor.ts";
import type { Result } from "#domain/result.ts";
import * as billing from "#server/billing/plans/plans.server.ts";
import { savedAtIn } from "./place-in-form.ts";

type SaveProblem = "not_allowed" | "not_found" | "audience_in_use" | "changed_meanwhile";

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

/** A new plan, or a change to this one; whatever goes wrong, the form comes back as it was typed. */
export async function savePlan(actor: Actor, form: FormData, plan?: billing.PlanRow) {
  const typed = { ...typedIn(form, planSchema), savedAt: textIn(form, "savedAt") };
  const failed = {
    kind: "error" as const,
    title: plan ? "Não foi possível salvar o plano" : "Erro ao criar plano. Tente novamente.",
  };
  const parsed = parseFields(form, planSchema);
  if (!parsed.ok) return refuse({ ...parsed.error, typed });
  const since = plan && { id: plan.id, savedAt: savedAtIn(typed.savedAt) };
  const saved = await attempt<Result<unknown, SaveProblem>>(
    since ? billing.editPlan(actor, since, parsed.value) : billing.createPlan(actor, parsed.value),
  );
  if (!saved) return refuse({ typed, flash: failed }, { status: 500 });
  if (saved.ok) {
    const title = plan ? "Plano atualizado com sucesso!" : "Plano criado com sucesso!";
    return redirectWith("/admin/planos", { flash: { kind: "success", title } });
  }
  switch (saved.error) {
    case "audience_in_use":
      return refuse({
        typed,
        fields: { audience: "Este plano já foi assinado: o público não muda mais. Crie outro plano." },
      });
    case "changed_meanwhile":
      return refuse(
        {
          // Saving again means what is typed now, whatever was saved meanwhile.
          typed: { ...typed, savedAt: String(plan?.updatedAt) },
          flash: { ...failed, body: "Outra pessoa salvou antes. Confira abaixo e salve de novo." },
        },
        { status: 409 },
      );
    case "not_found":
      throw planMissing();
    case "not_allowed":
      throw data(null, 403);
  }
}
