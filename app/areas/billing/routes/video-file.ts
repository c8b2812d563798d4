import { parseRange } from "#domain/byte-range.ts";
import { openVideo } from "#server/billing/athlete-access.server.ts";
import { actorOf, memberOf } from "#server/identity/viewer-context.server.ts";
import { fileAnswer } from "../file-answer.ts";
import type { Route } from "./+types/video-file.ts";

/** A video goes only to whoever may watch it now, and into no cache that would remember it. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const range = parseRange(request.headers.get("range")) ?? undefined;
  const video = await openVideo(actorOf(context), memberOf(context), params.id, range);
  if (!video.ok) {
    const [status, text] =
      video.error === "not_entitled"
        ? [403, "Este vídeo não está aberto para você."]
        : [404, "Vídeo não encontrado."];
    return new Response(text, { status, headers: { "cache-control": "private, no-store" } });
  }
  return fileAnswer(video.value, range);
}
