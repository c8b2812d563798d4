import { randomUUID } from "node:crypto";
import { can, editObstacle, isOfTeam } from "#domain/events/policy.ts";
import type { EventCorrection, TeamEvent } from "#domain/events/staff-schema.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { now } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { lockOpenReview } from "#server/platform/reviews/reviews.ts";
import { imageFor } from "../images.ts";
import { insertEvent } from "../queries.ts";
import { afterApproval } from "../sending.ts";
import { seatsTaken } from "../signals.ts";
import { events } from "../tables.ts";

type TimesProblem = "in_past" | "deadline_past";

/** An event of our own team. Staff decide what is in the calendar, so that theirs is there at once. */
export function createByStaff(
  actor: Actor,
  event: TeamEvent,
): Promise<Result<{ id: string }, "not_allowed" | TimesProblem>> {
  return inTransaction(async (): Promise<Result<{ id: string }, "not_allowed" | TimesProblem>> => {
    if (!can(actor, "create") || !can(actor, "approve")) return err("not_allowed");
    const problem = timesProblem(event, null);
    if (problem) return err(problem);
    const id = await insertEvent(
      { ...event, imageUrl: imageFor("estadio", null, randomUUID()) },
      { createdBy: userIdOf(actor), approval: "approved" },
    );
    await audit(actor, "event.created", id);
    await audit(actor, "event.approved", id);
    return ok({ id });
  });
}

type CorrectionProblem =
  | "not_found"
  | "cancelled"
  | "already_started"
  | "late_deadline"
  | TimesProblem
  /** More people than that have a place, or more places are kept for subscribers. */
  | "places_taken"
  /** Its championship says all this of it. */
  | "of_championship"
  | "changed_meanwhile";

/**
 * Staff correct an event at once; whoever is registered hears of a new date, place or fee. Of an event of our own team
 * they also say the city, the type and the places.
 */
export function correctByStaff(
  actor: Actor,
  { id, savedAt }: { id: string; savedAt: Temporal.Instant },
  correction: EventCorrection | TeamEvent,
): Promise<Result<{ told: boolean }, CorrectionProblem>> {
  return inTransaction(async (): Promise<Result<{ told: boolean }, CorrectionProblem>> => {
    await lockOpenReview({ kind: "event", subjectId: id });
    const changed = await changeRow(events, id, {
      who: actor,
      action: "event.changed",
      allowed: (row) => can(actor, "edit") && (!isTeamEvent(correction) || isOfTeam(row)),
      ifUnchangedSince: savedAt,
      async obstacle(row) {
        if (row.championshipId !== null) return "of_championship";
        const wanted = { ...row, ...correction };
        const { startsAt, registrationEndsAt: deadline, maxParticipants: places } = wanted;
        const problem = timesProblem(wanted, row);
        if (problem) return problem;
        if (deadline && Temporal.Instant.compare(deadline, startsAt) > 0) return "late_deadline";
        // The row is locked: nobody registers meanwhile.
        const least = Math.max((await seatsTaken.of(id)).total, row.reservedForSubscribers);
        if (isTeamEvent(correction) && places !== null && places < least) return "places_taken";
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

const isTeamEvent = (correction: EventCorrection | TeamEvent): correction is TeamEvent =>
  "maxParticipants" in correction;

type Times = Pick<TeamEvent, "startsAt" | "registrationEndsAt">;

/** A moment that has passed may stay, but nothing is moved to one. */
function timesProblem(wanted: Times, before: Times | null): TimesProblem | null {
  const isPast = (moment: Temporal.Instant | null, known: Temporal.Instant | null | undefined) =>
    moment !== null && minuteOf(moment) !== minuteOf(known) && Temporal.Instant.compare(moment, now()) <= 0;
  if (isPast(wanted.startsAt, before?.startsAt)) return "in_past";
  return isPast(wanted.registrationEndsAt, before?.registrationEndsAt) ? "deadline_past" : null;
}

/** Forms know no seconds. */
const minuteOf = (moment: Temporal.Instant | null | undefined): number | null =>
  moment ? Math.floor(moment.epochMilliseconds / 60_000) : null;
