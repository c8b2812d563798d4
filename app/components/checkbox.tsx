import { useId, type ComponentProps } from "react";
import { cx } from "./class-names.ts";
import { FieldError, type FieldText } from "./field.tsx";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> &
  Omit<FieldText, "optional"> & { type?: "checkbox" | "radio" };

export function Checkbox({ label, hint, error, className, type = "checkbox", ...rest }: CheckboxProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return (
    <div className={cx("grid gap-1", className)}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 leading-6 has-disabled:cursor-not-allowed has-disabled:text-muted">
        <input
          type={type}
          className="size-6 shrink-0 accent-grass"
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
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
