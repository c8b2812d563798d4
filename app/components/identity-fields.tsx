import type { Refused } from "#app/forms/refuse.ts";
import { InputField } from "./input.tsx";

type IdentityFieldsProps = { name?: string; today: string; answer?: Refused };

/** What proves that a grown person answers. */
export function IdentityFields({ name, today, answer }: IdentityFieldsProps) {
  return (
    <>
      <InputField
        label="Seu nome completo"
        name="name"
        autoComplete="name"
        required
        maxLength={120}
        defaultValue={answer?.typed["name"] ?? name}
        error={answer?.fields["name"]}
      />
      <InputField
        label="Sua data de nascimento"
        name="birthdate"
        type="date"
        autoComplete="bday"
        required
        max={today}
        defaultValue={answer?.typed["birthdate"]}
        error={answer?.fields["birthdate"]}
      />
      <InputField
        label="Seu CPF"
        name="cpf"
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
