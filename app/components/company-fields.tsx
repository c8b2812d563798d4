import { fieldOf } from "#app/forms/field-of.ts";
import type { Refused } from "#app/forms/refuse.ts";
import { AccessFields } from "./access-fields.tsx";
import { InputField } from "./input.tsx";

type CompanyFieldsProps = { label: string; answer?: Refused; email?: string };

/** A company, who answers for it, and how its account is opened. */
export function CompanyFields({ label, answer, email }: CompanyFieldsProps) {
  const field = fieldOf(answer);
  return (
    <>
      <InputField label={label} autoComplete="organization" required maxLength={120} {...field("name")} />
      <InputField
        label="CNPJ"
        format="cnpj"
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        placeholder="00.000.000/0000-00"
        {...field("cnpj")}
      />
      <AccessFields answer={answer} email={email} />
      <InputField
        label="Pessoa responsável"
        autoComplete="name"
        required
        maxLength={120}
        {...field("responsible")}
      />
      <InputField
        label="Telefone"
        optional
        type="tel"
        format="phone"
        autoComplete="tel"
        placeholder="(11) 91234-5678"
        maxLength={25}
        {...field("phone")}
      />
      <InputField
        className="sm:col-span-2"
        label="Endereço"
        optional
        autoComplete="address-line1"
        maxLength={200}
        {...field("address")}
      />
    </>
  );
}
