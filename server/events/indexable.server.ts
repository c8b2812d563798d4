import { partsById } from "#server/platform/database/parts-by-id.ts";

/** Approved events that are still to come. */
export const indexableEvents = partsById(
  "events",
  "id::text",
  "approval = 'approved' and deleted_at is null and hidden_at is null and starts_at >= now()",
);
