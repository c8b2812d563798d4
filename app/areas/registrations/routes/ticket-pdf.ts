import { answerFile } from "#app/answer-file.ts";
import { memberGuard } from "#app/session/guards.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { ticketPdf } from "#server/registrations/tickets.server.ts";
import type { Route } from "./+types/ticket-pdf.ts";

export const middleware: Route.MiddlewareFunction[] = [memberGuard];

/** "Baixar PDF": the ticket on one page. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const file = await ticketPdf(requireMember(context), browserOf(context), params.id);
  return answerFile(request, file, {
    contentType: "application/pdf",
    fileName: "ingresso.pdf",
    download: true,
    missing: "Ingresso não encontrado",
  });
}
