import { Unexpected } from "#app/components/error-page.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { adminMeta } from "#app/private-meta.ts";
import { formatDay } from "#domain/date-time.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { OVERDUE_LIST } from "#domain/registrations/overdue-list.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { overdueTrials } from "#server/registrations/overdue.server.ts";
import { RowLink } from "../components/row-link.tsx";
import { AdminList, type ListColumn } from "../list/admin-list.tsx";
import { readList } from "../list/list-frame.ts";
import type { Route } from "./+types/overdue-answers.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const query = readListQuery(OVERDUE_LIST, url.searchParams);
  const { frame, rows } = await readList(actor, OVERDUE_LIST, query, overdueTrials(actor, query));
  return {
    frame,
    rows: rows.map(({ dueAt, timeZone, ...trial }) => ({ ...trial, due: formatDay(dueAt, timeZone) })),
  };
}

export const meta: Route.MetaFunction = () => adminMeta(OVERDUE_LIST.title);

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const COLUMNS: ListColumn<Row>[] = [
  {
    header: "Peneira",
    sort: "title",
    rowHeader: true,
    cell: ({ id, title }) => <RowLink to={`/campeonatos/${id}`}>{title}</RowLink>,
  },
  {
    header: "Quem organiza",
    cell: ({ club }) => (club ? <TextLink to={`/clube/${club.id}`}>{club.name}</TextLink> : "–"),
  },
  { header: "Prazo", sort: "due", cell: ({ due }) => due },
  { header: "Vieram", cell: ({ came }) => came, align: "end" },
  { header: "Sem resposta", sort: "owed", cell: ({ owed }) => owed, align: "end" },
];

export default function OverdueAnswers({ loaderData: { frame, rows } }: Route.ComponentProps) {
  return (
    <AdminList list={OVERDUE_LIST} frame={frame} rows={rows} columns={COLUMNS} rowKey={({ id }) => id}>
      <p>Nenhuma peneira dos últimos seis meses passou do prazo com participantes sem resposta.</p>
    </AdminList>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Unexpected error={error} lead={OVERDUE_LIST.failed} />;
}
