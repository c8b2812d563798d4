import { Unexpected } from "#app/components/error-page.tsx";
import { Notice } from "#app/components/notice.tsx";
import { adminMeta } from "#app/private-meta.ts";
import { AUDIT_LIST } from "#domain/audit/staff-list.ts";
import { isAdmin } from "#domain/identity/actor.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { auditPage } from "#server/administration/audit-log.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { toAuditRow } from "../audit-row.ts";
import { AUDIT_COLUMNS } from "../components/audit-columns.tsx";
import { AdminList } from "../list/admin-list.tsx";
import { readList } from "../list/list-frame.ts";
import type { Route } from "./+types/audit.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const query = readListQuery(AUDIT_LIST, url.searchParams);
  const reading = auditPage(actor, query);
  const { frame, rows } = await readList(actor, AUDIT_LIST, query, reading);
  return {
    frame,
    rows: rows.map(toAuditRow),
    exported: isAdmin(actor),
    moreNamed: (await reading).moreNamed,
  };
}

export const meta: Route.MetaFunction = () => adminMeta("Registro");

export default function Audit({ loaderData: { frame, rows, exported, moreNamed } }: Route.ComponentProps) {
  return (
    <AdminList
      list={AUDIT_LIST}
      frame={frame}
      rows={rows}
      columns={AUDIT_COLUMNS}
      rowKey={({ id }) => id}
      exported={exported}
      lead={
        moreNamed && (
          <Notice tone="info" title="O nome é de muitos cadastros" className="mb-4">
            A busca olhou só os mais novos deles: pode haver mais registros. Escreva mais do nome, escolha
            “Sobre” ou busque pelo código.
          </Notice>
        )
      }
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Unexpected error={error} lead={AUDIT_LIST.failed} />;
}
