import { zoneOf } from "#domain/events/zones.ts";
import type { State } from "#domain/places.ts";

/** Times are typed and shown on the clock of the place where it is played. */
export function venueClock({ state, city }: { state: string | null; city: string | null }) {
  const timeZone = zoneOf({ state: state as State | null, city });
  const name = new Intl.DateTimeFormat("pt-BR", { timeZone, timeZoneName: "long" })
    .formatToParts(0)
    .find(({ type }) => type === "timeZoneName");
  // "Horário Padrão de Brasília": nobody says the second word.
  return { timeZone, text: name?.value.replace(/^Horário Padrão/, "horário") ?? timeZone };
}
