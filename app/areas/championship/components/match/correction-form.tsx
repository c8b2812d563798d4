import { Checkbox } from "#app/components/checkbox.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { LineUpFields } from "#app/sheet/components/line-up-fields.tsx";
import { OfficialsFields } from "#app/sheet/components/officials-fields.tsx";
import type { SheetData, SheetPersonView } from "#app/sheet/sheet-data.ts";
import { ABOUT_WORDS, entryText } from "#app/sheet/words.ts";
import { LONGEST_REMARK, REMARKS_ABOUT } from "#domain/championships/sheet-fields.ts";
import type { Side } from "#domain/championships/sheet-entries.ts";
import { minuteMark } from "#domain/championships/sheet-minutes.ts";
import type { SheetState } from "#domain/championships/sheet.ts";
import { COUNTED, countField, lineUpNames, MOST_EVENTS } from "../../correction-fields.ts";
import { EventFields } from "./event-fields.tsx";
import { Part } from "./part.tsx";

const SIDES = ["home", "away"] as const;

type CorrectionProps = {
  teams: SheetData["teams"];
  /** With the shirts of the day. */
  people: readonly SheetPersonView[];
  state: SheetState;
  answer: Refused | undefined;
};

/** Mends a closed sheet in one act, with a reason that both teams read. */
export function CorrectionForm({ teams, people, state, answer }: CorrectionProps) {
  const field = fieldOf(answer);
  const events = Array.from({ length: MOST_EVENTS - 1 }, (_, at) => at + 1);
  return (
    <details open={answer !== undefined} className="panel">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 font-semibold">
        Corrigir a súmula
      </summary>
      <PostForm className="grid max-w-[44rem] gap-4 p-4 pt-1">
        <input type="hidden" name="intent" value="corrigir" />
        <p className="text-compact text-muted">
          Nada é apagado: o que estava errado fica riscado. Corrija tudo de uma vez: a cada correção as duas
          equipes conferem de novo.
        </p>
        <WrongLines teams={teams} people={people} state={state} answer={answer} />
        <EventFields at={0} people={people} teams={teams} field={field} />
        <Part title="Mais lances que faltaram" names={events.map((at) => `what-${at}`)} answer={answer}>
          {events.map((at) => (
            <EventFields key={at} at={at} people={people} teams={teams} field={field} />
          ))}
        </Part>
        <Counts teams={teams} answer={answer} />
        {SIDES.map((side) => {
          const squad = people.filter((person) => person.side === side && person.role === "athlete");
          const names = squad.flatMap(({ row }) => [`place-${row}`, `why-${row}`]);
          return (
            squad.length > 0 && (
              <Part
                key={side}
                title={`Escalação: ${teams[side].name}`}
                names={[`place-${side}`, ...names]}
                answer={answer}
                opensOn="errors"
              >
                <LineUpFields
                  side={side}
                  squad={squad}
                  lineUp={state.lineUps[side]}
                  proposes={false}
                  field={field}
                  names={lineUpNames(side)}
                />
              </Part>
            )
          );
        })}
        <Part title="Arbitragem e observações" names={["text"]} answer={answer}>
          <OfficialsFields officials={state.officials} field={field} />
          <SelectField
            label="Nova observação sobre"
            options={REMARKS_ABOUT.map((about) => ({ value: about, label: ABOUT_WORDS[about] }))}
            {...field("about", "pitch")}
          />
          <TextareaField
            label="Observação"
            hint="Só quem organiza lê."
            optional
            rows={3}
            maxLength={LONGEST_REMARK}
            {...field("text", "")}
          />
        </Part>
        <TextareaField
          label="Motivo da correção"
          hint="Fica registrado e sai na súmula."
          rows={3}
          maxLength={500}
          {...field("reason", "")}
        />
        <SubmitButton className="justify-self-start">Corrigir com este motivo</SubmitButton>
      </PostForm>
    </details>
  );
}

/** What stands on the sheet and may be hidden; a line-up is replaced as a whole. */
function WrongLines({ teams, people, state, answer }: CorrectionProps) {
  const wrong = new Set(answer?.typed["undo"]?.split(" "));
  const lines = [
    ...state.timeline.map(({ entry }) => ({
      id: entry.id,
      text: `${minuteMark(entry)} ${entryText(entry, { teams, people: [...people] })}`,
    })),
    ...state.remarks.map(({ id, about, text }) => ({
      id,
      text: `Observação, ${ABOUT_WORDS[about]}: ${text}`,
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <fieldset>
      <legend className="font-semibold">O que está errado</legend>
      {lines.map(({ id, text }) => (
        <Checkbox key={id} name="undo" value={id} label={text} defaultChecked={wrong.has(id)} />
      ))}
    </fieldset>
  );
}

const COUNT_LABELS = { goals: "Gols", kicks: "Pênaltis" } as const;

function Counts({ teams, answer }: Pick<CorrectionProps, "teams" | "answer">) {
  const field = fieldOf(answer);
  const label = (what: (typeof COUNTED)[number], side: Side) => `${COUNT_LABELS[what]}, ${teams[side].name}`;
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">Gols e pênaltis da série sem autor</legend>
      <p className="text-sm text-muted">
        Quantos faltaram, quando não se sabe de quem nem quando. Os gols contam no 1º tempo, sem minuto; da
        série, só os convertidos.
      </p>
      <div className="grid grid-cols-2 items-end gap-4">
        {COUNTED.flatMap((what) =>
          SIDES.map((side) => (
            <InputField
              key={countField(what, side)}
              label={label(what, side)}
              inputMode="numeric"
              maxLength={2}
              {...field(countField(what, side), "")}
            />
          )),
        )}
      </div>
    </fieldset>
  );
}
