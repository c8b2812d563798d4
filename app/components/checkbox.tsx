import { useId, type ComponentProps } from "react";
import { useKeptText } from "#app/forms/kept-text.ts";
import { cx } from "./class-names.ts";
import { FieldError, type FieldText } from "./field.tsx";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> &
  Omit<FieldText, "optional"> & { type?: "checkbox" | "radio" };

export function Checkbox({
  label,
  hint,
  error,
  className,
  type = "checkbox",
  defaultChecked,
  ...rest
}: CheckboxProps) {
  const id = useId();
  // A choice among several is kept like text. A box is not: most of ours are consents.
  const { mark, text } = useKeptText({ name: rest.name, keep: type === "radio" });
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return (
    <div className={cx("grid gap-1", className)}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 leading-6 has-disabled:cursor-not-allowed has-disabled:text-muted">
        <input
          type={type}
          className="size-6 shrink-0 accent-grass"
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          defaultChecked={text === undefined ? defaultChecked : text === rest.value}
          {...mark}
          {...rest}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-2 ml-9 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <FieldError className="-mt-1 mb-1 ml-9" id={`${id}-error`}>
          {error}
        </FieldError>
      )}
    </div>
  );
}

export function Radio(props: CheckboxProps) {
  return <Checkbox {...props} type="radio" />;
}
