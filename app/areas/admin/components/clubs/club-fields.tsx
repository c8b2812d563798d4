import { Checkbox } from "#app/components/checkbox.tsx";
import { CityField } from "#app/components/city-field.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { CLUB_CATEGORIES, LONGEST_REASON, PARTNERSHIPS } from "#domain/clubs/standing.ts";
import type { Picture } from "#domain/media/picture.ts";
import type { ClubFormAnswer } from "../../club-form-action.ts";
import { FormSection } from "../form-section.tsx";
import { LogoChoice } from "../logo-choice.tsx";

interface ClubFieldsProps {
  /** By the name of the field, what is stored. */
  values?: Record<string, string>;
  logo?: Picture | null;
  answer?: ClubFormAnswer;
}

const CATEGORIES = [{ value: "", label: "Sem categoria" }, ...CLUB_CATEGORIES];
const PARTNERS = [{ value: "", label: "Sem parceria" }, ...PARTNERSHIPS];

/** The three sections of a club's form. */
export function ClubFields({ values, logo = null, answer }: ClubFieldsProps) {
  const known = fieldOf(answer);
  const field = (name: string) => known(name, values?.[name]);
  return (
    <>
      <FormSection title="Informações Básicas">
        <InputField label="Nome" required maxLength={120} className="sm:col-span-2" {...field("name")} />
        <InputField
          label="CNPJ"
          optional
          format="cnpj"
          maxLength={18}
          hint="Sem ele o clube não pode ser verificado. Não aparece na página."
          {...field("cnpj")}
        />
        <InputField
          label="Ano de fundação"
          optional
          inputMode="numeric"
          maxLength={4}
          hint="Com quatro números."
          {...field("foundationYear")}
        />
        <CityField {...field("city")} choices={answer?.cities} />
        <InputField label="Endereço" optional maxLength={200} {...field("address")} />
        <InputField label="Responsável" optional maxLength={120} {...field("responsible")} />
        <InputField
          label="E-mail de contato"
          optional
          type="email"
          maxLength={254}
          {...field("contactEmail")}
        />
        <InputField label="Telefone" optional type="tel" format="phone" maxLength={20} {...field("phone")} />
        <InputField label="Instagram" optional maxLength={200} placeholder="@clube" {...field("instagram")} />
        <InputField label="YouTube" optional maxLength={200} placeholder="@clube" {...field("youtube")} />
        <InputField
          label="Site"
          optional
          inputMode="url"
          maxLength={200}
          placeholder="https://clube.com.br"
          {...field("website")}
        />
        <LogoChoice logo={logo} error={answer?.fields["logo"]} />
      </FormSection>
      <FormSection title="Status e Ranking">
        <SelectField label="Categoria" options={CATEGORIES} {...field("category")} />
        <SelectField label="Parceria" options={PARTNERS} {...field("partnership")} />
        {!values && <StartingPoints answer={answer} />}
        <InputField
          label="Posição"
          optional
          inputMode="numeric"
          maxLength={4}
          hint="Vazio: calculada automaticamente pelos resultados."
          {...field("position")}
        />
        <Checkbox
          label="Destaque Regional"
          name="highlighted"
          className="self-end"
          defaultChecked={answer ? answer.typed["highlighted"] === "on" : values?.["highlighted"] === "on"}
        />
      </FormSection>
      <FormSection title="Descrição">
        <TextareaField
          label="Descrição"
          optional
          rows={6}
          maxLength={2000}
          className="sm:col-span-2"
          {...field("description")}
        />
      </FormSection>
    </>
  );
}

function StartingPoints({ answer }: Pick<ClubFieldsProps, "answer">) {
  const field = fieldOf(answer);
  return (
    <>
      <InputField
        label="Pontos"
        inputMode="numeric"
        maxLength={4}
        hint="Ajuste do ranking desta temporada. Os demais pontos vêm dos jogos."
        {...field("points", "0")}
      />
      <InputField
        label="Motivo do ajuste"
        optional
        maxLength={LONGEST_REASON}
        hint="Só com pontos diferentes de 0. Aparece no ranking."
        {...field("pointsReason")}
      />
    </>
  );
}
