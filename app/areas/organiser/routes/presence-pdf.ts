import { answerFile } from "#app/answer-file.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { err } from "#domain/result.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { presencePdf } from "#server/registrations/presence.server.ts";
import { eventNotFound } from "../load-own-event.ts";
import { LIST_CLOSED, presencePage } from "../addresses.ts";
import type { Route } from "./+types/presence-pdf.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

/** Who came, on A4. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const file = await presencePdf(requireMember(context), browserOf(context), params.id);
  const kind = { contentType: "application/pdf", fileName: "presenca.pdf", download: true };
  if (file.ok) return answerFile(request, file, kind);
  if (file.error === "not_found") throw eventNotFound();
  if (file.error === "closed") return redirectWith(presencePage(params.id), { flash: LIST_CLOSED });
  return answerFile(request, err(file.error), kind);
}
