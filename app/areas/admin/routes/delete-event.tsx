import { attempt, TRY_AGAIN } from "#app/forms/attempt.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { adminMeta } from "#app/private-meta.ts";
import { removeByStaff } from "#server/events/staff/ending.server.ts";
import { readForStaff } from "#server/events/staff/read.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { ConfirmRemoval } from "../components/confirm-removal.tsx";
import { eventMissing } from "../event-action.ts";
import { eventPage } from "../record-paths.ts";
import type { Route } from "./+types/delete-event.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const event = await readForStaff(actorOf(context), params.id);
  if (!event.ok || event.value.deletedAt) throw eventMissing();
  const { id, values, mayDelete, championshipId } = event.value;
  return { id, title: values.title, blocked: mayDelete ? undefined : whyNot(championshipId) };
}

const whyNot = (championshipId: string | null): string =>
  championshipId === null
    ? "Este evento já foi público: quem o leu tem de achar a página. Cancele-o com um motivo, ou oculte-o."
    : "Este evento é a página de um campeonato: exclua o campeonato.";

export async function action({ params, context }: Route.ActionArgs) {
  const removed = await attempt(removeByStaff(actorOf(context), params.id));
  if (removed && !removed.ok && removed.error === "not_found") throw eventMissing();
  return redirectWith(eventPage(params.id), {
    flash: removed?.ok
      ? { kind: "success", title: "Evento excluído", body: "Dá para desfazer nesta página." }
      : {
          kind: "error",
          title: "O evento não foi excluído",
          body: removed ? "Cancele-o ou oculte-o." : TRY_AGAIN,
        },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(`Excluir ${loaderData?.title ?? "evento"}`);

export default function DeleteEvent({ loaderData: { id, title, blocked } }: Route.ComponentProps) {
  return (
    <ConfirmRemoval
      list={{ label: "Eventos", to: "/admin/eventos" }}
      name={title}
      back={eventPage(id)}
      blocked={blocked}
    >
      O evento some também para quem o organiza e sai da fila de revisões. Você pode desfazer depois.
    </ConfirmRemoval>
  );
}
