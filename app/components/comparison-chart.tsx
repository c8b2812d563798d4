import type { Compared } from "#domain/athletes/comparison.ts";

type ComparisonChartProps = { name: string; other: string; rows: readonly Compared[] };

/** Two bars a measure, each measure on a scale of its own. The same numbers stand in the table beside it. */
export function ComparisonChart({ name, other, rows }: ComparisonChartProps) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn from this page's own numbers, it is no file.
      role="img"
      aria-label={`Gráfico de barras: ${name} e ${other}. Os números estão na tabela.`}
      className="grid gap-4"
    >
      <div className="flex flex-wrap gap-x-5 gap-y-1 text-sm font-semibold">
        <Key className={OWN} label={name} />
        <Key className={AVERAGE} label={other} />
      </div>
      {rows.map((row) => (
        <div key={row.label} className="grid gap-1">
          <span className="text-compact font-semibold">{row.label}</span>
          <Bar share={row.ownShare} value={row.own} className={OWN} />
          <Bar share={row.averageShare} value={row.average} className={AVERAGE} />
        </div>
      ))}
    </div>
  );
}

const OWN = "fill-canary-deep";
const AVERAGE = "fill-grass";

function Bar({ share, value, className }: { share: number; value: string; className: string }) {
  return (
    <span className="grid grid-cols-[1fr_3.25rem] items-center gap-3">
      <svg className="h-3 w-full rounded-sm" viewBox="0 0 100 10" preserveAspectRatio="none">
        <rect className="fill-line" width="100" height="10" />
        <rect className={className} width={Math.round(share * 1000) / 10} height="10" />
      </svg>
      <span className="text-end text-sm leading-none tabular-nums">{value}</span>
    </span>
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
