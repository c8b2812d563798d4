import { InputField, type InputProps } from "./input.tsx";
import type { FieldText } from "./field.tsx";

/** Typed, not picked: nobody scrolls a calendar back to their year of birth. */
export function BirthdateField(props: InputProps & FieldText) {
  return (
    <InputField
      format="date"
      inputMode="numeric"
      autoComplete="bday"
      placeholder="dd/mm/aaaa"
      maxLength={10}
      required
      {...props}
    />
  );
}
