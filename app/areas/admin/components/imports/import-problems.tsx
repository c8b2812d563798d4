import { Download } from "lucide-react";
import { buttonClass } from "#app/components/button.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import { formatNumber } from "#domain/number-text.ts";
import { IMPORTS } from "../../import-view.ts";

interface Problem {
  line: number | null;
  column: string | null;
  reason: string;
}

const COLUMNS: Column<Problem & { place: number }>[] = [
  { header: "Linha", rowHeader: true, cell: ({ line }) => (line === null ? "Arquivo" : line) },
  { header: "Coluna", cell: ({ column }) => column ?? "–" },
  { header: "Problema", cell: ({ reason }) => reason },
];

type ImportProblemsProps = { id: string; all: number; shown: readonly Problem[] };

/** Where the file has to be mended. */
export function ImportProblems({ id, all, shown }: ImportProblemsProps) {
  return (
    <section aria-labelledby="problemas" className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="problemas" className="text-2xl">
            {all === 1 ? "1 problema" : `${formatNumber(all)} problemas`}
          </h2>
          {all > shown.length && (
            <p className="text-sm text-muted">Aqui estão os {shown.length} primeiros.</p>
          )}
        </div>
        <a href={`${IMPORTS}/${id}/problemas.csv`} download className={buttonClass({ size: "small" })}>
          <Download aria-hidden="true" />
          Baixar problemas
        </a>
      </div>
      <Table
        caption="Problemas do arquivo, na ordem das linhas"
        captionHidden
        columns={COLUMNS}
        rows={shown.map((problem, place) => ({ ...problem, place }))}
        rowKey={({ place }) => String(place)}
        narrow="stack"
      />
    </section>
  );
}
