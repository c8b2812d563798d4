import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { decidesFor } from "#domain/athletes/policy.ts";
import { belongsTo, organises } from "#domain/registrations/policy.ts";
import { isOpen } from "#domain/registrations/states.ts";
import { isOver } from "#domain/registrations/times.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { holdParticipant, type Participant } from "#server/athletes/responsible.server.ts";
import { lastChangeId, lockPlaces, type RegistrationEvent } from "#server/events/events.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { now } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { sql } from "#server/platform/database/orm.ts";
import { seal } from "#server/platform/sealed-text.ts";
import { firstReadingsOf, lockConfirmed } from "./check-in-rows.ts";
import * as mails from "./mails.ts";
import * as rows from "./rows.ts";
import { settlePlaces } from "./settle.ts";
import { newTicket } from "./ticket.ts";

/** What is over or was decided before is said as such: the first decision stands. */
type DecisionProblem = "not_found" | "already_decided" | "event_closed" | "changed_again";

/** Nobody is taken off a list once their ticket was read at the gate. */
export type LeaveProblem = DecisionProblem | "already_in";

interface Held {
  row: rows.RegistrationRow;
  event: RegistrationEvent;
  athlete: Participant;
}

/**
 * A guardian's yes to a minor's asking; an athlete who came of age meanwhile says it themselves. Whoever waits in line
 * goes on waiting, and does not have to be asked again.
 */
export async function approve(
  actor: Actor,
  id: string,
  { phone }: { phone: string | null } = { phone: null },
): Promise<Result<rows.RegistrationRow["state"], DecisionProblem>> {
  const [ticket, phoneSealed] = await Promise.all([newTicket(), phone ? seal(phone) : null]);
  return holding(id, async ({ row, event, athlete }) => {
    if (!decidesFor(actor, athlete)) return err("not_found");
    if (row.approvedAt !== null && row.state !== "offered") return err("already_decided");
    if (isClosed(event)) return err("event_closed");
    const approval = {
      approvedBy: userIdOf(actor),
      approvedAt: sql`now()`,
      ...(phoneSealed && { phoneSealed }),
    };
    if (row.state === "waiting") {
      await rows.changeRowOnly(row.id, approval);
      await audit(actor, "registration.approved", row.athleteId);
      await mails.waiting(row, event);
      return ok(row.state);
    }
    if (row.state !== "awaiting_guardian" && row.state !== "offered") return err("already_decided");
    const taken = await rows.changeState(row.id, "confirmed", {
      ...approval,
      ...ticket,
      number: row.number ?? rows.nextNumber(event.id),
    });
    const accepted = row.state === "offered";
    await audit(actor, accepted ? "registration.offer_accepted" : "registration.approved", row.athleteId);
    await mails.confirmed(taken, event);
    return ok(taken.state);
  });
}

/** The guardian's no, or an offer that is not taken. */
export function decline(actor: Actor, id: string): Promise<Result<null, DecisionProblem>> {
  return holding(id, async ({ row, event, athlete }) => {
    if (!decidesFor(actor, athlete)) return err("not_found");
    if (row.state === "confirmed" || !isOpen(row.state)) return err("already_decided");
    const offered = row.state === "offered";
    const reason = offered && row.approvedAt !== null ? "offer_declined" : "guardian_declined";
    await rows.changeState(row.id, "declined", { endReason: reason });
    await audit(actor, "registration.declined", row.athleteId);
    await mails.declined(row, event);
    await settlePlaces(event);
    return ok(null);
  });
}

/** Whoever is registered may leave, a minor too: only coming needs a guardian. Returns what they gave up. */
export function leave(
  actor: Actor,
  id: string,
): Promise<Result<rows.RegistrationRow["state"], LeaveProblem>> {
  return holding(id, async ({ row, event, athlete }) => {
    if (!belongsTo(actor, athlete)) return err("not_found");
    if (!isOpen(row.state)) return err("already_decided");
    if (isOver(event, now())) return err("event_closed");
    if (await isIn(row)) return err("already_in");
    await end(actor, row, "left");
    await mails.left(row, event, userIdOf(actor));
    await settlePlaces(event);
    return ok(row.state);
  });
}

/** The organiser takes somebody off the list, and the family is told. */
export function remove(actor: Actor, id: string): Promise<Result<null, LeaveProblem>> {
  return holding(id, async ({ row, event }) => {
    if (!organises(actor, event)) return err("not_found");
    if (!isOpen(row.state)) return err("already_decided");
    if (isOver(event, now())) return err("event_closed");
    if (await isIn(row)) return err("already_in");
    await end(actor, row, "removed");
    await mails.left(row, event, null);
    await settlePlaces(event);
    return ok(null);
  });
}

/** The family read that the event changed, and stays. */
export function acceptChange(
  actor: Actor,
  id: string,
  changeId: string,
): Promise<Result<null, DecisionProblem>> {
  return holding(id, async ({ row, event, athlete }) => {
    if (!decidesFor(actor, athlete)) return err("not_found");
    if (!isOpen(row.state)) return err("already_decided");
    // What they read must be how the event stands now.
    if ((await lastChangeId(event.id)) !== changeId) return err("changed_again");
    await rows.changeRowOnly(row.id, { acceptedChangeId: changeId });
    return ok(null);
  });
}

/** Nobody new comes to an event that is over, cancelled or under inquiry. */
const isClosed = (event: RegistrationEvent): boolean =>
  event.approval !== "approved" || event.held || event.gone || isOver(event, now());

/** Whether the ticket was read at the gate. With the row's lock, so that no reading comes between this and what follows. */
async function isIn({ id, eventId }: rows.RegistrationRow): Promise<boolean> {
  await lockConfirmed(eventId, [id]);
  return (await firstReadingsOf([id])).size > 0;
}

async function end(actor: Actor, row: rows.RegistrationRow, reason: "left" | "removed"): Promise<void> {
  await rows.changeState(row.id, "cancelled", { endReason: reason, phoneSealed: null });
  await audit(actor, reason === "left" ? "registration.left" : "registration.removed", row.athleteId);
}

/** The row with its athlete, event and limits locked, in this order, and what was held too long settled first. */
function holding<Value, Problem>(
  id: string,
  work: (held: Held) => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem | "not_found">> {
  return inTransaction(async () => {
    const found = await rows.rowById(id);
    if (!found) return err("not_found" as const);
    const athlete = await holdParticipant(found.athleteId);
    const event = await lockPlaces(found.eventId);
    if (!athlete || !event) return err("not_found" as const);
    await settlePlaces(event);
    const row = await rows.rowById(id);
    return row ? work({ row, event, athlete }) : err("not_found" as const);
  });
}
