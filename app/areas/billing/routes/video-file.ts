import { redirect } from "react-router";
import { parseRange } from "#domain/byte-range.ts";
import {
  issueVideoPass,
  openWithPass,
  videoAddress,
  type VideoProblem,
} from "#server/billing/access/athlete-access.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { afterAnswer } from "#server/platform/http/request-context.server.ts";
import { recordVideoView } from "#server/scouting/views.server.ts";
import { fileAnswer } from "../file-answer.ts";
import type { Route } from "./+types/video-file.ts";

const NOT_CACHED = { "cache-control": "private, no-store" };

/**
 * A video goes only to whoever may watch it now, and into no cache that would remember it. A player that
 * outlives its pass, or whose pass a change has ended, is decided about anew and sent on to a fresh address.
 */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const range = parseRange(request.headers.get("range")) ?? undefined;
  if (range === "several") return new Response(null, { status: 416, headers: NOT_CACHED });
  const actor = actorOf(context);
  const pass = url.searchParams.get("passe");
  if (pass) {
    const file = await openWithPass(actor, { videoId: params.id, pass, range });
    if (file.ok) {
      // A player asks for many parts; the one from the beginning is a view.
      const { range: part } = file.value;
      if (part ? part.start === 0 : !range) afterAnswer(context, () => recordVideoView(actor, params.id));
      return fileAnswer(file.value, range);
    }
    if (file.error === "not_found") return refusal("not_found");
  }
  const decided = await issueVideoPass(actor, params.id);
  if (decided.ok) return redirect(videoAddress(params.id, decided.value.pass), { headers: NOT_CACHED });
  return refusal(decided.error);
}

function refusal(problem: VideoProblem): Response {
  const [status, text] =
    problem === "not_entitled"
      ? [403, "Este vídeo não está aberto para você."]
      : [404, "Vídeo não encontrado."];
  return new Response(text, { status, headers: NOT_CACHED });
}
