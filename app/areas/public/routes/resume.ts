import * as share from "#server/athletes/share/share.server.ts";
import { answerShared, askingOf } from "../answer-shared.ts";
import type { Route } from "./+types/resume.ts";

/** "Currículo esportivo", one page of PDF. */
export async function loader({ request, params: { subdomain }, context }: Route.LoaderArgs) {
  return answerShared(request, await share.resume(askingOf(context), subdomain), {
    contentType: "application/pdf",
    fileName: `curriculo-esportivo-${subdomain}.pdf`,
    download: true,
  });
}
