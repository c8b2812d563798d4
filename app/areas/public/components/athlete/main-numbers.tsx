import type { ReactNode } from "react";
import { SourceMark } from "#app/components/source-mark.tsx";
import { Stat, StatList } from "#app/components/stat.tsx";
import { assistsText, firstShown, type SeasonSource, type SourceTotal } from "#domain/athletes/seasons.ts";
import { formatNumber } from "#domain/number-text.ts";

const MAIN = [
  ["Jogos", "games"],
  ["Gols", "goals"],
  ["Assistências", "assists"],
  ["Minutos", "minutes"],
] as const;

const numberOf = (total: SourceTotal, key: (typeof MAIN)[number][1]): string =>
  key === "assists" ? assistsText(total) : formatNumber(total[key]);

/** The declared totals with those of other sources beside them. They are never added up. */
export function MainNumbers({ totals }: { totals: readonly SourceTotal[] }) {
  const first = firstShown(totals);
  if (!first) return null;
  const others = totals.filter((total) => total !== first);
  return (
    <div className="grid gap-3">
      <StatList>
        {MAIN.map(([label, key]) => (
          <Stat
            key={key}
            label={label}
            value={numberOf(first, key)}
            beside={others.map((total) => (
              <Beside key={total.source} source={total.source}>
                {numberOf(total, key)}
              </Beside>
            ))}
          />
        ))}
      </StatList>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        {[first, ...others].map(({ source }) => (
          <SourceMark key={source} source={source} label={MEANINGS[source]} />
        ))}
        {others.length > 0 && <span>As fontes não se somam.</span>}
      </p>
    </div>
  );
}

const Beside = ({ source, children }: { source: SeasonSource; children: ReactNode }) => (
  <span className="flex flex-wrap items-baseline gap-x-1.5">
    <span className="font-display text-lg leading-tight font-bold">{children}</span>
    <SourceMark source={source} className="text-sm text-muted" />
  </span>
);

const MEANINGS: Record<SeasonSource, string> = {
  match_sheet: "De súmulas de jogos",
  club: "Confirmado por clube",
  declared: "Declarado pelo atleta",
};
