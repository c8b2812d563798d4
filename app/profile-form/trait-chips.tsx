import { Check } from "lucide-react";
import { useId, useState } from "react";
import { FieldError } from "#app/components/field.tsx";
import { GOALKEEPER_TRAITS, MAX_TRAITS, TRAITS, type Trait } from "#domain/athletes/traits.ts";

type TraitChipsProps = {
  chosen: readonly Trait[];
  /** What was ticked when the form is shown again. */
  typed?: Record<string, string>;
  error?: string;
};

/** Up to six, each a box that looks like a label. Those of goalkeepers appear with the position (profile-form.css). */
export function TraitChips({ chosen, typed, error }: TraitChipsProps) {
  const [count, setCount] = useState(
    typed ? TRAITS.filter((_, index) => typed[nameOf(index)]).length : chosen.length,
  );
  const isTicked = (trait: Trait, index: number) =>
    typed ? typed[nameOf(index)] === "on" : chosen.includes(trait);
  const errorId = useId();
  return (
    <fieldset
      className="grid gap-2"
      // It has no field of its own that could take the focus after a refusal.
      tabIndex={error ? -1 : undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      onChange={(event) => setCount(event.currentTarget.querySelectorAll("input:checked").length)}
    >
      <legend className="mb-2 font-semibold">
        Características{" "}
        <span className="font-normal text-muted">
          {count} de {MAX_TRAITS}
        </span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {TRAITS.map((trait, index) => (
          <label
            key={trait}
            data-keeper={GOALKEEPER_TRAITS.includes(trait) || undefined}
            className="trait-chip"
          >
            <input
              type="checkbox"
              name={nameOf(index)}
              defaultChecked={isTicked(trait, index)}
              className="trait-chip-box"
            />
            <Check aria-hidden="true" />
            {trait}
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

const nameOf = (index: number) => `trait.${index}`;
