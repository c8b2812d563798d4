import { BREAK_MINUTES } from "#domain/championships/schedule-fields.ts";
import type { Organising } from "#server/championships/championships.server.ts";
import { matchToMove } from "#server/championships/matches/move.server.ts";

interface Drop {
  championshipId: string;
  /** `lugar` or `depois`, with the match that another one was dropped onto. */
  search: URLSearchParams;
}

/** Where and when a match would be that was dropped onto another one; null where it was not, or that one has no time. */
export async function droppedOnto(organising: Organising, { championshipId, search }: Drop) {
  const id = search.get("lugar") ?? search.get("depois");
  const found = id ? await matchToMove(organising, id) : null;
  if (!found?.ok || found.value.championshipId !== championshipId || !found.value.match.kickOff) return null;
  const { match, format, timeZone, minutes, values } = found.value;
  const at = Temporal.Instant.from(match.kickOff!)
    .add({ minutes: search.has("lugar") ? 0 : minutes + BREAK_MINUTES })
    .toZonedDateTimeISO(timeZone);
  const time = at.toPlainTime().toString({ smallestUnit: "minute" });
  return { match, format, values: { date: String(at.toPlainDate()), time, field: values.field } };
}
