import { data } from "react-router";
import { isId } from "#domain/id.ts";
import { cachePage } from "#server/platform/http/request-context.server.ts";
import { isMainHost, KINDS, sitemapFile, STATIC_PAGES, xmlAnswer, type SitemapKind } from "../sitemaps.ts";
import type { Route } from "./+types/sitemap.ts";

const FILE = /^(atletas|clubes|eventos)-([\da-f-]+)\.xml$/;

export async function loader({ url, params, context }: Route.LoaderArgs) {
  if (!isMainHost(url)) throw data(null, 404);
  if (params.file === "paginas.xml") return xmlAnswer(sitemapFile(STATIC_PAGES.map((path) => ({ path }))));
  const [, name, from] = FILE.exec(params.file) ?? [];
  if (!name || !from || !isId(from)) throw data(null, 404);
  const { pages, path, sources } = KINDS[name as SitemapKind];
  const entries = await pages.page(from);
  if (entries.length === 0) throw data(null, 404);
  cachePage(context, sources);
  return xmlAnswer(sitemapFile(entries.map(({ key, changed }) => ({ path: `${path}${key}`, changed }))));
}
