import * as share from "#server/athletes/share/share.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { answerShared } from "../answer-shared.ts";
import type { Route } from "./+types/share-image.ts";

/** The athlete as a figurinha: for messengers that show a link, and for stories. */
export async function loader(args: Route.LoaderArgs) {
  const { params, context, url } = args;
  const { subdomain } = params;
  const format = url.pathname.endsWith("/stories.jpg") ? "stories" : "link";
  return answerShared(args, await share.image(actorOf(context), browserOf(context), subdomain, format), {
    contentType: "image/jpeg",
    fileName: `${format === "stories" ? "stories" : "figurinha"}-${subdomain}.jpg`,
  });
}
