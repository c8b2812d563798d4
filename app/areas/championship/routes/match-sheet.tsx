import { data } from "react-router";
import { SheetPage } from "#app/sheet/components/sheet-page.tsx";
import { answerSheetForm } from "#app/sheet/sheet-action.ts";
import { sheetData, timesOf } from "#app/sheet/sheet-data.ts";
import { isUnplayed } from "#app/sheet/sheet-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { privateMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { matchPage, matchSheetPage } from "../addresses.ts";
import { loadMatch } from "../match-desk.ts";
import type { Route } from "./+types/match-sheet.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

export async function loader(args: Route.LoaderArgs) {
  const { sheet } = await loadMatch(args);
  // Its page says why there is nothing to write.
  if (sheet.left || isUnplayed(sheet)) throw redirectWith(matchPage(args.params.id, sheet.matchId), {});
  return data(
    { sheet: sheetData(sheet), times: timesOf(sheet) },
    { headers: { "cache-control": "private, no-store" } },
  );
}

/** Who organises the championship fills the sheet without a link. */
export async function action(args: Route.ActionArgs) {
  const { organising, sheet } = await loadMatch(args);
  const { id, matchId } = args.params;
  return answerSheetForm({
    by: organising,
    matchId,
    view: sheet,
    page: matchSheetPage(id, matchId),
    after: matchPage(id, matchId),
    form: await readForm(args.request),
  });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The parts of the sheet are one page: only a posted form brings news of the server. */
export const shouldRevalidate = ({ formMethod }: { formMethod?: string }) => formMethod !== undefined;

export const meta: Route.MetaFunction = () => privateMeta("Súmula");

export default function MatchSheet({ loaderData, actionData, params }: Route.ComponentProps) {
  const { id, matchId } = params;
  return (
    <SheetPage
      data={loaderData.sheet}
      times={loaderData.times}
      entriesAddress={`${matchSheetPage(id, matchId)}/lances`}
      back={matchPage(id, matchId)}
      answer={actionData}
    />
  );
}
