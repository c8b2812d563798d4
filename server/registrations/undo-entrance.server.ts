import type { Actor } from "#domain/identity/actor.ts";
import { undoesEntrances } from "#domain/registrations/times.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { UNAVAILABLE } from "#domain/scouting/list-words.ts";
import { participantFacts } from "#server/athletes/athletes.server.ts";
import { lockPlaces } from "#server/events/events.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { now } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { undoReadings } from "./check-in-rows.ts";
import { evaluationOf } from "./evaluation-rows.ts";
import { organisedEvent } from "./organised.ts";
import { rowById } from "./rows.ts";

export type UndoProblem = "not_found" | "not_entered" | "too_late" | "already_answered";

/** The gate confirmed the wrong person: whatever was read of this registration counts no more. */
export async function undoEntrance(
  actor: Actor,
  eventId: string,
  registrationId: string,
): Promise<Result<{ name: string }, UndoProblem>> {
  const event = await organisedEvent(actor, eventId);
  const row = event ? await rowById(registrationId) : undefined;
  if (!event || row?.eventId !== event.id) return err("not_found");
  if (!undoesEntrances(event, now())) return err("too_late");
  const undone = await inTransaction(async () => {
    // Whoever sends an answer holds the same lock: it is sent or the entrance is undone, never both.
    await lockPlaces(event.id);
    if ((await evaluationOf(row.id))?.sentAt) return err("already_answered" as const);
    if (!(await undoReadings(row.id))) return err("not_entered" as const);
    await audit(actor, "registration.entrance_undone", row.athleteId);
    return ok(null);
  });
  if (!undone.ok) return undone;
  const athlete = (await participantFacts([row.athleteId])).get(row.athleteId);
  return ok({ name: athlete?.name ?? UNAVAILABLE });
}
