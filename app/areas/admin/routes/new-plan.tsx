import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { orAsTyped } from "#app/forms/or-as-typed.ts";
import { readForm } from "#app/forms/read-form.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { adminMeta } from "#app/private-meta.ts";
import { PageTitle } from "../components/page-title.tsx";
import { PlanForm } from "../components/plan-form.tsx";
import { assertMayEdit, savePlan } from "../plan-answer.ts";
import type { Route } from "./+types/new-plan.ts";

export function loader({ context }: Route.LoaderArgs) {
  assertMayEdit(actorOf(context));
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  return orAsTyped(form, savePlan(actorOf(context), form));
}

export const meta: Route.MetaFunction = () => adminMeta("Criar plano");

export default function NewPlan({ actionData }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb
        className="mb-3"
        steps={[{ label: "Planos", to: "/admin/planos" }, { label: "Criar plano" }]}
      />
      <PageTitle>Criar plano</PageTitle>
      <PlanForm answer={actionData} submit="Criar plano" />
    </>
  );
}
