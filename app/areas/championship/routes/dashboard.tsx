import { Trophy } from "lucide-react";
import { Badge, type BadgeTone } from "#app/components/badge.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { PlanPanel } from "#app/components/plan-panel.tsx";
import { planSummary } from "#app/components/plan-summary.ts";
import { Table, type Column } from "#app/components/table.tsx";
import { profileGuard } from "#app/session/guards.ts";
import { privateMeta } from "#app/private-meta.ts";
import { formatDate } from "#domain/dates.ts";
import { ownPlan } from "#server/billing/billing.server.ts";
import { ownChampionships } from "#server/championships/championships.server.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import type { Route } from "./+types/dashboard.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("championship");

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireMember(context);
  const [rows, plan] = await Promise.all([ownChampionships(actor), ownPlan(actor)]);
  return {
    plan: planSummary(plan),
    championships: rows.map(({ id, name, location, startDate, endDate, status }) => ({
      id,
      name,
      location: location ?? "–",
      period: [startDate, endDate].flatMap((date) => (date ? [formatDate(date)] : [])).join(" a ") || "–",
      status,
    })),
  };
}

export const meta: Route.MetaFunction = () => privateMeta("Campeonatos");

type Row = Route.ComponentProps["loaderData"]["championships"][number];

const STATUSES: Record<Row["status"], { label: string; tone: BadgeTone }> = {
  upcoming: { label: "Próximo", tone: "sky" },
  ongoing: { label: "Em Andamento", tone: "grass" },
  finished: { label: "Finalizado", tone: "neutral" },
};

const COLUMNS: Column<Row>[] = [
  { header: "Nome", rowHeader: true, cell: ({ name }) => name },
  { header: "Período", cell: ({ period }) => period },
  { header: "Local", cell: ({ location }) => location },
  {
    header: "Status",
    cell: ({ status }) => <Badge tone={STATUSES[status].tone}>{STATUSES[status].label}</Badge>,
  },
];

export default function ChampionshipDashboard({ loaderData: { championships, plan } }: Route.ComponentProps) {
  return (
    <Container className="grid gap-6 py-8 sm:py-14">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-5xl sm:text-6xl">Seus campeonatos</h1>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/organizar" size="small" className="min-h-11">
            Eventos que você organiza
          </ButtonLink>
          <ButtonLink to="/organizar/eventos/novo" size="small" className="min-h-11">
            Cadastrar Evento
          </ButtonLink>
        </div>
      </div>
      {championships.length === 0 ? (
        <EmptyState title="Nenhum campeonato ainda" icon={<Trophy />}>
          Os campeonatos que você organiza aparecem aqui, com equipes, jogos e classificação.
        </EmptyState>
      ) : (
        <Table
          caption="Campeonatos que você organiza"
          captionHidden
          columns={COLUMNS}
          rows={championships}
          rowKey={({ id }) => id}
          narrow="stack"
        />
      )}
      <PlanPanel
        plan={plan}
        offer="Com um plano você organiza do começo ao fim: inscrições, equipes, tabela, súmulas e classificação."
      />
    </Container>
  );
}
