import { sitemapPages } from "#server/platform/database/sitemap-pages.ts";
import { PUBLIC } from "./public-sql.ts";

/** Approved events that are still to come. */
export const indexableEvents = sitemapPages("events", "id::text", `${PUBLIC} and events.starts_at >= now()`);
