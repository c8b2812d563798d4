import { TextLink } from "#app/components/text-link.tsx";
import { formatScore } from "#domain/clubs/matches.ts";
import { formatIsoDate } from "#domain/dates.ts";
import type { SubjectData } from "../review-view.ts";
import { Panel } from "./panel.tsx";

type MatchData = Extract<SubjectData, { type: "match_result" }>;

/** What each club says about a match, and where it can be checked. */
export function MatchSubject(match: MatchData) {
  const { club, clubId, opponent, opponentId, score, contested, date, category, evidence } = match;
  return (
    <Panel title={contested ? "Dois placares para o mesmo jogo" : "Um resultado para conferir"}>
      <p className="text-muted">
        {[formatIsoDate(date), category && `Sub-${category}`].filter(Boolean).join(" · ")}
      </p>
      <dl className="mt-4 grid gap-4 sm:grid-cols-2">
        <Version
          of={club}
          score={formatScore(score)}
          note={contested ? "É o que “Confirmar o placar” faz contar." : undefined}
        />
        {contested && <Version of={opponent} score={formatScore(contested)} />}
      </dl>
      <p className="mt-3 text-compact text-muted">
        Gols na ordem {club} × {opponent}.
      </p>
      <h3 className="mt-4 text-sm font-semibold text-muted">Onde conferir</h3>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{evidence ?? "O clube não disse."}</p>
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
        <TextLink to={`/clube/${clubId}`}>{club}</TextLink>
        {opponentId && <TextLink to={`/clube/${opponentId}`}>{opponent}</TextLink>}
      </p>
    </Panel>
  );
}

const Version = ({ of, score, note }: { of: string; score: string; note?: string }) => (
  <div>
    <dt className="text-sm font-semibold text-muted">Segundo {of}</dt>
    <dd className="mt-1 font-display text-3xl font-extrabold tabular-nums">{score}</dd>
    {note && <dd className="text-sm text-muted">{note}</dd>}
  </div>
);
