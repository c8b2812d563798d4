import { Badge } from "#app/components/badge.tsx";
import { orAsTyped } from "#app/forms/or-as-typed.ts";
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
import { answerNotes, readNotes } from "../notes.ts";
import { RecordHead } from "../components/record-head.tsx";
import { clubPage, logOf } from "../record-paths.ts";
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
  const noted = await answerNotes(actor, { type: "club", id }, form, clubPage(id));
  return noted ?? orAsTyped(form, answerClubAct(actor, id, form));
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(loaderData?.club.values["name"] ?? "Clube");

export default function Club({ loaderData: { club, notes, mayDelete }, actionData }: Route.ComponentProps) {
  const { id, deletedAt } = club;
  const name = club.values["name"]!;
  return (
    <>
      <RecordHead
        list={{ label: "Clubes", to: "/admin/clubes" }}
        name={name}
        page={clubPage(id)}
        log={logOf("club", id)}
        shownAt={`/clube/${id}`}
        mayDelete={mayDelete}
        deletedAt={deletedAt}
        removal="O clube não aparece em nenhuma página e ninguém age por ele. Desfazer traz tudo de volta como estava; conversas encerradas com famílias continuam encerradas."
      >
        {club.verified ? <Badge tone="grass">Verificado</Badge> : <Badge>Não verificado</Badge>}
        {club.hidden && <Badge tone="danger">Oculto</Badge>}
        {club.values["highlighted"] === "on" && <Badge tone="canary">Destaque Regional</Badge>}
        {club.values["partnership"] && <Badge tone="sky">Parceria {club.values["partnership"]}</Badge>}
      </RecordHead>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-4">
          <ClubFacts club={club} />
          {!deletedAt && <ClubAdjustments clubId={id} adjustments={club.adjustments} answer={actionData} />}
          <NotesPanel {...notes} answer={actionData} />
        </div>
        <div className="grid gap-4">
          {!deletedAt && <ClubVerification club={club} answer={actionData} />}
          <ClubPeople members={club.members} />
          {!deletedAt && <ClubVisibility hidden={club.hidden} answer={actionData} />}
        </div>
      </div>
    </>
  );
}
