import { Star, StarOff } from "lucide-react";
import { Badge } from "#app/components/badge.tsx";
import { Unexpected } from "#app/components/error-page.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { adminMeta } from "#app/private-meta.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { can } from "#domain/sponsors/policy.ts";
import { SPONSOR_LIST } from "#domain/sponsors/staff-list.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { setFeatured } from "#server/sponsors/staff/featured.server.ts";
import { listForStaff, type ListedSponsor } from "#server/sponsors/staff/list.server.ts";
import { remove } from "#server/sponsors/staff/removal.server.ts";
import { BrandCell } from "../components/brand-cell.tsx";
import { RowActs } from "../components/row-acts.tsx";
import { SponsorStatusBadge } from "../components/sponsors/sponsor-status.tsx";
import { AdminList, type ListColumn } from "../list/admin-list.tsx";
import { answerBulk, deletion } from "../list/bulk-answer.ts";
import { deleteAction } from "../list/bulk-bar.tsx";
import { readList } from "../list/list-frame.ts";
import { contractText } from "../sponsor-view.ts";
import { sponsorPage } from "../record-paths.ts";
import type { Route } from "./+types/sponsors.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const query = readListQuery(SPONSOR_LIST, url.searchParams);
  const { frame, rows } = await readList(actor, SPONSOR_LIST, query, listForStaff(actor, query));
  return {
    frame,
    rows: rows.map(toRow),
    mayDelete: can(actor, "delete"),
  };
}

const toRow = ({ contractStart, contractEnd, ...sponsor }: ListedSponsor) => ({
  ...sponsor,
  contract: contractText({ contractStart, contractEnd }),
});

export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = actorOf(context);
  return answerBulk(await readForm(request), `${SPONSOR_LIST.path}${url.search}`, {
    destacar: {
      does: (id) => setFeatured(actor, id, true),
      done: ["1 patrocinador em destaque", "patrocinadores em destaque"],
      atOnce: true,
    },
    "tirar-destaque": {
      does: (id) => setFeatured(actor, id, false),
      done: ["1 patrocinador sem destaque", "patrocinadores sem destaque"],
      atOnce: true,
    },
    excluir: deletion((id) => remove(actor, id), ["1 patrocinador excluído", "patrocinadores excluídos"]),
  });
}

export const meta: Route.MetaFunction = () => adminMeta(SPONSOR_LIST.title);

type SponsorRow = ReturnType<typeof toRow>;

const columnsFor = (mayDelete: boolean): ListColumn<SponsorRow>[] => [
  {
    header: "Patrocinador",
    sort: "name",
    rowHeader: true,
    cell: ({ id, name, logo }) => <BrandCell to={sponsorPage(id)} name={name} logo={logo} />,
  },
  { header: "Segmento", cell: ({ segment }) => segment ?? "–" },
  {
    header: "Contrato",
    sort: "ends",
    cell: ({ contract }) => <span className="sm:whitespace-nowrap tabular-nums">{contract ?? "–"}</span>,
  },
  {
    header: "Nível",
    sort: "level",
    cell: ({ level, featured }) => (
      <span className="flex flex-wrap items-center gap-2">
        {level}
        {featured && (
          <Badge tone="canary">
            <Star aria-hidden="true" />
            Destaque
          </Badge>
        )}
      </span>
    ),
  },
  {
    header: "Status",
    cell: ({ status, deleted }) =>
      deleted ? <Badge tone="danger">Excluído</Badge> : <SponsorStatusBadge status={status} />,
  },
  {
    header: "Ações",
    align: "end",
    cell: ({ id, name, deleted }) => (
      <RowActs to={sponsorPage(id)} name={name} mayEdit={!deleted} mayDelete={mayDelete && !deleted} />
    ),
  },
];

const bulkFor = (mayDelete: boolean) => [
  { intent: "destacar", label: "Destacar", icon: <Star aria-hidden="true" /> },
  { intent: "tirar-destaque", label: "Tirar destaque", icon: <StarOff aria-hidden="true" /> },
  ...(mayDelete ? [deleteAction("este patrocinador", "patrocinadores")] : []),
];

export default function Sponsors({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, rows, mayDelete } = loaderData;
  return (
    <AdminList
      list={SPONSOR_LIST}
      frame={frame}
      rows={rows}
      columns={columnsFor(mayDelete)}
      rowKey={({ id }) => id}
      exported
      add={{ to: "/admin/patrocinadores/adicionar", label: "Adicionar Patrocinador" }}
      bulk={{ actions: bulkFor(mayDelete), ask: actionData?.ask, nameOf: ({ name }) => name }}
    >
      <p>As marcas que se cadastram e as que a equipe adiciona aparecem aqui.</p>
    </AdminList>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Unexpected error={error} lead={SPONSOR_LIST.failed} />;
}
