import { placeText } from "#app/components/championship/words.ts";
import { FileText } from "lucide-react";
import { Signatures } from "#app/sheet/components/signatures.tsx";
import { sheetData, timesOf } from "#app/sheet/sheet-data.ts";
import { isUnplayed, sheetState } from "#app/sheet/sheet-state.ts";
import { shirtsOfDay } from "#app/sheet/shirts.ts";
import { OBSTACLE_WORDS } from "#app/sheet/words.ts";
import { Badge } from "#app/components/badge.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { fact, Facts } from "#app/components/facts.tsx";
import { Notice } from "#app/components/notice.tsx";
import { answerTo } from "#app/forms/field-of.ts";
import { readForm } from "#app/forms/read-form.ts";
import { privateMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { formatDateTime } from "#domain/date-time.ts";
import { OPENS_HOURS_BEFORE } from "#domain/championships/sheet-fields.ts";
import { overridesOf } from "#domain/championships/sheet-overrides.ts";
import { linksOf } from "#server/championships/sheets/links.server.ts";
import { matchSheetPage } from "../addresses.ts";
import { ChampionshipPage } from "../components/championship-page.tsx";
import { CorrectionForm } from "../components/match/correction-form.tsx";
import { LinksCard } from "../components/match/links-card.tsx";
import { answerMatchForm } from "../match-action.ts";
import { loadMatch } from "../match-desk.ts";
import type { Route } from "./+types/match.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

export async function loader(args: Route.LoaderArgs) {
  const { organising, championship, sheet } = await loadMatch(args);
  const links = await linksOf(organising, sheet.matchId);
  const { kickOff, timeZone } = sheet;
  const { id, name, status } = championship;
  return {
    championship: { id, name, status },
    links: links.ok ? links.value : [],
    sheet: sheetData(sheet),
    times: timesOf(sheet),
    left: sheet.left,
    opens: kickOff
      ? formatDateTime(Temporal.Instant.from(kickOff).subtract({ hours: OPENS_HOURS_BEFORE }), timeZone)
      : null,
  };
}

export async function action(args: Route.ActionArgs) {
  const { organising, sheet } = await loadMatch(args);
  return answerMatchForm({ organising, sheet, form: await readForm(args.request) });
}

export const meta: Route.MetaFunction = () => privateMeta("Partida");

const STATES = {
  planned: { label: "Marcada", tone: "sky" },
  open: { label: "Súmula aberta", tone: "canary" },
  closed: { label: "Súmula fechada", tone: "grass" },
} as const;

export default function Match({ loaderData, actionData }: Route.ComponentProps) {
  const { championship, links, sheet, times, opens, left } = loaderData;
  const state = sheetState(sheet, sheet.entries);
  const people = shirtsOfDay(sheet.people, state);
  const unplayed = isUnplayed(sheet);
  const { home, away } = sheet.teams;
  const closed = sheet.state === "closed";
  const { label, tone } = STATES[sheet.state];
  const overrides = overridesOf(state);
  const score = state.walkover
    ? "W.O."
    : sheet.state === "planned"
      ? "–"
      : `${state.score.home} × ${state.score.away}${state.kicks ? ` (${state.kicks.home}–${state.kicks.away} nos pênaltis)` : ""}`;
  return (
    <ChampionshipPage
      championship={championship}
      current="matches"
      title={`${home.name} × ${away.name}`}
      lead={<Badge tone={tone}>{unplayed ? "Não foi jogada" : label}</Badge>}
      action={
        !left &&
        !unplayed && (
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={matchSheetPage(championship.id, sheet.matchId)} variant="primary">
              {closed ? "Ler a súmula" : "Abrir a súmula"}
            </ButtonLink>
            <ButtonLink to={`${matchSheetPage(championship.id, sheet.matchId)}.pdf`} reloadDocument>
              <FileText aria-hidden="true" /> {closed ? "Súmula em PDF" : "Papel para o jogo"}
            </ButtonLink>
          </div>
        )
      }
    >
      {left && (
        <Notice
          title={
            left.teams.length === 1 ? `${left.teams[0]} desistiu` : `${left.teams.join(" e ")} desistiram`
          }
        >
          {left.walkover
            ? "Esta partida não é jogada: conta como W.O., e não precisa de súmula."
            : "Esta partida não é jogada e não conta na tabela. Não precisa de súmula."}
        </Notice>
      )}
      {unplayed && (
        <Notice title="Esta partida não foi jogada">
          O resultado veio de uma decisão. Para mudá-lo, revogue a decisão em Resultados.
        </Notice>
      )}
      <Card compact title="Partida">
        <Facts
          facts={[
            fact("Categoria", sheet.category),
            fact(
              "Rodada",
              [placeText(sheet), sheet.tie ? null : String(sheet.round)].filter(Boolean).join(", "),
            ),
            fact("Quando", sheet.when ?? "Sem horário"),
            fact("Onde", sheet.place ?? "Sem campo"),
            fact("Árbitro", sheet.referee ?? "Não indicado"),
            fact("Placar", score),
          ]}
        />
      </Card>
      {!left && !unplayed && (
        <LinksCard
          links={links}
          names={{ referee: "Árbitro", home: home.name, away: away.name }}
          closed={closed}
          opens={opens}
        />
      )}
      {overrides.map(({ row, obstacle, reason }) => (
        <Notice key={`${row} ${obstacle}`} tone="warning" title="Escalado com motivo">
          {sheet.people.find((person) => person.row === row)?.name}: {OBSTACLE_WORDS[obstacle].toLowerCase()}.{" "}
          {reason}
        </Notice>
      ))}
      {state.unexplained.map(({ row, obstacle }) => (
        <Notice key={`${row} ${obstacle}`} tone="warning" title="Jogou sem motivo escrito">
          {sheet.people.find((person) => person.row === row)?.name}: {OBSTACLE_WORDS[obstacle].toLowerCase()}.
        </Notice>
      ))}
      {closed && !unplayed && (
        <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
          <Signatures data={sheet} times={times} />
        </div>
      )}
      {sheet.corrections.map(({ at, reason, before, after }) => (
        <Notice key={at} title={`Corrigida em ${times[at]}`}>
          {reason} ({before.homeGoals} × {before.awayGoals}
          {after && `, depois ${after.homeGoals} × ${after.awayGoals}`})
        </Notice>
      ))}
      {closed && !unplayed && (
        <CorrectionForm
          // After a correction the form begins again.
          key={sheet.corrections.length}
          teams={sheet.teams}
          people={people}
          state={state}
          answer={answerTo("corrigir", actionData)}
        />
      )}
    </ChampionshipPage>
  );
}
