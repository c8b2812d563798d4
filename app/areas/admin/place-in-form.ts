import { cityProblemText } from "#app/forms/city-problem.ts";
import { formatPlace, type State } from "#domain/places.ts";
import { findMunicipality } from "#server/platform/places/municipalities.server.ts";

interface Place {
  city: string | null;
  state: State | null;
}

/** What a form says beside its city, and the municipalities that it offers, where the text names no single one. */
interface Doubt {
  fields: { city: string };
  cities: string[];
}

/** A button of the form chooses one of the municipalities that it was offered. */
export function takeChosenCity(form: FormData): void {
  const chosen = form.get("cityChoice");
  if (typeof chosen === "string") form.set("city", chosen);
}

/** The municipality that a text names. A text that is stored already is left alone, whatever it names. */
export async function placeOf(
  city: string,
  known?: Place,
): Promise<{ ok: true; place: Place } | { ok: false; doubt: Doubt }> {
  if (city === "") return { ok: true, place: { city: null, state: null } };
  const found = await findMunicipality(city);
  if (found.ok) return { ok: true, place: { city: found.value.city, state: found.value.state } };
  if (known && city === formatPlace(known)) return { ok: true, place: known };
  const { error } = found;
  const cities = error.choices.map((place) => formatPlace(place)!);
  return { ok: false, doubt: { fields: { city: cityProblemText(error) }, cities } };
}

/** A form that was tampered with counts as one that is too old. */
export function savedAtIn(text: string): Temporal.Instant {
  try {
    return Temporal.Instant.from(text);
  } catch {
    return Temporal.Instant.fromEpochMilliseconds(0);
  }
}
