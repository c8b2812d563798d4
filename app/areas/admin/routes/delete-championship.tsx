import { data } from "react-router";
import { attempt, TRY_AGAIN } from "#app/forms/attempt.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { adminMeta } from "#app/private-meta.ts";
import { can } from "#domain/championships/policy.ts";
import { remove } from "#server/events/staff/championship-removal.server.ts";
import { readForStaff } from "#server/events/staff/championships.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { championshipMissing } from "../championship-form-action.ts";
import { championshipPage } from "../record-paths.ts";
import { ConfirmRemoval } from "../components/confirm-removal.tsx";
import type { Route } from "./+types/delete-championship.ts";

const ONLY_ADMINS = "Só a administração exclui campeonatos.";

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  if (!can(actor, "delete")) throw data(ONLY_ADMINS, 403);
  const championship = await readForStaff(actor, params.id);
  if (!championship.ok || championship.value.deletedAt) throw championshipMissing();
  const { id, values, categories, counts } = championship.value;
  return { id, name: values.name, teams: categories.reduce((sum, { teams }) => sum + teams, 0), counts };
}

export async function action({ params, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  if (!can(actor, "delete")) throw data(ONLY_ADMINS, 403);
  const removed = await attempt(remove(actor, params.id));
  if (removed && !removed.ok && removed.error === "not_found") throw championshipMissing();
  return redirectWith(championshipPage(params.id), {
    flash: removed?.ok
      ? { kind: "success", title: "Campeonato excluído", body: "Dá para desfazer nesta página." }
      : { kind: "error", title: "O campeonato não foi excluído", body: removed ? HAS_RESULTS : TRY_AGAIN },
  });
}

const HAS_RESULTS =
  "Há súmulas fechadas: os resultados contam para clubes e atletas. Oculte a página pelo evento dele.";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(`Excluir ${loaderData?.name ?? "campeonato"}`);

export default function DeleteChampionship({ loaderData }: Route.ComponentProps) {
  const { id, name, teams, counts } = loaderData;
  return (
    <ConfirmRemoval
      list={{ label: "Campeonatos", to: "/admin/campeonatos" }}
      name={name}
      back={championshipPage(id)}
      blocked={counts ? HAS_RESULTS : undefined}
    >
      O campeonato e o evento dele saem de todas as páginas na hora, também das de quem organiza.
      {teams > 0 &&
        ` ${teams === 1 ? "1 equipe inscrita" : `${teams} equipes inscritas`} não ${teams === 1 ? "recebe" : "recebem"} aviso: para avisar, cancele antes o evento.`}{" "}
      Você pode desfazer depois.
    </ConfirmRemoval>
  );
}
