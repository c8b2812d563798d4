import { InputField } from "#app/components/input.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { AccessFields } from "./access-fields.tsx";
import { LogoField } from "#app/components/logo-field.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

/** Clubs and sponsors are asked for the same, a club for its crest too. */
export function CompanySignUp({ kind, answer }: { kind: "clube" | "patrocinador"; answer?: Refused }) {
  const club = kind === "clube";
  const field = (name: string) => ({ name, defaultValue: answer?.typed[name], error: answer?.fields[name] });
  return (
    <SignUpForm answer={answer} upload={club}>
      <p className="text-[0.9375rem] text-muted sm:col-span-2">
        {club
          ? "Nossa equipe confere o CNPJ antes de marcar o clube como verificado: é o que abre vídeos e contato com menores de idade e a publicação de peneiras."
          : "Nossa equipe confere o cadastro antes de mostrar a marca na página de patrocinadores."}
      </p>
      <InputField
        label={club ? "Nome do clube" : "Nome da empresa"}
        autoComplete="organization"
        required
        maxLength={120}
        {...field("name")}
      />
      <InputField
        label="CNPJ"
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        placeholder="00.000.000/0000-00"
        {...field("cnpj")}
      />
      <AccessFields answer={answer} />
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
        autoComplete="tel-national"
        placeholder="(11) 91234-5678"
        maxLength={25}
        {...field("phone")}
      />
      <InputField
        className="sm:col-span-2"
        label="Endereço"
        optional
        autoComplete="street-address"
        maxLength={200}
        {...field("address")}
      />
      {club && <LogoField className="sm:col-span-2" error={answer?.fields["logo"]} />}
    </SignUpForm>
  );
}
