import { Checkbox } from "#app/components/checkbox.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";

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

type Option = { value: string; label: string };

type CorrectionProps = {
  lines: readonly { id: string; text: string }[];
  people: readonly { team: string; options: readonly Option[] }[];
  halves: readonly Option[];
  answer: Refused | undefined;
};

/** Mends a closed sheet in one act, with a reason that everybody reads. */
export function CorrectionForm({ lines, people, halves, answer }: CorrectionProps) {
  const field = fieldOf(answer);
  const wrong = new Set(answer?.typed["undo"]?.split(" "));
  return (
    <details open={answer !== undefined} className="panel">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 font-semibold">
        Corrigir a súmula
      </summary>
      <PostForm className="grid max-w-[44rem] gap-4 p-4 pt-1">
        <input type="hidden" name="intent" value="corrigir" />
        <p className="text-compact text-muted">
          Nada é apagado: o que estava errado fica riscado, e as duas equipes conferem de novo.
        </p>
        {lines.length > 0 && (
          <fieldset>
            <legend className="font-semibold">O que está errado</legend>
            {lines.map(({ id, text }) => (
              <Checkbox key={id} name="undo" value={id} label={text} defaultChecked={wrong.has(id)} />
            ))}
          </fieldset>
        )}
        <SelectField label="O que faltou" options={WHAT} {...field("what", "")} />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <PeopleField label="Quem" people={people} {...field("person", "")} />
          <PeopleField
            label="Quem entra"
            hint="Só na substituição."
            people={people}
            {...field("enters", "")}
          />
          <InputField label="Minuto" hint="Como 12 ou 35+2." {...field("minute", "")} />
          <SelectField label="Tempo" hint="Em que parte." options={halves} {...field("half", "1")} />
        </div>
        <InputField
          label="Motivo do lance"
          hint="Do cartão, ou de entrar quem não pode jogar."
          optional
          maxLength={300}
          {...field("cardReason", "")}
        />
        <fieldset className="grid gap-2">
          <legend className="font-semibold">Pênaltis da série que faltaram</legend>
          <p className="text-sm text-muted">Só os convertidos, sem o número de quem bateu.</p>
          <div className="grid grid-cols-2 gap-4">
            {(["home", "away"] as const).map((side, at) => (
              <InputField
                key={side}
                label={people[at]?.team ?? ""}
                inputMode="numeric"
                maxLength={2}
                {...field(`kicks-${side}`, "")}
              />
            ))}
          </div>
        </fieldset>
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

type PeopleFieldProps = {
  label: string;
  hint?: string;
  people: CorrectionProps["people"];
  name: string;
  defaultValue?: string | undefined;
  error?: string | undefined;
};

const PeopleField = ({ people, ...field }: PeopleFieldProps) => (
  <SelectField {...field}>
    <option value="">Escolha</option>
    {people.map(({ team, options }) => (
      <optgroup key={team} label={team}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </optgroup>
    ))}
  </SelectField>
);
