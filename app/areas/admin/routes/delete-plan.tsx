import { data } from "react-router";
import { attempt, TRY_AGAIN } from "#app/forms/attempt.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { removePlan, wasSold } from "#server/billing/plans/plans.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { adminMeta } from "#app/private-meta.ts";
import { ConfirmRemoval } from "../components/confirm-removal.tsx";
import { assertMayEdit, planIn, planMissing } from "../plan-answer.ts";
import type { Route } from "./+types/delete-plan.ts";

const LIST = "/admin/planos";

export async function loader({ params, context }: Route.LoaderArgs) {
  assertMayEdit(actorOf(context));
  const { id, name, active } = await planIn(actorOf(context), params);
  return { id, name, active, sold: await wasSold(id) };
}

export async function action({ params, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  assertMayEdit(actor);
  const { id, name } = await planIn(actor, params);
  const removed = await attempt(removePlan(actor, id));
  if (!removed)
    return redirectWith(`${LIST}/${id}`, {
      flash: { kind: "error", title: "O plano não foi excluído", body: TRY_AGAIN },
    });
  if (!removed.ok) throw removed.error === "not_allowed" ? data(null, 403) : planMissing();
  return redirectWith(LIST, {
    flash:
      removed.value === "deleted"
        ? { kind: "success", title: "Plano excluído", body: name }
        : { kind: "info", title: "Plano fora de venda", body: `${name} não foi excluído: ${SOLD}` },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(`Excluir ${loaderData?.name ?? "plano"}`);

export default function DeletePlan({ loaderData: { id, name, active, sold } }: Route.ComponentProps) {
  return (
    <ConfirmRemoval
      list={{ label: "Planos", to: LIST }}
      name={name}
      back={`${LIST}/${id}`}
      blocked={sold && !active ? `O plano já está fora de venda e não se exclui: ${SOLD}` : undefined}
      act={sold ? "Tirar de venda" : undefined}
    >
      {sold
        ? `O plano não se exclui: ${SOLD} Ele sai de venda: ninguém mais o assina, e quem já assina continua com ele, pelo preço de hoje.`
        : "Ninguém assinou este plano. Ele sai da página de planos e da lista da equipe, e não dá para desfazer."}
    </ConfirmRemoval>
  );
}

const SOLD = "alguém já o assinou ou começou a assinar.";
