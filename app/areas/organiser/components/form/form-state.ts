/** What each group of fields knows of the form that it stands in. */
export interface FormState {
  field: (name: string) => { name: string; defaultValue: string | undefined; error: string | undefined };
  ticked: (name: string) => boolean;
  error: (name: string) => string | undefined;
}
