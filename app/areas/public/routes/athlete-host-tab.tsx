import { data } from "react-router";
import { NotFound } from "#app/components/error-page.tsx";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { noteMissing } from "#server/platform/http/route-words.server.ts";
import { loadAthleteHost } from "../athlete-host.ts";
import { athleteSiteMeta } from "../athlete-site-meta.ts";
import { AthleteNotFound } from "../components/athlete/athlete-not-found.tsx";
import { AthleteSite } from "../components/athlete/athlete-site.tsx";
import type { Route } from "./+types/athlete-host-tab.ts";

/** `kaua-ribeiro.joiadabase.com.br/estatisticas`; on the product's own host there is no such page. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const site = await loadAthleteHost({ context, url }, params.tab);
  if (!site) noteMissing(url);
  return data(site, { status: site ? 200 : 404 });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === null
    ? [{ title: `Página não encontrada · ${PRODUCT_NAME}` }, { name: "robots", content: "noindex" }]
    : athleteSiteMeta(loaderData);

export default function AthleteHostTab({ loaderData: site }: Route.ComponentProps) {
  return site ? <AthleteSite site={site} /> : <NotFound />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AthleteNotFound error={error} />;
}
