import type { ReactNode } from "react";
import { Badge } from "#app/components/badge.tsx";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { CategoryText } from "#app/components/category-text.tsx";
import { Container } from "#app/components/container.tsx";
import { Tabs } from "#app/components/tabs.tsx";
import { STATUS_WORDS } from "#app/championship-words.ts";
import type { ChampionshipStatus } from "#domain/championships/vocabulary.ts";
import { championshipPage, DASHBOARD, matchesPage, resultsPage, teamsPage } from "../addresses.ts";

const PAGES = {
  overview: { label: "Visão geral", to: championshipPage },
  teams: { label: "Inscrições", to: teamsPage },
  matches: { label: "Partidas", to: matchesPage },
  results: { label: "Resultados", to: resultsPage },
} as const;

type ChampionshipPageProps = {
  championship: { id: string; name: string; status: ChampionshipStatus };
  current: keyof typeof PAGES;
  /** A page below one of the four says its own name. */
  title?: string;
  lead?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
};

/** One page of a championship at its organiser's desk: where it is, its sisters, and what follows. */
export function ChampionshipPage(props: ChampionshipPageProps) {
  const { championship, current, title, lead, action, children } = props;
  const { id, name, status } = championship;
  const word = STATUS_WORDS[status];
  return (
    <Container className="grid grid-cols-1 gap-5 py-5 sm:py-8">
      <Breadcrumb
        steps={[
          { label: "Campeonatos", to: DASHBOARD },
          ...(title ? [{ label: name, to: championshipPage(id) }, { label: title }] : [{ label: name }]),
        ]}
        className="print:hidden"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1.5">
          <h1 className="text-4xl wrap-anywhere">
            <CategoryText>{title ?? name}</CategoryText>
          </h1>
          {!title && (
            <p>
              <Badge tone={word.tone}>{word.label}</Badge>
            </p>
          )}
          {lead && <div className="max-w-[70ch] text-muted">{lead}</div>}
        </div>
        {action}
      </div>
      <Tabs
        label="Páginas do campeonato"
        oneRow
        tabs={Object.entries(PAGES).map(([page, { label, to }]) => ({
          to: to(id),
          label,
          current: page === current,
        }))}
        className="print:hidden"
      />
      {children}
    </Container>
  );
}
