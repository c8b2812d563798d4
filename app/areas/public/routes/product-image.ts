import * as share from "#server/athletes/share/share.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { answerShared } from "../answer-shared.ts";
import type { Route } from "./+types/product-image.ts";

/** What messengers show of a page that is nobody's own. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return answerShared(request, await share.productImage(browserOf(context)), {
    contentType: "image/jpeg",
    fileName: "joia-da-base.jpg",
  });
}
