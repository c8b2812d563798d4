import { Notice } from "#app/components/notice.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { privateMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { editObstacle } from "#domain/events/policy.ts";
import { partsOf } from "#domain/registrations/policy.ts";
import { now } from "#server/platform/clock.server.ts";
import { eventPage } from "../addresses.ts";
import { EventForm } from "../components/event-form.tsx";
import { EventNav } from "../components/event-nav.tsx";
import { OrganiserPage } from "../components/organiser-page.tsx";
import { answerEventForm, type EventAnswer } from "../event-action.ts";
import { toFormValues } from "../form-values.ts";
import { loadOwnEvent } from "../load-own-event.ts";
import { sceneChoices } from "../scene-choices.ts";
import type { Route } from "./+types/edit-event.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

export async function loader(args: Route.LoaderArgs) {
  const { event } = await loadOwnEvent(args);
  // Its page says why it cannot be changed.
  if (!event.mayEdit || editObstacle(event, now())) throw redirectWith(eventPage(event.id), {});
  const { id, title, approval, savedAt, stateReason } = event;
  return {
    id,
    title,
    reason: approval === "rejected" || event.held ? stateReason : null,
    people: event.seatsTaken,
    parts: partsOf(event),
    values: toFormValues(event.values),
    saved: { at: savedAt, approval },
    scenes: sceneChoices(event.imageUrl),
    peneira: event.peneira === "open",
  };
}

export async function action(args: Route.ActionArgs) {
  const { actor, event } = await loadOwnEvent(args);
  return answerEventForm({ actor, event, form: await readForm(args.request) });
}

const toldText = (people: number): string => {
  if (people === 0) return "quem já se inscreveu";
  return people === 1
    ? "a família inscrita, que pode sair"
    : `as ${people} famílias inscritas, que podem sair`;
};

export const meta: Route.MetaFunction = () => privateMeta("Editar evento");

export default function EditEvent({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, reason, people, saved, parts, ...form } = loaderData;
  const answer: EventAnswer | undefined = actionData;
  return (
    <OrganiserPage title={title} steps={[{ label: title, to: eventPage(id) }, { label: "Editar" }]}>
      <EventNav event={{ id, parts }} />
      {reason && (
        <Notice tone="error" title="A equipe pediu uma correção">
          <p className="whitespace-pre-line">{reason}</p>
        </Notice>
      )}
      {saved.approval === "approved" && (
        <Notice tone="info" title="Este evento está no ar">
          Mudar dia, local ou taxa avisa {toldText(people)}. A equipe confere de novo o que mudar no texto, no
          dia, no local ou na taxa.
        </Notice>
      )}
      <EventForm {...form} saved={saved} back={eventPage(id)} answer={answer} />
    </OrganiserPage>
  );
}
