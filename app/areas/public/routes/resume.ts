import { profileIdOf } from "#domain/identity/actor.ts";
import * as share from "#server/athletes/share/share.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { afterAnswer } from "#server/platform/http/request-context.server.ts";
import { recordResumeView } from "#server/scouting/views.server.ts";
import { answerShared } from "../answer-shared.ts";
import type { Route } from "./+types/resume.ts";

/** "Currículo esportivo", one page of PDF. */
export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const { subdomain } = params;
  const actor = actorOf(context);
  const shared = await share.resume(actor, browserOf(context), subdomain);
  if (shared.ok && profileIdOf(actor, "club")) afterAnswer(context, () => recordResumeView(actor, subdomain));
  return answerShared(args, shared, {
    contentType: "application/pdf",
    fileName: `curriculo-esportivo-${subdomain}.pdf`,
    download: true,
  });
}
