import type { Compared } from "#domain/athletes/comparison.ts";

const WIDTH = 360;
const ROW = 58;
const BAR = 13;
const VALUES = 54;
const LONGEST = WIDTH - VALUES;

/** Two bars a measure, each measure on a scale of its own. The same numbers stand in the table beside it. */
export function ComparisonChart({ name, rows }: { name: string; rows: readonly Compared[] }) {
  return (
    <figure className="grid gap-4">
      <figcaption aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-sm font-semibold">
        <Key className="fill-canary-deep" label={name} />
        <Key className="fill-grass" label="Média da categoria" />
      </figcaption>
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made of this page's own numbers is no file.
        role="img"
        aria-label={`Gráfico de barras: ${name} e a média da categoria. Os números estão na tabela.`}
        viewBox={`0 0 ${WIDTH} ${rows.length * ROW - 12}`}
        className="h-auto w-full max-w-xl"
      >
        {rows.map((row, index) => (
          <g key={row.label} transform={`translate(0 ${index * ROW})`}>
            <text y="11" fontSize="13" className="fill-ink font-semibold">
              {row.label}
            </text>
            <Bar y={17} share={row.ownShare} value={row.own} className="fill-canary-deep" />
            <Bar y={17 + BAR + 2} share={row.averageShare} value={row.average} className="fill-grass" />
          </g>
        ))}
      </svg>
    </figure>
  );
}

function Bar({ y, share, value, className }: { y: number; share: number; value: string; className: string }) {
  const length = Math.round(share * LONGEST * 10) / 10;
  return (
    <>
      <rect className="fill-line" y={y} width={LONGEST} height={BAR} rx="3" />
      <rect className={className} y={y} width={length} height={BAR} rx="3" />
      <text x={WIDTH} y={y + BAR - 2} fontSize="12.5" textAnchor="end" className="fill-ink tabular-nums">
        {value}
      </text>
    </>
  );
}

const Key = ({ className, label }: { className: string; label: string }) => (
  <span className="inline-flex items-center gap-2">
    <svg viewBox="0 0 12 12" className="size-3">
      <rect className={className} width="12" height="12" rx="3" />
    </svg>
    {label}
  </span>
);
