import { formatNumber } from "#domain/number-text.ts";
import type { ImportRow } from "../../import-view.ts";

/** What the check came to, side by side. */
export function ImportCounts({ rows, newRows, knownRows, refusedRows, state }: ImportRow) {
  const counts = [
    ["Linhas", rows],
    [state === "imported" ? "Importadas" : "Novas", newRows],
    ["Sem mudança", knownRows],
    ["Recusadas", refusedRows],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-line bg-line sm:grid-cols-4">
      {counts.map(([label, value]) => (
        <div key={label} className="flex flex-col bg-card px-4 py-3">
          <dt className="order-2 text-sm text-muted">{label}</dt>
          <dd className="order-1 font-display text-3xl leading-none font-extrabold tabular-nums">
            {formatNumber(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
