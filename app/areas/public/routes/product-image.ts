import * as share from "#server/athletes/share/share.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { answerFile } from "#app/answer-file.ts";
import type { Route } from "./+types/product-image.ts";

/** The picture that messengers show for a page that belongs to no athlete. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return answerFile(request, await share.productImage(browserOf(context)), {
    contentType: "image/jpeg",
    fileName: "joia-da-base.jpg",
  });
}
