import { data } from "react-router";
import { drawingAt } from "#drawing/addresses.ts";
import { cachePage } from "#server/platform/http/request-context.server.ts";
import type { Route } from "./+types/drawing.ts";

/** Pictures drawn from a seed value: nothing to store, and the address says all that they depend on. */
export function loader({ params, context }: Route.LoaderArgs) {
  const svg = drawingAt(params.kind, params.seed);
  if (!svg) throw data("Desenho não encontrado", 404);
  cachePage(context, ["drawing"]);
  return new Response(svg, {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    },
  });
}
