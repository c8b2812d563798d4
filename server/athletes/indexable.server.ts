import { partsById } from "#server/platform/database/parts-by-id.ts";

/** Public profiles that search engines may show: for a minor, the guardian has said so. */
export const indexableAthletes = partsById("athletes", "subdomain", "visibility = 'public' and indexable");
