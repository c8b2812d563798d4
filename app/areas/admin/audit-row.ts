import { formatDateTime } from "#domain/date-time.ts";
import type { LoggedEntry } from "#server/administration/audit-log.server.ts";
import { activityText, actorText } from "./activity-text.ts";
import { fieldsText } from "./field-text.ts";
import { logOf } from "./record-paths.ts";

/** An entry of the audit log as the tables show it. */
export const toAuditRow = (entry: LoggedEntry) => ({
  id: entry.id,
  at: formatDateTime(entry.at),
  who: actorText(entry),
  what: activityText(entry),
  fields: fieldsText(entry),
  actorPath: entry.actor?.name ? `/admin/usuarios/${entry.actor.id}` : null,
  subjectPath: entry.subjectId ? logOf(entry.subjectType, entry.subjectId) : null,
});

export type AuditRow = ReturnType<typeof toAuditRow>;
