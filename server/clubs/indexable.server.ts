import { sitemapPages } from "#server/platform/database/sitemap-pages.ts";
import { listed } from "./public-sql.ts";

/** Every club that visitors can find. */
export const indexableClubs = sitemapPages("clubs", "id::text", listed("clubs"));
