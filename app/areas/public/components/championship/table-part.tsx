import { Card } from "#app/components/card.tsx";
import { GeneralTable, StandingsTable } from "#app/components/championship/standings-table.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import type { TablePart } from "../../championship-parts.ts";
import { DecisionNotes } from "./decision-notes.tsx";
import { DrawNotes } from "./draw-notes.tsx";
import { Hanging } from "./discipline-part.tsx";
import { MatchLine } from "./match-line.tsx";
import { ScorerTable } from "./scorer-table.tsx";

type TablePartProps = { part: TablePart; eventId: string; allScorers: string };

/** The table, and beside it what people ask next: the round, the scorers, who hangs by a card. */
export function TablePartView({ part, eventId, allScorers }: TablePartProps) {
  const { tables, general, notes, draws, criteria, round, scorers, hanging } = part;
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[1.9fr_1fr]">
      <div className="grid grid-cols-1 gap-5">
        <h2 className="sr-only">Tabela</h2>
        {tables.map((table) => (
          <StandingsTable key={table.group ?? ""} table={table} />
        ))}
        {general && <GeneralTable general={general} />}
        <DecisionNotes notes={notes} />
        <p className="text-compact text-muted">Ordem: {criteria}. Toda a tabela sai das súmulas.</p>
        <DrawNotes draws={draws} />
      </div>
      <div className="grid grid-cols-1 gap-5">
        {round && (
          <Card compact title={round.title}>
            <ul>
              {round.matches.map((match) => (
                <MatchLine key={match.id} match={match} eventId={eventId} />
              ))}
            </ul>
          </Card>
        )}
        {scorers.length > 0 && (
          <div className="grid grid-cols-1 gap-2">
            <ScorerTable scorers={scorers} short />
            <TextLink to={allScorers}>Ver toda a artilharia</TextLink>
          </div>
        )}
        {hanging.length > 0 && <Hanging hanging={hanging} />}
      </div>
    </div>
  );
}
