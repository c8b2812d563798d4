import { CalendarPlus, Plus } from "lucide-react";
import { data } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { Tabs } from "#app/components/tabs.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { standingOf, TYPE_WORDS } from "#app/event-words.ts";
import { privateMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { formatDateTime } from "#domain/date-time.ts";
import { formatPlace } from "#domain/places.ts";
import { ownEvents, type OwnEvent, type OwnEventFilter } from "#server/events/own-events.server.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import { EVENTS_PAGE, NEW_EVENT_PAGE } from "../addresses.ts";
import { EventList, type EventRow } from "../components/event-list.tsx";
import { OrganiserPage } from "../components/organiser-page.tsx";
import type { Route } from "./+types/events.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

const FILTERS: readonly { filter: OwnEventFilter; label: string; empty: string }[] = [
  { filter: "proximos", label: "Próximos", empty: "Nenhum evento por vir" },
  { filter: "rascunhos", label: "Rascunhos", empty: "Nenhum rascunho" },
  { filter: "passados", label: "Passados", empty: "Nenhum evento passado" },
];

/** `?lista=rascunhos`; anything else is what comes next. */
const filterIn = (search: URLSearchParams): OwnEventFilter =>
  FILTERS.find(({ filter }) => filter === search.get("lista"))?.filter ?? "proximos";

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireMember(context);
  const filter = filterIn(url.searchParams);
  const found = await ownEvents(actor, filter);
  if (!found.ok) throw data("Organização não encontrada", 404);
  const { events, mayEdit, peneira } = found.value;
  return { filter, mayEdit, peneira, isClub: actor.profile?.type === "club", events: events.map(toRow) };
}

const toRow = (event: OwnEvent): EventRow => ({
  id: event.id,
  title: event.title,
  kind: TYPE_WORDS[event.type],
  when: formatDateTime(event.startsAt, event.timeZone),
  place: formatPlace(event) ?? "–",
  places: event.maxParticipants === null ? "–" : String(event.maxParticipants),
  standing: standingOf(event),
});

export const meta: Route.MetaFunction = () => privateMeta("Eventos que você organiza");

export default function OrganisedEvents({ loaderData }: Route.ComponentProps) {
  const { filter, events, mayEdit, peneira, isClub } = loaderData;
  const { empty } = FILTERS.find((one) => one.filter === filter)!;
  return (
    <OrganiserPage
      title="Eventos"
      lead={
        mayEdit ? "Peneiras e campeonatos que você organiza." : "Quem publica é o responsável pelo clube."
      }
      action={
        mayEdit && (
          <ButtonLink to={NEW_EVENT_PAGE} variant="primary" size="small" className="min-h-11">
            <Plus aria-hidden="true" />
            Novo evento
          </ButtonLink>
        )
      }
    >
      {peneira !== "open" && (
        <Notice tone="info" title="Peneiras são de clubes verificados">
          {isClub ? (
            <>
              Depois da verificação o clube publica peneiras. Veja o que falta no{" "}
              <TextLink to="/club/dashboard">painel do clube</TextLink>.
            </>
          ) : (
            "Aqui você publica campeonatos. Uma peneira tem sempre um clube verificado por trás."
          )}
        </Notice>
      )}
      <Tabs
        label="Quais eventos"
        tabs={FILTERS.map((one) => ({
          to: one.filter === "proximos" ? EVENTS_PAGE : `${EVENTS_PAGE}?lista=${one.filter}`,
          label: one.label,
          current: one.filter === filter,
        }))}
      />
      {events.length > 0 ? (
        <EventList events={events} mayEdit={mayEdit} />
      ) : (
        <EmptyState title={empty} icon={<CalendarPlus />}>
          {filter === "proximos"
            ? "Escreva o evento, envie, e uma pessoa da equipe aprova antes de ir ao calendário."
            : filter === "rascunhos"
              ? "Um evento que você começa e não envia fica aqui, com o que a equipe pediu para corrigir."
              : "Depois que acontecem, os eventos ficam aqui. Dá para copiar um deles para a próxima vez."}
        </EmptyState>
      )}
    </OrganiserPage>
  );
}
