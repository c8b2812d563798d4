import { EVENT_LIST_SOURCES } from "#app/page-sources.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import * as events from "#server/events/events.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";

/** What the files are named after, where their pages live, and what changes them. */
export const KINDS = {
  atletas: { pages: athletes.indexable, path: "/a/", sources: ["athlete-list"] },
  clubes: { pages: clubs.indexable, path: "/clube/", sources: ["club-list"] },
  eventos: { pages: events.indexable, path: "/campeonatos/", sources: EVENT_LIST_SOURCES },
} as const;

export type SitemapKind = keyof typeof KINDS;

export const STATIC_PAGES = [
  "/",
  "/atletas",
  "/campeonatos",
  "/clubes",
  "/ranking",
  "/patrocinadores",
  "/planos",
  "/contato",
  "/exemplo-atleta",
  "/api/docs",
  "/termos",
  "/politica",
];

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

interface Place {
  path: string;
  changed?: string;
}

export const sitemapIndex = (files: readonly string[]): string =>
  documentOf(
    "sitemapindex",
    files.map((file) => entry("sitemap", { path: `/sitemaps/${file}` })),
  );

export const sitemapFile = (places: readonly Place[]): string =>
  documentOf(
    "urlset",
    places.map((place) => entry("url", place)),
  );

export const xmlAnswer = (xml: string): Response =>
  new Response(xml, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=300" },
  });

/** Other hosts have no sitemap, since one may only list its own host's pages. */
export const isMainHost = (url: URL): boolean => url.host === new URL(publicUrl("/")).host;

const documentOf = (root: string, entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${NAMESPACE}>\n${entries.join("\n")}\n</${root}>\n`;

const entry = (tag: string, { path, changed }: Place): string =>
  `<${tag}><loc>${escaped(publicUrl(path))}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</${tag}>`;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
