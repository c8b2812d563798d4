import { data, useSearchParams } from "react-router";
import { eventQuery, eventTypeIn } from "#domain/events/event-filter.ts";
import { newEventSchema } from "#domain/inquiries/schemas.ts";
import { firstDay, openedAt } from "#server/inquiries/inquiries.server.ts";
import { answerInquiry } from "../answer-inquiry.ts";
import { NewEventForm } from "../components/events/new-event-form.tsx";
import { RouteDialog } from "../components/events/route-dialog.tsx";
import { describePage } from "#app/page-meta.ts";
import { sessionOf } from "#server/identity/who-asks.server.ts";
import type { Route } from "./+types/new-event.ts";

export const loader = () => ({ openedAt: openedAt(), firstDay: firstDay().toString() });

export async function action({ request, context, url }: Route.ActionArgs) {
  const session = sessionOf(context);
  const answer = await answerInquiry(
    { request, context },
    {
      schema: newEventSchema(firstDay()),
      toInquiry: ({ name, location, date, description, email }) => ({
        kind: "new_event",
        name,
        email: email ?? session?.email,
        message: description,
        details: { location, date },
      }),
      next: `/campeonatos${eventQuery(eventTypeIn(url.searchParams))}`,
      done: {
        title: "Evento cadastrado!",
        body: "Seu evento foi cadastrado com sucesso e está aguardando aprovação.",
      },
    },
  );
  if (answer instanceof Response) return answer;
  // A toast would stand behind the dialog: what went wrong is said inside it.
  const { fields, typed, flash } = answer.data;
  return data({ fields, typed, problem: flash, flash: null }, answer.init ?? undefined);
}

export const meta: Route.MetaFunction = () =>
  describePage({
    title: "Cadastrar evento | Joia da Base",
    description: "Envie um campeonato ou uma peneira para a aprovação da equipe.",
    indexable: false,
  });

export default function NewEvent({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const back = `/campeonatos${eventQuery(eventTypeIn(search))}`;
  return (
    <RouteDialog id="cadastrar-evento" title="Cadastrar Evento" back={back}>
      <NewEventForm answer={actionData} {...loaderData} back={back} />
    </RouteDialog>
  );
}
