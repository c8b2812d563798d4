import { CategoryText } from "#app/components/category-text.tsx";
import { CalendarPlus, CalendarX } from "lucide-react";
import { data } from "react-router";
import { Badge } from "#app/components/badge.tsx";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { ButtonLink, buttonClass } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Unexpected } from "#app/components/error-page.tsx";
import { isNotFound } from "#app/components/error-text.ts";
import { event as readEvent } from "#server/events/events.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { cachePage } from "#server/platform/http/request-context.server.ts";
import { toEventView } from "../event-view.ts";
import { EventFacts } from "../components/events/event-facts.tsx";
import { EventImage } from "../components/events/event-image.tsx";
import { EventNotices } from "../components/events/event-notices.tsx";
import { EventOrganiser } from "../components/events/event-organiser.tsx";
import { structuredEvent } from "../components/events/event-structured.ts";
import { eventPath, signUpPath, TYPE_LABELS } from "../components/events/event-text.ts";
import { Link } from "#app/components/link.tsx";
import { Notice } from "#app/components/notice.tsx";
import { useSignedIn } from "#app/session/use-signed-in.ts";
import { ReportLink } from "#app/components/report-link.tsx";
import { describePage } from "#app/page-meta.ts";
import { eventSources } from "#app/page-sources.ts";
import type { Route } from "./+types/event.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await readEvent(params.id);
  if (!found.ok) throw data("Evento não encontrado", 404);
  cachePage(context, eventSources(found.value));
  return { event: toEventView(found.value), url: publicUrl(eventPath(found.value.id)) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? describePage({
        title: `${loaderData.event.title} | Joia da Base`,
        description: `${TYPE_LABELS[loaderData.event.type]} em ${loaderData.event.date}, ${loaderData.event.address}.`,
        url: loaderData.url,
        structured: structuredEvent(loaderData.event, loaderData.url),
      })
    : describePage({
        title: "Evento não encontrado | Joia da Base",
        description: "Evento não encontrado",
        indexable: false,
      });

export default function Event({ loaderData: { event } }: Route.ComponentProps) {
  const signedIn = useSignedIn();
  return (
    <Container className="py-8 sm:py-12">
      <Breadcrumb steps={[{ label: "Campeonatos", to: "/campeonatos" }, { label: event.title }]} />
      <div className="mt-5 grid items-start gap-8 lg:grid-cols-[1.6fr_1fr]">
        <article className="grid gap-6">
          <EventImage src={event.imageUrl} className="rounded-panel" />
          <div>
            <Badge tone={event.type === "peneira" ? "sky" : "grass"}>{TYPE_LABELS[event.type]}</Badge>
            <h1 className="mt-3 text-5xl sm:text-6xl">
              <CategoryText>{event.title}</CategoryText>
            </h1>
          </div>
          <EventNotices event={event} />
          <div className="flex flex-wrap items-center gap-3">
            {event.cancelled || event.held ? null : event.over ? (
              <p className="font-semibold">Este evento já aconteceu.</p>
            ) : (
              <>
                <ButtonLink to={signUpPath(event.id, signedIn)} variant="primary">
                  Inscreva-se
                </ButtonLink>
                <a href={`${eventPath(event.id)}/evento.ics`} download className={buttonClass()}>
                  <CalendarPlus aria-hidden="true" />
                  Adicionar ao calendário
                </a>
              </>
            )}
          </div>
          {signedIn && !event.over && !event.cancelled && !event.held && (
            <HowToRegister title={event.title} />
          )}
          {event.description && (
            <Card title="Sobre o evento">
              <p className="max-w-[62ch] whitespace-pre-line">{event.description}</p>
            </Card>
          )}
        </article>
        <div className="grid gap-6">
          <EventFacts event={event} />
          <EventOrganiser organiser={event.organiser} />
          <ReportLink type="event" id={event.id} className="justify-self-start" />
        </div>
      </div>
    </Container>
  );
}

/** Until registration exists, the team passes names on to the organiser. */
const HowToRegister = ({ title }: { title: string }) => (
  <div id="inscricao" className="scroll-mt-24">
    <Notice tone="info" title="Como se inscrever">
      Escreva para a nossa equipe pelo{" "}
      <Link to="/contato" className="font-semibold underline underline-offset-4">
        formulário de contato
      </Link>{" "}
      com o nome do atleta e o do evento, “{title}”. Passamos o pedido a quem organiza e confirmamos a vaga
      por e-mail; com menos de 18 anos, quem escreve é o responsável.
    </Notice>
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
