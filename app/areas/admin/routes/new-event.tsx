import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { adminMeta } from "#app/private-meta.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { EventFields } from "../components/events/event-fields.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { RecordForm } from "../components/record-form.tsx";
import { answerNewEvent } from "../event-form-action.ts";
import type { Route } from "./+types/new-event.ts";

export const action = async ({ request, context }: Route.ActionArgs) =>
  answerNewEvent(actorOf(context), await readForm(request));

export const meta: Route.MetaFunction = () => adminMeta("Adicionar Evento");

export default function NewEvent({ actionData }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb
        className="mb-3"
        steps={[{ label: "Eventos", to: "/admin/eventos" }, { label: "Adicionar Evento" }]}
      />
      <PageTitle>Adicionar Evento</PageTitle>
      <p className="-mt-3 mb-6 max-w-[70ch] text-muted">
        Um evento da nossa equipe: vai direto ao calendário.
      </p>
      <RecordForm answer={actionData} save="Salvar Evento" cancelTo="/admin/eventos">
        <EventFields ofTeam answer={actionData} />
      </RecordForm>
    </>
  );
}
