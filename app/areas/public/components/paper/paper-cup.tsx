import type { CompetitionView } from "#domain/championships/competition-view.ts";
import type { LinkedTie } from "../../championship-parts.ts";
import type { RoundView } from "../../championship-view.ts";
import type { FieldDayView } from "../../order-of-play.ts";
import type { ScorerView } from "../../people-view.ts";
import { PaperBracket } from "./paper-bracket.tsx";
import { PaperOrder, PaperRounds, PaperScorers, PaperTables } from "./paper-parts.tsx";

interface CupOnPaper extends Pick<CompetitionView, "tables" | "general"> {
  /** Null where there is no table. */
  criteria: string | null;
  ties: readonly LinkedTie[];
  notes: readonly string[];
  fields: readonly FieldDayView[];
  rounds: readonly RoundView[];
  scorers: readonly ScorerView[];
}

/** All of a competition, whatever its format: decisions and withdrawals change a bracket as they change a table. */
export const PaperCup = ({ cup }: { cup: CupOnPaper }) => (
  <>
    {cup.tables.length > 0 && (
      <>
        <h2>Tabela</h2>
        <PaperTables tables={cup.tables} general={cup.general} />
        <p className="paper-note">Ordem: {cup.criteria}.</p>
      </>
    )}
    {cup.ties.length > 0 && (
      <>
        <h2>Mata-mata</h2>
        <PaperBracket ties={cup.ties} />
      </>
    )}
    {cup.notes.length > 0 && (
      <>
        <h2>Decisões</h2>
        {cup.notes.map((note) => (
          <p key={note} className="paper-note">
            {note}
          </p>
        ))}
      </>
    )}
    {cup.fields.length > 0 && (
      <>
        <h2>Ordem dos jogos por campo</h2>
        <PaperOrder fields={cup.fields} />
      </>
    )}
    <h2>Rodadas</h2>
    <PaperRounds rounds={cup.rounds} />
    {cup.scorers.length > 0 && <PaperScorers scorers={cup.scorers} />}
  </>
);
