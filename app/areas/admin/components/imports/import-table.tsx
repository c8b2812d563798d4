import { Table, type Column } from "#app/components/table.tsx";
import { countText, IMPORT_LABELS, type ImportState } from "#domain/imports/kinds.ts";
import { formatNumber } from "#domain/number-text.ts";
import { IMPORTS, type ImportRow } from "../../import-view.ts";
import { RowLink } from "../row-link.tsx";
import { ImportBadge } from "./import-badge.tsx";

const COLUMNS: Column<ImportRow>[] = [
  {
    header: "Arquivo",
    rowHeader: true,
    cell: ({ id, fileName, by }) => (
      <RowLink to={`${IMPORTS}/${id}`} note={by ? `Por ${by}` : null}>
        {fileName}
      </RowLink>
    ),
  },
  { header: "Tipo", cell: ({ kind }) => IMPORT_LABELS[kind] },
  { header: "Situação", cell: ({ state }) => <ImportBadge state={state} /> },
  { header: "Linhas", cell: ({ rows }) => formatNumber(rows), align: "end" },
  { header: "Resultado", cell: (row) => RESULTS[row.state](row) },
  { header: "Enviado em", cell: ({ createdAt }) => <span className="whitespace-nowrap">{createdAt}</span> },
];

const nothing = () => "–";
const RESULTS: Record<ImportState, (row: ImportRow) => string> = {
  receiving: nothing,
  checking: nothing,
  importing: nothing,
  failed: nothing,
  canceled: () => "Nada foi importado",
  ready: ({ kind, newRows }) => `${countText(kind, newRows)} para importar`,
  refused: ({ refusedRows, problems }) =>
    refusedRows > 0
      ? `${formatNumber(refusedRows)} ${refusedRows === 1 ? "linha recusada" : "linhas recusadas"}`
      : `${formatNumber(problems)} ${problems === 1 ? "problema" : "problemas"}`,
  unchanged: () => "Já estava tudo aqui",
  imported: ({ kind, newRows }) => countText(kind, newRows),
};

export const ImportTable = ({ imports }: { imports: readonly ImportRow[] }) => (
  <Table
    caption="Importações, da mais nova à mais antiga"
    captionHidden
    columns={COLUMNS}
    rows={imports}
    rowKey={({ id }) => id}
    narrow="stack"
  />
);
