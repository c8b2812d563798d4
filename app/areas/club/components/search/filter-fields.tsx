import { useId, type ReactNode } from "react";
import { FieldError } from "#app/components/field.tsx";
import type { SearchField, SearchFields, SearchProblem } from "#domain/athletes/search-parameters.ts";
import "./filter-fields.css";

/** What every part of the filters needs to know. */
export interface FilterState {
  fields: SearchFields;
  problems: readonly SearchProblem[];
}

export const problemOf = ({ problems }: FilterState, ...fields: SearchField[]): SearchProblem | undefined =>
  problems.find(({ field }) => fields.includes(field));

/** A part of the filters under its heading. */
export function FilterGroup({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className="filter-group">
      <legend className="filter-title">{title}</legend>
      {hint && <p className="filter-hint">{hint}</p>}
      {children}
    </fieldset>
  );
}

/** A part that is closed until somebody needs it, or chose something in it. */
export function FilterFold({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details className="filter-group filter-fold" open={open}>
      <summary className="filter-title">{title}</summary>
      <div className="filter-folded">{children}</div>
    </details>
  );
}

interface TextFieldProps {
  state: FilterState;
  name: Extract<SearchField, string>;
  /** Read aloud; the heading of the group stands above it. */
  label: string;
  placeholder?: string;
  digits?: boolean;
  /** The id of a message that stands elsewhere. */
  describedBy?: string;
  invalid?: boolean;
}

export function FilterInput({
  state,
  name,
  label,
  placeholder,
  digits,
  describedBy,
  invalid,
}: TextFieldProps) {
  const value = state.fields[name];
  return (
    <input
      name={name}
      type="text"
      aria-label={label}
      className="filter-input"
      defaultValue={typeof value === "string" ? value : ""}
      placeholder={placeholder}
      inputMode={digits ? "numeric" : undefined}
      maxLength={40}
      autoComplete="off"
      aria-invalid={invalid ? true : undefined}
      aria-describedby={describedBy}
    />
  );
}

interface RangeProps {
  state: FilterState;
  names: readonly [SearchField, SearchField];
  labels: readonly [string, string];
  placeholders: readonly [string, string];
  digits?: boolean;
}

/** "2009 a 2011": two fields with one message under them. */
export function FilterRange({ state, names, labels, placeholders, digits }: RangeProps) {
  const id = useId();
  const problem = problemOf(state, ...names);
  return (
    <>
      <div className="filter-range">
        {names.map((name, at) => (
          <span key={name} className="contents">
            {at === 1 && <span className="text-muted">a</span>}
            <FilterInput
              state={state}
              name={name}
              label={labels[at]!}
              placeholder={placeholders[at]}
              digits={digits}
              invalid={problem?.field === name}
              describedBy={problem ? id : undefined}
            />
          </span>
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

interface ChoicesProps {
  state: FilterState;
  name: SearchField;
  options: readonly { value: string; label: ReactNode }[];
}

/** One of a few, as chips; the first one asks for nothing. */
export function FilterChoices({ state, name, options }: ChoicesProps) {
  const chosen = state.fields[name];
  const problem = problemOf(state, name);
  return (
    <>
      <div className="filter-choices" data-count={options.length}>
        {options.map(({ value, label }) => (
          <label key={value} className="filter-choice">
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {problem && <FieldError className="mt-1.5">{problem.message}</FieldError>}
    </>
  );
}

interface TickProps {
  name: SearchField;
  value: string;
  checked: boolean;
  children: ReactNode;
}

export const FilterTick = ({ name, value, checked, children }: TickProps) => (
  <label className="filter-tick">
    <input type="checkbox" name={name} value={value} defaultChecked={checked} />
    <span>{children}</span>
  </label>
);
