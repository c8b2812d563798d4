import { Link } from "react-router";
import { Badge } from "#app/components/badge.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import type { InquiryState } from "#domain/inquiries/kinds.ts";

type Row = {
  id: string;
  kindLabel: string;
  name: string;
  answerTo: string | null;
  about: string | null;
  state: InquiryState;
  createdAt: string;
};

const COLUMNS: Column<Row>[] = [
  {
    header: "De",
    rowHeader: true,
    cell: ({ id, name, about }) => (
      <>
        <Link
          to={`/admin/mensagens/${id}`}
          className="wrap-anywhere text-grass underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {name}
        </Link>
        {about && <span className="block text-sm font-normal text-muted">{about}</span>}
      </>
    ),
  },
  { header: "Tipo", cell: ({ kindLabel }) => kindLabel },
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
