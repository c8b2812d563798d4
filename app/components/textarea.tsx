import type { ComponentProps } from "react";
import { useKeptText } from "#app/forms/kept-text.ts";
import { cx } from "./class-names.ts";
import { CONTROL_CLASS, Field, type FieldText } from "./field.tsx";

function Textarea({ className, rows = 5, defaultValue, ...rest }: ComponentProps<"textarea">) {
  const { mark, text } = useKeptText({ name: rest.name });
  return (
    <textarea
      rows={rows}
      className={cx(CONTROL_CLASS, "resize-y px-3.5 py-2.5", className)}
      defaultValue={text ?? defaultValue}
      {...mark}
      {...rest}
    />
  );
}

export function TextareaField({
  label,
  hint,
  error,
  optional,
  className,
  ...rest
}: ComponentProps<"textarea"> & FieldText) {
  return (
    <Field id={rest.id} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => <Textarea {...rest} {...control} />}
    </Field>
  );
}
