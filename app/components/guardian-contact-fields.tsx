import type { ReactNode } from "react";
import { fieldOf } from "#app/forms/field-of.ts";
import type { Refused } from "#app/forms/refuse.ts";
import { InputField } from "./input.tsx";

type GuardianContactFieldsProps = {
  answer?: Refused;
  nameHint?: ReactNode;
  emailHint: ReactNode;
  required?: boolean;
};

/** Who is invited to answer for an athlete under 18. */
export function GuardianContactFields({
  answer,
  nameHint,
  emailHint,
  required = true,
}: GuardianContactFieldsProps) {
  const field = fieldOf(answer);
  return (
    <>
      <InputField
        label="Nome do responsável"
        hint={nameHint}
        {...field("guardianName")}
        required={required}
        maxLength={120}
        autoComplete="off"
      />
      <InputField
        label="E-mail do responsável"
        hint={emailHint}
        {...field("guardianEmail")}
        type="email"
        required={required}
        autoComplete="off"
      />
    </>
  );
}
