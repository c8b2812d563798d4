import { SubmitButton } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { writeMinute } from "#domain/championships/sheet-minutes.ts";
import type { Side } from "#domain/championships/sheet-entries.ts";
import { HALF_WORDS, personLabel } from "../words.ts";
import { EntryForm } from "./entry-form.tsx";
import type { Sheet } from "./use-sheet.ts";

const WHAT = [
  { value: "goal:normal", label: "Gol" },
  { value: "goal:penalty", label: "Gol de pênalti" },
  { value: "goal:free_kick", label: "Gol de falta" },
  { value: "goal:own", label: "Gol contra (de quem fez)" },
  { value: "card:yellow", label: "Cartão amarelo" },
  { value: "card:second_yellow", label: "Segundo amarelo" },
  { value: "card:red", label: "Cartão vermelho direto" },
  { value: "substitution", label: "Substituição (quem sai)" },
  { value: "kick:1", label: "Pênalti da série: converteu" },
  { value: "kick:0", label: "Pênalti da série: perdeu" },
];

type NewEntryProps = { sheet: Sheet; person: string | null; open: boolean; answer?: Refused | undefined };

/** One form that does everything that the numbers and their panel do. */
export function NewEntry({ sheet, person, open, answer }: NewEntryProps) {
  const minute = sheet.minute();
  const halves = Object.entries(HALF_WORDS).map(([value, label]) => ({ value, label }));
  return (
    <details id="novo-lance" open={open} className="border-y border-line bg-card">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 font-semibold text-grass underline underline-offset-4">
        Lançar por formulário
      </summary>
      <EntryForm sheet={sheet} answer={answer} className="grid gap-4 px-4 pb-5">
        {(field) => (
          <>
            <SelectField label="O que aconteceu" options={WHAT} {...field("what", "goal:normal")} />
            <PersonSelect sheet={sheet} label="Quem" nobody="Sem número" {...field("person", person ?? "")} />
            <PersonSelect
              sheet={sheet}
              label="Quem entra"
              hint="Só na substituição."
              nobody={null}
              {...field("enters", "")}
            />
            <div className="grid grid-cols-2 gap-3">
              <InputField
                label="Minuto"
                hint="Como 12 ou 35+2."
                inputMode="text"
                autoComplete="off"
                {...field("minute", writeMinute(minute))}
              />
              <SelectField
                label="Tempo"
                hint="Em que parte."
                options={halves}
                {...field("half", String(minute.half))}
              />
            </div>
            <InputField
              label="Motivo"
              hint="Do cartão, ou de entrar quem não pode jogar."
              optional
              maxLength={300}
              {...field("reason", "")}
            />
            <SubmitButton variant="primary">Lançar</SubmitButton>
          </>
        )}
      </EntryForm>
    </details>
  );
}

type PersonSelectProps = {
  sheet: Sheet;
  label: string;
  hint?: string;
  nobody: string | null;
  name: string;
  defaultValue?: string | undefined;
  error?: string | undefined;
};

function PersonSelect({ sheet, nobody, ...field }: PersonSelectProps) {
  const { people, teams } = sheet.data;
  return (
    <SelectField {...field}>
      <option value="">Escolha</option>
      {(["home", "away"] as Side[]).map((side) => (
        <optgroup key={side} label={teams[side].name}>
          {nobody && (
            <option value={`${side}:`}>
              {teams[side].name}: {nobody.toLowerCase()}
            </option>
          )}
          {people
            .filter((person) => person.side === side)
            .map((person) => (
              <option key={person.row} value={`${side}:${person.row}`}>
                {personLabel(person)}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
