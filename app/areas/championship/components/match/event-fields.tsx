import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import type { fieldOf } from "#app/forms/field-of.ts";
import type { SheetData, SheetPersonView } from "#app/sheet/sheet-data.ts";
import { HALF_WORDS, personLabel } from "#app/sheet/words.ts";

const WHAT = [
  { value: "", label: "Nada a acrescentar" },
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

const HALVES = Object.entries(HALF_WORDS).map(([value, label]) => ({ value, label }));

type Shown = { people: readonly SheetPersonView[]; teams: SheetData["teams"] };

type EventFieldsProps = Shown & {
  /** Its place in the form. */
  at: number;
  field: ReturnType<typeof fieldOf>;
};

/** One event that is missing on a closed sheet. */
export function EventFields({ at, people, teams, field }: EventFieldsProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-semibold">Lance {at + 1}</legend>
      <SelectField label="O que faltou" options={WHAT} {...field(`what-${at}`, "")} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <PeopleField label="Quem" people={people} teams={teams} {...field(`person-${at}`, "")} />
        <PeopleField
          label="Quem entra"
          hint="Só na substituição."
          people={people}
          teams={teams}
          {...field(`enters-${at}`, "")}
        />
        <InputField label="Minuto" hint="Como 12 ou 35+2." {...field(`minute-${at}`, "")} />
        <SelectField label="Tempo" hint="Em que parte." options={HALVES} {...field(`half-${at}`, "1")} />
      </div>
      <InputField
        label="Motivo do lance"
        hint="Do cartão, ou de entrar quem não pode jogar."
        optional
        maxLength={300}
        {...field(`eventReason-${at}`, "")}
      />
    </fieldset>
  );
}

type PeopleFieldProps = Shown & {
  label: string;
  hint?: string;
  name: string;
  defaultValue?: string | undefined;
  error?: string | undefined;
};

const PeopleField = ({ people, teams, ...field }: PeopleFieldProps) => (
  <SelectField {...field}>
    <option value="">Escolha</option>
    {(["home", "away"] as const).map((side) => (
      <optgroup key={side} label={teams[side].name}>
        <option value={`${side}:`}>Sem número</option>
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
