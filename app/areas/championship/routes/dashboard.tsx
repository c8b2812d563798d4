import { Trophy } from "lucide-react";
import { STATUS_WORDS } from "#app/championship-words.ts";
import { Badge } from "#app/components/badge.tsx";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { NotFound, Unexpected } from "#app/components/error-page.tsx";
import { isNotFound } from "#app/components/error-text.ts";
import { EventCell } from "#app/components/event-cell.tsx";
import { Notice } from "#app/components/notice.tsx";
import { PlanPanel } from "#app/components/plan-panel.tsx";
import { planSummary } from "#app/components/plan-summary.ts";
import { Table, type Column } from "#app/components/table.tsx";
import { attempt } from "#app/forms/attempt.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { privateMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { formatDate } from "#domain/dates.ts";
import { formatPlace } from "#domain/places.ts";
import { ownPlan } from "#server/billing/billing.server.ts";
import { ownChampionships } from "#server/championships/championships.server.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import { championshipPage } from "../addresses.ts";
import { answerChampionshipForm, type ChampionshipAnswer } from "../championship-action.ts";
import { ChampionshipFields } from "../components/championship-fields.tsx";
import { organisingIn } from "../desk.ts";
import type { Route } from "./+types/dashboard.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireMember(context);
  const [own, plan, { tools }] = await Promise.all([
    // The rest of the page stays usable when the list cannot be read.
    attempt(ownChampionships(actor)),
    ownPlan(actor),
    organisingIn(context),
  ]);
  return {
    plan: planSummary(plan),
    failed: own === undefined,
    mayCreate: (own?.mayEdit ?? false) && tools,
    mayEdit: own?.mayEdit ?? false,
    championships: (own?.championships ?? []).map((one) => ({
      id: one.id,
      name: one.name,
      place: one.location ?? formatPlace(one) ?? "–",
      period:
        [one.startDate, one.endDate].flatMap((date) => (date ? [formatDate(date)] : [])).join(" a ") || "–",
      status: one.status,
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerChampionshipForm({
    organising: await organisingIn(context),
    championship: null,
    form: await readForm(request),
  });
}

/** The words of the specification. */
const NOT_LOADED = "Não foi possível carregar os campeonatos";

export const meta: Route.MetaFunction = () => privateMeta("Campeonatos");

type Row = Route.ComponentProps["loaderData"]["championships"][number];

const COLUMNS: Column<Row>[] = [
  {
    header: "Nome",
    rowHeader: true,
    cell: ({ id, name, period }) => <EventCell title={name} to={championshipPage(id)} when={period} />,
  },
  { header: "Período", cell: ({ period }) => period, wide: true },
  { header: "Local", cell: ({ place }) => place, wide: true },
  {
    header: "Status",
    cell: ({ status }) => <Badge tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].label}</Badge>,
  },
];

export default function ChampionshipDashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { championships, plan, failed, mayCreate, mayEdit } = loaderData;
  const answer: ChampionshipAnswer | undefined = actionData;
  return (
    <Container className="grid grid-cols-1 gap-6 py-8 sm:py-14">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-5xl sm:text-6xl">Seus campeonatos</h1>
        <ButtonLink to="/organizar" size="small" className="min-h-11">
          Eventos que você organiza
        </ButtonLink>
      </div>
      {failed ? (
        <Notice tone="error" title={NOT_LOADED}>
          Tente de novo em instantes. Nada se perdeu.
        </Notice>
      ) : championships.length === 0 ? (
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
          narrow="rows"
        />
      )}
      {mayCreate ? (
        <NewChampionship answer={answer} />
      ) : (
        mayEdit && (
          <Notice tone="info" title="Novo campeonato">
            Para começar um campeonato é preciso um plano ativo. O que já está marcado continua: você lê,
            exporta e fecha as súmulas.
          </Notice>
        )
      )}
      <PlanPanel
        plan={plan}
        offer="Com um plano você organiza do começo ao fim: inscrições, equipes, tabela, súmulas e classificação."
      />
    </Container>
  );
}

/** Where more than the list fails. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNotFound(error) ? (
    <NotFound lead="Campeonato não encontrado" />
  ) : (
    <Unexpected error={error} lead={NOT_LOADED} />
  );
}

function NewChampionship({ answer }: { answer?: ChampionshipAnswer }) {
  const form = useFocusOnError(answer);
  return (
    <Card title="Novo campeonato" className="max-w-[56rem]">
      <PostForm ref={form} noValidate className="grid gap-5">
        <ChampionshipFields answer={answer} />
        <div>
          <SubmitButton variant="primary">Criar campeonato</SubmitButton>
        </div>
      </PostForm>
    </Card>
  );
}
