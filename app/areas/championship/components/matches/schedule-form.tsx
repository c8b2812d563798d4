import { Form } from "react-router";
import { SubmitButton } from "#app/components/button.tsx";
import { Checkbox } from "#app/components/checkbox.tsx";
import { FieldError } from "#app/components/field.tsx";
import { InputField } from "#app/components/input.tsx";
import { RowList } from "#app/components/row-list.tsx";
import { MOST_DAYS } from "#domain/championships/schedule-fields.ts";

interface Day {
  date: string;
  from: string;
  to: string;
}

export interface ScheduleFormValues {
  categoryId: string;
  days: Day[];
  newDay: Day;
  fields: readonly { id: string; name: string; chosen: boolean }[];
  matchMinutes: string;
  breakMinutes: string;
  restHours: string;
  again: boolean;
  /** By field, what is wrong with it. */
  errors: Record<string, string>;
}

const TIME = "grow basis-24 sm:grow-0 sm:basis-32";

type ScheduleFormProps = { values: ScheduleFormValues; timeZoneText: string };

/** Asks for a proposal; it reads only, so that its address can be kept and opened again. */
export function ScheduleForm({ values, timeZoneText }: ScheduleFormProps) {
  const { errors } = values;
  return (
    <Form method="get" noValidate className="grid gap-6">
      <input type="hidden" name="categoria" value={values.categoryId} />
      <input type="hidden" name="proposta" value="1" />
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">Dias de jogos</legend>
        <p className="text-sm text-muted">No relógio do local: {timeZoneText}.</p>
        <RowList
          prefix="days"
          rows={values.days}
          empty={values.newDay}
          most={MOST_DAYS}
          addLabel="Mais um dia"
          rowLabel={(row) => `dia ${row + 1}`}
        >
          {(day, at) => (
            // A time of a clock with twelve hours is wider than half a phone: it takes the next line then.
            <div className="flex flex-wrap gap-3">
              <InputField
                label="Data"
                type="date"
                name={`days.${at}.date`}
                defaultValue={day.date}
                error={errors[`days.${at}.date`]}
                className="grow basis-full sm:basis-40"
              />
              <InputField
                label="Das"
                type="time"
                name={`days.${at}.from`}
                defaultValue={day.from}
                error={errors[`days.${at}.from`]}
                className={TIME}
              />
              <InputField
                label="Até"
                type="time"
                name={`days.${at}.to`}
                defaultValue={day.to}
                error={errors[`days.${at}.to`]}
                className={TIME}
              />
            </div>
          )}
        </RowList>
      </fieldset>
      <fieldset className="grid gap-1">
        <legend className="font-semibold">Campos</legend>
        {values.fields.map(({ id, name, chosen }) => (
          <Checkbox key={id} label={name} name="fields" value={id} defaultChecked={chosen} />
        ))}
        {errors["fields"] && <FieldError>{errors["fields"]}</FieldError>}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-3">
        <InputField
          label="Minutos por partida"
          hint="Os dois tempos e o intervalo."
          inputMode="numeric"
          name="matchMinutes"
          defaultValue={values.matchMinutes}
          error={errors["matchMinutes"]}
        />
        <InputField
          label="Minutos entre partidas"
          hint="Para trocar as equipes no campo."
          inputMode="numeric"
          name="breakMinutes"
          defaultValue={values.breakMinutes}
          error={errors["breakMinutes"]}
        />
        <InputField
          label="Horas de descanso"
          hint="Entre duas partidas da mesma equipe."
          inputMode="numeric"
          name="restHours"
          defaultValue={values.restHours}
          error={errors["restHours"]}
        />
      </div>
      <Checkbox
        label="Mudar também as partidas que já têm horário"
        name="again"
        value="on"
        defaultChecked={values.again}
      />
      <div>
        <SubmitButton variant="primary">Ver a proposta</SubmitButton>
      </div>
    </Form>
  );
}
