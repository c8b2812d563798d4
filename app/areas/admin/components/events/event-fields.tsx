import { InputField } from "#app/components/input.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { BRING_MAX, DESCRIPTION_MAX, LOCATION_MAX, TITLE_MAX } from "#domain/events/event-fields.ts";
import { FormSection } from "../form-section.tsx";

interface EventFieldsProps {
  values: Record<string, string>;
  /** "Horário de Blumenau, SC": the clock on which the form counts. */
  place: string | null;
  answer?: FormErrors;
}

/** What staff correct of an event. */
export function EventFields({ values, place, answer }: EventFieldsProps) {
  const known = fieldOf(answer);
  const field = (name: string) => known(name, values[name]);
  return (
    <>
      <FormSection title="Informações Básicas">
        <InputField
          label="Nome"
          required
          maxLength={TITLE_MAX}
          className="sm:col-span-2"
          {...field("title")}
        />
        <InputField
          label="Local"
          required
          maxLength={LOCATION_MAX}
          hint={place ? `Em ${place}. A cidade muda só quem organiza.` : undefined}
          {...field("location")}
        />
        <InputField
          label="Taxa"
          optional
          inputMode="decimal"
          hint="Em reais, como 25,00. Vazio: gratuito."
          {...field("fee")}
        />
      </FormSection>
      <FormSection title="Quando">
        <InputField label="Dia" required type="date" {...field("startDate")} />
        <InputField label="Hora" required type="time" {...field("startTime")} />
        <InputField label="Dia do fim" optional type="date" {...field("endDate")} />
        <InputField label="Hora do fim" optional type="time" {...field("endTime")} />
        <p className="text-compact text-muted sm:col-span-2">
          Quem está inscrito é avisado quando dia, hora, local ou taxa mudam.
        </p>
      </FormSection>
      <FormSection title="Descrição">
        <TextareaField
          label="Descrição"
          optional
          rows={5}
          maxLength={DESCRIPTION_MAX}
          className="sm:col-span-2"
          {...field("description")}
        />
        <TextareaField
          label="O que levar"
          optional
          rows={2}
          maxLength={BRING_MAX}
          className="sm:col-span-2"
          {...field("bring")}
        />
      </FormSection>
    </>
  );
}
