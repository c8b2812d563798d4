import { data } from "react-router";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Table } from "#app/components/table.tsx";
import { adminMeta } from "#app/private-meta.ts";
import { AUDIT_LIST } from "#domain/audit/staff-list.ts";
import { isId } from "#domain/id.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { subjectName, subjectPage } from "#server/administration/audit-log.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { toAuditRow } from "../audit-row.ts";
import { AUDIT_COLUMNS } from "../components/audit-columns.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { Pager } from "../list/pager.tsx";
import { athletePath, championshipPage, clubPage, eventPage, logOf, sponsorPage } from "../record-paths.ts";
import type { Route } from "./+types/audit-subject.ts";

export async function loader({ params: { type, id }, url, context }: Route.LoaderArgs) {
  if (!isId(id)) throw data("Registro não encontrado", 404);
  const actor = actorOf(context);
  const query = readListQuery(AUDIT_LIST, url.searchParams);
  const [name, page] = await Promise.all([subjectName(actor, type, id), subjectPage(actor, id, query)]);
  const here = logOf(encodeURIComponent(type), id);
  return {
    name,
    opens: PAGES.get(type)?.(id) ?? null,
    rows: page.rows.map(toAuditRow),
    pages: {
      first: query.after || query.before ? here : null,
      previous: page.previous && `${here}?${new URLSearchParams({ antes: page.previous })}`,
      next: page.next && `${here}?${new URLSearchParams({ depois: page.next })}`,
    },
  };
}

/** By type. A map, since an address may name what every object has, such as `toString`. */
const PAGES = new Map<string, (id: string) => string>([
  ["athlete", (id) => athletePath(id)],
  ["club", clubPage],
  ["event", eventPage],
  ["championship", championshipPage],
  ["sponsor", sponsorPage],
  ["user", (id) => `/admin/usuarios/${id}`],
]);

export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.name ?? "Registro");

/** The way of one athlete, club or person through the product. */
export default function AuditSubject({ loaderData }: Route.ComponentProps) {
  const { name, opens, rows, pages } = loaderData;
  return (
    <>
      <Breadcrumb
        className="mb-3"
        steps={[{ label: "Registro", to: "/admin/registro" }, { label: name ?? "Assunto" }]}
      />
      <PageTitle
        aside={
          opens && (
            <ButtonLink to={opens} size="small">
              Abrir a página
            </ButtonLink>
          )
        }
      >
        {name ?? "Assunto sem nome, ou já removido"}
      </PageTitle>
      {rows.length > 0 ? (
        <Table
          caption="O que aconteceu"
          captionHidden
          columns={AUDIT_COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          narrow="stack"
        />
      ) : (
        <EmptyState title={AUDIT_LIST.empty} />
      )}
      <div className="list-foot">
        <Pager {...pages} />
      </div>
    </>
  );
}
