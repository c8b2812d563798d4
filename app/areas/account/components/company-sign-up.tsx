import { CompanyFields } from "#app/components/company-fields.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { LogoField } from "#app/components/logo-field.tsx";
import { SignUpForm } from "#app/components/sign-up-form.tsx";

/** Clubs and sponsors are asked for the same, a club for its crest too. */
export function CompanySignUp({ kind, answer }: { kind: "clube" | "patrocinador"; answer?: Refused }) {
  const club = kind === "clube";
  return (
    <SignUpForm answer={answer} upload={club}>
      <p className="text-compact text-muted sm:col-span-2">
        {club
          ? "Nossa equipe confere o CNPJ antes de marcar o clube como verificado: é o que abre vídeos e contato com menores de idade e a publicação de peneiras."
          : "Nossa equipe confere o cadastro antes de mostrar a marca na página de patrocinadores."}
      </p>
      <CompanyFields label={club ? "Nome do clube" : "Nome da empresa"} answer={answer} />
      {club && <LogoField className="sm:col-span-2" error={answer?.fields["logo"]} />}
    </SignUpForm>
  );
}
