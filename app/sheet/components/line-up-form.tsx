import { Badge } from "#app/components/badge.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { Notice } from "#app/components/notice.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import type { Side } from "#domain/championships/sheet-entries.ts";
import type { SheetPersonView } from "../sheet-data.ts";
import { EntryForm } from "./entry-form.tsx";
import { LineUpFields } from "./line-up-fields.tsx";
import type { Sheet } from "./use-sheet.ts";

type LineUpProps = { sheet: Sheet; side: Side; answer?: Refused | undefined };

/** The line-up of one side while the sheet is open. */
export function LineUpForm({ sheet, side, answer }: LineUpProps) {
  const { teams } = sheet.data;
  const people = sheet.squads.filter((person) => person.side === side);
  const squad = people.filter(({ role }) => role === "athlete");
  const lineUp = sheet.state.lineUps[side];
  const suspended = <SuspendedStaff people={people} />;
  if (squad.length === 0)
    return (
      <>
        <Notice tone="warning" title={`${teams[side].name} ainda não tem elenco`}>
          Quem organiza inscreve os atletas na página da equipe.
        </Notice>
        {suspended}
      </>
    );
  return (
    <section aria-labelledby={`escalacao-${side}`} className="panel">
      <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-3">
        <h2 id={`escalacao-${side}`} className="text-2xl wrap-anywhere">
          {teams[side].name}
        </h2>
        <Badge tone={lineUp ? "grass" : "pale"}>
          {lineUp ? `${lineUp.players.filter(({ starter }) => starter).length} titulares` : "Falta escalar"}
        </Badge>
      </div>
      {suspended}
      <EntryForm sheet={sheet} what={`line_up:${side}`} half={1} answer={answer} className="grid gap-4 p-4">
        {(field) => (
          <>
            <LineUpFields side={side} squad={squad} lineUp={lineUp} proposes field={field} />
            <SubmitButton variant={lineUp ? "outline" : "primary"}>
              {lineUp ? "Trocar a escalação" : "Confirmar a escalação"}
            </SubmitButton>
          </>
        )}
      </EntryForm>
    </section>
  );
}

/** Staff are in no line-up: it cannot say that one of them may not be on the bench. */
function SuspendedStaff({ people }: { people: readonly SheetPersonView[] }) {
  const out = people.filter(({ role, obstacles }) => role === "staff" && obstacles.includes("suspended"));
  if (out.length === 0) return null;
  const names = out.map(({ name, staffRole }) => [name, staffRole].filter(Boolean).join(", "));
  return (
    <p className="bg-danger-tint px-4 py-3 font-semibold wrap-anywhere text-danger">
      Comissão técnica suspensa: {names.join("; ")}
    </p>
  );
}
