import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { adminMeta } from "#app/private-meta.ts";
import { formatPlace } from "#domain/places.ts";
import { readForStaff } from "#server/events/staff/read.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { EventFields } from "../components/events/event-fields.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { RecordForm } from "../components/record-form.tsx";
import { eventMissing } from "../event-action.ts";
import { answerEventCorrection } from "../event-form-action.ts";
import { eventPage } from "../record-paths.ts";
import { eventFormValues } from "../event-view.ts";
import type { Route } from "./+types/edit-event.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const event = await readForStaff(actorOf(context), params.id);
  if (!event.ok || !event.value.mayEdit) throw eventMissing();
  const { id, values, place, ofTeam, savedAt } = event.value;
  return {
    id,
    title: values.title,
    values: eventFormValues(event.value),
    place: formatPlace(place),
    ofTeam,
    savedAt,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const event = await readForStaff(actor, params.id);
  if (!event.ok) throw eventMissing();
  return answerEventCorrection(actor, event.value, await readForm(request));
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(`Editar ${loaderData?.title ?? "evento"}`);

export default function EditEvent({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, values, place, ofTeam, savedAt } = loaderData;
  return (
    <>
      <Breadcrumb
        className="mb-3"
        steps={[
          { label: "Eventos", to: "/admin/eventos" },
          { label: title, to: eventPage(id) },
          { label: "Editar" },
        ]}
      />
      <PageTitle>Editar {title}</PageTitle>
      <RecordForm answer={actionData} save="Salvar Evento" cancelTo={eventPage(id)} savedAt={savedAt}>
        <EventFields values={values} place={place} ofTeam={ofTeam} answer={actionData} />
      </RecordForm>
    </>
  );
}
