import { can, editObstacle } from "#domain/events/policy.ts";
import type { EventCorrection } from "#domain/events/staff-schema.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { now } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { lockOpenReview } from "#server/platform/reviews/reviews.ts";
import { afterApproval } from "../sending.ts";
import { events } from "../tables.ts";

type CorrectionProblem =
  | "not_found"
  | "cancelled"
  | "already_started"
  | "late_deadline"
  | "in_past"
  /** Its championship says all this of it. */
  | "of_championship"
  | "changed_meanwhile";

/** Staff correct an event at once; whoever is registered hears of a new date, place or fee. */
export function correctByStaff(
  actor: Actor,
  { id, savedAt }: { id: string; savedAt: Temporal.Instant },
  correction: EventCorrection,
): Promise<Result<{ told: boolean }, CorrectionProblem>> {
  return inTransaction(async (): Promise<Result<{ told: boolean }, CorrectionProblem>> => {
    await lockOpenReview({ kind: "event", subjectId: id });
    const changed = await changeRow(events, id, {
      who: actor,
      action: "event.changed",
      allowed: () => can(actor, "edit"),
      ifUnchangedSince: savedAt,
      obstacle(row) {
        if (row.championshipId !== null) return "of_championship";
        const { startsAt, registrationEndsAt: deadline } = row;
        const { startsAt: wanted } = correction;
        if (!wanted.equals(startsAt) && Temporal.Instant.compare(wanted, now()) <= 0) return "in_past";
        if (deadline && Temporal.Instant.compare(deadline, wanted) > 0) return "late_deadline";
        return editObstacle(row, now());
      },
      set: correction,
    });
    if (!changed.ok) return err(typeof changed.error === "object" ? "changed_meanwhile" : changed.error);
    const { before, fields } = changed.value;
    if (before.approval !== "approved") return ok({ told: false });
    const { told } = await afterApproval(before, { ...before, ...correction }, { fields, byStaff: true });
    return ok({ told });
  });
}
