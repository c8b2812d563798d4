import type { ReactNode } from "react";
import { Check } from "lucide-react";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { FEET } from "#domain/athletes/attributes.ts";
import { POSITIONS_BY_GROUP, type Position } from "#domain/athletes/positions.ts";
import { LIST_NAME_MAX } from "#domain/scouting/limits.ts";
import type { Need } from "#domain/scouting/list-schema.ts";

type ListFormProps = {
  name?: string;
  need: Need;
  /** What was ticked when the form is shown again. */
  ticked?: readonly string[];
  submit: string;
  cancel: string;
  answer?: Refused;
  children?: ReactNode;
};

/** A list's name and its need, for a new one and for one that is changed. */
export function ListForm({ name = "", need, ticked, submit, cancel, answer, children }: ListFormProps) {
  const field = fieldOf(answer);
  const form = useFocusOnError(answer);
  return (
    <PostForm ref={form} className="grid gap-6">
      {children}
      <InputField
        label="Nome da lista"
        hint="Por exemplo: Zagueiro canhoto para 2027"
        required
        maxLength={LIST_NAME_MAX}
        autoComplete="off"
        {...field("name", name)}
      />
      <fieldset className="grid gap-4">
        <legend className="mb-1 text-lg font-semibold">Procura-se</legend>
        <p className="-mt-1 mb-4 text-sm text-muted">
          O que o clube precisa. Fica no alto da lista e já abre a busca com estes filtros. Tudo é opcional.
        </p>
        <PositionBoxes chosen={ticked ?? need.positions} />
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-[9rem_9rem_1fr]">
          <InputField
            label="Nascidos desde"
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            placeholder="2009"
            {...field("bornFrom", need.bornFrom?.toString() ?? "")}
          />
          <InputField
            label="Nascidos até"
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            placeholder="2011"
            {...field("bornTo", need.bornTo?.toString() ?? "")}
          />
          <SelectField
            label="Pé"
            className="col-span-2 sm:col-span-1 sm:max-w-60"
            options={[
              { value: "", label: "Qualquer" },
              ...FEET.map((foot) => ({ value: foot, label: foot })),
            ]}
            {...field("foot", need.foot ?? "")}
          />
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton variant="primary" intent="salvar">
          {submit}
        </SubmitButton>
        <ButtonLink to={cancel} variant="text">
          Cancelar
        </ButtonLink>
      </div>
    </PostForm>
  );
}

const PositionBoxes = ({ chosen }: { chosen: readonly string[] }) => (
  <fieldset className="grid gap-3">
    <legend className="mb-1 font-semibold">Posição</legend>
    {Object.entries(POSITIONS_BY_GROUP).map(([group, positions]) => (
      <div key={group} className="grid gap-1.5 sm:grid-cols-[9rem_1fr] sm:items-center">
        <span className="text-sm text-muted">{group}</span>
        <div className="flex flex-wrap gap-2">
          {positions.map((position: Position) => (
            <label key={position} className="trait-chip">
              <input
                type="checkbox"
                name="positions"
                value={position}
                defaultChecked={chosen.includes(position)}
                className="trait-chip-box"
              />
              <Check aria-hidden="true" />
              {position}
            </label>
          ))}
        </div>
      </div>
    ))}
  </fieldset>
);
