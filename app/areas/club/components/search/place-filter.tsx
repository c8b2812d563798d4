import { useId } from "react";
import { FieldError } from "#app/components/field.tsx";
import { Link } from "#app/components/link.tsx";
import { useSuggestions } from "#app/components/suggested-field.tsx";
import { FilterGroup, FilterInput, problemOf, type FilterState } from "./filter-fields.tsx";

interface PlaceFilterProps {
  state: FilterState;
  /** Pages with one of the cities that may be meant. */
  choices: readonly { label: string; to: string }[];
}

/** A city, with a radius around it, or states: each one that is written joins those chosen before. */
export function PlaceFilter({ state, choices }: PlaceFilterProps) {
  const [listId, cityError, radiusError] = [useId(), useId(), useId()];
  const { suggestions, suggest } = useSuggestions("/cidades");
  const city = problemOf(state, "cidade", "uf");
  const radius = problemOf(state, "raio");
  return (
    <FilterGroup title="Onde">
      {state.fields.uf.map((code) => (
        <input key={code} type="hidden" name="uf" value={code} />
      ))}
      <input
        name="cidade"
        type="text"
        aria-label="Cidade ou estado"
        className="filter-input"
        defaultValue={state.fields.cidade}
        placeholder="Cidade ou estado"
        maxLength={100}
        autoComplete="off"
        list={listId}
        aria-invalid={city ? true : undefined}
        aria-describedby={city ? cityError : undefined}
        onInput={(event) => suggest(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {suggestions.map((text) => (
          <option key={text}>{text}</option>
        ))}
      </datalist>
      {city && (
        <FieldError id={cityError} className="mt-1.5">
          {city.message}
        </FieldError>
      )}
      {choices.length > 0 && (
        <ul className="filter-meant">
          {choices.map(({ label, to }) => (
            <li key={label}>
              <Link to={to} preventScrollReset>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="filter-radius">
        <span aria-hidden="true">Raio em volta da cidade</span>
        <FilterInput
          state={state}
          name="raio"
          label="Raio em volta da cidade, em quilômetros"
          placeholder="– km"
          digits
          invalid={Boolean(radius)}
          describedBy={radius ? radiusError : undefined}
        />
      </div>
      {radius && (
        <FieldError id={radiusError} className="mt-1.5">
          {radius.message}
        </FieldError>
      )}
    </FilterGroup>
  );
}
