import { Badge } from "#app/components/badge.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { EventCell } from "#app/components/event-cell.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import type { EventStanding } from "#app/event-words.ts";

export interface OwnEventView {
  id: string;
  title: string;
  kind: string;
  day: string;
  standing: EventStanding;
}

const COLUMNS: readonly Column<OwnEventView>[] = [
  {
    header: "Evento",
    rowHeader: true,
    cell: ({ id, title, day }) => <EventCell title={title} to={`/organizar/eventos/${id}`} when={day} />,
  },
  { header: "Tipo", cell: ({ kind }) => kind, wide: true },
  { header: "Data", cell: ({ day }) => day, wide: true },
  { header: "Situação", cell: ({ standing }) => <Badge tone={standing.tone}>{standing.word}</Badge> },
];

/** What the club organises, in whatever state. */
export const OwnEvents = ({ events, mayEdit }: { events: readonly OwnEventView[]; mayEdit: boolean }) => (
  <Card compact title="Eventos do clube">
    {events.length > 0 ? (
      <Table
        caption="Eventos do clube"
        captionHidden
        narrow="rows"
        rows={events}
        rowKey={({ id }) => id}
        columns={COLUMNS}
      />
    ) : (
      <p className="text-muted">
        Nenhum evento ainda. Cadastre uma peneira ou um campeonato: nossa equipe aprova antes de ir ao
        calendário.
      </p>
    )}
    <div className="mt-4 flex flex-wrap gap-2">
      <ButtonLink to="/organizar" size="small" className="min-h-11">
        Ver todos
      </ButtonLink>
      {mayEdit && (
        <ButtonLink to="/organizar/eventos/novo" size="small" className="min-h-11">
          Cadastrar Evento
        </ButtonLink>
      )}
    </div>
  </Card>
);
