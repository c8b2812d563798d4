import { staffGuard } from "#app/session/guards.ts";
import { AUDIT_LIST } from "#domain/audit/staff-list.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { exportAudit } from "#server/administration/audit-log.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { actionText, activityText, subjectText } from "../activity-text.ts";
import { fieldsText } from "../field-text.ts";
import { csvAnswer } from "../list/csv-answer.ts";
import type { Route } from "./+types/audit-csv.ts";

/** A file and no page: it stands outside the area's layout, so it brings the guard along. */
export const middleware: Route.MiddlewareFunction[] = [staffGuard];

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(AUDIT_LIST, url.searchParams);
  const lines = await exportAudit(actorOf(context), query, WORDS);
  if (!lines.ok) return new Response(null, { status: 403 });
  return csvAnswer(lines.value, "registro.csv");
}

const WORDS = { sentence: activityText, action: actionText, subject: subjectText, fields: fieldsText };
