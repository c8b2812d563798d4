import { AccessFields } from "#app/components/access-fields.tsx";
import { CompanyFields } from "#app/components/company-fields.tsx";
import { IdentityFields } from "#app/components/identity-fields.tsx";
import { BirthdateField } from "#app/components/birthdate-field.tsx";
import { InputField } from "#app/components/input.tsx";
import { SignUpForm } from "#app/components/sign-up-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import type { FinishKind } from "#domain/billing/finish-schema.ts";

type FieldsProps = { email?: string; answer?: Refused };

/** As few fields as the account needs; the rest is filled in later, from its dashboard. */
export function FinishForm({ kind, ...fields }: FieldsProps & { kind: FinishKind }) {
  const Fields = FIELDS[kind];
  return (
    <SignUpForm answer={fields.answer} button="Finalizar Cadastro">
      <input type="hidden" name="kind" value={kind} />
      <Fields {...fields} />
    </SignUpForm>
  );
}

const FIELDS: Record<FinishKind, (props: FieldsProps) => React.ReactNode> = {
  atleta: AthleteFields,
  responsavel: GuardianFields,
  clube: ClubFields,
  campeonato: OrganiserFields,
};

function AthleteFields({ email, answer }: FieldsProps) {
  return (
    <>
      <FullName name="fullName" answer={answer} />
      <BirthdateField
        className="sm:col-span-2"
        label="Data de nascimento"
        name="birthdate"
        defaultValue={answer?.typed["birthdate"]}
        error={answer?.fields["birthdate"]}
      />
      <AccessFields answer={answer} email={email} />
    </>
  );
}

function GuardianFields({ email, answer }: FieldsProps) {
  return (
    <>
      <p className="text-compact text-muted sm:col-span-2">
        A conta é sua. O atleta faz o cadastro dele com o seu e-mail de responsável; depois que você
        confirmar, escolha em Minha conta para quem a assinatura vale.
      </p>
      <div className="grid gap-5 sm:col-span-2">
        <IdentityFields answer={answer} />
      </div>
      <AccessFields answer={answer} email={email} />
    </>
  );
}

function ClubFields({ email, answer }: FieldsProps) {
  return (
    <>
      <p className="text-compact text-muted sm:col-span-2">
        Nossa equipe confere o CNPJ antes de marcar o clube como verificado: é o que abre vídeos e contato com
        menores de idade.
      </p>
      <CompanyFields label="Nome do clube" answer={answer} email={email} />
    </>
  );
}

function OrganiserFields({ email, answer }: FieldsProps) {
  return (
    <>
      <FullName name="name" answer={answer} />
      <AccessFields answer={answer} email={email} />
    </>
  );
}

function FullName({ name, answer }: { name: string; answer?: Refused }) {
  return (
    <InputField
      className="sm:col-span-2"
      label="Nome completo"
      name={name}
      autoComplete="name"
      required
      maxLength={120}
      defaultValue={answer?.typed[name]}
      error={answer?.fields[name]}
    />
  );
}
