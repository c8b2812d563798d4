import { CityField } from "#app/components/city-field.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { TYPE_WORDS } from "#app/event-words.ts";
import { BRING_MAX, DESCRIPTION_MAX, LOCATION_MAX, TITLE_MAX } from "#domain/events/event-fields.ts";
import { EVENT_TYPES } from "#domain/events/vocabulary.ts";
import type { EventFormAnswer } from "../../event-form-action.ts";
import { FormSection } from "../form-section.tsx";

interface EventFieldsProps {
  values?: Record<string, string>;
  /** "Blumenau, SC": the city on whose clock the form counts, where somebody else organises. */
  place?: string | null;
  /** Our own team organises: it also says what the event is, where, and for how many. */
  ofTeam: boolean;
  answer?: EventFormAnswer;
}

const TYPES = EVENT_TYPES.map((value) => ({ value, label: TYPE_WORDS[value] }));

/** What staff say of an event. */
export function EventFields({ values, place, ofTeam, answer }: EventFieldsProps) {
  const known = fieldOf(answer);
  const field = (name: string) => known(name, values?.[name]);
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
        {ofTeam && <SelectField label="Tipo" options={TYPES} {...field("type")} />}
        <InputField
          label="Local"
          required
          maxLength={LOCATION_MAX}
          hint={!ofTeam && place ? `Em ${place}. A cidade muda só quem organiza.` : undefined}
          {...field("location")}
        />
        {ofTeam && <CityField {...field("city")} choices={answer?.cities} />}
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
          {ofTeam && "Os horários são os do relógio da cidade do evento. "}
          {values && "Quem está inscrito é avisado quando dia, hora, local ou taxa mudam."}
        </p>
      </FormSection>
      {ofTeam && (
        <FormSection title="Inscrições">
          <InputField
            label="Vagas"
            optional
            inputMode="numeric"
            hint="Vazio: sem limite."
            className="sm:col-span-2"
            {...field("capacity")}
          />
          <InputField
            label="Último dia"
            optional
            type="date"
            hint="Vazio: até o evento começar."
            {...field("deadlineDate")}
          />
          <InputField label="Hora do prazo" optional type="time" {...field("deadlineTime")} />
        </FormSection>
      )}
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
