import { data } from "react-router";
import { Notice } from "#app/components/notice.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { privateMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { mayPublish, ownEvent } from "#server/events/own-events.server.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import { EVENTS_PAGE } from "../addresses.ts";
import { EventForm } from "../components/event-form.tsx";
import { OrganiserPage } from "../components/organiser-page.tsx";
import { answerEventForm, type EventAnswer } from "../event-action.ts";
import { EMPTY_FORM, withoutTimes } from "../form-values.ts";
import { eventNotFound } from "../load-own-event.ts";
import { sceneChoices } from "../scene-choices.ts";
import type { Route } from "./+types/new-event.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireMember(context);
  const may = await mayPublish(actor);
  if (!may.ok) throw data("Organização não encontrada", 404);
  // The list says who publishes.
  if (!may.value.mayEdit) throw redirectWith(EVENTS_PAGE, {});
  const peneira = may.value.peneira === "open";
  const copied = url.searchParams.get("copiar");
  const earlier = copied === null ? null : await ownEvent(actor, copied);
  if (earlier && !earlier.ok) throw eventNotFound();
  return {
    peneira,
    copyOf: earlier?.value.title ?? null,
    values: earlier
      ? withoutTimes(earlier.value.values)
      : { ...EMPTY_FORM, type: peneira ? "peneira" : "campeonato" },
    scenes: sceneChoices(null),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerEventForm({ actor: requireMember(context), form: await readForm(request), event: null });
}

export const meta: Route.MetaFunction = () => privateMeta("Novo evento");

export default function NewEvent({ loaderData, actionData }: Route.ComponentProps) {
  const { copyOf, ...form } = loaderData;
  const answer: EventAnswer | undefined = actionData;
  return (
    <OrganiserPage
      title="Novo evento"
      lead="Uma pessoa da equipe lê cada evento antes de ele ir ao calendário. Publicar não precisa de plano."
      steps={[{ label: "Novo evento" }]}
    >
      {copyOf && (
        <Notice tone="info" title={`Cópia de “${copyOf}”`}>
          Tudo veio junto, menos os dias e as horas. Nada foi salvo ainda.
        </Notice>
      )}
      <EventForm {...form} saved={null} back={EVENTS_PAGE} answer={answer} />
    </OrganiserPage>
  );
}
