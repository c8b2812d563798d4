import type { SeasonSource } from "#domain/athletes/seasons.ts";
import { Notice } from "#app/components/notice.tsx";
import { comparedWith, COMPARISON_RULES } from "#domain/scouting/compared-text.ts";
import type { Comparison } from "#server/scouting/comparison.server.ts";
import { LineSample } from "./line-sample.tsx";
import { RadarChart } from "./radar-chart.tsx";
import { SourceTabs } from "./source-tabs.tsx";

type PercentilesProps = Comparison & { to: (source: SeasonSource) => string };

/** The radar, whom each athlete is compared with, and by which rule. */
export function Percentiles({ columns, sources, source, to }: PercentilesProps) {
  const placed = columns.flatMap(({ athlete }, place) => (athlete ? [{ athlete, place }] : []));
  const drawn = placed.flatMap(({ athlete: { name, measures }, place }) =>
    measures?.some(({ percentile }) => percentile !== null)
      ? [{ name, place, percentiles: measures.map(({ percentile }) => percentile) }]
      : [],
  );
  return (
    <section className="panel grid grid-cols-1 gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-2xl">Percentis</h2>
        {source && <SourceTabs sources={sources} current={source} of={columns.length} to={to} />}
      </div>
      {drawn.length > 0 && <RadarChart athletes={drawn} />}
      <ul className="grid gap-1.5">
        {placed.map(({ athlete, place }) => (
          <li key={athlete.id} className="grid grid-cols-[auto_1fr] items-center gap-x-2.5">
            <LineSample place={place} />
            <b className="min-w-0 wrap-anywhere">{athlete.name}</b>
            <span className="col-start-2 text-sm text-muted">
              {comparedWith(athlete.measures, athlete.peers)}
            </span>
          </li>
        ))}
      </ul>
      <Notice tone="info">{COMPARISON_RULES}</Notice>
    </section>
  );
}
