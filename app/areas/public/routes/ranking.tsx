import { Trophy } from "lucide-react";
import { useNavigation } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { formatIsoDate } from "#domain/dates.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { cachePage } from "#server/platform/http/request-context.server.ts";
import { Adjustments } from "../components/ranking/adjustments.tsx";
import { RankingList } from "../components/ranking/ranking-list.tsx";
import { Scoring } from "../components/ranking/scoring.tsx";
import { describePage } from "#app/page-meta.ts";
import type { Route } from "./+types/ranking.ts";

const PATH = "/ranking";

export async function loader({ context }: Route.LoaderArgs) {
  cachePage(context, ["club"]);
  return { ranking: await clubs.ranking(), url: publicUrl(PATH) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describePage({
    title: `Ranking de clubes | ${PRODUCT_NAME}`,
    description:
      "Os clubes de base do Brasil pela campanha na temporada: pontos, últimos resultados e a regra de pontuação publicada.",
    url: loaderData?.url,
  });

export default function Ranking({ loaderData: { ranking } }: Route.ComponentProps) {
  const navigation = useNavigation();
  const pending = navigation.state === "loading" && navigation.location.pathname === PATH;
  return (
    <Container className="py-10 sm:py-14">
      <h1 className="text-5xl sm:text-6xl">Ranking de clubes</h1>
      <p className="mt-3 max-w-[56ch] text-muted">
        {ranking.season === null
          ? "A campanha dos clubes de base."
          : `A campanha dos clubes de base na temporada ${ranking.season}.`}
      </p>
      <p className="mt-1 font-semibold">{`Atualizado em ${formatIsoDate(ranking.updatedOn)}`}</p>
      <div className="mt-8 grid grid-cols-1 items-start gap-6 xl:grid-cols-[1fr_18rem]">
        <section aria-label="Classificação" aria-busy={pending}>
          {pending ? <output>Carregando ranking...</output> : <Clubs clubs={ranking.clubs} />}
        </section>
        <div className="grid gap-6">
          <Scoring season={ranking.season} />
          {ranking.adjustments.length > 0 && <Adjustments adjustments={ranking.adjustments} />}
        </div>
      </div>
    </Container>
  );
}

function Clubs({ clubs: placed }: { clubs: clubs.RankedClub[] }) {
  if (placed.length > 0) return <RankingList clubs={placed} />;
  return (
    <EmptyState
      title="O ranking ainda não começou"
      icon={<Trophy />}
      action={<ButtonLink to="/clubes">Cadastrar meu clube</ButtonLink>}
    >
      <p>Assim que os clubes registrarem seus resultados, a classificação aparece aqui.</p>
    </EmptyState>
  );
}
