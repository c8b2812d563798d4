import { parseFields } from "#app/forms/parse-form.ts";
import {
  CATEGORY_FIELDS,
  POSITION_FIELDS,
  type EventForm,
  type EventValues,
  type Venue,
} from "#domain/events/event-fields.ts";
import { eventSchema } from "#domain/events/event-schema.ts";
import { problemsAnywhere, toEventValues, type FieldProblems } from "#domain/events/event-values.ts";
import { expectOk } from "#domain/result.ts";
import { FIELD_LABELS } from "./field-labels.ts";

/** A form of which some fields may be unreadable. */
interface ReadForm {
  /** What could be read. An unreadable field is as good as empty in it. */
  asked: EventForm;
  /** By field, why it could not be read. */
  unreadable: FieldProblems;
}

export function readEventForm(form: FormData): ReadForm {
  const parsed = parseFields(form, eventSchema);
  if (parsed.ok) return { asked: parsed.value, unreadable: {} };
  const unreadable = parsed.error.fields;
  const rest = new FormData();
  for (const [name, value] of form) if (!(name in unreadable)) rest.append(name, value);
  for (const [name, value] of Object.entries(STAND_INS)) if (name in unreadable) rest.set(name, value);
  return { asked: expectOk(parseFields(rest, eventSchema)), unreadable };
}

/** For the two fields that no form goes without. */
const STAND_INS = { title: "Evento", type: "peneira" };

/** Fields that are read together: where one cannot be read, the others would be compared with the wrong thing. */
const TOGETHER: readonly (readonly string[])[] = [
  ["endDate", "endTime"],
  CATEGORY_FIELDS.flatMap(({ box, places }) => [box, places]),
  POSITION_FIELDS.map(({ places }) => places),
];

interface About {
  /** Or what is wrong with the city. */
  venue: Venue | { problem: string };
  now: Temporal.Instant;
  before?: EventValues;
}

/** Everything that is known to be wrong with a form at once, in the order of its fields. */
export function problemsIn({ asked, unreadable }: ReadForm, { venue, ...moment }: About): FieldProblems {
  const known = "problem" in venue || "city" in unreadable ? null : venue;
  const read = known ? toEventValues(asked, { venue: known, ...moment }) : null;
  const together = read ? (read.ok ? {} : read.error) : problemsAnywhere(asked, moment);
  const doubtful = new Set(TOGETHER.filter((group) => group.some((name) => name in unreadable)).flat());
  const problems: FieldProblems = {
    ...Object.fromEntries(Object.entries(together).filter(([name]) => !doubtful.has(name))),
    ...("problem" in venue && { city: venue.problem }),
    ...unreadable,
  };
  return Object.fromEntries(
    Object.entries(problems).toSorted(([one], [other]) => placeOf(one) - placeOf(other)),
  );
}

const placeOf = (field: string): number => FIELD_LABELS.findIndex(({ name }) => name === field);
