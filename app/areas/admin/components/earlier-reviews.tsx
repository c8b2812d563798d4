import { Table, type Column } from "#app/components/table.tsx";
import type { ReviewView } from "../review-view.ts";

type Earlier = ReviewView["earlier"][number];

const STATES = {
  open: "Aberta",
  approved: "Aprovada",
  adjust: "Ajuste pedido",
  rejected: "Rejeitada",
  withdrawn: "Retirada",
};

const COLUMNS: Column<Earlier>[] = [
  { header: "Revisão", rowHeader: true, cell: ({ kindLabel }) => kindLabel },
  { header: "Decisão", cell: ({ state }) => STATES[state] },
  { header: "Quando", cell: ({ decidedAt }) => decidedAt },
  { header: "Quem", cell: ({ decidedBy }) => decidedBy ?? "Ninguém" },
  { header: "Motivo", cell: ({ reason }) => reason ?? "Sem motivo" },
];

/** What was decided about the same thing before. */
export function EarlierReviews({ reviews }: { reviews: readonly Earlier[] }) {
  if (reviews.length === 0) return null;
  return (
    <Table
      caption="Decisões anteriores"
      columns={COLUMNS}
      rows={reviews}
      rowKey={({ id }) => id}
      narrow="stack"
    />
  );
}
