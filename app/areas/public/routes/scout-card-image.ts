import { drawCard } from "#server/clubs/scout-card.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { answerFile } from "#app/answer-file.ts";
import type { Route } from "./+types/scout-card-image.ts";

/** A valid card as a picture, to keep on the phone or to send. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  return answerFile(request, await drawCard(browserOf(context), params.code), {
    contentType: "image/jpeg",
    fileName: "cartao-de-olheiro.jpg",
    missing: "Cartão não encontrado",
  });
}
