import { answerFile } from "#app/answer-file.ts";
import { err } from "#domain/result.ts";
import * as share from "#server/athletes/share/share.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { standingsPoster } from "../cup-posters.ts";
import { readCup } from "#app/read-cup.ts";
import type { Route } from "./+types/table-image.ts";

/** The picture that messengers show for the tabs of a championship. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const cup = await readCup(params.id, url.searchParams);
  const poster = cup && standingsPoster(cup);
  const file = poster ? await share.standingsImage(browserOf(context), poster) : err("not_found" as const);
  return answerFile(request, file, {
    contentType: "image/jpeg",
    fileName: "tabela.jpg",
    missing: "Campeonato não encontrado",
  });
}
