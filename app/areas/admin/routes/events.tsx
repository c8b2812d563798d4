import { CirclePause } from "lucide-react";
import { Badge } from "#app/components/badge.tsx";
import { Unexpected } from "#app/components/error-page.tsx";
import { standingOf, TYPE_WORDS } from "#app/event-words.ts";
import { readForm } from "#app/forms/read-form.ts";
import { adminMeta } from "#app/private-meta.ts";
import { formatDateTime } from "#domain/date-time.ts";
import { EVENT_LIST } from "#domain/events/staff-list.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { formatPlace } from "#domain/places.ts";
import { hold } from "#server/events/staff.server.ts";
import { listForStaff, type ListedEvent } from "#server/events/staff/list.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { now } from "#server/platform/clock.server.ts";
import { RowLink } from "../components/row-link.tsx";
import { AdminList, type ListColumn } from "../list/admin-list.tsx";
import { answerBulk } from "../list/bulk-answer.ts";
import { readList } from "../list/list-frame.ts";
import { eventPage } from "../record-paths.ts";
import type { Route } from "./+types/events.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const query = readListQuery(EVENT_LIST, url.searchParams);
  const { frame, rows } = await readList(actor, EVENT_LIST, query, listForStaff(actor, query));
  const moment = now();
  return {
    frame,
    rows: rows.map((row) => toRow(row, moment)),
  };
}

const toRow = (
  { id, title, type, startsAt, endsAt, timeZone, ...event }: ListedEvent,
  moment: Temporal.Instant,
) => ({
  id,
  title,
  type,
  starts: formatDateTime(startsAt, timeZone),
  place: formatPlace(event) ?? event.location,
  organiser: event.organiser,
  standing: standingOf({ ...event, over: Temporal.Instant.compare(endsAt ?? startsAt, moment) < 0 }),
  deleted: event.deleted,
});

export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = actorOf(context);
  return answerBulk(await readForm(request), `${EVENT_LIST.path}${url.search}`, {
    suspender: {
      does: async (id) => (await hold(actor, id)).ok,
      done: ["1 evento suspenso", "eventos suspensos"],
    },
  });
}

export const meta: Route.MetaFunction = () => adminMeta(EVENT_LIST.title);

type EventRow = ReturnType<typeof toRow>;

const COLUMNS: ListColumn<EventRow>[] = [
  {
    header: "Evento",
    sort: "title",
    rowHeader: true,
    cell: ({ id, title }) => <RowLink to={eventPage(id)}>{title}</RowLink>,
  },
  { header: "Tipo", cell: ({ type }) => TYPE_WORDS[type] },
  {
    header: "Data",
    sort: "starts",
    cell: ({ starts }) => <span className="whitespace-nowrap tabular-nums">{starts}</span>,
  },
  { header: "Local", cell: ({ place }) => <span className="line-clamp-1">{place}</span> },
  {
    header: "Organizador",
    cell: ({ organiser }) => <span className="line-clamp-1">{organiser ?? "Nossa equipe"}</span>,
  },
  {
    header: "Situação",
    cell: ({ standing, deleted }) =>
      deleted ? <Badge tone="danger">Excluído</Badge> : <Badge tone={standing.tone}>{standing.word}</Badge>,
  },
];

const BULK = [
  {
    intent: "suspender",
    label: "Suspender",
    icon: <CirclePause aria-hidden="true" />,
    question: (count: number) =>
      count === 1
        ? "Suspender este evento? Novas inscrições param."
        : `Suspender ${count} eventos? Novas inscrições param.`,
  },
];

export default function Events({ loaderData: { frame, rows }, actionData }: Route.ComponentProps) {
  return (
    <AdminList
      list={EVENT_LIST}
      frame={frame}
      rows={rows}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      exported
      add={{ to: "/admin/eventos/adicionar", label: "Adicionar Evento" }}
      bulk={{ actions: BULK, ask: actionData?.ask, nameOf: ({ title }) => title }}
    >
      <p>Os eventos que clubes e organizadores enviam e os que a equipe adiciona aparecem aqui.</p>
    </AdminList>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Unexpected error={error} lead={EVENT_LIST.failed} />;
}
