import { memberGuard } from "#app/session/guards.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import * as rights from "#server/rights/rights.server.ts";
import type { Route } from "./+types/data-copy.ts";

export const middleware: Route.MiddlewareFunction[] = [memberGuard];

/** A file, not a page: it goes from storage to its owner as it is read, and into no cache. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const file = await rights.openExport(requireMember(context), params.id);
  if (!file) return new Response("Esta cópia não existe mais. Peça outra em Privacidade.", { status: 404 });
  return new Response(file.stream, {
    headers: {
      "content-type": file.contentType,
      "content-length": String(file.size),
      "content-disposition": 'attachment; filename="meus-dados-joia-da-base.zip"',
      "cache-control": "private, no-store",
    },
  });
}
