type DraftField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** By name; a group of radio buttons is one field, whose value is the chosen one's. */
export type DraftValues = Record<string, string>;

/**
 * Set on a form that the browser itself has sent (`app/late-hydration.ts`). The scripts may still arrive before the
 * answer does: its text is no draft any more.
 */
export const SENT_BY_BROWSER = "sentByBrowser";

/** The fields that our components marked as ones whose text may be kept. */
export const fieldsOf = (form: HTMLFormElement): DraftField[] => [
  ...form.querySelectorAll<DraftField>(":is(input, textarea, select)[data-draft][name]:enabled"),
];

export function valuesIn(form: HTMLFormElement): DraftValues {
  const values: DraftValues = {};
  for (const field of fieldsOf(form)) if (!isRadio(field) || field.checked) values[field.name] = field.value;
  return values;
}

/** What the server put there. */
export function defaultsIn(form: HTMLFormElement): DraftValues {
  const values: DraftValues = {};
  for (const field of fieldsOf(form)) {
    if (isRadio(field)) {
      if (field.defaultChecked) values[field.name] = field.value;
    } else values[field.name] = field instanceof HTMLSelectElement ? defaultOf(field) : field.defaultValue;
  }
  return values;
}

/** What differs from `base`; of a field that `base` does not know, any text. */
export const changedFrom = (base: DraftValues, values: DraftValues): DraftValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== (base[name] ?? "")));

/** As if it had been typed: whatever on the page listens to a field hears it. Returns what was filled in. */
export function fill(form: HTMLFormElement, values: DraftValues): DraftValues {
  const filled: DraftValues = {};
  for (const field of fieldsOf(form)) {
    const value = values[field.name];
    if (
      value === undefined ||
      (isRadio(field) ? field.value !== value || field.checked : field.value === value)
    )
      continue;
    if (isRadio(field)) field.click();
    else type(field, value);
    if (field.value === value) filled[field.name] = value;
  }
  return filled;
}

/** Past React's own setter, which would take the value for one that it knows already. */
function type(field: DraftField, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const event of ["input", "change"]) field.dispatchEvent(new Event(event, { bubbles: true }));
}

const isRadio = (field: DraftField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === "radio";

const defaultOf = ({ options }: HTMLSelectElement): string =>
  ([...options].find((option) => option.defaultSelected) ?? options[0])?.value ?? "";
