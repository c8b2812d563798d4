import { formatDateTime } from "#domain/date-time.ts";
import type { ImportSummary } from "#server/administration/imports/imports.server.ts";

export const IMPORTS = "/admin/importar";

/** An import as its pages show it. */
export const toImportRow = ({ createdAt, finishedAt, ...summary }: ImportSummary) => ({
  ...summary,
  createdAt: formatDateTime(createdAt),
  finishedAt: finishedAt && formatDateTime(finishedAt),
});

export type ImportRow = ReturnType<typeof toImportRow>;
