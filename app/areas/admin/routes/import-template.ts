import { staffGuard } from "#app/session/guards.ts";
import { kindOfWord } from "#domain/imports/kinds.ts";
import * as imports from "#server/administration/imports/imports.server.ts";
import type { Route } from "./+types/import-template.ts";

export const middleware: Route.MiddlewareFunction[] = [staffGuard];

export function loader({ params }: Route.LoaderArgs) {
  const kind = kindOfWord(params.file.replace(/\.csv$/, ""));
  if (!kind) return new Response(null, { status: 404 });
  return new Response(imports.template(kind), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="modelo-${params.file}"`,
      "cache-control": "private, no-store",
    },
  });
}
