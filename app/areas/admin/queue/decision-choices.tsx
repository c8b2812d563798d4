import { FieldError } from "#app/components/field.tsx";
import { VERDICT_KEYS, type Verdict } from "./queue-keys.tsx";

interface Choice {
  verdict: Verdict;
  value: string;
  label: string;
}

type DecisionChoicesProps = {
  name: string;
  choices: readonly Choice[];
  disabled: boolean;
  chosen: string | undefined;
  error: string | undefined;
};

/** "Aprovar", "Pedir ajuste" or "Recusar", each with the key that chooses it. */
export function DecisionChoices({ name, choices, disabled, chosen, error }: DecisionChoicesProps) {
  return (
    <fieldset className="grid gap-2" disabled={disabled}>
      <legend className="sr-only">Decisão</legend>
      {choices.map(({ verdict, value, label }) => (
        <label key={value} className="queue-choice">
          <input
            type="radio"
            name={name}
            value={value}
            data-verdict={verdict}
            required
            defaultChecked={chosen === value}
            className="size-5 shrink-0 accent-grass"
          />
          {label}
          <kbd aria-hidden="true">{VERDICT_KEYS[verdict]}</kbd>
        </label>
      ))}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
