import { Badge } from "#app/components/badge.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { CategoryText } from "#app/components/category-text.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import { RowTitleLink } from "#app/components/text-link.tsx";
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
    cell: ({ id, title }) => (
      <RowTitleLink to={eventPage(id)}>
        <CategoryText>{title}</CategoryText>
      </RowTitleLink>
    ),
  },
  { header: "Tipo", cell: ({ kind }) => kind },
  { header: "Quando", cell: ({ when }) => when },
  { header: "Onde", cell: ({ place }) => place },
  { header: "Vagas", cell: ({ places }) => places },
  { header: "Situação", cell: ({ standing }) => <Badge tone={standing.tone}>{standing.word}</Badge> },
];

const COPY: Column<EventRow> = {
  header: "Copiar",
  hiddenHeader: true,
  cell: ({ id, title }) => (
    <ButtonLink
      to={copyPage(id)}
      variant="text"
      size="small"
      className="max-sm:min-h-11"
      aria-label={`Copiar ${title}`}
    >
      Copiar
    </ButtonLink>
  ),
};

/** What somebody organises, row by row. */
export const EventList = ({ events, mayEdit }: { events: readonly EventRow[]; mayEdit: boolean }) => (
  <Table
    caption="Eventos que você organiza"
    captionHidden
    narrow="stack"
    rows={events}
    rowKey={({ id }) => id}
    columns={mayEdit ? [...COLUMNS, COPY] : COLUMNS}
  />
);
