import { approvalObstacle, can } from "#domain/events/policy.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { lockLive, setMark } from "#server/platform/database/live-rows.ts";
import * as queries from "./queries.ts";
import { events } from "./tables.ts";

export type { NewEvent } from "./queries.ts";

/** A new event, waiting for approval. */
export function create(
  actor: Actor,
  input: queries.NewEvent,
): Promise<Result<{ id: string }, "not_allowed">> {
  return inTransaction(async () => {
    if (!can(actor, "create")) return err("not_allowed");
    const id = await queries.insertEvent(input, userIdOf(actor));
    await audit(actor, "event.created", id);
    return ok({ id });
  });
}

/** Puts a pending event in the public calendar. */
export function approve(
  actor: Actor,
  id: string,
): Promise<Result<null, "not_found" | "not_pending" | "organiser_not_verified">> {
  return inTransaction(async () => {
    const event = await lockLive(events, id);
    if (!event || !can(actor, "approve")) return err("not_found");
    if (event.approval !== "pending") return err("not_pending");
    const clubVerified = event.clubId !== null && (await clubs.isVerified(actor, event.clubId));
    const obstacle = approvalObstacle({ type: event.type, clubVerified });
    if (obstacle) return err(obstacle);
    await queries.setApproval(id, "approved");
    await audit(actor, "event.approved", id, ["approval"]);
    return ok(null);
  });
}

/** Out of the public calendar until shown again. */
export const hide = (actor: Actor, id: string) => setHidden(actor, id, true);
export const restore = (actor: Actor, id: string) => setHidden(actor, id, false);

function setHidden(actor: Actor, id: string, hidden: boolean): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    if (!can(actor, "hide") || !(await setMark(events, id, "hiddenAt", hidden))) return err("not_found");
    const action = hidden ? "event.hidden" : "event.shown";
    await audit(actor, action, id);
    return ok(null);
  });
}
