import { BracketView } from "#app/components/championship/bracket-view.tsx";
import { Card } from "#app/components/card.tsx";
import type { Part } from "../../championship-parts.ts";
import { BestDefences } from "./best-defences.tsx";
import { DecisionNotes } from "./decision-notes.tsx";
import { DrawNotes } from "./draw-notes.tsx";
import { DisciplinePart } from "./discipline-part.tsx";
import { MatchLine } from "./match-line.tsx";
import { OrderOfPlay } from "./order-of-play.tsx";
import { ScorerTable } from "./scorer-table.tsx";
import { TablePartView } from "./table-part.tsx";
import { TeamList } from "./team-list.tsx";

/** The chosen tab of a championship. */
export function PartView({ part, eventId, allScorers }: { part: Part; eventId: string; allScorers: string }) {
  switch (part.kind) {
    case "tabela":
      return <TablePartView part={part} eventId={eventId} allScorers={allScorers} />;
    case "rodadas":
      return (
        <div className="grid grid-cols-1 gap-8">
          {part.fields.length > 0 && <OrderOfPlay fields={part.fields} />}
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
            {part.rounds.map(({ key, title, matches }) => (
              <Card key={key} compact title={title}>
                <ul>
                  {matches.map((match) => (
                    <MatchLine key={match.id} match={match} eventId={eventId} />
                  ))}
                </ul>
              </Card>
            ))}
          </div>
        </div>
      );
    case "chave":
      return (
        <section className="grid grid-cols-1 gap-3">
          <h2 className="text-2xl">Mata-mata</h2>
          <BracketView
            ties={part.ties}
            note={({ id }) => part.ties.find((tie) => tie.id === id)?.note ?? null}
            link={({ id }) => part.ties.find((tie) => tie.id === id)?.to ?? null}
          />
          <DecisionNotes notes={part.notes} />
          <DrawNotes draws={part.draws} />
        </section>
      );
    case "artilharia":
      return part.scorers.length > 0 ? (
        <ScorerTable scorers={part.scorers} />
      ) : (
        <p className="text-muted">Ainda não há gols em súmula fechada.</p>
      );
    case "disciplina":
      return <DisciplinePart {...part} />;
    case "defesas":
      return part.defences.length > 0 ? (
        <BestDefences defences={part.defences} />
      ) : (
        <p className="text-muted">Ainda não há súmula fechada.</p>
      );
    case "equipes":
      return (
        <section className="grid gap-3">
          <h2 className="text-2xl">Equipes</h2>
          <TeamList teams={part.teams} />
        </section>
      );
  }
}
