import { answerFile } from "#app/answer-file.ts";
import { profileGuard } from "#app/session/guards.ts";
import { parseCompared } from "#domain/scouting/compared.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { afterAnswer } from "#server/platform/http/request-context.server.ts";
import { recordViews } from "#server/scouting/views.server.ts";
import { comparisonPdf } from "#server/scouting/comparison-pdf.server.ts";
import type { Route } from "./+types/compare-pdf.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("club");

/** "Lado a lado", one page of PDF. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const actor = requireProfile(context, "club");
  const file = await comparisonPdf(actor, browserOf(context), parseCompared(url.searchParams));
  if (file.ok) afterAnswer(context, () => recordViews(actor, file.value.athleteIds, "export"));
  return answerFile(request, file, {
    contentType: "application/pdf",
    fileName: "lado-a-lado.pdf",
    download: true,
  });
}
