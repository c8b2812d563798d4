import { CityField } from "#app/components/city-field.tsx";
import { InputField } from "#app/components/input.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { DESCRIPTION_MAX, LOCATION_MAX, NAME_MAX } from "#domain/championships/championship-fields.ts";
import type { ChampionshipAnswer } from "../championship-action.ts";

export interface ChampionshipFormValues {
  name: string;
  description: string;
  location: string;
  city: string;
  startDate: string;
  endDate: string;
}

type ChampionshipFieldsProps = { values?: ChampionshipFormValues; answer?: ChampionshipAnswer };

/** What a championship says of itself. Only the name is needed to begin. */
export function ChampionshipFields({ values, answer }: ChampionshipFieldsProps) {
  const known = fieldOf(answer);
  const field = (name: keyof ChampionshipFormValues) => known(name, values?.[name]);
  return (
    <>
      <InputField label="Nome do campeonato" required maxLength={NAME_MAX} {...field("name")} />
      <TextareaField
        label="Descrição"
        optional
        hint="Quem pode jogar, como se joga e o que as famílias precisam saber."
        rows={4}
        maxLength={DESCRIPTION_MAX}
        {...field("description")}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <InputField
          label="Local"
          optional
          maxLength={LOCATION_MAX}
          placeholder="Centro Esportivo do Bairro"
          {...field("location")}
        />
        <CityField key={field("city").defaultValue} choices={answer?.cities} {...field("city")} />
        <InputField label="Início" optional type="date" {...field("startDate")} />
        <InputField label="Fim" optional type="date" {...field("endDate")} />
      </div>
    </>
  );
}
