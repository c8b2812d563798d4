import { Table, type Column } from "#app/components/table.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { Panel } from "./panel.tsx";

interface SubjectReview {
  id: string;
  kindLabel: string;
  state: keyof typeof STATES;
  reason: string | null;
  createdAt: string;
  decidedAt: string | null;
  decidedBy: string | null;
}

const STATES = {
  open: "Espera",
  approved: "Aprovada",
  adjust: "Ajuste pedido",
  rejected: "Rejeitada",
  withdrawn: "Retirada",
} as const;

const COLUMNS: Column<SubjectReview>[] = [
  {
    header: "Revisão",
    rowHeader: true,
    cell: ({ id, kindLabel }) => <TextLink to={`/admin/revisoes/${id}`}>{kindLabel}</TextLink>,
  },
  { header: "Pedida", cell: ({ createdAt }) => createdAt },
  { header: "Decisão", cell: ({ state }) => STATES[state] },
  {
    header: "Quem e quando",
    cell: ({ decidedBy, decidedAt }) => [decidedBy, decidedAt].filter(Boolean).join(", ") || "Ninguém ainda",
  },
  { header: "Motivo", cell: ({ reason }) => reason ?? "Sem motivo" },
];

/** Everything that the team was asked about one profile. */
export const SubjectReviews = ({ reviews }: { reviews: readonly SubjectReview[] }) =>
  reviews.length > 0 ? (
    <Table caption="Revisões" columns={COLUMNS} rows={reviews} rowKey={({ id }) => id} narrow="stack" />
  ) : (
    <Panel title="Revisões">
      <p className="text-compact text-muted">A equipe ainda não foi chamada para este perfil.</p>
    </Panel>
  );
