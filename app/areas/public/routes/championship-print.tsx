import { Printer } from "lucide-react";
import { data } from "react-router";
import { Button } from "#app/components/button.tsx";
import { StandaloneLink } from "#app/components/text-link.tsx";
import { describePage } from "#app/page-meta.ts";
import { formatDateTime } from "#domain/date-time.ts";
import { formatPlace } from "#domain/places.ts";
import { scorers } from "#server/championships/people/scorers.server.ts";
import { now } from "#server/platform/clock.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { cachePage } from "#server/platform/http/request-context.server.ts";
import { criteriaText, linkedTies } from "../championship-parts.ts";
import { decisionNotes } from "../decision-notes.ts";
import { toRounds } from "../championship-view.ts";
import { firstTab, tabPath } from "../components/championship/tabs.ts";
import { PaperCup } from "../components/paper/paper-cup.tsx";
import { eventWhenShort } from "../event-period.ts";
import { stopWord } from "../event-standing.ts";
import { orderOfPlay } from "../order-of-play.ts";
import { toScorerView } from "../people-view.ts";
import { readCup } from "#app/read-cup.ts";
import type { Route } from "./+types/championship-print.ts";

/** All of a competition on A4: tables, bracket, the order of play of each field, rounds, scorers. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const cup = await readCup(params.id, url.searchParams);
  if (!cup) throw data("Campeonato não encontrado", 404);
  const { event, competition, championship, categoryInAddress } = cup;
  const shown = { format: competition.format.kind, hidden: competition.hidden };
  const page = tabPath(event.id, firstTab(shown), categoryInAddress);
  cachePage(context, cup.sources, ["categoria"]);
  return {
    title: event.title,
    about: [competition.name, stopWord(event)?.toLowerCase(), formatPlace(event), eventWhenShort(event)]
      .filter(Boolean)
      .join(" · "),
    champion: competition.view.champion?.name ?? null,
    tables: competition.view.tables,
    general: competition.view.general,
    criteria: competition.view.tables.length > 0 ? criteriaText(competition) : null,
    ties: linkedTies(competition, event.id, championship.timeZone),
    notes: decisionNotes(competition),
    fields: orderOfPlay(competition.matches, championship.timeZone),
    rounds: toRounds(competition, championship.timeZone),
    scorers: (await scorers(competition, "page")).map(toScorerView),
    /** A sheet on a wall must say how old it is. */
    printedAt: formatDateTime(now(), championship.timeZone),
    page,
    url: publicUrl(page),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describePage({
    title: loaderData ? `${loaderData.title} | Joia da Base` : "Campeonato não encontrado | Joia da Base",
    description: "Tabela, rodadas e artilharia para imprimir.",
    url: loaderData?.url,
    // The tabs say the same, and have an address that is meant to be found.
    indexable: false,
  });

export default function PrintedCup({ loaderData: cup }: Route.ComponentProps) {
  return (
    <main
      id="conteudo"
      tabIndex={-1}
      className="cup-print paper mx-auto min-h-dvh max-w-[60rem] bg-white p-4 sm:p-8 print:max-w-none print:p-0"
    >
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <StandaloneLink to={cup.page}>Voltar ao campeonato</StandaloneLink>
        <Button variant="primary" size="small" className="noscript:hidden" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Imprimir
        </Button>
      </div>
      <h1 className="text-3xl wrap-anywhere">{cup.title}</h1>
      <p>{cup.about}</p>
      <p className="paper-note">Como estava em {cup.printedAt}.</p>
      {cup.champion && <p className="font-bold">Campeão: {cup.champion}</p>}
      <PaperCup cup={cup} />
      <p className="paper-note">{cup.url}</p>
    </main>
  );
}
