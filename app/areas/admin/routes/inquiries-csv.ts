import { staffGuard } from "#app/session/guards.ts";
import { INQUIRY_LIST } from "#domain/inquiries/staff-list.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { exportInquiries } from "#server/inquiries/staff.server.ts";
import { csvAnswer } from "../list/csv-answer.ts";
import type { Route } from "./+types/inquiries-csv.ts";

/** A file and no page: it stands outside the area's layout, so it brings the guard along. */
export const middleware: Route.MiddlewareFunction[] = [staffGuard];

export async function loader({ url, context }: Route.LoaderArgs) {
  const lines = await exportInquiries(actorOf(context), readListQuery(INQUIRY_LIST, url.searchParams));
  if (!lines.ok) return new Response(null, { status: 403 });
  return csvAnswer(lines.value, "mensagens.csv");
}
