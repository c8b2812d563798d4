import type { ReactNode } from "react";
import { cx } from "#app/components/class-names.ts";
import { SourceMark } from "#app/components/source-mark.tsx";
import { formatHeight } from "#domain/athletes/measures.ts";
import type { SeasonSource } from "#domain/athletes/seasons.ts";
import { formatNumber } from "#domain/number-text.ts";
import { STAGE_NAMES } from "#domain/scouting/stages.ts";
import { RADAR_MEASURES } from "#domain/scouting/percentiles.ts";
import { WHY_NO_PERCENTILE } from "#domain/scouting/compared-text.ts";
import type { ComparedMeasure, SourceChoice } from "#domain/scouting/compared.ts";
import type { Comparison, ComparedAthlete } from "#server/scouting/comparison.server.ts";
import type { ComparedContacts } from "../../compared-contacts.ts";
import { Figure, Group, Head, None, Row, STICKY } from "./comparison-cells.tsx";
import { ContactCell } from "./contact-cell.tsx";

type ComparisonTableProps = Pick<Comparison, "columns" | "sources" | "source"> & {
  contacts: ComparedContacts;
  /** The address of the page without this athlete. */
  without: (subdomain: string) => string;
};

/** Every number of the comparison. On a phone it scrolls sideways under its own row names. */
export function ComparisonTable({ columns, sources, source, contacts, without }: ComparisonTableProps) {
  const wide = columns.length + 1;
  const row = (name: string, cell: (athlete: ComparedAthlete) => ReactNode) => (
    <Row key={name} name={name} columns={columns} cells={cellsOf(columns, cell)} />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard.
    <section aria-label="Atletas lado a lado" tabIndex={0} className="panel relative overflow-x-auto">
      <table className="w-full border-collapse text-compact">
        <thead>
          <tr>
            <th scope="col" className={cx(STICKY, "border-b-2 border-ink")}>
              <span className="sr-only">O que se compara</span>
            </th>
            {columns.map(({ subdomain, athlete }, place) => (
              <th
                key={subdomain}
                scope="col"
                className="min-w-24 border-b-2 border-ink px-2 pt-4 sm:min-w-28 sm:px-3 pb-3 align-bottom"
              >
                <Head athlete={athlete} place={place} without={without(subdomain)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row("Idade · nascimento", ({ age, birthYear }) => (
            <Figure>{`${age} · ${birthYear}`}</Figure>
          ))}
          {row("Altura", ({ heightCm }) => heightCm && <Figure>{formatHeight(heightCm)}</Figure>)}
          {row("Pé", ({ foot }) => foot)}
          {row("Posição", ({ position }) => position)}
        </tbody>
        {source && (
          <tbody>
            <Group wide={wide}>
              Todas as temporadas <SourceMark source={source} className="text-grass" />
              <span className="font-semibold text-muted">· p = percentil entre os pares</span>
            </Group>
            {row("Jogos · minutos", (athlete) => {
              const total = athlete.totals.find((own) => own.source === source);
              return (
                total && <Figure>{`${formatNumber(total.games)} · ${formatNumber(total.minutes)}`}</Figure>
              );
            })}
            {RADAR_MEASURES.map((measure, axis) =>
              row(
                measure.row,
                ({ measures }) => measures && <Measured measure={measures[axis]!} base={measures[0]!} />,
              ),
            )}
          </tbody>
        )}
        {sources.length > 1 && <Totals {...{ columns, sources, wide }} />}
        <tbody>
          <Group wide={wide}>No clube</Group>
          {row("Etapa", ({ stage }) => (stage ? STAGE_NAMES[stage] : "Fora das listas"))}
          {row("Notas", ({ notes }) => (
            <Figure>{formatNumber(notes)}</Figure>
          ))}
          {row("Contato", ({ id, name }) => (
            <ContactCell name={name} contact={contacts[id]!} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** From here up a percentile stands out. */
const TOP = 80;

function Measured({ measure, base }: { measure: ComparedMeasure; base: ComparedMeasure }) {
  const { value, percentile, peers, why } = measure;
  if (why === "not_measured") return <None />;
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-0.5">
      <Figure>{value}</Figure>
      {percentile === null ? (
        <span className="text-sm leading-tight font-normal text-muted">{WHY_NO_PERCENTILE[why!]}</span>
      ) : (
        <span
          className={cx(
            "min-w-11 rounded-md px-1.5 py-0.5 text-center text-sm",
            percentile >= TOP ? "bg-ink text-white" : "bg-line text-ink",
          )}
        >
          <span aria-hidden="true">p{percentile}</span>
          <span className="sr-only">percentil {percentile}</span>
        </span>
      )}
      {/* A percentage is known of fewer athletes than the rest. */}
      {peers !== null && peers !== base.peers && (
        <span className="w-full text-sm leading-tight font-normal text-muted">
          entre {formatNumber(peers)}
        </span>
      )}
    </span>
  );
}

/** What each source counted, for whoever has several. */
const Totals = ({
  columns,
  sources,
  wide,
}: Pick<Comparison, "columns"> & { sources: readonly SourceChoice[]; wide: number }) => (
  <tbody>
    <Group wide={wide}>
      Totais de cada fonte <span className="font-semibold text-muted">· nunca somados</span>
    </Group>
    {sources.map(({ source }) => (
      <Row
        key={source}
        columns={columns}
        name={
          <>
            <SourceMark source={source} /> <span className="font-normal">jogos · gols · assist.</span>
          </>
        }
        cells={columns.map(({ athlete }) => athlete && totalOf(athlete, source))}
      />
    ))}
  </tbody>
);

function totalOf({ totals }: ComparedAthlete, source: SeasonSource): ReactNode {
  const total = totals.find((own) => own.source === source);
  return total && <Figure>{[total.games, total.goals, total.assists].map(formatNumber).join(" · ")}</Figure>;
}

const cellsOf = (columns: Comparison["columns"], cell: (athlete: ComparedAthlete) => ReactNode) =>
  columns.map(({ athlete }) => athlete && cell(athlete));
