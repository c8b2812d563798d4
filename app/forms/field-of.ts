import type { FormErrors } from "./parse-form.ts";

/** What every field of a form that may have been refused says: its name, what was typed, what was wrong with it. */
export const fieldOf = (answer?: FormErrors) => (name: string, known?: string) => ({
  name,
  defaultValue: answer?.typed[name] ?? known,
  error: answer?.fields[name],
});
