import type { Refused } from "#app/forms/refuse.ts";
import { BirthdateField } from "./birthdate-field.tsx";
import { InputField } from "./input.tsx";
import { fieldOf } from "#app/forms/field-of.ts";

type IdentityFieldsProps = { name?: string; answer?: Refused };

/** What proves that a grown person answers. */
export function IdentityFields({ name, answer }: IdentityFieldsProps) {
  const field = fieldOf(answer);
  return (
    <>
      <InputField
        label="Seu nome completo"
        {...field("name", name)}
        autoComplete="name"
        required
        maxLength={120}
      />
      <BirthdateField label="Sua data de nascimento" {...field("birthdate")} />
      <InputField
        label="Seu CPF"
        name="cpf"
        format="cpf"
        keep={false}
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={18}
        placeholder="000.000.000-00"
        hint="Mostra que quem decide é uma pessoa adulta. Fica guardado em código e não aparece para ninguém."
        error={answer?.fields["cpf"]}
      />
    </>
  );
}
