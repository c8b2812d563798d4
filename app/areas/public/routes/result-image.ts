import { answerFile } from "#app/answer-file.ts";
import { err } from "#domain/result.ts";
import * as share from "#server/athletes/share/share.server.ts";
import { publicCategoryOf } from "#server/championships/public.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { resultPoster } from "../cup-posters.ts";
import { readCup } from "#app/read-cup.ts";
import type { Route } from "./+types/result-image.ts";

/** The picture that messengers show for the page of a match. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const categoria = await publicCategoryOf(params.matchId);
  const cup = categoria && (await readCup(params.id, new URLSearchParams({ categoria })));
  const poster = cup && resultPoster(cup, params.matchId);
  const file = poster ? await share.resultImage(browserOf(context), poster) : err("not_found" as const);
  return answerFile(request, file, {
    contentType: "image/jpeg",
    fileName: "resultado.jpg",
    missing: "Partida não encontrada",
  });
}
