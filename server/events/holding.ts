import { approvalObstacle, can } from "#domain/events/policy.ts";
import { SYSTEM, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { trustLost } from "#server/clubs/trust.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { live, liveById, setMark } from "#server/platform/database/live-rows.ts";
import { and, eq, gt, isNotNull, isNull, sql } from "#server/platform/database/orm.ts";
import { requestReview, reviewsAbout } from "#server/platform/reviews/reviews.ts";
import { cancelNow } from "./ending.ts";
import * as mails from "./event-mails.ts";
import { lockWithTrust } from "./lock-with-trust.ts";
import { pageOpenedOrClosed } from "./page-opened.ts";
import { eventHeld, eventReleased } from "./signals.ts";
import { events } from "./tables.ts";

/** Staff look into a report: the page stays with a notice, and nobody new registers. */
export function hold(actor: Actor, id: string): Promise<Result<null, "not_found">> {
  return inTransaction(async () =>
    can(actor, "hide") && (await holdNow(actor, id, null)) ? ok(null) : err("not_found"),
  );
}

/** Off every page: the report proved right. */
export function hide(actor: Actor, id: string): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    if (!can(actor, "hide") || !(await setMark(events, id, "hiddenAt", true))) return err("not_found");
    await holdNow(actor, id, null);
    await pageOpenedOrClosed(id);
    await audit(actor, "event.hidden", id);
    return ok(null);
  });
}

/**
 * Nothing was wrong with it, or no longer is: undoes what a report led to, however far that went. Not while staff could
 * not approve it either.
 */
export function restore(
  actor: Actor,
  id: string,
): Promise<Result<null, "not_found" | "organiser_not_verified">> {
  return inTransaction(async () => {
    const { event, clubVerified } = await lockWithTrust(id);
    if (!event || !can(actor, "hide")) return err("not_found");
    const stopped = event.heldAt !== null || event.hiddenAt !== null;
    const obstacle = stopped && event.approval === "approved" && approvalObstacle({ ...event, clubVerified });
    if (obstacle) return err(obstacle);
    const released = await releaseNow(actor, id);
    const shown = await setMark(events, id, "hiddenAt", false);
    if (shown) {
      await pageOpenedOrClosed(id);
      await audit(actor, "event.shown", id);
    }
    return released || shown ? ok(null) : err("not_found");
  });
}

/** Inside a transaction. With a reason, staff's yes to its review releases it again. False: it was held already. */
export async function holdNow(
  who: Actor | string | null,
  id: string,
  reason: string | null,
): Promise<boolean> {
  const rows = await db()
    .update(events)
    .set({ heldAt: sql`now()`, updatedAt: sql`now()`, ...(reason !== null && { stateReason: reason }) })
    .where(and(liveById(events, id), eq(events.approval, "approved"), isNull(events.heldAt)))
    .returning({ id: events.id });
  if (rows.length === 0) return false;
  await audit(who, "event.held", id);
  await eventHeld.tell({ eventId: id });
  return true;
}

export async function releaseNow(who: Actor | string | null, id: string): Promise<boolean> {
  const rows = await db()
    .update(events)
    .set({ heldAt: null, stateReason: null, updatedAt: sql`now()` })
    .where(and(liveById(events, id), isNotNull(events.heldAt)))
    .returning({ approval: events.approval });
  if (rows.length === 0) return false;
  await audit(who, "event.released", id);
  if (rows[0]!.approval === "approved") await eventReleased.tell({ eventId: id });
  return true;
}

const NOT_TRUSTED = "O clube deixou de ser verificado.";
const CLUB_LEFT = "O clube saiu da plataforma.";

trustLost.on(async ({ clubId, what }) => {
  if (what === "club_left") {
    for (const { id } of await upcomingOf(clubId, false)) await cancelNow(SYSTEM, id, CLUB_LEFT);
    return;
  }
  // Staff decide about each: when the club is trusted again, their yes releases it.
  for (const event of await upcomingOf(clubId, true)) {
    if (!(await holdNow(SYSTEM, event.id, NOT_TRUSTED))) continue;
    // Asked without a lock: whoever decides the open one at this moment waits for the club.
    const open = (await reviewsAbout([event.id], 20)).some(
      ({ kind, state }) => kind === "event" && state === "open",
    );
    if (!open) await requestReview({ kind: "event", subjectId: event.id, requestedBy: null });
    await mails.held(event, NOT_TRUSTED);
  }
});

const upcomingOf = (clubId: string, trialsOnly: boolean) =>
  db()
    .select()
    .from(events)
    .where(
      and(
        eq(events.clubId, clubId),
        eq(events.approval, "approved"),
        gt(events.startsAt, sql`now()`),
        trialsOnly ? eq(events.type, "peneira") : undefined,
        live(events),
      ),
    )
    .orderBy(events.id)
    .for("update");
