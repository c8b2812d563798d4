import { data } from "react-router";
import { PostForm } from "#app/forms/post-form.tsx";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { SubmitButton, ButtonLink } from "#app/components/button.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { setPlanActive } from "#server/billing/plans/plans.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { adminMeta } from "#app/private-meta.ts";
import { PageTitle } from "../components/page-title.tsx";
import { Panel } from "../components/panel.tsx";
import { assertMayEdit, planIn, planMissing } from "../plan-answer.ts";
import type { Route } from "./+types/plan-sale.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  assertMayEdit(actorOf(context));
  const { id, name, active } = await planIn(actorOf(context), params);
  return { id, name, active };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { id, name } = await planIn(actor, params);
  // The state that the page offered, so that two people who press the button at once do not undo each other.
  const active = (await readForm(request)).get("active") === "true";
  const set = await setPlanActive(actor, id, active);
  if (!set.ok) throw set.error === "not_allowed" ? data(null, 403) : planMissing();
  const title = active ? "Plano ativado" : "Plano desativado";
  return redirectWith("/admin/planos", { flash: { kind: "success", title, body: name } });
}

export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.name ?? "Plano");

export default function PlanSale({ loaderData: { id, name, active } }: Route.ComponentProps) {
  const act = active ? "Desativar" : "Ativar";
  return (
    <>
      <Breadcrumb
        className="mb-3"
        steps={[
          { label: "Planos", to: "/admin/planos" },
          { label: name, to: `/admin/planos/${id}` },
          { label: act },
        ]}
      />
      <PageTitle>
        {act} {name}?
      </PageTitle>
      <Panel title="O que acontece" className="max-w-[40rem] border-line">
        <p>
          {active
            ? "O plano sai da página de planos e ninguém mais pode assiná-lo. Quem já assina continua com ele, pelo preço de hoje."
            : "O plano volta à página de planos e pode ser assinado de novo."}
        </p>
        <PostForm className="mt-5 flex flex-wrap gap-3">
          <SubmitButton
            name="active"
            value={String(!active)}
            variant={active ? "danger" : "primary"}
            size="small"
          >
            {act} plano
          </SubmitButton>
          <ButtonLink to="/admin/planos" size="small">
            Voltar sem mudar nada
          </ButtonLink>
        </PostForm>
      </Panel>
    </>
  );
}
