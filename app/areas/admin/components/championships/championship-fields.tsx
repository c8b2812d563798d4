import { CityField } from "#app/components/city-field.tsx";
import { InputField } from "#app/components/input.tsx";
import { SuggestedField } from "#app/components/suggested-field.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { DESCRIPTION_MAX, LOCATION_MAX, NAME_MAX } from "#domain/championships/championship-fields.ts";
import type { ChampionshipAnswer } from "../../championship-form-action.ts";
import { FormSection } from "../form-section.tsx";

interface ChampionshipFieldsProps {
  /** By the name of the field, what is stored; a new one also asks who organises it. */
  values?: Record<string, string>;
  answer?: ChampionshipAnswer;
}

/** The sections of a championship's form. */
export function ChampionshipFields({ values, answer }: ChampionshipFieldsProps) {
  const known = fieldOf(answer);
  const field = (name: string) => known(name, values?.[name]);
  return (
    <>
      <FormSection title="Informações Básicas">
        <InputField
          label="Nome do campeonato"
          required
          maxLength={NAME_MAX}
          className="sm:col-span-2"
          {...field("name")}
        />
        <InputField label="Local" optional maxLength={LOCATION_MAX} {...field("location")} />
        <CityField {...field("city")} choices={answer?.cities} />
        <InputField label="Início" optional type="date" {...field("startDate")} />
        <InputField label="Fim" optional type="date" {...field("endDate")} />
        <TextareaField
          label="Descrição"
          optional
          rows={5}
          maxLength={DESCRIPTION_MAX}
          className="sm:col-span-2"
          {...field("description")}
        />
      </FormSection>
      {!values && (
        <FormSection title="Quem organiza">
          <SuggestedField
            label="Clube"
            optional
            hint="O nome de um clube que está no ar."
            from="/clubes/nomes"
            maxLength={120}
            {...field("club")}
          />
          <InputField
            label="E-mail da pessoa"
            optional
            type="email"
            autoComplete="off"
            maxLength={254}
            hint="De uma conta com perfil de campeonatos. Vazios os dois: nossa equipe."
            {...field("email")}
          />
        </FormSection>
      )}
    </>
  );
}
