import { data } from "react-router";
import { attempt, TRY_AGAIN } from "#app/forms/attempt.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { adminMeta } from "#app/private-meta.ts";
import { can } from "#domain/clubs/policy.ts";
import { readForStaff } from "#server/clubs/staff/read.server.ts";
import { remove } from "#server/clubs/staff/removal.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { clubMissing } from "../club-form-action.ts";
import { clubPage } from "../record-paths.ts";
import { ConfirmRemoval } from "../components/confirm-removal.tsx";
import type { Route } from "./+types/delete-club.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  if (!can(actor, "delete")) throw data("Só a administração exclui clubes.", 403);
  const club = await readForStaff(actor, params.id);
  if (!club.ok || club.value.deletedAt) throw clubMissing();
  const { id, values, members } = club.value;
  return { id, name: values.name, people: members.length };
}

export async function action({ params, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  if (!can(actor, "delete")) throw data("Só a administração exclui clubes.", 403);
  const removed = await attempt(remove(actor, params.id));
  if (removed && !removed.ok) throw clubMissing();
  return redirectWith(clubPage(params.id), {
    flash: removed
      ? { kind: "success", title: "Clube excluído", body: "Dá para desfazer nesta página." }
      : { kind: "error", title: "O clube não foi excluído", body: TRY_AGAIN },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(`Excluir ${loaderData?.name ?? "clube"}`);

export default function DeleteClub({ loaderData: { id, name, people } }: Route.ComponentProps) {
  return (
    <ConfirmRemoval list={{ label: "Clubes", to: "/admin/clubes" }} name={name} back={clubPage(id)}>
      O clube sai de todas as páginas na hora.
      {people > 0 &&
        ` ${people === 1 ? "A pessoa que age" : `As ${people} pessoas que agem`} por ele perde${people === 1 ? "" : "m"} o acesso.`}{" "}
      Contatos com famílias são encerrados e as peneiras dele, suspensas. Os resultados dos outros clubes
      ficam. Você pode desfazer depois. Uma assinatura do clube não é cancelada por isto.
    </ConfirmRemoval>
  );
}
