import { POSITION_PLURALS } from "#app/components/registrations/why-text.ts";
import { capitalised } from "#domain/capitalised.ts";
import type { PositionGroup } from "#domain/athletes/positions.ts";
import { momentText, shortDay } from "#domain/events/when.ts";
import type { EventDetail } from "#server/events/events.server.ts";
import { standingOf, type Cup } from "./event-standing.ts";
import type { PlacesLeft } from "#server/registrations/places.server.ts";

export type PlacesView = ReturnType<typeof placesView>;

interface PlacesRow {
  label: string;
  /** Which birth years it takes. */
  born: string | null;
  /** "12" of "12 de 30 livres", or "lotada". */
  strong: string;
  rest: string;
  /** How much of it is taken, of a hundred; null: no limit of its own. */
  taken: number | null;
}

/** What is left of an event's places, in words. */
export function placesView(
  places: PlacesLeft,
  event: EventDetail,
  now: Temporal.Instant,
  cup: Cup | null = null,
) {
  const { all, limits, reserved, openToAllAt, leftForAll } = places;
  const zone = event.timeZone;
  const rows = limits.map(({ kind, name, bornFrom, ...limit }): PlacesRow => ({
    label: kind === "category" ? name : capitalised(POSITION_PLURALS[name as PositionGroup]),
    born: bornFrom === null ? null : `${bornFrom} ou depois`,
    ...countText(limit, false, all.left === 0),
  }));
  return {
    standing: standingOf(places, event, cup),
    /** None where nobody comes any more. */
    rows:
      event.cancelled || event.held || event.over
        ? []
        : all.size === null
          ? rows
          : [
              ...rows,
              {
                label: rows.length > 0 ? "No total" : "Vagas",
                born: null,
                ...countText(all, leftForAll === 0),
              },
            ],
    reserved: reserved && reservedText(reserved.size, shortDay(reserved.until, zone)),
    byTeams: places.closed === "takes_teams",
    /** A team can ask to enter now. */
    takesTeams: places.closed === "takes_teams" && !event.over && cup?.takesTeams !== false,
    /** Somebody can get in line now. */
    open: places.closed === null && !event.cancelled && !event.over,
    /** Until when only subscribers do. */
    firstUntil: openToAllAt && momentText(openToAllAt, zone, now),
    full: leftForAll === 0,
    deadline: momentText(places.deadline, zone, now),
  };
}

/** Who waits is said beside the limit that they wait for: one that is full, or of which only kept places are left. */
function countText(
  { size, left, waiting }: PlacesLeft["all"],
  onlyKept: boolean,
  eventFull = false,
): Pick<PlacesRow, "strong" | "rest" | "taken"> {
  const line = waiting > 0 ? ` · ${waiting} na espera` : "";
  if (size === null || left === null)
    return eventFull
      ? { strong: "lotada", rest: line, taken: null }
      : { strong: "aberta", rest: " enquanto houver vaga", taken: null };
  const taken = Math.round(((size - left) / size) * 100);
  if (left === 0) return { strong: "lotada", rest: line, taken };
  const free = ` de ${size} ${left === 1 ? "livre" : "livres"}`;
  return { strong: String(left), rest: onlyKept ? free + line : free, taken };
}

const reservedText = (size: number, day: string): string =>
  size === 1
    ? `1 vaga é reservada a assinantes até ${day}.`
    : `${size} vagas são reservadas a assinantes até ${day}.`;
