import { fieldsOf, type DraftValues } from "./draft-fields.ts";

const typed = new WeakMap<EventTarget, string>();

/**
 * Called before hydration begins. React puts the first text back into a text area that the server filled, and
 * with it overwrites what was typed before the script arrived; `useDraft` asks for it afterwards.
 */
export function rememberTyped(): void {
  for (const area of document.querySelectorAll("textarea"))
    if (area.value !== area.defaultValue) typed.set(area, area.value);
  document.addEventListener(
    "input",
    ({ target }) => {
      if (target instanceof HTMLTextAreaElement) typed.set(target, target.value);
    },
    { capture: true },
  );
}

/** What was typed in this form's text areas so far. */
export const typedEarly = (form: HTMLFormElement): DraftValues =>
  Object.fromEntries(
    fieldsOf(form).flatMap((field) => {
      const text = typed.get(field);
      return text === undefined ? [] : [[field.name, text]];
    }),
  );
