import { err, ok, type Result } from "#domain/result.ts";
import {
  CATEGORY_FIELDS,
  POSITION_FIELDS,
  placesField,
  type EventForm,
  type EventLimit,
  type EventValues,
  type Venue,
} from "./event-fields.ts";
import { readTimes, type Moment, type Note } from "./event-times.ts";
import { bornFrom } from "./vocabulary.ts";
import { LAST_ZONE, zoneOf } from "./zones.ts";

/** By the name of the field, what is wrong with it. */
export type FieldProblems = Record<string, string>;

interface Circumstances extends Moment {
  venue: Venue;
}

/**
 * What the fields of a form say together: instants on the venue's clock, and places that add up. A draft may leave
 * out everything but name, day, hour and place; what it says has to be possible all the same.
 */
export function toEventValues(form: EventForm, about: Circumstances): Result<EventValues, FieldProblems> {
  const timeZone = zoneOf(about.venue);
  const { problems, times } = readTogether(form, timeZone, about);
  if (Object.keys(problems).length > 0 || !times) return err(problems);
  const year = times.startsAt.toZonedDateTimeISO(timeZone).year;
  return ok({
    type: form.type,
    title: form.title,
    modality: form.modality,
    ...times,
    timeZone,
    location: form.location,
    ...about.venue,
    mapUrl: form.mapUrl,
    description: form.description,
    bring: form.bring,
    feeCents: form.feeCents,
    maxParticipants: form.capacity,
    reservedForSubscribers: form.reservedForSubscribers,
    feedbackDays: form.feedbackDays,
    limits: limitsOf(form, year),
    scene: form.scene,
  });
}

/** What is wrong with a form whose city is not known yet: only what is wrong on every clock of the country. */
export const problemsAnywhere = (form: EventForm, moment: Moment): FieldProblems =>
  readTogether(form, LAST_ZONE, { ...moment, venue: { city: null, state: null } }).problems;

function readTogether(form: EventForm, timeZone: string, about: Circumstances) {
  const problems: FieldProblems = {};
  const note = (field: string, text: string) => void (problems[field] ??= text);
  const times = readTimes(form, timeZone, about, note);
  checkPlaces(form, note);
  if (form.intent === "enviar") checkComplete(form, about.venue, note);
  if (form.location.length < 2) note("location", "Escreva onde é.");
  return { problems, times };
}

function checkPlaces(
  { capacity, categories, positions, reservedForSubscribers }: EventForm,
  note: Note,
): void {
  if (capacity === null) return;
  if (reservedForSubscribers > capacity)
    note("reserved", `O evento tem ${placesText(capacity)}: reserve no máximo isso.`);
  checkSum(categories, { capacity, all: false }, "categorias", note);
  checkSum(positions, { capacity, all: positions.length === POSITION_FIELDS.length }, "posições", note);
}

/**
 * Families read places left for each category. Numbers that do not fit into the event's promise what is not there;
 * numbers for all of them that leave places over hide some.
 */
function checkSum(
  limits: readonly { name: Parameters<typeof placesField>[0]; size: number | null }[],
  { capacity, all }: { capacity: number; all: boolean },
  what: string,
  note: Note,
): void {
  const sized = limits.filter(({ size }) => size !== null);
  const last = sized.at(-1);
  if (!last) return;
  const sum = sized.reduce((total, { size }) => total + size!, 0);
  const unsized = limits.length - sized.length;
  const field = placesField(last.name);
  const ofEvent = capacity === 1 ? "a única do evento" : `as ${capacity} do evento`;
  if (sum > capacity) note(field, `As ${what} somam ${placesText(sum)}, mais do que ${ofEvent}.`);
  else if (unsized > 0 && sum === capacity)
    note(field, `Com ${placesText(sum)} aqui não sobra nenhuma para as ${what} sem número.`);
  else if (sum < capacity && unsized === 0 && (all || what === "categorias"))
    note(field, `As ${what} somam ${placesText(sum)}, menos do que ${ofEvent}.`);
}

const placesText = (count: number): string => (count === 1 ? "1 vaga" : `${count} vagas`);

function checkComplete(form: EventForm, venue: Venue, note: Note): void {
  if (!form.endTime) note("endTime", "Escolha a hora em que termina.");
  if (!venue.city || !venue.state) note("city", "Escreva a cidade: o horário do evento é o dela.");
  if (!form.description || form.description.length < 20)
    note("description", "Conte como será o evento, em pelo menos uma frase.");
  if (form.capacity === null) note("capacity", "Escreva quantas vagas há.");
  if (form.categories.length === 0)
    note(CATEGORY_FIELDS[0]!.box, "Marque as categorias. Se vale qualquer idade, marque Livre.");
}

const limitsOf = ({ categories, positions }: EventForm, year: number): EventLimit[] => [
  ...categories.map(({ name, size }) => ({
    kind: "category" as const,
    name,
    bornFrom: bornFrom(name, year),
    size,
  })),
  ...positions.map(({ name, size }) => ({ kind: "position" as const, name, bornFrom: null, size })),
];
