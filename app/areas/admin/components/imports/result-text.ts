import { countText, type ImportState } from "#domain/imports/kinds.ts";
import { formatNumber } from "#domain/number-text.ts";
import type { ImportRow } from "../../import-view.ts";

/** What became of a file, in a few words. */
export const resultText = (row: ImportRow): string => RESULTS[row.state](row);

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
