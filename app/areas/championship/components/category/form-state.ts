/** What every part of the form of a category needs to show a field. */
export interface FormState {
  field: (name: string) => { name: string; defaultValue: string | undefined; error: string | undefined };
  ticked: (name: string) => boolean;
}
