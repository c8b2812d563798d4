import { BirthdateField } from "#app/components/birthdate-field.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { MODALITIES } from "#domain/athletes/attributes.ts";
import { formatIsoDate } from "#domain/dates.ts";
import { formatPlace } from "#domain/places.ts";
import { MODALITY_LABELS } from "./profile-text.ts";
import { CityField } from "#app/components/city-field.tsx";
import type { ProfileFieldsProps } from "./form-state.ts";

const MODALITY_OPTIONS = [
  { value: "", label: "Escolha" },
  ...MODALITIES.map((value) => ({ value, label: MODALITY_LABELS[value] })),
];

export function PersonalFields({ values, answer, minor, waiting, staff }: ProfileFieldsProps) {
  const field = fieldOf(answer);
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <InputField
        label="Nome completo"
        {...field("name", values.name)}
        required
        maxLength={120}
        autoComplete="name"
        hint={waiting.name && `Espera o ${staff ? "" : "seu "}responsável. No ar: ${waiting.name.shown}`}
      />
      <InputField
        label="Apelido"
        optional
        {...field("nickname", values.nickname ?? "")}
        maxLength={60}
        autoComplete="nickname"
      />
      <BirthdateField
        label="Data de nascimento"
        {...field("birthdate", values.birthdate ? formatIsoDate(values.birthdate) : "")}
        hint={
          minor
            ? "Mudar esta data pode passar pela equipe; até lá o perfil fica fora do ar."
            : "Mudar para menos de 18 anos passa pela equipe; até lá o perfil fica fora do ar."
        }
      />
      <SelectField
        label="Modalidade"
        options={MODALITY_OPTIONS}
        {...field("modality", values.modality ?? "")}
      />
      <CityField
        {...field("city", formatPlace(values.place) ?? "")}
        choices={answer?.cities}
        className="sm:col-span-2"
      />
      <fieldset className="grid gap-x-4 gap-y-5 sm:col-span-2 sm:grid-cols-3">
        <legend className="mb-2 font-semibold">
          Redes sociais <span className="font-normal text-muted">(opcional)</span>
          {minor && (
            <span className="block text-sm font-normal text-muted">
              Só clubes verificados veem, e só se o {staff ? "" : "seu "}responsável permitir.
            </span>
          )}
        </legend>
        <InputField
          label="Instagram"
          {...field("instagram", values.instagram ?? "")}
          placeholder="@seunome"
        />
        <InputField label="TikTok" {...field("tiktok", values.tiktok ?? "")} placeholder="@seunome" />
        <InputField label="YouTube" {...field("youtube", values.youtube ?? "")} placeholder="@seucanal" />
      </fieldset>
    </div>
  );
}
