import { CalendarX } from "lucide-react";
import { useState } from "react";
import { data } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Unexpected } from "#app/components/error-page.tsx";
import { isNotFound } from "#app/components/error-text.ts";
import { NativeShareButton } from "#app/components/native-share-button.tsx";
import { Notice } from "#app/components/notice.tsx";
import { ReportLink } from "#app/components/report-link.tsx";
import { WhatsappLink } from "#app/components/whatsapp-link.tsx";
import { describePage } from "#app/page-meta.ts";
import { formatPlace } from "#domain/places.ts";
import { now } from "#server/platform/clock.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { cachePage } from "#server/platform/http/request-context.server.ts";
import { roundTitle } from "../championship-view.ts";
import { LiveRegion } from "../components/championship/live-region.tsx";
import { MatchHead } from "../components/championship/match-head.tsx";
import { MatchLineUps } from "../components/championship/match-line-ups.tsx";
import { structuredMatch } from "../components/championship/match-structured.ts";
import { MatchTimeline } from "../components/championship/match-timeline.tsx";
import { matchPath, tabPath } from "../components/championship/tabs.ts";
import { changeText } from "../live/goal-text.ts";
import { useLive } from "../live/use-live.ts";
import { readMatchPage } from "../match-page.ts";
import { toLiveMatch, type LiveMatch } from "../match-view.ts";
import type { Route } from "./+types/match.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await readMatchPage(params);
  if (!found) throw data("Jogo não encontrado", 404);
  const { event, championship, page, categoryInAddress } = found;
  const { competition, match } = page;
  cachePage(context, found.sources);
  return {
    event: {
      id: event.id,
      title: event.title,
      where: formatPlace(event),
      held: event.held,
      cancelled: event.cancelled,
    },
    category: { id: competition.id, hidden: competition.hidden },
    part: [
      competition.name,
      roundTitle(match, competition.matches),
      match.group ? `Grupo ${match.group}` : null,
    ]
      .filter(Boolean)
      .join(" · "),
    rounds: tabPath(event.id, "rodadas", categoryInAddress),
    startsAt: match.kickOff,
    indexable: page.indexable,
    live: toLiveMatch(page, championship.timeZone, now()),
    url: publicUrl(matchPath(event.id, match.id)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData)
    return describePage({
      title: "Jogo não encontrado | Joia da Base",
      description: "Jogo não encontrado",
      indexable: false,
    });
  const { event, part, live, startsAt, indexable, url } = loaderData;
  return describePage({
    title: `${teamsOf(live)}: ${event.title} | Joia da Base`,
    description: `${teamsOf(live)}, ${event.title}, ${part}: placar, lances e escalações.`,
    url,
    indexable,
    image: live.match.score
      ? { path: `${new URL(url).pathname}/resultado.jpg`, alt: `${teamsOf(live)}: o resultado` }
      : undefined,
    structured: structuredMatch({ event, live, startsAt, url }),
  });
};

const teamsOf = ({ match: { homeText, awayText } }: LiveMatch): string => `${homeText} × ${awayText}`;

/** From one match to another nothing is carried along. */
export default function MatchPage({ loaderData, params }: Route.ComponentProps) {
  return <Match key={params.matchId} matchId={params.matchId} {...loaderData} />;
}

type MatchProps = Route.ComponentProps["loaderData"] & { matchId: string };

function Match({ matchId, event, category, part, rounds, live: loaded, url }: MatchProps) {
  const { live, said } = useLive<LiveMatch>({
    topic: category.id,
    fragment: `${matchPath(event.id, matchId)}/fragmento`,
    loaded,
    tell: (before, after) => changeText(before.match, after.match),
  });
  const [known] = useState(() => new Set(loaded.lines.map(({ id }) => id)));
  return (
    <>
      <LiveRegion follow={live.follow} playing={live.match.running !== null} said={said} />
      <MatchHead live={live} cup={{ title: event.title, to: rounds }} part={part} />
      <Container className="grid grid-cols-1 gap-5 py-5 sm:py-8">
        {event.cancelled && <Notice tone="error" title="Este campeonato foi cancelado" />}
        {event.held && (
          <Notice tone="warning" title="A nossa equipe confere uma denúncia sobre este campeonato" />
        )}
        {live.decisions.map((text) => (
          <Notice key={text} tone="info" title="Por decisão">
            {text}
          </Notice>
        ))}
        {category.hidden && (
          <p className="text-compact text-muted">
            Nesta idade o placar e os lances não são públicos: o que importa é jogar.
          </p>
        )}
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
          {!category.hidden && live.match.state !== "planned" && <MatchTimeline live={live} known={known} />}
          <MatchLineUps live={live} />
        </div>
        <p className="text-compact text-muted">
          Tudo sai da súmula. Menores aparecem com o nome só com a autorização da família; sem ela, com o
          número e as iniciais.
        </p>
        <div className="flex flex-wrap gap-3">
          <WhatsappLink message={`${teamsOf(live)}: ${url}`} label="Enviar no WhatsApp" />
          <NativeShareButton title={teamsOf(live)} text={teamsOf(live)} url={url} />
        </div>
        <ReportLink type="event" id={event.id} className="justify-self-start" />
      </Container>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isNotFound(error)) return <Unexpected error={error} />;
  return (
    <Container className="py-16">
      <EmptyState
        level={1}
        title="Jogo não encontrado"
        icon={<CalendarX />}
        action={<ButtonLink to="/campeonatos">Ver Todos os Eventos</ButtonLink>}
      >
        <p>O endereço pode estar incompleto, ou o campeonato deixou de ser público.</p>
      </EmptyState>
    </Container>
  );
}
