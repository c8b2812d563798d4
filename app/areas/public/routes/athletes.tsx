import { useNavigation } from "react-router";
import { Container } from "#app/components/container.tsx";
import { listAddress } from "#domain/athletes/list-address.ts";
import { LIST_PARAMETERS, parseListAddress } from "#domain/athletes/list-schema.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { cachePage } from "#server/platform/http/request-context.server.ts";
import { AthleteFilters } from "../components/athlete-filters.tsx";
import { AthleteResults, AthleteResultsSkeleton } from "../components/athlete-results.tsx";
import { describePage } from "#app/page-meta.ts";
import { athleteListSources } from "#app/page-sources.ts";
import type { Route } from "./+types/athletes.ts";

const PATH = "/atletas";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseListAddress(url.searchParams);
  const list = await athletes.list(query);
  cachePage(context, athleteListSources(list.athletes, query.group), LIST_PARAMETERS);
  return { query, list, url: publicUrl(`${PATH}${listAddress(query)}`) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describePage({
    title: "Atletas | Joia da Base",
    description: "Conheça jovens atletas do futebol brasileiro e filtre por idade, posição e nome.",
    url: loaderData?.url,
    // Every combination of filters would be a page of its own: only the plain list is for search engines.
    indexable: !loaderData?.url.includes("?"),
  });

export default function Athletes({ loaderData }: Route.ComponentProps) {
  const { query, list } = loaderData;
  const navigation = useNavigation();
  const pending = navigation.state === "loading" && navigation.location.pathname === PATH;
  return (
    <Container className="py-10 sm:py-14">
      <h1 className="text-5xl sm:text-6xl">Atletas</h1>
      <p className="mt-3 max-w-[56ch] text-muted">
        Talentos de todo o Brasil. O perfil de quem tem menos de 18 anos só aparece aqui com a autorização do
        responsável.
      </p>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[17.5rem_1fr]">
        <AthleteFilters query={query} />
        <section aria-label="Resultados" aria-busy={pending}>
          {pending ? <AthleteResultsSkeleton /> : <AthleteResults query={query} list={list} />}
        </section>
      </div>
    </Container>
  );
}
