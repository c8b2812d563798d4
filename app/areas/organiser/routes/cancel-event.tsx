import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { parseFields } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { refuse, type Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { privateMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { cancellationSchema } from "#domain/events/event-schema.ts";
import { cancelObstacle } from "#domain/events/policy.ts";
import { cancelEvent, deleteDraft } from "#server/events/end-events.server.ts";
import { now } from "#server/platform/clock.server.ts";
import { EVENTS_PAGE, eventPage } from "../addresses.ts";
import { OrganiserPage } from "../components/organiser-page.tsx";
import { eventNotFound, loadOwnEvent } from "../load-own-event.ts";
import type { Route } from "./+types/cancel-event.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

export async function loader(args: Route.LoaderArgs) {
  const { event } = await loadOwnEvent(args);
  const { id, title, mayEdit, wasPublic, approval, seatsTaken: people } = event;
  // Its page says what can be done with it.
  if (!mayEdit || (wasPublic && cancelObstacle(event, now()))) throw redirectWith(eventPage(id), {});
  return { id, title, wasPublic, draft: approval === "draft", people };
}

export async function action(args: Route.ActionArgs) {
  const { actor, event } = await loadOwnEvent(args);
  const form = await readForm(args.request);
  if (form.get("intent") === "apagar") {
    const deleted = await deleteDraft(actor, event.id);
    if (!deleted.ok && deleted.error === "not_found") throw eventNotFound();
    return deleted.ok
      ? redirectWith(`${EVENTS_PAGE}?lista=rascunhos`, {
          flash: {
            kind: "success",
            title: event.approval === "draft" ? "Rascunho apagado" : "Evento apagado",
          },
        })
      : redirectWith(eventPage(event.id), {
          flash: { kind: "error", title: "O evento já foi publicado", body: "Para desistir dele, cancele." },
        });
  }
  const parsed = parseFields(form, cancellationSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const cancelled = await cancelEvent(actor, event.id, parsed.value.reason);
  if (!cancelled.ok && cancelled.error === "not_found") throw eventNotFound();
  return redirectWith(eventPage(event.id), {
    flash: cancelled.ok
      ? {
          kind: "success",
          title: "Evento cancelado",
          body: "A página diz o motivo, e quem se inscreveu foi avisado.",
        }
      : {
          kind: "error",
          title: "O evento não pode mais ser cancelado",
          body: "Ele já começou, ou não está no ar.",
        },
  });
}

export const meta: Route.MetaFunction = () => privateMeta("Cancelar evento");

export default function CancelEvent({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, wasPublic, draft, people } = loaderData;
  const what = wasPublic ? "Cancelar evento" : draft ? "Apagar rascunho" : "Desistir do evento";
  return (
    <OrganiserPage title={what} steps={[{ label: title, to: eventPage(id) }, { label: what }]}>
      <Card compact title={title} className="max-w-[44rem]">
        {wasPublic ? (
          <Cancellation id={id} people={people} answer={actionData} />
        ) : (
          <Deletion id={id} draft={draft} />
        )}
      </Card>
    </OrganiserPage>
  );
}

function Cancellation({ id, people, answer }: { id: string; people: number; answer?: Refused }) {
  const form = useFocusOnError(answer);
  return (
    <PostForm ref={form} noValidate className="grid gap-4">
      <p>
        O evento sai do calendário. A página continua, com o motivo, e{" "}
        {people === 0
          ? "ninguém mais se inscreve"
          : people === 1
            ? "a família inscrita recebe este texto"
            : `as ${people} famílias inscritas recebem este texto`}
        . Não dá para desfazer.
      </p>
      <TextareaField label="Motivo" required rows={3} maxLength={500} {...fieldOf(answer)("reason")} />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton intent="cancelar" variant="danger">
          Cancelar o evento
        </SubmitButton>
        <ButtonLink to={eventPage(id)} variant="text">
          Manter
        </ButtonLink>
      </div>
    </PostForm>
  );
}

const Deletion = ({ id, draft }: { id: string; draft: boolean }) => (
  <PostForm className="grid gap-4">
    <p>
      {draft ? "Só vocês viram este evento." : "Só vocês e a nossa equipe viram este evento."} O que está
      escrito nele some.
    </p>
    <div className="flex flex-wrap items-center gap-3">
      <SubmitButton intent="apagar" variant="danger">
        Apagar
      </SubmitButton>
      <ButtonLink to={eventPage(id)} variant="text">
        Manter
      </ButtonLink>
    </div>
  </PostForm>
);
