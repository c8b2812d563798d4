import { Badge } from "#app/components/badge.tsx";
import { Notice } from "#app/components/notice.tsx";
import { StandaloneLink } from "#app/components/text-link.tsx";
import { orAsTyped } from "#app/forms/or-as-typed.ts";
import { readForm } from "#app/forms/read-form.ts";
import { adminMeta } from "#app/private-meta.ts";
import { readForStaff } from "#server/events/staff/read.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { EventCancel, EventHold } from "../components/events/event-controls.tsx";
import { EventFacts } from "../components/events/event-facts.tsx";
import { NotesPanel } from "../components/notes-panel.tsx";
import { answerEventAct, eventMissing } from "../event-action.ts";
import { championshipPage, eventPage, logOf } from "../record-paths.ts";
import { toEventView } from "../event-view.ts";
import { answerNotes, readNotes } from "../notes.ts";
import { RecordHead } from "../components/record-head.tsx";
import type { Route } from "./+types/event.ts";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const event = await readForStaff(actor, params.id);
  if (!event.ok) throw eventMissing();
  const notes = await readNotes(actor, { type: "event", id: event.value.id }, url);
  return { event: toEventView(event.value), notes };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const form = await readForm(request);
  const event = await readForStaff(actor, params.id);
  if (!event.ok) throw eventMissing();
  const { id } = event.value;
  const noted = await answerNotes(actor, { type: "event", id }, form, eventPage(id));
  return noted ?? orAsTyped(form, answerEventAct(actor, id, form));
}

export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.event.title ?? "Evento");

export default function Event({ loaderData: { event, notes }, actionData }: Route.ComponentProps) {
  const { id, deletedAt, championshipId, reviewId, standing } = event;
  return (
    <>
      <RecordHead
        list={{ label: "Eventos", to: "/admin/eventos" }}
        name={event.title}
        page={eventPage(id)}
        log={logOf("event", id)}
        shownAt={event.approved ? `/campeonatos/${id}` : undefined}
        mayEdit={event.mayEdit}
        mayDelete={event.mayDelete}
        deletedAt={deletedAt}
        mayUndo={championshipId === null}
        onlyAdmins={false}
        removal="O evento não aparece em nenhuma página, nem para quem o organiza. Um evento de campeonato volta com o campeonato."
      >
        <Badge tone={standing.tone}>{standing.word}</Badge>
      </RecordHead>
      {!deletedAt && (reviewId ?? championshipId) && (
        <Notice
          tone="info"
          title={reviewId ? "O evento espera uma decisão" : "É a página de um campeonato"}
          className="mb-4"
        >
          <span className="flex flex-wrap gap-x-4">
            {reviewId && <StandaloneLink to={`/admin/revisoes/${reviewId}`}>Abrir a revisão</StandaloneLink>}
            {championshipId && (
              <StandaloneLink to={championshipPage(championshipId)}>Abrir o campeonato</StandaloneLink>
            )}
          </span>
        </Notice>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-4">
          <EventFacts event={event} />
          <NotesPanel {...notes} answer={actionData} />
        </div>
        <div className="grid gap-4">
          {!deletedAt && <EventHold event={event} />}
          {event.mayCancel && <EventCancel answer={actionData} />}
        </div>
      </div>
    </>
  );
}
