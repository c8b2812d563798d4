import { answerFile } from "#app/answer-file.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { requireSession } from "#server/identity/who-asks.server.ts";
import { matchSheet } from "#server/athletes/share/share.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { loadMatch } from "../match-desk.ts";
import { matchPaper } from "../match-paper.ts";
import type { Route } from "./+types/match-sheet-pdf.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

/** The sheet on A4: to be filled before the match, filled after it. */
export async function loader(args: Route.LoaderArgs) {
  const { sheet } = await loadMatch(args);
  const paper = matchPaper(sheet, requireSession(args.context).name);
  return answerFile(args.request, await matchSheet(browserOf(args.context), paper), {
    contentType: "application/pdf",
    fileName: "sumula.pdf",
    download: false,
  });
}
