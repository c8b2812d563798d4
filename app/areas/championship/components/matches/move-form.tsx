import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Checkbox } from "#app/components/checkbox.tsx";
import { InputField } from "#app/components/input.tsx";
import { Notice } from "#app/components/notice.tsx";
import { SelectField } from "#app/components/select.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";

interface MoveAnswer extends FormErrors {
  /** What the move would collide with; with `confirm` it can be done all the same. */
  conflicts?: readonly string[];
  confirm?: boolean;
}

type MoveFormProps = {
  values: { date: string; time: string; field: string; referee: string };
  fields: readonly { id: string; venue: string; name: string }[];
  timeZoneText: string;
  back: string;
  answer?: MoveAnswer;
};

/** The same as dragging: the conflicts come before anything is saved. */
export function MoveForm({ values, fields, timeZoneText, back, answer }: MoveFormProps) {
  const field = fieldOf(answer);
  const form = useFocusOnError(answer);
  const conflicts = answer?.conflicts ?? [];
  return (
    <PostForm ref={form} noValidate className="grid gap-5">
      {conflicts.length > 0 && (
        <Notice
          tone={answer?.confirm ? "warning" : "error"}
          title={answer?.confirm ? "Confira antes de mover" : "Assim não dá"}
        >
          <ul className="grid gap-1">
            {conflicts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {!answer?.confirm && <p>Escolha outra hora, outro campo ou outro árbitro. Nada foi salvo.</p>}
        </Notice>
      )}
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        <InputField
          label="Data"
          type="date"
          hint={`No relógio do local: ${timeZoneText}.`}
          {...field("date", values.date)}
        />
        <InputField
          label="Hora"
          type="time"
          hint="Vazias, a partida fica sem horário."
          {...field("time", values.time)}
        />
      </div>
      <SelectField
        label="Campo"
        {...field("field", values.field)}
        options={[
          { value: "", label: "Sem campo" },
          ...fields.map(({ id, venue, name }) => ({ value: id, label: `${venue} · ${name}` })),
        ]}
      />
      <InputField label="Árbitro" optional maxLength={120} {...field("referee", values.referee)} />
      {answer?.confirm && (
        <Checkbox label="Li os avisos e quero mover assim mesmo" name="confirmed" value="on" />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton variant="primary">Salvar partida</SubmitButton>
        <ButtonLink to={back} variant="text">
          Voltar
        </ButtonLink>
      </div>
    </PostForm>
  );
}
