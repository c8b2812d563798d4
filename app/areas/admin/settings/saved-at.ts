import { textIn } from "#app/forms/parse-form.ts";
import { readInstant } from "#domain/instant-text.ts";

/** A form whose time cannot be read was opened before anything: whatever is saved now is newer. */
const BEFORE_ALL = Temporal.Instant.fromEpochMilliseconds(0);

/** When what the form showed was saved. */
export const savedAtIn = (form: FormData): Temporal.Instant =>
  readInstant(textIn(form, "savedAt")) ?? BEFORE_ALL;
