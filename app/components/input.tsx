import type { ComponentProps } from "react";
import { cx } from "./class-names.ts";
import { CONTROL_CLASS, Field, type FieldText } from "./field.tsx";

export function Input({ className, type = "text", ...rest }: ComponentProps<"input">) {
  return <input type={type} className={cx(CONTROL_CLASS, "min-h-12 px-3.5 py-2", className)} {...rest} />;
}

/** What was typed comes back as `defaultValue` when the form is refused. */
export function InputField({
  label,
  hint,
  error,
  optional,
  className,
  ...rest
}: ComponentProps<"input"> & FieldText) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => <Input {...rest} {...control} />}
    </Field>
  );
}
