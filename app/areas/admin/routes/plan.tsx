import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { can } from "#domain/billing/policy.ts";
import { formatBRL } from "#domain/money.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { adminMeta } from "#app/private-meta.ts";
import { PageTitle } from "../components/page-title.tsx";
import { PlanForm } from "../components/plan-form.tsx";
import { planIn, savePlan } from "../plan-answer.ts";
import type { Route } from "./+types/plan.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const plan = await planIn(actorOf(context), params);
  return {
    id: plan.id,
    name: plan.name,
    active: plan.active,
    savedAt: String(plan.updatedAt),
    editable: can(actorOf(context), "edit"),
    fields: {
      name: plan.name,
      description: plan.description ?? "",
      price: formatBRL(plan.priceCents).replace("R$ ", ""),
      audience: plan.audience,
      features: plan.features.join("\n"),
      ...Object.fromEntries(plan.grants.map((grant) => [grant, "on"])),
    },
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const plan = await planIn(actor, params);
  return savePlan(actor, await readForm(request), plan);
}

export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.name ?? "Plano");

export default function Plan({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, active, savedAt, editable, fields } = loaderData;
  return (
    <>
      <Breadcrumb className="mb-3" steps={[{ label: "Planos", to: "/admin/planos" }, { label: name }]} />
      <PageTitle
        aside={
          editable && (
            <div className="flex flex-wrap gap-2">
              <ButtonLink to={`/admin/planos/${id}/situacao`} size="small">
                {active ? "Desativar" : "Ativar"}
              </ButtonLink>
              <ButtonLink to={`/admin/planos/${id}/excluir`} size="small">
                Excluir
              </ButtonLink>
            </div>
          )
        }
      >
        {name}
      </PageTitle>
      <PlanForm
        plan={fields}
        savedAt={savedAt}
        answer={actionData}
        submit={editable ? "Salvar plano" : null}
      />
    </>
  );
}
