import { CalendarX } from "lucide-react";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { readPlace, writePlace } from "#app/components/list-place.ts";
import { describePage } from "#app/page-meta.ts";
import { PLAYED_CUP_SOURCES } from "#app/page-sources.ts";
import { playedCups } from "#server/events/played-cups.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { cachePage } from "#server/platform/http/request-context.server.ts";
import { CupGrid } from "../components/events/cup-card.tsx";
import { toCupCard } from "../cup-card-view.ts";
import type { Route } from "./+types/played-cups.ts";

const PAGE_SIZE = 24;

/** Championships that are being played, or that are over, a page at a time. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const running = url.pathname.endsWith("/em-andamento");
  const after = readPlace(url.searchParams.get("depois"));
  const { cups, next } = await playedCups({
    when: running ? "running" : "finished",
    after,
    limit: PAGE_SIZE,
  });
  cachePage(context, PLAYED_CUP_SOURCES, ["depois"]);
  const path = `/campeonatos/${running ? "em-andamento" : "encerrados"}`;
  return {
    running,
    cups: cups.map((cup) => toCupCard(cup, running)),
    first: after === null,
    path,
    next: next && `${path}?depois=${writePlace(next)}`,
    url: publicUrl(path),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describePage({
    title: `${titleOf(loaderData?.running ?? false)} | Joia da Base`,
    description: "Campeonatos de futebol de base com tabela, rodadas e artilharia direto das súmulas.",
    url: loaderData?.url,
    indexable: loaderData?.first ?? false,
  });

const titleOf = (running: boolean): string =>
  running ? "Campeonatos em andamento" : "Campeonatos encerrados";

export default function PlayedCups({ loaderData }: Route.ComponentProps) {
  const { running, cups, first, path, next } = loaderData;
  const title = titleOf(running);
  return (
    <Container className="grid grid-cols-1 gap-6 py-5 sm:py-10">
      <Breadcrumb steps={[{ label: "Campeonatos", to: "/campeonatos" }, { label: title }]} />
      <h1 className="text-4xl sm:text-6xl">{title}</h1>
      {cups.length > 0 ? (
        <section aria-label={title}>
          <h2 className="sr-only">Lista</h2>
          <CupGrid cups={cups} />
        </section>
      ) : (
        <EmptyState
          title="Nenhum campeonato aqui"
          icon={<CalendarX />}
          action={<ButtonLink to="/campeonatos">Ver o calendário</ButtonLink>}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {!first && <ButtonLink to={path}>Voltar ao começo</ButtonLink>}
        {next && <ButtonLink to={next}>Mais campeonatos</ButtonLink>}
      </div>
    </Container>
  );
}
