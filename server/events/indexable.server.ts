import { partsById } from "#server/platform/database/parts-by-id.ts";
import { PUBLIC } from "./public-sql.ts";

/** Approved events that are still to come. */
export const indexableEvents = partsById("events", "id::text", `${PUBLIC} and events.starts_at >= now()`);
