import { Badge } from "#app/components/badge.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { EventCell } from "#app/components/event-cell.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import type { BadgeTone } from "#app/components/badge.tsx";
import { copyPage, eventPage } from "../addresses.ts";

export interface EventRow {
  id: string;
  title: string;
  kind: string;
  /** 21/11/2026 às 08:30 */
  when: string;
  place: string;
  places: string;
  standing: { word: string; tone: BadgeTone };
}

const COLUMNS: readonly Column<EventRow>[] = [
  {
    header: "Evento",
    rowHeader: true,
    cell: ({ id, title, when }) => <EventCell title={title} to={eventPage(id)} when={when} />,
  },
  { header: "Tipo", cell: ({ kind }) => kind, wide: true },
  { header: "Quando", cell: ({ when }) => when, wide: true },
  { header: "Onde", cell: ({ place }) => place, wide: true },
  { header: "Vagas", cell: ({ places }) => places, wide: true },
  { header: "Situação", cell: ({ standing }) => <Badge tone={standing.tone}>{standing.word}</Badge> },
];

const COPY: Column<EventRow> = {
  header: "Copiar",
  hiddenHeader: true,
  // On phones the event's own page offers it.
  wide: true,
  cell: ({ id, title }) => (
    <ButtonLink to={copyPage(id)} variant="text" size="small" aria-label={`Copiar ${title}`}>
      Copiar
    </ButtonLink>
  ),
};

/** What somebody organises, row by row. */
export const EventList = ({ events, mayEdit }: { events: readonly EventRow[]; mayEdit: boolean }) => (
  <Table
    caption="Eventos que você organiza"
    captionHidden
    narrow="rows"
    rows={events}
    rowKey={({ id }) => id}
    columns={mayEdit ? [...COLUMNS, COPY] : COLUMNS}
  />
);
