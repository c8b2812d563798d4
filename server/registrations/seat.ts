import { categoryOf } from "#domain/athletes/category.ts";
import { categoryFor, type Seat } from "#domain/registrations/seating.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Participant } from "#server/athletes/responsible.server.ts";
import type { RegistrationEvent } from "#server/events/events.ts";

/** What of the athlete's profile keeps them from an event. */
export type SeatProblem = "birthdate_missing" | "position_missing" | "other_modality" | "no_category";

export type KnownSeat = Seat & { birthYear: number };

/** As what the limits of this event would count the athlete. */
export function seatOf(
  event: RegistrationEvent,
  { birthYear, positionGroup, modality }: Participant,
  subscriber: boolean,
): Result<KnownSeat, SeatProblem> {
  if (birthYear === null) return err("birthdate_missing");
  if (positionGroup === null) return err("position_missing");
  if (event.modality && modality && event.modality !== modality) return err("other_modality");
  const categories = event.limits.filter(({ kind }) => kind === "category");
  const year = event.startsAt.toZonedDateTimeISO(event.timeZone).year;
  const category = categories.length > 0 ? categoryFor(birthYear, categories) : categoryOf(birthYear, year);
  if (categories.length > 0 && category === null) return err("no_category");
  return ok({ category, positionGroup, subscriber, birthYear });
}
