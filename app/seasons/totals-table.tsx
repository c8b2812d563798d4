import { SourceMark } from "#app/components/source-mark.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import { formatMeasure, MEASURES } from "#domain/athletes/comparison.ts";
import { leadingTotal, SOURCE_NAMES, type SourceTotal } from "#domain/athletes/seasons.ts";

type Measure = (typeof MEASURES)[number];

/** One column a source: they are never added up. */
export function TotalsTable({ totals }: { totals: readonly SourceTotal[] }) {
  const leading = leadingTotal(totals);
  const columns: Column<Measure>[] = [
    { header: "Total", cell: ({ label }) => label, rowHeader: true },
    ...totals.map((total): Column<Measure> => ({
      header: SOURCE_NAMES[total.source],
      cell: ({ key, percent }) => formatMeasure(total[key], percent),
      align: "end",
    })),
  ];
  return (
    <div className="grid gap-2">
      <Table
        caption="Totais por fonte"
        columns={columns}
        rows={MEASURES}
        rowKey={({ label }) => label}
        narrow="fit"
      />
      {leading && (
        <p className="text-sm text-muted">
          As fontes não se somam. A figurinha mostra os números de{" "}
          <SourceMark source={leading.source} className="font-semibold text-ink" />. Porcentagens têm peso
          pelos minutos.
        </p>
      )}
    </div>
  );
}
