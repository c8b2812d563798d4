import { STATUS_WORDS } from "#app/championship-words.ts";
import { Badge } from "#app/components/badge.tsx";
import { Unexpected } from "#app/components/error-page.tsx";
import { adminMeta } from "#app/private-meta.ts";
import { can } from "#domain/championships/policy.ts";
import { CHAMPIONSHIP_LIST } from "#domain/championships/staff-list.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { formatAddress } from "#domain/places.ts";
import { listForStaff, type ListedChampionship } from "#server/championships/staff/list.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { RowActs } from "../components/row-acts.tsx";
import { RowLink } from "../components/row-link.tsx";
import { AdminList, type ListColumn } from "../list/admin-list.tsx";
import { readList } from "../list/list-frame.ts";
import { periodText } from "../period-text.ts";
import { championshipPage } from "../record-paths.ts";
import type { Route } from "./+types/championships.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const query = readListQuery(CHAMPIONSHIP_LIST, url.searchParams);
  const { frame, rows } = await readList(actor, CHAMPIONSHIP_LIST, query, listForStaff(actor, query));
  return {
    frame,
    rows: rows.map(toRow),
    mayDelete: can(actor, "delete"),
  };
}

const toRow = ({
  id,
  name,
  categories,
  startDate,
  endDate,
  status,
  teams,
  deleted,
  ...at
}: ListedChampionship) => ({
  id,
  name,
  categories: categories.join(", "),
  period: periodText(startDate, endDate),
  place: formatAddress({ location: at.location, city: at.city, state: at.state }),
  status,
  teams,
  deleted,
});

export const meta: Route.MetaFunction = () => adminMeta(CHAMPIONSHIP_LIST.title);

type ChampionshipRow = ReturnType<typeof toRow>;

const columnsFor = (mayDelete: boolean): ListColumn<ChampionshipRow>[] => [
  {
    header: "Nome",
    sort: "name",
    rowHeader: true,
    cell: ({ id, name }) => <RowLink to={championshipPage(id)}>{name}</RowLink>,
  },
  { header: "Categoria", cell: ({ categories }) => categories || "–" },
  {
    header: "Período",
    sort: "period",
    cell: ({ period }) => <span className="sm:whitespace-nowrap tabular-nums">{period ?? "–"}</span>,
  },
  { header: "Local", cell: ({ place }) => <span className="line-clamp-1">{place || "–"}</span> },
  {
    header: "Status",
    cell: ({ status, deleted }) =>
      deleted ? (
        <Badge tone="danger">Excluído</Badge>
      ) : (
        <Badge tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].label}</Badge>
      ),
  },
  { header: "Equipas", align: "end", cell: ({ teams }) => teams },
  {
    header: "Ações",
    align: "end",
    cell: ({ id, name, deleted }) => (
      <RowActs to={championshipPage(id)} name={name} mayEdit={!deleted} mayDelete={mayDelete && !deleted} />
    ),
  },
];

export default function Championships({ loaderData: { frame, rows, mayDelete } }: Route.ComponentProps) {
  return (
    <AdminList
      list={CHAMPIONSHIP_LIST}
      frame={frame}
      rows={rows}
      columns={columnsFor(mayDelete)}
      rowKey={({ id }) => id}
      exported
      add={{ to: "/admin/campeonatos/adicionar", label: "Adicionar Campeonato" }}
    >
      <p>Os campeonatos que clubes e organizadores criam aparecem aqui.</p>
    </AdminList>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Unexpected error={error} lead={CHAMPIONSHIP_LIST.failed} />;
}
