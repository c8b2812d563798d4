import { data } from "react-router";
import { attempt, TRY_AGAIN } from "#app/forms/attempt.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { adminMeta } from "#app/private-meta.ts";
import { can } from "#domain/sponsors/policy.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { readForStaff } from "#server/sponsors/staff/read.server.ts";
import { remove } from "#server/sponsors/staff/removal.server.ts";
import { ConfirmRemoval } from "../components/confirm-removal.tsx";
import { sponsorMissing } from "../sponsor-form-action.ts";
import { sponsorPage } from "../record-paths.ts";
import type { Route } from "./+types/delete-sponsor.ts";

const ONLY_ADMINS = "Só a administração exclui patrocinadores.";

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  if (!can(actor, "delete")) throw data(ONLY_ADMINS, 403);
  const sponsor = await readForStaff(actor, params.id);
  if (!sponsor.ok || sponsor.value.deletedAt) throw sponsorMissing();
  return { id: sponsor.value.id, name: sponsor.value.values.name };
}

export async function action({ params, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  if (!can(actor, "delete")) throw data(ONLY_ADMINS, 403);
  const removed = await attempt(remove(actor, params.id));
  if (removed && !removed.ok) throw sponsorMissing();
  return redirectWith(sponsorPage(params.id), {
    flash: removed
      ? { kind: "success", title: "Patrocinador excluído", body: "Dá para desfazer nesta página." }
      : { kind: "error", title: "O patrocinador não foi excluído", body: TRY_AGAIN },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(`Excluir ${loaderData?.name ?? "patrocinador"}`);

export default function DeleteSponsor({ loaderData: { id, name } }: Route.ComponentProps) {
  return (
    <ConfirmRemoval
      list={{ label: "Patrocinadores", to: "/admin/patrocinadores" }}
      name={name}
      back={sponsorPage(id)}
    >
      A marca sai de todas as páginas na hora, e quem cuida da página dela perde o acesso. Você pode desfazer
      depois.
    </ConfirmRemoval>
  );
}
