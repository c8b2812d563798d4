import { PostForm } from "#app/forms/post-form.tsx";
import { Badge } from "#app/components/badge.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import type { QueueEntry } from "#server/moderation/moderation.server.ts";
import { RowLink } from "./row-link.tsx";

type Row = Omit<QueueEntry, "createdAt" | "reportReason"> & {
  kindLabel: string;
  note: string | null;
  createdAt: string;
  age: string;
  old: boolean;
  to: string;
};

const COLUMNS: Column<Row>[] = [
  {
    header: "Assunto",
    rowHeader: true,
    cell: ({ to, subject, note }) => (
      <RowLink to={to} note={note}>
        {subject ?? "Já removido"}
      </RowLink>
    ),
  },
  {
    header: "Tipo",
    cell: ({ kind, kindLabel }) => <Badge tone={kind === "report" ? "danger" : "neutral"}>{kindLabel}</Badge>,
  },
  { header: "Espera desde", cell: ({ createdAt }) => <span className="whitespace-nowrap">{createdAt}</span> },
  {
    header: "Há",
    align: "end",
    cell: ({ age, old }) => (
      <span className={old ? "font-bold whitespace-nowrap text-danger" : "whitespace-nowrap"}>{age}</span>
    ),
  },
  { header: "Com quem", cell: ({ assignee, mine }) => (mine ? "Você" : (assignee ?? "Ninguém")) },
  { header: "Ações", hiddenHeader: true, align: "end", cell: (row) => <AssignButton {...row} /> },
];

export function ReviewTable({ entries }: { entries: readonly Row[] }) {
  return (
    <Table
      caption="O que espera por uma decisão"
      captionHidden
      columns={COLUMNS}
      rows={entries}
      rowKey={({ id }) => id}
      narrow="stack"
    />
  );
}

function AssignButton({ id, mine, assignee, subject }: Row) {
  // While a colleague has it, nobody else can take it.
  if (assignee && !mine) return null;
  return (
    <PostForm>
      <input type="hidden" name="id" value={id} />
      <SubmitButton intent={mine ? "liberar" : "assumir"} size="small">
        {mine ? "Liberar" : "Assumir"}
        <span className="sr-only"> a revisão de {subject}</span>
      </SubmitButton>
    </PostForm>
  );
}
