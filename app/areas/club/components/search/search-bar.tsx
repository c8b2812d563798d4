import { LayoutGrid, List, Search, SlidersHorizontal } from "lucide-react";
import type { RefObject } from "react";
import { FieldError } from "#app/components/field.tsx";
import {
  SEARCH_SORT_WORDS,
  type SearchFields,
  type SearchProblem,
} from "#domain/athletes/search-parameters.ts";
import { FILTERS_FORM } from "./filters.tsx";
import "./search-bar.css";

interface SearchBarProps {
  fields: SearchFields;
  problems: readonly SearchProblem[];
  view: "linhas" | "figurinhas";
  /** How many filters are chosen. */
  count: number;
  sheet: RefObject<HTMLDetailsElement | null>;
}

const VIEW_CHOICES = [
  { value: "linhas", label: "Linhas", Icon: List },
  { value: "figurinhas", label: "Figurinhas", Icon: LayoutGrid },
] as const;

/** Words, order and form of the results; on phones also the way to the filters. All of it belongs to their form. */
export function SearchBar({ fields, problems, view, count, sheet }: SearchBarProps) {
  const problem = problems.find(({ field }) => field === "busca");
  return (
    <>
      <div className="search-words">
        <Search aria-hidden="true" />
        <input
          type="search"
          name="busca"
          form={FILTERS_FORM}
          aria-label="Buscar por nome, clube, posição ou cidade"
          aria-describedby={problem ? "busca-erro" : undefined}
          aria-invalid={problem ? true : undefined}
          aria-keyshortcuts="/"
          placeholder="Nome, clube, posição ou cidade"
          defaultValue={fields.busca}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
        />
        <kbd aria-hidden="true">/</kbd>
      </div>
      <details ref={sheet} className="filters-switch">
        <summary aria-controls={FILTERS_FORM}>
          <SlidersHorizontal aria-hidden="true" />
          <span className="sr-only">Filtros</span>
          {count > 0 && (
            <b>
              {count}
              <span className="sr-only"> {count === 1 ? "escolhido" : "escolhidos"}</span>
            </b>
          )}
        </summary>
      </details>
      <label className="search-sort">
        <span>Ordem</span>
        <select name="ordem" form={FILTERS_FORM} defaultValue={fields.ordem || "recentes"}>
          {Object.values(SEARCH_SORT_WORDS).map(({ parameter, label }) => (
            <option key={parameter} value={parameter}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <fieldset className="search-view">
        <legend className="sr-only">Mostrar como</legend>
        {VIEW_CHOICES.map(({ value, label, Icon }) => (
          <label key={value}>
            <input
              type="radio"
              name="ver"
              value={value}
              form={FILTERS_FORM}
              defaultChecked={value === view}
            />
            <Icon aria-hidden="true" />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {problem && (
        <FieldError id="busca-erro" className="search-problem">
          {problem.message}
        </FieldError>
      )}
    </>
  );
}
