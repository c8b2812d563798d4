import { useId } from "react";
import { Card } from "#app/components/card.tsx";
import { SourceMark } from "#app/components/source-mark.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import {
  CHARTED,
  linesOf,
  yearPlace,
  type ChartLine,
  type Evolution,
  type YearTotal,
} from "#domain/athletes/season-chart.ts";
import { OF_SOURCE, type SeasonSource } from "#domain/athletes/seasons.ts";
import { formatNumber } from "#domain/number-text.ts";

/** The years side by side, drawn and as a table. */
export function EvolutionCard({ evolution }: { evolution: Evolution }) {
  const { years, rows, sources, undated } = evolution;
  return (
    <Card title="Evolução, temporada a temporada">
      {years.length === 0 ? (
        <p>Registre o ano das suas temporadas: com ele, os números entram no gráfico.</p>
      ) : (
        <div className="grid grid-cols-1 gap-6">
          <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm font-semibold">
            {sources.map((source) => (
              <SourceMark key={source} source={source} />
            ))}
            {undated && (
              <span className="font-normal text-muted">Temporadas sem ano ficam fora do gráfico.</span>
            )}
          </p>
          <div className="grid gap-6 md:grid-cols-2">
            {CHARTED.map(({ key, label }) => (
              <Chart key={key} label={label} years={years} lines={linesOf(evolution, key, FRAME)} />
            ))}
          </div>
          <Table
            caption="Os mesmos números, por ano e fonte"
            columns={COLUMNS}
            rows={rows}
            rowKey={({ year, source }) => `${year} ${source}`}
          />
        </div>
      )}
    </Card>
  );
}

const COLUMNS: Column<YearTotal>[] = [
  { header: "Ano", cell: ({ year }) => year, rowHeader: true },
  { header: "Fonte", cell: ({ source }) => <SourceMark source={source} /> },
  ...CHARTED.map(({ key, label }): Column<YearTotal> => ({
    header: label,
    cell: (row) => formatNumber(row[key]),
    align: "end",
  })),
];

const WIDTH = 320;
const HEIGHT = 176;
const FRAME = { left: 30, right: 290, top: 34, bottom: 134 };

/** Sources differ by dash and marker, not by colour alone. */
const LINES: Record<SeasonSource, { dash?: string; className: string }> = {
  match_sheet: { className: "stroke-grass-deep" },
  club: { dash: "9 4", className: "stroke-sky" },
  declared: { dash: "2 4", className: "stroke-muted" },
};

function Chart({ label, years, lines }: { label: string; years: number[]; lines: ChartLine[] }) {
  const id = useId();
  return (
    <figure className="grid gap-1">
      <figcaption className="font-display text-xl leading-none font-extrabold">{label}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn from this page's own numbers, it is no file.
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
        className="h-auto w-full max-w-[30rem]"
      >
        <title id={`${id}-title`}>{`${label} por ano`}</title>
        <desc id={`${id}-text`}>{lines.map(describe).join(" ")}</desc>
        <line
          x1={12}
          x2={WIDTH - 12}
          y1={FRAME.bottom}
          y2={FRAME.bottom}
          className="stroke-line"
          strokeWidth={2}
        />
        {years
          .filter((_, index) => isNamed(index, years.length))
          .map((year) => (
            <text
              key={year}
              x={yearPlace(year, years, FRAME)}
              y={168}
              textAnchor="middle"
              className="fill-muted text-[13px]"
            >
              {year}
            </text>
          ))}
        {lines.map((line) => (
          <Line key={line.source} {...line} />
        ))}
      </svg>
    </figure>
  );
}

function Line({ source, points }: ChartLine) {
  const { dash, className } = LINES[source];
  return (
    <g className={className} fill="none" strokeWidth={2.5}>
      {points.slice(1).map((point, index) => {
        const before = points[index]!;
        // Over a year without this source the line would show numbers that nobody stated.
        if (point.year !== before.year + 1) return null;
        const ends = { x1: before.x, y1: before.y, x2: point.x, y2: point.y };
        return <line key={point.year} {...ends} strokeDasharray={dash} />;
      })}
      {points.map(({ year, value, x, y, label }) => (
        <g key={year}>
          <rect
            x={x - 5}
            y={y - 5}
            width={10}
            height={10}
            strokeWidth={2}
            className={source === "match_sheet" ? "fill-grass-deep" : "fill-card"}
            strokeDasharray={source === "declared" ? "2.5 2.5" : undefined}
          />
          {source === "club" && (
            <rect x={x - 5} y={y - 5} width={5} height={10} stroke="none" className="fill-sky" />
          )}
          {label && (
            <text
              x={x}
              y={label === "above" ? y - 10 : y + 20}
              textAnchor="middle"
              strokeWidth={4}
              paintOrder="stroke"
              className="fill-ink stroke-card text-[13px] font-semibold"
            >
              {formatNumber(value)}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

const describe = ({ source, points }: ChartLine) =>
  `Números ${OF_SOURCE[source]}: ${points.map(({ year, value }) => `${year}, ${formatNumber(value)}`).join("; ")}.`;

/** Not every year of a long career has room for its name. */
const isNamed = (index: number, count: number) => (count - 1 - index) % Math.ceil(count / 6) === 0;
