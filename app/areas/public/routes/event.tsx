import { CalendarX } from "lucide-react";
import { lazy } from "react";
import { data, redirect, type RouterContextProvider } from "react-router";
import { Badge } from "#app/components/badge.tsx";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { CategoryText } from "#app/components/category-text.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Unexpected } from "#app/components/error-page.tsx";
import { isNotFound } from "#app/components/error-text.ts";
import { NativeShareButton } from "#app/components/native-share-button.tsx";
import { registrationView } from "#app/components/registrations/registration-view.ts";
import { ReportLink } from "#app/components/report-link.tsx";
import { WhatsappLink } from "#app/components/whatsapp-link.tsx";
import { describePage } from "#app/page-meta.ts";
import { answersSource, championshipSources, eventSources } from "#app/page-sources.ts";
import { useSignedIn } from "#app/session/use-signed-in.ts";
import { eventWhen } from "#domain/events/when.ts";
import { answeredShareText } from "#domain/registrations/answered-share.ts";
import { formatPlace } from "#domain/places.ts";
import { publicChampionship } from "#server/championships/public.server.ts";
import { entryCategories } from "#server/championships/teams/ask-to-enter.server.ts";
import { event as readEvent, type EventDetail } from "#server/events/events.server.ts";
import { signedIn as whoIs } from "#server/identity/who-asks.server.ts";
import { now } from "#server/platform/clock.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { cachePage } from "#server/platform/http/request-context.server.ts";
import { answeredShare } from "#server/registrations/answered-share.server.ts";
import { ownRegistrations } from "#server/registrations/own.server.ts";
import { organisesEvent, placesLeft } from "#server/registrations/places.server.ts";
import { ChampionshipTabs } from "../components/championship/championship-tabs.tsx";
import { aboutPath, firstTab, tabPath, tabsOf } from "../components/championship/tabs.ts";
import { EventFacts } from "../components/events/event-facts.tsx";
import { EventImage } from "../components/events/event-image.tsx";
import { EventNotices } from "../components/events/event-notices.tsx";
import { EventPlaces } from "../components/events/event-places.tsx";
import { EventSignUp, HowTeamsRegister } from "../components/events/event-sign-up.tsx";
import { structuredEvent } from "../components/events/event-structured.ts";
import { eventPath, TYPE_LABELS } from "../components/events/event-text.ts";
import { toEventView } from "../event-view.ts";
import { placesView } from "../places-view.ts";
import type { Route } from "./+types/event.ts";

// Only members have registrations: visitors do not load the code of their cards. Without a boundary of its own it is
// part of the page, so that the server sends it whole.
const OwnRegistrations = lazy(async () => ({
  default: (await import("../components/events/own-registrations.tsx")).OwnRegistrations,
}));

/** An event. Once a championship is being played its address opens the table, and this page is its last tab. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const [found, places] = await Promise.all([readEvent(params.id), placesLeft(params.id)]);
  if (!found.ok || !places) throw data("Evento não encontrado", 404);
  const event = found.value;
  const organiser = { clubId: event.organiser?.id ?? null, organiserProfileId: null };
  const share = organiser.clubId ? await answeredShare(organiser) : null;
  const parts = await championshipParts(event);
  const about = url.pathname.endsWith("/sobre");
  if (parts.opens && !about) throw redirect(tabPath(event.id, parts.opens));
  if (about && !parts.opens) throw redirect(eventPath(event.id));
  cachePage(context, [...eventSources(event), answersSource(organiser), ...parts.sources]);
  return {
    event: {
      ...toEventView(event),
      when: whenOf(event),
      where: formatPlace(event),
      answered: share && answeredShareText(share),
    },
    tabs: parts.tabs,
    places: placesView(places, event, now(), parts.cup),
    own: await ownIn(context, event.id),
    url: publicUrl(about ? aboutPath(event.id) : eventPath(event.id)),
  };
}

/** The tabs of a championship whose matches are drawn, and which of them opens once it is being played. */
async function championshipParts({ championshipId }: EventDetail) {
  const championship = championshipId ? await publicChampionship(championshipId) : null;
  if (!championship) return { cup: null, tabs: [], opens: null, sources: [] };
  const entries = await entryCategories(championship.id);
  const first = championship.categories.find(({ drawn }) => drawn);
  return {
    cup: {
      status: championship.status,
      // One that has no category yet says so where a team asks.
      takesTeams: entries.length === 0 || entries.some(({ closed }) => closed === null),
    },
    tabs: first ? tabsOf(first) : [],
    opens: first && championship.status !== "upcoming" ? firstTab(first) : null,
    sources: championshipSources(championship.id, championship.categories),
  };
}

/** Where the reader's family stands. A visitor's page is the same for everyone, and cached. */
async function ownIn(context: Readonly<RouterContextProvider>, eventId: string) {
  const who = whoIs(context);
  if (!who || who.session.needsSecondFactor) return null;
  const [{ registrations, complete }, organises] = await Promise.all([
    ownRegistrations(who.actor, eventId),
    organisesEvent(who.actor, eventId),
  ]);
  return { registrations: registrations.map((own) => registrationView(own, now())), complete, organises };
}

const whenOf = ({ startsAt, endsAt, timeZone }: EventDetail): string =>
  eventWhen({
    startsAt: Temporal.Instant.from(startsAt),
    endsAt: endsAt === null ? null : Temporal.Instant.from(endsAt),
    timeZone,
  });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? describePage({
        title: `${loaderData.event.title} | Joia da Base`,
        description: `${TYPE_LABELS[loaderData.event.type]} em ${loaderData.event.date}, ${loaderData.event.address}.`,
        url: loaderData.url,
        image: {
          path: `${eventPath(loaderData.event.id)}/evento.jpg`,
          alt: `${loaderData.event.title}, ${loaderData.event.when}`,
        },
        structured: structuredEvent(loaderData.event, loaderData.url),
      })
    : describePage({
        title: "Evento não encontrado | Joia da Base",
        description: "Evento não encontrado",
        indexable: false,
      });

export default function Event({ loaderData: { event, places, own, tabs, url } }: Route.ComponentProps) {
  const signedIn = useSignedIn();
  const registered = own?.registrations.some(({ may }) => may.leave) ?? false;
  const organises = own?.organises ?? false;
  const signUp = organises ? (
    <ButtonLink to={`/organizar/eventos/${event.id}`} variant="primary" className="w-full">
      Organizar este evento
    </ButtonLink>
  ) : (
    <EventSignUp
      eventId={event.id}
      places={places}
      signedIn={signedIn}
      registered={registered}
      complete={own?.complete ?? false}
    />
  );
  const asks = organises || (places.open && !own?.complete) || places.takesTeams;
  return (
    <>
      <Container className="py-5 sm:py-10">
        <Breadcrumb steps={[{ label: "Campeonatos", to: "/campeonatos" }, { label: event.title }]} />
        {tabs.length > 0 && <ChampionshipTabs eventId={event.id} tabs={tabs} current="sobre" />}
        <article className="mt-4 grid grid-cols-1 items-start gap-x-8 gap-y-6 lg:grid-cols-[1.6fr_1fr] lg:grid-rows-[auto_1fr]">
          <div className="grid gap-5">
            <EventImage event={event} sizes="(min-width: 64rem) 46rem, 100vw" className="rounded-panel" />
            <div className="grid gap-2.5">
              <p className="flex flex-wrap gap-1.5">
                <Badge tone={event.type === "peneira" ? "sky" : "grass"}>{TYPE_LABELS[event.type]}</Badge>
                <Badge tone={places.standing.tone}>{places.standing.word}</Badge>
              </p>
              <h1 className="text-4xl wrap-anywhere sm:text-6xl">
                <CategoryText>{event.title}</CategoryText>
              </h1>
            </div>
            {own && own.registrations.length > 0 && (
              <OwnRegistrations eventId={event.id} registrations={own.registrations} />
            )}
            <EventNotices event={event} />
          </div>
          <div className="grid gap-6 lg:row-span-2">
            <EventFacts event={event} />
            {!places.byTeams && places.rows.length > 0 && <EventPlaces places={places} />}
            {asks && <div className="hidden lg:block">{signUp}</div>}
          </div>
          <div className="grid gap-4">
            {places.takesTeams && <HowTeamsRegister eventId={event.id} />}
            {event.bring && (
              <Card title="Leve" compact>
                <p className="wrap-anywhere whitespace-pre-line">{event.bring}</p>
              </Card>
            )}
            {event.description && (
              <Card title="Sobre o evento" compact>
                <p className="max-w-[62ch] wrap-anywhere whitespace-pre-line">{event.description}</p>
              </Card>
            )}
            <Share title={event.title} url={url} />
            <p className="text-compact text-muted">
              Desconfie de quem pede pagamento antes do dia ou promete vaga.
            </p>
            <ReportLink type="event" id={event.id} className="justify-self-start" />
          </div>
        </article>
      </Container>
      {asks && (
        <div className="sticky bottom-0 z-30 border-t border-line bg-card px-4 py-3 lg:hidden">{signUp}</div>
      )}
    </>
  );
}

const Share = ({ title, url }: { title: string; url: string }) => (
  <div className="flex flex-wrap gap-3">
    <NativeShareButton title={title} text={title} url={url} />
    <WhatsappLink message={`${title}: ${url}`} label="Enviar no WhatsApp" />
  </div>
);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isNotFound(error)) return <Unexpected error={error} />;
  return (
    <Container className="py-16">
      <EmptyState
        level={1}
        title="Evento não encontrado"
        icon={<CalendarX />}
        action={<ButtonLink to="/campeonatos">Ver Todos os Eventos</ButtonLink>}
      >
        <p>O endereço pode estar incompleto, ou o evento deixou de ser público.</p>
      </EmptyState>
    </Container>
  );
}
