import { Checkbox } from "#app/components/checkbox.tsx";
import { FieldError } from "#app/components/field.tsx";
import { Input, InputField } from "#app/components/input.tsx";
import { CATEGORY_FIELDS, POSITION_FIELDS } from "#domain/events/event-fields.ts";
import { cx } from "#app/components/class-names.ts";
import { fieldId, SIDE_BY_SIDE, type FormState } from "./form-state.ts";

/** How many, in all and of each category and position, and what it costs. */
export function PlacesFields({ field, ticked, error }: FormState) {
  const none = error(CATEGORY_FIELDS[0]!.box);
  return (
    <div className="grid gap-6">
      <div className={cx(SIDE_BY_SIDE, "sm:max-w-[32rem]")}>
        <InputField label="Vagas, no total" inputMode="numeric" maxLength={6} {...field("capacity")} />
        <InputField
          label="Taxa, em reais"
          inputMode="decimal"
          maxLength={20}
          placeholder="0,00"
          {...field("fee")}
        />
      </div>
      <p className="-mt-3 text-compact text-muted">
        Escreva a taxa inteira: é paga no dia, ao clube. A Joia da Base não recebe nada dela. Sem taxa, deixe
        vazio.
      </p>
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-semibold">Categorias</legend>
        <p className="text-compact text-muted">
          Sub-15 aceita quem faz até 15 anos no ano do evento. O número de vagas é opcional: sem ele, a
          categoria vai até o total.
        </p>
        {none && <FieldError>{none}</FieldError>}
        <ul className="grid sm:grid-cols-2 sm:gap-x-8">
          {CATEGORY_FIELDS.map(({ name, box, places }) => (
            <li key={name} className="grid gap-1 border-t border-line py-1.5">
              <div className="flex items-center justify-between gap-3">
                <Checkbox
                  id={fieldId(box)}
                  name={box}
                  label={name}
                  defaultChecked={ticked(box)}
                  aria-invalid={error(box) ? true : undefined}
                />
                <Places label={`Vagas ${name}`} {...field(places)} />
              </div>
              {error(places) && <FieldError id={`${places}-error`}>{error(places)}</FieldError>}
            </li>
          ))}
        </ul>
      </fieldset>
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-semibold">
          Vagas por posição <span className="font-normal text-muted">(opcional)</span>
        </legend>
        <p className="text-compact text-muted">Por exemplo, só 6 goleiros. Vazio: sem limite próprio.</p>
        <ul className="grid sm:grid-cols-2 sm:gap-x-8">
          {POSITION_FIELDS.map(({ name, places }) => (
            <li key={name} className="grid gap-1 border-t border-line py-1.5">
              <div className="flex items-center justify-between gap-3">
                <span className="min-w-0">{name}</span>
                <Places label={`Vagas ${name}`} {...field(places)} />
              </div>
              {error(places) && <FieldError id={`${places}-error`}>{error(places)}</FieldError>}
            </li>
          ))}
        </ul>
      </fieldset>
    </div>
  );
}

type PlacesProps = { id: string; label: string; name: string; defaultValue?: string; error?: string };

/** A number beside its row's own words. */
const Places = ({ id, label, name, defaultValue, error }: PlacesProps) => (
  <span className="w-24 shrink-0">
    <Input
      id={id}
      aria-label={label}
      name={name}
      defaultValue={defaultValue}
      inputMode="numeric"
      maxLength={6}
      placeholder="Vagas"
      className="text-right"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    />
  </span>
);
