import { useEffect, useRef, useState } from "react";
import { AccessFields } from "#app/components/access-fields.tsx";
import { BirthdateField } from "#app/components/birthdate-field.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { SignUpForm } from "#app/components/sign-up-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { POSITIONS_BY_GROUP } from "#domain/athletes/positions.ts";
import { STATES } from "#domain/places.ts";
import { needsGuardian } from "../needs-guardian.ts";
import { GuardianFields } from "./guardian-fields.tsx";
import { fieldOf } from "#app/forms/field-of.ts";

const STATE_OPTIONS = Object.entries(STATES).map(([value, label]) => ({ value, label }));

type AthleteSignUpProps = {
  today: string;
  answer?: Refused;
  /** Of somebody who has an account already: the profile is all that is missing. */
  member?: { name: string };
};

export function AthleteSignUp({ today, answer, member }: AthleteSignUpProps) {
  const birthdate = useRef<HTMLInputElement>(null);
  const [born, setBorn] = useState(answer?.typed["birthdate"] ?? "");
  // What was typed before the script arrived counts too.
  useEffect(() => setBorn(birthdate.current?.value ?? ""), []);
  const field = fieldOf(answer);
  return (
    <SignUpForm answer={answer} button={member && "Criar perfil"}>
      <InputField
        className="sm:col-span-2"
        label="Nome completo"
        {...field("fullName", member?.name)}
        autoComplete="name"
        required
        maxLength={120}
      />
      <BirthdateField
        ref={birthdate}
        label="Data de nascimento"
        {...field("birthdate")}
        onChange={(event) => setBorn(event.currentTarget.value)}
        hint="A partir de 13 anos."
      />
      <SelectField label="Posição" {...field("position", "")} optional hint="Dá para mudar depois.">
        <option value="">Escolha se já souber</option>
        {Object.entries(POSITIONS_BY_GROUP).map(([group, positions]) => (
          <optgroup key={group} label={group}>
            {positions.map((position) => (
              <option key={position}>{position}</option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <GuardianFields shown={needsGuardian(born, today)} answer={answer} />
      {!member && <AccessFields answer={answer} />}
      <InputField label="Clube atual" {...field("club")} optional maxLength={120} className="sm:col-span-2" />
      <InputField label="Cidade" {...field("city")} optional autoComplete="address-level2" maxLength={80} />
      <SelectField
        label="Estado"
        {...field("state", "")}
        optional
        options={[{ value: "", label: "Escolha o estado" }, ...STATE_OPTIONS]}
      />
    </SignUpForm>
  );
}
