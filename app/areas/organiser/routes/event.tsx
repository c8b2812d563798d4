import { data } from "react-router";
import { Copy, ExternalLink, Pencil, Trash2 } from "lucide-react";
import { Badge } from "#app/components/badge.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { fact, Facts } from "#app/components/facts.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { EventPicture } from "../components/event-picture.tsx";
import { pictureStanding } from "#app/picture-standing.ts";
import { privateMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { cancelObstacle, editObstacle } from "#domain/events/policy.ts";
import { removePicture } from "#server/events/own-events.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { now } from "#server/platform/clock.server.ts";
import { answersOwedIn } from "#server/registrations/organiser-owed.server.ts";
import { cancelPage, copyPage, editPage, eventPage } from "../addresses.ts";
import { EventNav } from "../components/event-nav.tsx";
import { EventStanding } from "../components/event-standing.tsx";
import { OrganiserPage } from "../components/organiser-page.tsx";
import { Poster } from "../components/poster.tsx";
import { toOverview, toPoster } from "../event-overview.ts";
import { eventNotFound, loadOwnEvent } from "../load-own-event.ts";
import type { Route } from "./+types/event.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

export async function loader(args: Route.LoaderArgs) {
  const { actor, event } = await loadOwnEvent(args);
  const owed = event.over ? await answersOwedIn(actor, event.id) : null;
  const at = now();
  const { checkCode } = event;
  return {
    ...toOverview(event, owed),
    began: Temporal.Instant.compare(event.startsAt, at) <= 0,
    mayEdit: event.mayEdit,
    mayChange: event.mayEdit && editObstacle(event, at) === null,
    mayCancel: event.mayEdit && event.wasPublic && cancelObstacle(event, at) === null,
    mayDelete: event.mayEdit && !event.wasPublic,
    picture: pictureStanding(event.sentPicture),
    shownPicture: event.picture,
    imageUrl: event.imageUrl,
    poster: checkCode && {
      ...toPoster(event),
      code: checkCode,
      url: publicUrl(`/peneira-segura/${checkCode}`),
    },
  };
}

export async function action(args: Route.ActionArgs) {
  const { actor, event } = await loadOwnEvent(args);
  const form = await readForm(args.request);
  if (form.get("intent") !== "remover-foto") throw data("Pedido inválido", 400);
  const removed = await removePicture(actor, event.id);
  if (!removed.ok) throw eventNotFound();
  return redirectWith(eventPage(event.id), { flash: { kind: "success", title: "Imagem removida" } });
}

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.title ?? "Evento");

export default function OrganisedEvent({ loaderData: event }: Route.ComponentProps) {
  const { id, title, standing, kind, mayChange, poster } = event;
  return (
    <OrganiserPage
      title={title}
      lead={
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={standing.tone}>{standing.word}</Badge>
          {kind}
        </span>
      }
      steps={[{ label: title }]}
      action={
        mayChange && (
          <ButtonLink to={editPage(id)} variant="primary" size="small" className="min-h-11">
            <Pencil aria-hidden="true" />
            Editar
          </ButtonLink>
        )
      }
    >
      <EventNav event={event} current="overview" />
      <EventStanding {...event} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-5 print:hidden">
          <Card compact title="O que a página diz">
            <Facts facts={event.facts.map(({ label, value }) => fact(label, value))} />
            {event.description && (
              <p className="mt-3 border-t border-line pt-3 text-compact wrap-anywhere whitespace-pre-line">
                {event.description}
              </p>
            )}
          </Card>
          {mayChange && <EventPicture {...event} />}
        </div>
        <div className="grid gap-5">
          {poster && <Poster {...poster} />}
          <Actions {...event} />
        </div>
      </div>
    </OrganiserPage>
  );
}

type EventData = Route.ComponentProps["loaderData"];

const Actions = ({ id, approval, wasPublic, mayEdit, mayCancel, mayDelete }: EventData) => (
  <Card compact title="Mais" className="print:hidden">
    <div className="grid justify-items-start gap-1">
      {wasPublic && (
        <ButtonLink to={`/campeonatos/${id}`} variant="text" size="small" className="min-h-11">
          <ExternalLink aria-hidden="true" />
          Ver página pública
        </ButtonLink>
      )}
      {mayEdit && (
        <ButtonLink to={copyPage(id)} variant="text" size="small" className="min-h-11">
          <Copy aria-hidden="true" />
          Copiar para um novo evento
        </ButtonLink>
      )}
      {(mayCancel || mayDelete) && (
        <ButtonLink to={cancelPage(id)} variant="text" size="small" className="min-h-11">
          <Trash2 aria-hidden="true" />
          {mayCancel ? "Cancelar o evento" : approval === "draft" ? "Apagar o rascunho" : "Desistir e apagar"}
        </ButtonLink>
      )}
      {!mayEdit && <p className="text-compact text-muted">Quem publica é o responsável pelo clube.</p>}
    </div>
  </Card>
);
