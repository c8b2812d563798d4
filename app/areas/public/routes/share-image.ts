import * as share from "#server/athletes/share/share.server.ts";
import { answerShared, askingOf } from "../answer-shared.ts";
import type { Route } from "./+types/share-image.ts";

/** The athlete as a figurinha: for messengers that show a link, and for stories. */
export async function loader({ request, url, params: { subdomain }, context }: Route.LoaderArgs) {
  const format = url.pathname.endsWith("/stories.jpg") ? "stories" : "link";
  return answerShared(request, await share.image(askingOf(context), subdomain, format), {
    contentType: "image/jpeg",
    fileName: `${format === "stories" ? "stories" : "figurinha"}-${subdomain}.jpg`,
  });
}
