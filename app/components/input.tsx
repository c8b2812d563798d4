import type { ComponentProps, InputEvent } from "react";
import { useKeptText } from "#app/forms/kept-text.ts";
import { TYPED_FORMATS, type TypedFormat } from "#domain/typed-formats.ts";
import { cx } from "./class-names.ts";
import { CONTROL_CLASS, Field, type FieldText } from "./field.tsx";

export type InputProps = ComponentProps<"input"> & {
  /** Punctuation that appears while typing; without script the server takes the text either way. */
  format?: TypedFormat;
  /** False for a secret, of which no draft is ever kept. */
  keep?: boolean;
};

export function Input({ className, type = "text", format, keep, defaultValue, ...rest }: InputProps) {
  const { mark, text } = useKeptText({ keep, type, name: rest.name, autoComplete: rest.autoComplete });
  return (
    <input
      type={type}
      className={cx(CONTROL_CLASS, "min-h-12 px-3.5 py-2", className)}
      defaultValue={text ?? defaultValue}
      {...mark}
      {...rest}
      onInput={format ? (event) => punctuate(event, format) : rest.onInput}
    />
  );
}

/** Only at the end of the text: whoever mends something in the middle, or deletes, is left alone. */
function punctuate(event: InputEvent<HTMLInputElement>, format: TypedFormat): void {
  const field = event.currentTarget;
  // What a script or a password manager fills in comes as a plain event, without a kind.
  const deletes = "inputType" in event.nativeEvent && event.nativeEvent.inputType.startsWith("delete");
  if (deletes || field.selectionStart !== field.value.length) return;
  field.value = TYPED_FORMATS[format](field.value);
}

/** What was typed comes back as `defaultValue` when the form is refused. */
export function InputField({ label, hint, error, optional, className, ...rest }: InputProps & FieldText) {
  return (
    <Field id={rest.id} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => <Input {...rest} {...control} />}
    </Field>
  );
}
