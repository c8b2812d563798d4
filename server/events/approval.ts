import { approvalObstacle, can } from "#domain/events/policy.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { sql } from "#server/platform/database/orm.ts";
import { pageOpenedOrClosed } from "./page-opened.ts";
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
    const id = await queries.insertEvent(input, { createdBy: userIdOf(actor), approval: "pending" });
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
    const changed = await changeRow(events, id, {
      who: actor,
      action: "event.approved",
      allowed: () => can(actor, "approve"),
      async obstacle({ approval, type, clubId }) {
        if (approval !== "pending") return "not_pending";
        const clubVerified = clubId !== null && (await clubs.isVerified(clubId));
        return approvalObstacle({ type, clubVerified });
      },
      set: { approval: "approved" },
      alsoSet: { approvedAt: sql`now()`, stateReason: null },
    });
    if (!changed.ok) return changed;
    await pageOpenedOrClosed(id);
    return ok(null);
  });
}
