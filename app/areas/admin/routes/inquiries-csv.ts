import { staffGuard } from "#app/session/guards.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { exportInquiries } from "#server/inquiries/staff.server.ts";
import { asked, filterIn } from "../inquiry-filter.ts";
import type { Route } from "./+types/inquiries-csv.ts";

/** A file and no page: it stands outside the area's layout, so it brings the guard along. */
export const middleware: Route.MiddlewareFunction[] = [staffGuard];

export async function loader({ url, context }: Route.LoaderArgs) {
  const lines = await exportInquiries(actorOf(context), asked(filterIn(url)));
  if (!lines.ok) return new Response(null, { status: 403 });
  return new Response(streamOf(lines.value), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="mensagens.csv"',
      "cache-control": "private, no-store",
    },
  });
}

function streamOf(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}
