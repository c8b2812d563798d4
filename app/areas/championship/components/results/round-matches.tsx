import type { ReactNode } from "react";
import { Badge } from "#app/components/badge.tsx";
import { StandaloneLink, TextLink } from "#app/components/text-link.tsx";
import { Tabs } from "#app/components/tabs.tsx";
import { decisionPage, matchPage, resultsPage } from "../../addresses.ts";
import { Sides } from "../sides.tsx";
import type { ResultsView } from "../../results-view.ts";

type RoundMatchesProps = {
  results: ResultsView;
  championshipId: string;
  categoryId: string;
  mayEdit: boolean;
};

/** One round at a time, each match with what changed it. */
export function RoundMatches({ results, championshipId, categoryId, mayEdit }: RoundMatchesProps) {
  const { rounds, round, matches } = results;
  return (
    <section aria-labelledby="partidas" className="grid grid-cols-1 gap-3">
      <h2 id="partidas" className="text-3xl">
        Partidas
      </h2>
      <Tabs
        label="Rodadas"
        oneRow
        tabs={rounds.map(({ number, label }) => ({
          to: `${resultsPage(championshipId, categoryId)}&rodada=${number}`,
          label,
          current: number === round,
        }))}
        className="print:hidden"
      />
      <ul className="panel divide-y divide-line">
        {matches.map((match) => (
          <li key={match.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-4 py-3">
            <div className="grid min-w-0 gap-1">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
                <Opens to={mayEdit && match.opens ? matchPage(championshipId, match.id) : null}>
                  <span>
                    <Sides {...match} />
                  </span>
                </Opens>
                {match.state === "open" && <Badge tone="canary">súmula aberta</Badge>}
                {match.repeat && <Badge tone="sky">jogada de novo</Badge>}
              </p>
              <p className="text-sm text-muted">
                {[match.group && `Grupo ${match.group}`, match.when ?? "sem data"]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              {match.change && <p className="text-compact wrap-anywhere">{match.change}</p>}
            </div>
            {mayEdit && match.mayDecide && (
              <p className="flex min-h-11 items-center text-compact">
                <TextLink to={decisionPage(championshipId, categoryId, { partida: match.id })}>
                  Decidir<span className="sr-only">{` sobre ${match.home} × ${match.away}`}</span>
                </TextLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The page of a match is for who may change it. */
const Opens = ({ to, children }: { to: string | null; children: ReactNode }) =>
  to === null ? children : <StandaloneLink to={to}>{children}</StandaloneLink>;
