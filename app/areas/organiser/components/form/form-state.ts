/** What each group of fields knows of the form that it stands in. */
export interface FormState {
  field: (name: string) => {
    id: string;
    name: string;
    defaultValue: string | undefined;
    error: string | undefined;
  };
  ticked: (name: string) => boolean;
  error: (name: string) => string | undefined;
}

/** Where the list of problems leads to. */
export const fieldId = (name: string): string => `campo-${name}`;

/** Two fields in a row on a phone: a date is as wide as its half allows, not as its letters would like. */
export const SIDE_BY_SIDE =
  "grid grid-cols-2 items-start gap-x-3 gap-y-4 *:min-w-0 *:grid-cols-1 max-sm:[&_input]:px-2";
