import * as share from "#server/athletes/share/share.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { answerShared } from "../answer-shared.ts";
import type { Route } from "./+types/resume.ts";

/** "Currículo esportivo", one page of PDF. */
export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const { subdomain } = params;
  return answerShared(args, await share.resume(actorOf(context), browserOf(context), subdomain), {
    contentType: "application/pdf",
    fileName: `curriculo-esportivo-${subdomain}.pdf`,
    download: true,
  });
}
