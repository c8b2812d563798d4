import { useKeptText } from "#app/forms/kept-text.ts";
import { OUTCOME_NAMES } from "#domain/registrations/evaluation.ts";
import { OUTCOMES, type Outcome } from "#domain/registrations/states.ts";

/** What the family reads first: one of three. */
export function OutcomeChoice({ outcome }: { outcome: Outcome | null }) {
  const { mark, text } = useKeptText({ name: "outcome" });
  const chosen = text ?? outcome;
  return (
    <div role="radiogroup" aria-label="Resultado" className="flex rounded-control bg-line p-0.5">
      {OUTCOMES.map((value) => (
        <label
          key={value}
          className="relative grid min-h-12 min-w-0 flex-1 cursor-pointer place-items-center rounded-control border-2 border-transparent px-1 text-center text-compact leading-tight font-semibold text-muted has-checked:border-ink has-checked:bg-card has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-sky"
        >
          <input
            type="radio"
            name="outcome"
            value={value}
            defaultChecked={value === chosen}
            className="absolute inset-0 cursor-pointer opacity-0"
            {...mark}
          />
          {OUTCOME_NAMES[value]}
        </label>
      ))}
    </div>
  );
}
