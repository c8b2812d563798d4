import * as share from "#server/athletes/share/share.server.ts";
import { answerShared, askingOf } from "../answer-shared.ts";
import type { Route } from "./+types/product-image.ts";

/** What messengers show of a page that is nobody's own. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return answerShared(request, await share.productImage(askingOf(context)), {
    contentType: "image/jpeg",
    fileName: "joia-da-base.jpg",
  });
}
