import { data } from "react-router";
import { cachePage } from "#server/platform/http/request-context.server.ts";
import { isMainHost, KINDS, sitemapIndex, xmlAnswer } from "../sitemaps.ts";
import type { Route } from "./+types/sitemap-index.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  if (!isMainHost(url)) throw data(null, 404);
  const files = await Promise.all(
    Object.entries(KINDS).map(async ([kind, { pages }]) =>
      (await pages.pageStarts()).map((id) => `${kind}-${id}.xml`),
    ),
  );
  cachePage(
    context,
    Object.values(KINDS).flatMap(({ sources }) => sources),
  );
  return xmlAnswer(sitemapIndex(["paginas.xml", ...files.flat()]));
}
