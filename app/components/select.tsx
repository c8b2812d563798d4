import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { useKeptText } from "#app/forms/kept-text.ts";
import { cx } from "./class-names.ts";
import { CONTROL_CLASS, Field, type FieldText } from "./field.tsx";

type SelectOption = string | { value: string; label: string; disabled?: boolean };

type SelectProps = ComponentProps<"select"> & { options?: readonly SelectOption[] };

/** The system's own list, with our frame; `children` serve for groups of options. */
function Select({ options, className, children, defaultValue, ...rest }: SelectProps) {
  const { mark, text } = useKeptText({ name: rest.name });
  return (
    <span className={cx("relative block", className)}>
      <select
        className={cx(CONTROL_CLASS, "min-h-12 appearance-none truncate py-2 pr-11 pl-3.5")}
        defaultValue={text ?? defaultValue}
        {...mark}
        {...rest}
      >
        {children}
        {options?.map((option) => {
          const { value, label, disabled } =
            typeof option === "string" ? { value: option, label: option, disabled: false } : option;
          return (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          );
        })}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2"
        aria-hidden="true"
      />
    </span>
  );
}

export function SelectField({ label, hint, error, optional, className, ...rest }: SelectProps & FieldText) {
  return (
    <Field id={rest.id} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => <Select {...rest} {...control} />}
    </Field>
  );
}
