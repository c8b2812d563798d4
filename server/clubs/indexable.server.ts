import { partsById } from "#server/platform/database/parts-by-id.ts";
import { listed } from "./public-sql.ts";

/** Every club that visitors can find. */
export const indexableClubs = partsById("clubs", "id::text", listed("clubs"));
