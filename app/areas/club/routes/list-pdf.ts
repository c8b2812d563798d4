import { answerFile } from "#app/answer-file.ts";
import { profileGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { err } from "#domain/result.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { afterAnswer } from "#server/platform/http/request-context.server.ts";
import { listPdf } from "#server/scouting/list-export.server.ts";
import { recordViews } from "#server/scouting/views.server.ts";
import { listAddress } from "../list-addresses.ts";
import { listNotFound, NOT_OPEN } from "../list-problems.ts";
import type { Route } from "./+types/list-pdf.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("club");

/** "PDF para a diretoria". It counts as a view of everybody in it. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = requireProfile(context, "club");
  const file = await listPdf(actor, browserOf(context), params.id);
  const kind = { contentType: "application/pdf", fileName: "lista-para-a-diretoria.pdf", download: true };
  if (file.ok) {
    afterAnswer(context, () => recordViews(actor, file.value.athleteIds, "export"));
    return answerFile(request, file, kind);
  }
  if (file.error === "not_found") throw listNotFound();
  if (file.error === "not_entitled") return redirectWith(listAddress(params.id), { flash: NOT_OPEN });
  return answerFile(request, err(file.error), kind);
}
