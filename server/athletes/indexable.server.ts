import { sitemapPages } from "#server/platform/database/sitemap-pages.ts";

/** Public profiles that search engines may show: for a minor, the guardian has said so. */
export const indexableAthletes = sitemapPages("athletes", "subdomain", "visibility = 'public' and indexable");
