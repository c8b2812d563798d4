import { useId } from "react";
import { FieldError } from "#app/components/field.tsx";
import { FilterInput, problemOf, type FilterState } from "./filter-fields.tsx";

const THRESHOLDS = [
  { name: "jogos", word: "Jogos" },
  { name: "minutos", word: "Minutos" },
  { name: "gols", word: "Gols" },
  { name: "assistencias", word: "Assist.", full: "Assistências" },
] as const;

/** The least of each number that one source must reach. */
export function NumbersFilter({ state }: { state: FilterState }) {
  const id = useId();
  const problem = problemOf(state, ...THRESHOLDS.map(({ name }) => name));
  return (
    <>
      <div className="filter-numbers">
        {THRESHOLDS.map(({ name, word, ...rest }) => (
          <div key={name}>
            <span aria-hidden="true">{word}</span>
            <FilterInput
              state={state}
              name={name}
              label={`${"full" in rest ? rest.full : word}: pelo menos`}
              placeholder="ou +"
              digits
              invalid={problem?.field === name}
              describedBy={problem ? id : undefined}
            />
          </div>
        ))}
      </div>
      {problem && (
        <FieldError id={id} className="mt-1.5">
          {problem.message}
        </FieldError>
      )}
    </>
  );
}
