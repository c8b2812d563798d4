import { data } from "react-router";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Unexpected } from "#app/components/error-page.tsx";
import { isNotFound } from "#app/components/error-text.ts";
import { Notice } from "#app/components/notice.tsx";
import { plansInWords } from "#app/components/plan-summary.ts";
import { Table, type Column } from "#app/components/table.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { answersSource } from "#app/page-sources.ts";
import { privateMeta } from "#app/private-meta.ts";
import { formatDay } from "#domain/date-time.ts";
import { answeredShareText } from "#domain/registrations/answered-share.ts";
import { VISITOR } from "#domain/identity/actor.ts";
import { plansThatOpen } from "#server/billing/billing.server.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { cachePage } from "#server/platform/http/request-context.server.ts";
import { answeredShare } from "#server/registrations/answered-share.server.ts";
import { clubTrials, type ClubTrial } from "#server/registrations/club-trials.server.ts";
import { ClubNotFound } from "../components/clubs/club-not-found.tsx";
import type { Route } from "./+types/club-trials.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const club = await clubs.site(VISITOR, params.id);
  if (!club.ok) throw data("Clube não encontrado", 404);
  const { id, name } = club.value;
  cachePage(context, ["event", `club:${id}`, answersSource({ clubId: id, organiserProfileId: null })]);
  const [trials, share] = await Promise.all([
    clubTrials(actorOf(context), id),
    answeredShare({ clubId: id, organiserProfileId: null }),
  ]);
  return {
    club: { id, name },
    share: share && answeredShareText(share),
    trials: trials?.map(toRow) ?? null,
    plans: plansInWords(trials ? [] : await plansThatOpen("club_trials", "athlete")),
  };
}

const toRow = (trial: ClubTrial) => ({
  id: trial.id,
  title: trial.title,
  day: formatDay(trial.startsAt, trial.timeZone),
  categories: trial.categories.join(", ") || "todas",
  came: trial.came,
  called: trial.called,
  answered:
    trial.answered === null ? `prazo ${formatDay(trial.dueAt, trial.timeZone)}` : `${trial.answered}%`,
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData ? `Peneiras do ${loaderData.club.name}` : "Clube não encontrado");

type Row = ReturnType<typeof toRow>;

const COLUMNS: Column<Row>[] = [
  {
    header: "Peneira",
    cell: ({ id, title }) => <TextLink to={`/campeonatos/${id}`}>{title}</TextLink>,
    rowHeader: true,
  },
  { header: "Dia", cell: ({ day }) => day },
  { header: "Categorias", cell: ({ categories }) => categories },
  { header: "Vieram", cell: ({ came }) => came, align: "end" },
  { header: "Chamados", cell: ({ called }) => called, align: "end" },
  { header: "Respondidos no prazo", cell: ({ answered }) => answered, align: "end" },
];

export default function ClubTrialsPage({ loaderData }: Route.ComponentProps) {
  const { club, share, trials, plans } = loaderData;
  return (
    <Container className="grid grid-cols-1 gap-5 py-6 sm:py-10">
      <Breadcrumb
        steps={[
          { label: "Ranking", to: "/ranking" },
          { label: club.name, to: `/clube/${club.id}` },
          { label: "Peneiras" },
        ]}
      />
      <h1 className="text-4xl sm:text-5xl">Peneiras e quantos foram chamados</h1>
      {share && <p className="text-lead">{share}.</p>}
      {trials === null ? (
        <NotOpen plans={plans} />
      ) : trials.length === 0 ? (
        <EmptyState title="Nenhuma peneira terminada">
          Quando uma peneira do {club.name} terminar, aparece aqui quantos vieram e quantos foram chamados.
        </EmptyState>
      ) : (
        <Table
          caption={`Peneiras do ${club.name}`}
          captionHidden
          columns={COLUMNS}
          rows={trials}
          rowKey={({ id }) => id}
          narrow="stack"
        />
      )}
    </Container>
  );
}

const NotOpen = ({ plans }: { plans: string }) => (
  <Notice title="Esta página abre com um plano de atleta" className="max-w-[44rem]">
    <p>
      Com {plans} você vê, de cada peneira do clube, o dia, as categorias, quantos vieram, quantos foram
      chamados e a parte respondida no prazo. Abaixo de 18 anos, quem assina é o responsável, e ele também vê.
    </p>
    <ButtonLink to="/planos" size="small" className="mt-3">
      Ver planos
    </ButtonLink>
  </Notice>
);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNotFound(error) ? <ClubNotFound /> : <Unexpected error={error} />;
}
