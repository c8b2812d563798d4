import { Badge } from "#app/components/badge.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import type { Deadline } from "#domain/inquiries/data-requests.ts";
import type { InquiryState } from "#domain/inquiries/kinds.ts";
import { DeadlineBadge } from "./deadline-badge.tsx";
import { RowLink } from "./row-link.tsx";

type Row = {
  id: string;
  kindLabel: string;
  name: string;
  answerTo: string | null;
  about: string | null;
  state: InquiryState;
  createdAt: string;
  /** Of a request about personal data that waits. */
  deadline: Deadline | null;
};

const COLUMNS: Column<Row>[] = [
  {
    header: "De",
    rowHeader: true,
    cell: ({ id, name, about }) => (
      <RowLink to={`/admin/mensagens/${id}`} note={about}>
        {name}
      </RowLink>
    ),
  },
  {
    header: "Tipo",
    cell: ({ kindLabel, deadline }) => (
      <span className="flex flex-wrap items-center gap-2">
        {kindLabel}
        {deadline && <DeadlineBadge {...deadline} />}
      </span>
    ),
  },
  {
    header: "Resposta para",
    cell: ({ answerTo }) => <span className="wrap-anywhere">{answerTo ?? "–"}</span>,
  },
  { header: "Recebida em", cell: ({ createdAt }) => <span className="whitespace-nowrap">{createdAt}</span> },
];

const STATE: Column<Row> = { header: "Situação", cell: ({ state }) => <InquiryBadge state={state} /> };

export function InquiryTable({ entries, withState }: { entries: readonly Row[]; withState: boolean }) {
  return (
    <Table
      caption="Mensagens recebidas, da mais nova à mais antiga"
      captionHidden
      columns={withState ? [...COLUMNS, STATE] : COLUMNS}
      rows={entries}
      rowKey={({ id }) => id}
      narrow="stack"
    />
  );
}

export const InquiryBadge = ({ state }: { state: InquiryState }) =>
  state === "new" ? <Badge tone="canary">Nova</Badge> : <Badge tone="grass">Tratada</Badge>;
