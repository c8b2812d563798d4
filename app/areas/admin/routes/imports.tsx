import { Unexpected } from "#app/components/error-page.tsx";
import { adminMeta } from "#app/private-meta.ts";
import { IMPORT_LABELS } from "#domain/imports/kinds.ts";
import { IMPORT_LIST } from "#domain/imports/staff-list.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { formatNumber } from "#domain/number-text.ts";
import * as imports from "#server/administration/imports/imports.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { BringFile } from "../components/imports/bring-file.tsx";
import { ImportBadge } from "../components/imports/import-badge.tsx";
import { resultText } from "../components/imports/result-text.ts";
import { RowLink } from "../components/row-link.tsx";
import { IMPORTS, toImportRow, type ImportRow } from "../import-view.ts";
import { AdminList, type ListColumn } from "../list/admin-list.tsx";
import { readList } from "../list/list-frame.ts";
import type { Route } from "./+types/imports.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const query = readListQuery(IMPORT_LIST, url.searchParams);
  const { frame, rows } = await readList(actor, IMPORT_LIST, query, imports.list(actor, query));
  return { frame, rows: rows.map(toImportRow) };
}

export const meta: Route.MetaFunction = () => adminMeta(IMPORT_LIST.title);

const COLUMNS: ListColumn<ImportRow>[] = [
  {
    header: "Arquivo",
    sort: "name",
    rowHeader: true,
    cell: ({ id, fileName, by }) => (
      <RowLink to={`${IMPORTS}/${id}`} note={by ? `Por ${by}` : null}>
        {fileName}
      </RowLink>
    ),
  },
  { header: "Tipo", cell: ({ kind }) => IMPORT_LABELS[kind] },
  { header: "Situação", cell: ({ state }) => <ImportBadge state={state} /> },
  { header: "Linhas", sort: "rows", cell: ({ rows }) => formatNumber(rows), align: "end" },
  { header: "Resultado", cell: resultText },
  {
    header: "Enviado em",
    sort: "brought",
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{createdAt}</span>,
  },
];

export default function Imports({ loaderData: { frame, rows } }: Route.ComponentProps) {
  return (
    <AdminList
      list={IMPORT_LIST}
      frame={frame}
      rows={rows}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      lead={
        <>
          <BringFile />
          <h2 className="mt-6 mb-3 text-2xl">Importações</h2>
        </>
      }
    >
      <p>Cada arquivo enviado fica aqui com o que entrou e o que foi recusado. O arquivo em si é apagado.</p>
    </AdminList>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Unexpected error={error} lead={IMPORT_LIST.failed} />;
}
