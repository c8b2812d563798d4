import { data } from "react-router";
import { STATUS_WORDS } from "#app/championship-words.ts";
import { Badge } from "#app/components/badge.tsx";
import { CategoryText } from "#app/components/category-text.tsx";
import { Container } from "#app/components/container.tsx";
import { Notice } from "#app/components/notice.tsx";
import { Pitch } from "#app/components/pitch.tsx";
import { ReportLink } from "#app/components/report-link.tsx";
import { Tabs } from "#app/components/tabs.tsx";
import { describePage } from "#app/page-meta.ts";
import { formatPlace } from "#domain/places.ts";
import { now } from "#server/platform/clock.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { cachePage } from "#server/platform/http/request-context.server.ts";
import { ChampionshipTabs } from "../components/championship/championship-tabs.tsx";
import { LiveRegion } from "../components/championship/live-region.tsx";
import { PartView } from "../components/championship/part-view.tsx";
import { PlayingNow } from "../components/championship/playing-now.tsx";
import { ShareCup } from "../components/championship/share-cup.tsx";
import { CHAMPIONSHIP_TABS, tabPath, tableImagePath, tabsOf } from "../components/championship/tabs.ts";
import { eventWhenShort } from "../event-period.ts";
import { readLiveTab, tabIn, type LiveTab } from "../live-tab.ts";
import { changeText } from "../live/goal-text.ts";
import { useLive } from "../live/use-live.ts";
import { readCup } from "#app/read-cup.ts";
import type { Route } from "./+types/championship.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const cup = await readCup(params.id, url.searchParams);
  if (!cup) throw data("Campeonato não encontrado", 404);
  const { event, championship, competition, categories, categoryInAddress } = cup;
  const tab = tabIn(cup, params.tab);
  if (!tab) throw data("Campeonato não encontrado", 404);
  cachePage(context, cup.sources, ["categoria"]);
  return {
    event: {
      id: event.id,
      title: event.title,
      where: formatPlace(event),
      period: eventWhenShort(event),
      held: event.held,
      cancelled: event.cancelled,
    },
    status: championship.status,
    statusReason: championship.statusReason,
    categories,
    category: { id: competition.id, name: competition.name, hidden: competition.hidden },
    teamCount: competition.teams.length,
    tabs: tabsOf({ format: competition.format.kind, hidden: competition.hidden }),
    tab,
    live: await readLiveTab(cup, tab, now()),
    url: publicUrl(tabPath(event.id, tab, categoryInAddress)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? describePage({
        title: `${labelOf(loaderData.tab)}: ${loaderData.event.title} | Joia da Base`,
        description: `${loaderData.event.title}, ${loaderData.category.name}: ${labelOf(loaderData.tab).toLowerCase()}, direto das súmulas.`,
        url: loaderData.url,
        indexable: loaderData.live.indexable,
        image: loaderData.category.hidden
          ? undefined
          : {
              path: tableImagePath(loaderData.event.id, loaderData.category.id),
              alt: `Como está: ${loaderData.event.title}, ${loaderData.category.name}`,
            },
      })
    : describePage({
        title: "Campeonato não encontrado | Joia da Base",
        description: "Campeonato não encontrado",
        indexable: false,
      });

const labelOf = (tab: string): string => CHAMPIONSHIP_TABS.find((one) => one.tab === tab)?.label ?? "";

export default function ChampionshipPart({ loaderData }: Route.ComponentProps) {
  const { event, status, statusReason, categories, category, teamCount, tabs, tab, url } = loaderData;
  const { live, said } = useLive<LiveTab>({
    topic: category.id,
    fragment: `${tabPath(event.id, tab)}/fragmento?categoria=${category.id}`,
    loaded: loaderData.live,
    tell: (before, after) => tellOf(before.playing, after.playing),
  });
  const { champion, playing, part } = live;
  const chosen = categories.length > 1 ? category.id : undefined;
  const word = STATUS_WORDS[status];
  return (
    <>
      <LiveRegion follow={live.follow} playing={playing.length > 0} said={said} />
      <Pitch>
        <Container className="grid gap-2 py-6 sm:py-9">
          <p className="flex flex-wrap gap-1.5">
            <Badge tone="sky">Campeonato</Badge>
            <Badge tone={word.tone}>{word.label}</Badge>
          </p>
          <h1 className="text-4xl wrap-anywhere sm:text-6xl">
            <CategoryText>{event.title}</CategoryText>
          </h1>
          <p className="text-mist">
            {[category.name, `${teamCount} equipes`, event.where, event.period].filter(Boolean).join(" · ")}
          </p>
          {champion && <p className="mt-1 text-lg font-bold text-canary">Campeão: {champion}</p>}
        </Container>
      </Pitch>
      <Container className="grid grid-cols-1 gap-5 py-4">
        <ChampionshipTabs eventId={event.id} tabs={tabs} current={tab} categoryId={chosen} />
        {categories.length > 1 && (
          <Tabs
            label="Categorias"
            oneRow
            tabs={categories.map(({ id, name }) => ({
              to: tabPath(event.id, tab, id),
              label: name,
              current: id === category.id,
            }))}
          />
        )}
        {event.cancelled && <Notice tone="error" title="Este campeonato foi cancelado" />}
        {event.held && (
          <Notice tone="warning" title="A nossa equipe confere uma denúncia sobre este campeonato" />
        )}
        {statusReason && <Notice tone="info" title={`${word.label}: ${statusReason}`} />}
        {category.hidden && (
          <p className="text-compact text-muted">
            Nesta idade a tabela e os placares não são públicos: o que importa é jogar.
          </p>
        )}
        <PlayingNow matches={playing} />
        <PartView part={part} eventId={event.id} allScorers={tabPath(event.id, "artilharia", chosen)} />
        <ShareCup event={event} categoryId={category.id} hidden={category.hidden} url={url} />
        <ReportLink type="event" id={event.id} className="justify-self-start" />
      </Container>
    </>
  );
}

/** What happened in the matches that are being played. */
const tellOf = (before: LiveTab["playing"], after: LiveTab["playing"]): string | null =>
  after
    .flatMap((match) => {
      const known = before.find(({ id }) => id === match.id);
      return (known && changeText(known, match)) ?? [];
    })
    .join(". ") || null;
