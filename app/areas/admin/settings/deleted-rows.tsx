import { RowAct } from "./row-act.tsx";

/** The last ones that were deleted: each comes back with one button. */
export function DeletedRows({ rows }: { rows: readonly { id: string; label: string }[] }) {
  if (rows.length === 0) return null;
  return (
    <details className="mt-6 panel px-4">
      <summary className="flex min-h-11 items-center font-semibold">Apagados ({rows.length})</summary>
      <ul className="pb-2">
        {rows.map(({ id, label }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line">
            <span className="min-w-0 grow basis-64 py-2 text-compact wrap-anywhere text-muted">{label}</span>
            <RowAct id={id} intent="restaurar" about={label}>
              Restaurar
            </RowAct>
          </li>
        ))}
      </ul>
    </details>
  );
}
