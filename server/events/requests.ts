import { randomUUID } from "node:crypto";
import { sceneUrl } from "#drawing/addresses.ts";
import { approvalObstacle, can } from "#domain/events/policy.ts";
import type { EventApproval } from "#domain/events/request-schema.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import * as inquiries from "#server/inquiries/staff.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { TIME_ZONE } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { approve, create, type NewEvent } from "./approval.ts";
import * as mails from "./request-mails.ts";

export type RequestProblem = "not_found" | "already_handled" | "leased";

/** An event that a visitor sent goes to the calendar as staff wrote it, and who sent it is told. */
export function approveRequest(
  actor: Actor,
  inquiryId: string,
  form: EventApproval,
): Promise<Result<{ id: string }, RequestProblem | "organiser_not_verified">> {
  return inTransaction(async () => {
    const asked = can(actor, "approve") ? await inquiries.read(actor, inquiryId) : err("not_found");
    if (!asked.ok) return asked;
    // Staff may mark it as new again, but the event is in the calendar already.
    if (asked.value.event?.publishedAs) return err("already_handled");
    const obstacle = await obstacleOf(actor, form);
    if (obstacle) return err(obstacle);
    const event = toEvent(form);
    let id = "";
    const handled = await inquiries.handle(actor, inquiryId, "new_event", async ({ email }) => {
      id = await publish(actor, event);
      if (email) await mails.tellApproved(email, { id, ...event }, form.reason);
      return { event: id };
    });
    return handled.ok ? ok({ id }) : handled;
  });
}

/** The sender reads by e-mail what to change, and sends the event again: that is a new message. */
export function askAdjustment(
  actor: Actor,
  inquiryId: string,
  words: string,
): Promise<Result<null, RequestProblem | "no_address">> {
  return inTransaction(async () => {
    const asked = await inquiries.read(actor, inquiryId);
    if (!asked.ok) return asked;
    if (asked.value.event?.publishedAs) return err("already_handled");
    if (asked.value.event && asked.value.email === null) return err("no_address");
    return inquiries.handle(actor, inquiryId, "new_event", async ({ name, email }) => {
      await audit(actor, "inquiry.event_adjust_asked", inquiryId);
      await mails.tellAdjustment(email!, name, words);
      return { adjustment: words };
    });
  });
}

/** The sender is told why by e-mail, if they left an address. */
export function refuseRequest(
  actor: Actor,
  inquiryId: string,
  reason: string,
): Promise<Result<null, RequestProblem>> {
  return inquiries.handle(actor, inquiryId, "new_event", async ({ name, email }) => {
    await audit(actor, "inquiry.event_refused", inquiryId);
    if (email) await mails.tellRefused(email, name, reason);
    return { refusal: reason };
  });
}

/** An organiser is always a verified club, also for events that need no organiser. */
async function obstacleOf(actor: Actor, { type, club }: EventApproval) {
  const clubVerified = club !== null && (await clubs.isVerified(club));
  if (club && !clubVerified) return "organiser_not_verified";
  return approvalObstacle({ type, clubVerified });
}

async function publish(actor: Actor, event: NewEvent): Promise<string> {
  const created = await create(actor, event);
  if (!created.ok) throw new Error(created.error);
  const approved = await approve(actor, created.value.id);
  if (!approved.ok) throw new Error(approved.error);
  return created.value.id;
}

const toEvent = ({
  name,
  type,
  date,
  time,
  location,
  description,
  maxParticipants,
  fee,
  club,
}: EventApproval) => ({
  title: name,
  type,
  startsAt: Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(TIME_ZONE).toInstant(),
  location,
  description,
  maxParticipants,
  feeCents: fee,
  clubId: club,
  // Visitors send no picture, and an event without one looks broken.
  imageUrl: sceneUrl(randomUUID(), "estadio"),
});
