import type { FormErrors } from "./parse-form.ts";

/** The answer to one of a page's forms, which say their name in `intent`. */
export const answerTo = <Answer extends FormErrors>(intent: string, answer: Answer | undefined) =>
  answer?.typed["intent"] === intent ? answer : undefined;

/** What every field of a form that may have been refused says: its name, what was typed, what was wrong with it. */
export const fieldOf = (answer?: FormErrors) => (name: string, known?: string) => ({
  name,
  defaultValue: answer?.typed[name] ?? known,
  error: answer?.fields[name],
});
