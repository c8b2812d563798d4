import { Badge } from "#app/components/badge.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import type { StaffFamily } from "#server/athletes/staff/family.server.ts";
import { Panel } from "./panel.tsx";

type Decision = Omit<StaffFamily["decisions"][number], "createdAt"> & { createdAt: string };

const DECISIONS = {
  granted: <Badge tone="grass">Autorizou</Badge>,
  revoked: <Badge tone="danger">Retirou</Badge>,
  lifted: <Badge tone="sky">Retirada desfeita pela equipe</Badge>,
  asked_again: <Badge tone="pale">Perfis unidos: decide de novo</Badge>,
} as const;

const COLUMNS: Column<Decision>[] = [
  { header: "Quando", rowHeader: true, cell: ({ createdAt }) => createdAt },
  { header: "Quem", cell: ({ name }) => name ?? "Conta removida" },
  {
    header: "Sobre",
    cell: ({ about }) => (about === "profile" ? "Publicar o perfil" : "Nome em campeonatos"),
  },
  { header: "Decisão", cell: ({ decision }) => DECISIONS[decision] },
  {
    header: "Texto",
    cell: ({ textVersion }) => <TextLink to={`/responsavel/texto/${textVersion}`}>{textVersion}</TextLink>,
  },
  {
    header: "De onde",
    cell: ({ from }) => <Origin from={from} />,
  },
];

const Origin = ({ from }: Pick<Decision, "from">) =>
  from?.ipAddress ? (
    <span title={from.userAgent ?? undefined}>{from.ipAddress}</span>
  ) : (
    <span className="text-muted">Não guardado</span>
  );

/** Each decision is a row that is never changed: who, about which text, when and from where. */
export function ConsentHistory({ decisions }: { decisions: readonly Decision[] }) {
  if (decisions.length === 0)
    return (
      <Panel title="Autorizações">
        <p className="text-compact text-muted">Ninguém decidiu nada sobre este perfil até agora.</p>
      </Panel>
    );
  return (
    <Table
      dense
      caption="Autorizações"
      columns={COLUMNS}
      rows={decisions}
      rowKey={({ id }) => id}
      narrow="stack"
    />
  );
}
