import { data } from "react-router";
import { readForm } from "#app/forms/read-form.ts";
import { tooManyAnswer, tooManyText } from "#app/forms/too-many.ts";
import { secretAddressMeta } from "#app/private-meta.ts";
import { wholeDocument } from "#app/session/whole-document.ts";
import { formatDateTime } from "#domain/date-time.ts";
import { ERASE_AFTER, OFFLINE_PAGES } from "#domain/offline-pages.ts";
import { sheetFor, type LinkClosure } from "#server/championships/sheets/sheet-view.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { LinkClosed, type ClosedText } from "../components/link-closed.tsx";
import { SheetPage } from "#app/sheet/components/sheet-page.tsx";
import { isOver } from "#app/sheet/not-now-words.ts";
import { answerSheetForm } from "#app/sheet/sheet-action.ts";
import { sheetData, timesOf } from "#app/sheet/sheet-data.ts";
import type { Route } from "./+types/sheet.ts";

export const middleware: Route.MiddlewareFunction[] = [wholeDocument];

/** Kept by no cache but the page's own worker, and listed nowhere: the address opens the sheet. */
const HEADERS = { "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" };

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const found = await sheetFor(browserOf(context), params.token);
  const { token } = params;
  if (found.ok) {
    const sheet = sheetData(found.value);
    return data(
      { sheet, times: timesOf(found.value), closed: null, token, madeFor: url.search },
      { headers: { ...HEADERS, ...eraseAfter(sheet.eraseAfter) } },
    );
  }
  const { error } = found;
  const answer = error.code === "too_many" ? tooManyAnswer(error.retryAfterSeconds) : null;
  return data(
    { sheet: null, times: {}, closed: closedText(error), token, madeFor: url.search },
    {
      status: answer?.status ?? (error.code === "not_found" ? 404 : 200),
      headers: {
        ...HEADERS,
        // A phone forgets a sheet that is over. One that does not open now stays until its own date: a match that was
        // moved may be moved back while somebody writes it at the field, without signal.
        ...(isOver(error.code) && eraseAfter(0)),
        ...(answer?.headers as Record<string, string> | undefined),
      },
    },
  );
}

const eraseAfter = (ms: number) => ({ [ERASE_AFTER]: new Date(ms).toISOString() });

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const found = await sheetFor(browserOf(context), params.token);
  // The page itself says why the link is closed.
  if (!found.ok) throw data(closedText(found.error).title, found.error.code === "not_found" ? 404 : 409);
  const page = `/sumula/${params.token}`;
  const by = { token: params.token };
  const answer = await answerSheetForm({ by, matchId: null, view: found.value, page, after: page, form });
  // What was done changes the page, which never reads its data again.
  if (answer instanceof Response) answer.headers.set("x-remix-reload-document", "true");
  return answer;
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The log comes with the entries' answers. A revalidation without signal would replace the page by an error. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = () => secretAddressMeta("Súmula");

export default function SheetByLink({ loaderData, actionData }: Route.ComponentProps) {
  const { sheet, times, closed, token, madeFor } = loaderData;
  const entriesAddress = `/sumula/${token}/lances`;
  if (!sheet) return <LinkClosed {...closed} entriesAddress={entriesAddress} />;
  return (
    <SheetPage
      data={sheet}
      times={times}
      entriesAddress={entriesAddress}
      page={OFFLINE_PAGES.sheet}
      madeFor={madeFor}
      answer={actionData}
    />
  );
}

function closedText(error: LinkClosure): ClosedText {
  if (error.code === "not_found")
    return {
      code: error.code,
      title: "Súmula não encontrada",
      body: "Confira o endereço ou peça outro link a quem organiza o campeonato.",
      score: null,
      teams: null,
    };
  if (error.code === "too_many")
    return {
      code: error.code,
      title: "Espere um pouco",
      body: tooManyText(error.retryAfterSeconds),
      score: null,
      teams: null,
    };
  if (error.code === "no_teams")
    return {
      code: error.code,
      title: "Ainda não se sabe quem joga",
      body: "O link abre quando os jogos anteriores disserem quem joga.",
      score: null,
      teams: null,
    };
  const { teams, championship, timeZone, result } = error.match;
  const names = `${teams.home} × ${teams.away}`;
  const score =
    result && !result.walkover
      ? `${teams.home} ${result.homeGoals} × ${result.awayGoals} ${teams.away}`
      : names;
  const text = {
    closed: {
      title: "A súmula está fechada",
      body: "Este link valeu até aqui. Uma correção agora é com quem organiza o campeonato.",
    },
    revoked: {
      title: "Este link foi trocado",
      body: "Quem organiza o campeonato criou outro link ou revogou este. Peça o novo.",
    },
    no_kick_off: {
      title: "A partida ainda não tem horário",
      body: `${championship}: o link abre três horas antes do jogo, quando o horário for marcado.`,
    },
    team_left: {
      title: "Esta partida não é jogada",
      body: `${championship}: uma das equipes desistiu.`,
    },
    too_early: {
      title: "Ainda é cedo",
      body:
        error.code === "too_early"
          ? `${championship}: o link abre em ${formatDateTime(error.opens, timeZone)}, três horas antes do jogo.`
          : "",
    },
  }[error.code];
  return {
    code: error.code,
    ...text,
    score,
    teams: { home: { name: teams.home }, away: { name: teams.away } },
  };
}
