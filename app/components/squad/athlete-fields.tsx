import { BirthdateField } from "#app/components/birthdate-field.tsx";
import { Checkbox } from "#app/components/checkbox.tsx";
import { InputField } from "#app/components/input.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import type { FormErrors } from "#app/forms/parse-form.ts";
import type { AthleteView } from "./squad-view.ts";

type AthleteFieldsProps = {
  /** Null for somebody new. */
  athlete: AthleteView | null;
  answer?: FormErrors;
};

/** What a referee needs to know of an athlete, and nothing more. */
export function AthleteFields({ athlete, answer }: AthleteFieldsProps) {
  const field = fieldOf(answer);
  // The page of a team's link never shows a birth date again.
  const keepsDate = athlete !== null && athlete.birthdate === null;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[7rem_1fr_11rem]">
      <InputField
        label="Número"
        required
        inputMode="numeric"
        maxLength={3}
        {...field("number", athlete ? String(athlete.number) : undefined)}
      />
      <InputField
        label="Nome completo"
        required
        autoComplete="off"
        maxLength={120}
        {...field("name", athlete?.name)}
      />
      <BirthdateField
        label="Nascimento"
        autoComplete="off"
        required={!keepsDate}
        hint={keepsDate ? "Em branco: fica como está." : undefined}
        {...field("birthdate", athlete?.birthdate ?? undefined)}
      />
      <InputField
        label="CPF"
        optional
        format="cpf"
        inputMode="numeric"
        autoComplete="off"
        keep={false}
        maxLength={14}
        hint={
          athlete?.hasCpf
            ? "Já informado. Escreva só para trocar."
            : "Só serve para ninguém jogar por duas equipes. Não guardamos o número."
        }
        className="sm:col-span-2"
        {...field("cpf")}
      />
      <Checkbox
        label="Goleiro"
        name="goalkeeper"
        defaultChecked={answer ? answer.typed["goalkeeper"] === "on" : athlete?.goalkeeper}
        className="sm:mt-7"
      />
      {athlete && !keepsDate && (
        <Checkbox
          label="É a mesma pessoa: só corrijo os dados"
          hint="Sem marcar, outro nome, nascimento ou CPF conta como inscrição de hoje."
          name="samePerson"
          defaultChecked={answer?.typed["samePerson"] === "on"}
          className="sm:col-span-3"
        />
      )}
    </div>
  );
}
