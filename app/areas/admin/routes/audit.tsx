import { Unexpected } from "#app/components/error-page.tsx";
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
  const { frame, rows } = await readList(actor, AUDIT_LIST, query, auditPage(actor, query));
  return {
    frame,
    rows: rows.map(toAuditRow),
    exported: isAdmin(actor),
  };
}

export const meta: Route.MetaFunction = () => adminMeta("Registro");

export default function Audit({ loaderData: { frame, rows, exported } }: Route.ComponentProps) {
  return (
    <AdminList
      list={AUDIT_LIST}
      frame={frame}
      rows={rows}
      columns={AUDIT_COLUMNS}
      rowKey={({ id }) => id}
      exported={exported}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Unexpected error={error} lead={AUDIT_LIST.failed} />;
}
