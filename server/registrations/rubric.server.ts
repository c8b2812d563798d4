import type { Actor } from "#domain/identity/actor.ts";
import { USUAL_RUBRIC, type Rubric } from "#domain/registrations/rubric.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { lockPlaces } from "#server/events/events.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { anySent, rubricRow, saveRubricRow } from "./evaluation-rows.ts";
import { headOf, organisedTrial, type EventHead } from "./organised.ts";

/** What this trial looks at: what the organiser set, or the usual. */
export async function rubricOf(eventId: string): Promise<Rubric> {
  const row = await rubricRow(eventId);
  return row ? { criteria: row.criteria, remarks: row.remarks, freeText: row.freeText } : USUAL_RUBRIC;
}

interface OwnRubric {
  event: EventHead;
  rubric: Rubric;
  /** The first answer has left: everybody is judged by the same criteria. */
  locked: boolean;
}

export async function ownRubric(actor: Actor, eventId: string): Promise<Result<OwnRubric, "not_found">> {
  const event = await organisedTrial(actor, eventId);
  if (!event) return err("not_found");
  const [rubric, locked] = await Promise.all([rubricOf(event.id), anySent(event.id)]);
  return ok({ event: headOf(event), rubric, locked });
}

export async function changeRubric(
  actor: Actor,
  eventId: string,
  { criteria, remarks, freeText }: Rubric,
): Promise<Result<null, "not_found" | "locked">> {
  const event = await organisedTrial(actor, eventId);
  if (!event) return err("not_found");
  return inTransaction(async () => {
    // The same lock as sending: no answer leaves while the criteria change.
    await lockPlaces(event.id);
    if (await anySent(event.id)) return err("locked" as const);
    await saveRubricRow(event.id, { criteria: [...criteria], remarks: [...remarks], freeText });
    await audit(actor, "event.rubric_changed", event.id);
    return ok(null);
  });
}
