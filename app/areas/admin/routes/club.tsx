import { ExternalLink, History, Pencil, Trash2 } from "lucide-react";
import { Badge } from "#app/components/badge.tsx";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { adminMeta } from "#app/private-meta.ts";
import { can } from "#domain/clubs/policy.ts";
import { readForStaff } from "#server/clubs/staff/read.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { answerClubAct } from "../club-action.ts";
import { clubMissing } from "../club-form-action.ts";
import { toClubView } from "../club-view.ts";
import { ClubAdjustments } from "../components/clubs/club-adjustments.tsx";
import { ClubFacts } from "../components/clubs/club-facts.tsx";
import { ClubPeople } from "../components/clubs/club-people.tsx";
import { ClubVerification } from "../components/clubs/club-verification.tsx";
import { ClubVisibility } from "../components/clubs/club-visibility.tsx";
import { NotesPanel } from "../components/notes-panel.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { UndoRemoval } from "../components/undo-removal.tsx";
import { answerNotes, readNotes } from "../notes.ts";
import type { Route } from "./+types/club.ts";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const club = await readForStaff(actor, params.id);
  if (!club.ok) throw clubMissing();
  const notes = await readNotes(actor, { type: "club", id: club.value.id }, url);
  return { club: toClubView(club.value), notes, mayDelete: can(actor, "delete") };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const form = await readForm(request);
  const club = await readForStaff(actor, params.id);
  if (!club.ok) throw clubMissing();
  const { id } = club.value;
  const noted = await answerNotes(actor, { type: "club", id }, form, `/admin/clubes/${id}`);
  return noted ?? answerClubAct(actor, id, form);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(loaderData?.club.values["name"] ?? "Clube");

export default function Club({ loaderData: { club, notes, mayDelete }, actionData }: Route.ComponentProps) {
  const { id, deletedAt } = club;
  const name = club.values["name"]!;
  return (
    <>
      <Breadcrumb className="mb-3" steps={[{ label: "Clubes", to: "/admin/clubes" }, { label: name }]} />
      <PageTitle
        aside={
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={`/admin/registro/club/${id}`} size="small">
              <History aria-hidden="true" />
              Registro
            </ButtonLink>
            {!deletedAt && (
              <>
                <ButtonLink to={`/clube/${id}`} size="small">
                  <ExternalLink aria-hidden="true" />
                  Ver página
                </ButtonLink>
                {mayDelete && (
                  <ButtonLink to={`/admin/clubes/${id}/excluir`} size="small">
                    <Trash2 aria-hidden="true" />
                    Excluir
                  </ButtonLink>
                )}
                <ButtonLink to={`/admin/clubes/${id}/editar`} variant="primary" size="small">
                  <Pencil aria-hidden="true" />
                  Editar
                </ButtonLink>
              </>
            )}
          </div>
        }
      >
        {name}
      </PageTitle>
      {deletedAt ? (
        <UndoRemoval title={`Excluído em ${deletedAt}`} mayUndo={mayDelete}>
          O clube não aparece em nenhuma página e ninguém age por ele. Desfazer traz tudo de volta como
          estava; conversas encerradas com famílias continuam encerradas.
        </UndoRemoval>
      ) : (
        <p className="-mt-3 mb-4 flex flex-wrap gap-2">
          {club.verified ? <Badge tone="grass">Verificado</Badge> : <Badge>Não verificado</Badge>}
          {club.hidden && <Badge tone="danger">Oculto</Badge>}
          {club.values["highlighted"] === "on" && <Badge tone="canary">Destaque Regional</Badge>}
          {club.values["partnership"] && <Badge tone="sky">Parceria {club.values["partnership"]}</Badge>}
        </p>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-4">
          <ClubFacts club={club} />
          {!deletedAt && <ClubAdjustments adjustments={club.adjustments} answer={actionData} />}
          <NotesPanel {...notes} answer={actionData} />
        </div>
        <div className="grid gap-4">
          {!deletedAt && <ClubVerification club={club} answer={actionData} />}
          <ClubPeople members={club.members} />
          {!deletedAt && <ClubVisibility hidden={club.hidden} />}
        </div>
      </div>
    </>
  );
}
