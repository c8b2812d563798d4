import { lazy } from "react";
import { Outlet, useNavigation } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { eventQuery, eventTypeIn } from "#domain/events/event-filter.ts";
import { calendar, reservedSoon } from "#server/events/events.server.ts";
import { playedCups } from "#server/events/played-cups.server.ts";
import { now } from "#server/platform/clock.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { cachePage } from "#server/platform/http/request-context.server.ts";
import { toCupCard } from "../cup-card-view.ts";
import { toListedEvent } from "../listed-event.ts";
import { placesLeftOf } from "#server/registrations/places.server.ts";
import { EventFilters } from "../components/events/event-filters.tsx";
import { EventMonths } from "../components/events/event-months.tsx";
import { MembersBanner } from "../components/events/members-banner.tsx";
import { describePage } from "#app/page-meta.ts";
import { CALENDAR_SOURCES } from "#app/page-sources.ts";
import type { Route } from "./+types/events.ts";

// Nothing in it needs script: its code comes after what the page begins with. Without a boundary of its own it is part
// of the page, so that the server sends it whole.
const RunningCups = lazy(async () => ({
  default: (await import("../components/events/running-cups.tsx")).RunningCups,
}));

const PATH = "/campeonatos";
const MOST_RUNNING = 6;

export async function loader({ url, context }: Route.LoaderArgs) {
  const type = eventTypeIn(url.searchParams);
  const [events, exclusive, running] = await Promise.all([
    calendar(type),
    reservedSoon(),
    type === "peneira" ? null : playedCups({ when: "running", after: null, limit: MOST_RUNNING }),
  ]);
  const places = await placesLeftOf(events.map(({ id }) => id));
  cachePage(context, CALENDAR_SOURCES, ["tipo"]);
  return {
    type,
    running: (running?.cups ?? []).map((cup) => toCupCard(cup, true)),
    moreRunning: running !== null && running.next !== null,
    events: events.map((event) => toListedEvent(event, places.get(event.id), now())),
    exclusive,
    url: publicUrl(PATH),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describePage({
    title: "Campeonatos e peneiras | Joia da Base",
    description:
      "Campeonatos e peneiras de futebol de base, mês a mês, com organizador, taxa e número de vagas.",
    url: loaderData?.url,
  });

export default function Events({ loaderData }: Route.ComponentProps) {
  const { type, events, exclusive, running, moreRunning } = loaderData;
  const navigation = useNavigation();
  const pending = navigation.state === "loading" && navigation.location.pathname === PATH;
  return (
    <Container className="py-10 sm:py-14">
      <h1 className="text-5xl sm:text-6xl">Campeonatos e peneiras</h1>
      <p className="mt-3 max-w-[56ch] text-muted">
        Cada evento é aprovado por uma pessoa da equipe, e toda peneira tem um clube verificado por trás.
      </p>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
        <EventFilters type={type} />
        <ButtonLink to={`${PATH}/novo${eventQuery(type)}`} preventScrollReset>
          Cadastrar Evento
        </ButtonLink>
      </div>
      <div className="mt-8 grid gap-10">
        <MembersBanner count={exclusive} />
        {running.length > 0 && <RunningCups cups={running} more={moreRunning} />}
        <section aria-label="Eventos" aria-busy={pending} className={pending ? "opacity-60" : undefined}>
          <EventMonths events={events} />
        </section>
        {type !== "peneira" && (
          <p>
            <ButtonLink to="/campeonatos/encerrados" variant="text">
              Campeonatos encerrados
            </ButtonLink>
          </p>
        )}
      </div>
      <Outlet />
    </Container>
  );
}
