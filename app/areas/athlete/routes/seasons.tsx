import { BarChart3, Plus } from "lucide-react";
import { lazy } from "react";
import { data } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { plansInWords } from "#app/components/plan-summary.ts";
import { privateMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { SeasonTable } from "#app/seasons/season-table.tsx";
import { TotalsTable } from "#app/seasons/totals-table.tsx";
import { seasonsOverTime } from "#server/billing/access/seasons-over-time.server.ts";
import { plansThatOpen } from "#server/billing/billing.server.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { SEASONS_PAGE } from "../addresses.ts";
import type { Route } from "./+types/seasons.ts";

// The charts are for whose plan opens them: the browser loads them then.
const EvolutionCard = lazy(async () => ({
  default: (await import("../components/evolution.tsx")).EvolutionCard,
}));

export const middleware: Route.MiddlewareFunction[] = profileGuard("athlete");

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireProfile(context, "athlete");
  const id = actor.profile.profileId;
  const own = id ? await seasonsOverTime(actor, id) : null;
  if (!own?.ok) throw data("Atleta não encontrado", 404);
  const { seasons, totals, minor, evolution } = own.value;
  const answering = seasons.map(({ askedClubId, confirmedBy }) => askedClubId ?? confirmedBy);
  const [names, plans] = await Promise.all([
    clubs.names([...new Set(answering.filter((clubId) => clubId !== null))]),
    evolution ? [] : plansThatOpen("seasons_over_time", "athlete"),
  ]);
  return {
    totals,
    minor,
    evolution,
    offered: plansInWords(plans),
    seasons: seasons.map((season, n) => ({
      ...season,
      answeringClub: names.get(answering[n] ?? "") ?? null,
    })),
  };
}

export const meta: Route.MetaFunction = () => privateMeta("Números por temporada");

export default function Seasons({ loaderData }: Route.ComponentProps) {
  const { seasons, totals, minor, evolution, offered } = loaderData;
  return (
    <Container className="py-6 sm:py-10">
      <div className="mx-auto grid max-w-[60rem] grid-cols-1 gap-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1 className="text-4xl sm:text-5xl">Números por temporada</h1>
          <ButtonLink to={`${SEASONS_PAGE}/nova`} variant="primary">
            <Plus aria-hidden="true" />
            Adicionar temporada
          </ButtonLink>
        </div>
        {seasons.length === 0 ? (
          <EmptyState title="Nenhuma temporada ainda" icon={<BarChart3 />}>
            Registre os jogos, gols e assistências de cada ano. Eles aparecem na sua figurinha, na página e no
            currículo.
          </EmptyState>
        ) : (
          <>
            <TotalsTable totals={totals} />
            <SeasonTable seasons={seasons} page={SEASONS_PAGE} />
            {evolution ? (
              <EvolutionCard evolution={evolution} />
            ) : (
              <EvolutionOffer plans={offered} minor={minor} />
            )}
          </>
        )}
      </div>
    </Container>
  );
}

/** What the plan opens, said before anybody pays. */
const EvolutionOffer = ({ plans, minor }: { plans: string; minor: boolean }) => (
  <Card title="Evolução, temporada a temporada">
    <div className="grid justify-items-start gap-4">
      <p className="max-w-[60ch]">
        Com {plans}, seus jogos, gols, assistências e minutos viram gráficos ano a ano, uma linha para cada
        fonte, com a tabela ao lado. Registrar temporadas continua grátis.
        {minor && " Com menos de 18 anos, quem assina é o responsável, pela conta dele."}
      </p>
      {!minor && (
        <ButtonLink to="/planos" size="small" className="min-h-11">
          Ver planos
        </ButtonLink>
      )}
    </div>
  </Card>
);
