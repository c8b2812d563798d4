import { editObstacle, isOrganisedBy, mayEditEvent, type Organiser } from "#domain/events/policy.ts";
import { isStaff, type Actor, type Member } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as media from "#server/media/media.ts";
import { now } from "#server/platform/clock.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { findLive } from "#server/platform/database/live-rows.ts";
import { eq } from "#server/platform/database/orm.ts";
import { READABLE_SQL } from "./calendar-queries.ts";
import * as mails from "./event-mails.ts";
import { organiserIn, ownOrganiser } from "#server/championships/championships.ts";
import { events } from "./tables.ts";

/** What of an event decides who may see its picture. */
interface PictureFacts extends Organiser {
  readable: boolean;
}

/** Who manages and who sees the picture of an event. */
export const eventMedia: media.MediaOwner = {
  async mayManage(actor, eventId) {
    return (await editable(actor, eventId)) !== null;
  },
  factsSql: (eventId) => `(
    select json_build_object('readable', ${READABLE_SQL},
      'clubId', events.club_id, 'organiserProfileId', events.organiser_profile_id)
    from events where events.id = ${eventId} and events.deleted_at is null)`,
  reading(actor, { state, hidden }, row) {
    const facts = row as PictureFacts | null;
    if (!facts) return null;
    // It may show children, whoever else is on it: no copy may live long.
    const closed = { open: false, minor: true };
    if (isStaff(actor)) return closed;
    if (hidden) return null;
    if (state === "visible" && facts.readable) return { open: true, minor: true };
    return isOrganisedBy(facts, organiserIn(actor)) ? closed : null;
  },
};

/** The event, where this actor may change it now. */
async function editable(actor: Actor, eventId: string) {
  const [own, event] = await Promise.all([ownOrganiser(actor), findLive(events, eventId)]);
  return event && mayEditEvent(event, own) && editObstacle(event, now()) === null ? event : null;
}

media.mediaInspected.on(async ({ item }) => {
  const event = await eventOf(item);
  if (event) await media.sendToStaff(item, event.pictureId);
});

media.mediaDecided.on(async ({ item, approved, reason }) => {
  const event = await eventOf(item);
  if (!event) return;
  if (approved) {
    await db().update(events).set({ pictureId: item.id }).where(eq(events.id, event.id));
    await media.dropPictures(item.uploadedBy, item, [item.id]);
  }
  await mails.pictureDecided(event, { approved, reason });
});

media.mediaTakenDown.on(async ({ item, what, reason }) => {
  const event = what === "removed" ? await eventOf(item) : undefined;
  if (event) await mails.pictureDecided(event, { approved: false, reason });
});

const eventOf = async ({ ownerType, ownerId }: media.MediaRow) =>
  ownerType === "event" ? findLive(events, ownerId) : undefined;

/** The drawing stands there again, and what was sent is no longer looked at. */
export function removePicture(actor: Member, eventId: string): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    const event = await editable(actor, eventId);
    if (!event) return err("not_found");
    await media.dropPictures(actor, { ownerType: "event", ownerId: event.id }, []);
    await db().update(events).set({ pictureId: null }).where(eq(events.id, event.id));
    return ok(null);
  });
}
