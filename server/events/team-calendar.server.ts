import { isId } from "#domain/id.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { teamCalendar } from "#server/championships/championships.ts";
import * as queries from "./calendar-queries.ts";

/** The matches of a team of a public championship, as a file that calendar programs open. */
export async function teamCalendarFile(
  eventId: string,
  teamId: string,
): Promise<Result<string, "not_found">> {
  const event = isId(eventId) ? await queries.publicById(eventId) : undefined;
  const file =
    event?.championshipId &&
    (await teamCalendar(event.championshipId, teamId, {
      page: `/campeonatos/${eventId}`,
      cancelled: event.approval === "cancelled",
    }));
  return file ? ok(file) : err("not_found");
}
