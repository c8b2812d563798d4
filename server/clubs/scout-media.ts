import { isStaff, userIdOf } from "#domain/identity/actor.ts";
import * as identity from "#server/identity/identity.server.ts";
import * as media from "#server/media/media.ts";
import { db } from "#server/platform/database/database.ts";
import { findLive } from "#server/platform/database/live-rows.ts";
import { eq } from "#server/platform/database/orm.ts";
import * as mails from "./member-mails.ts";
import { photoFactsSql } from "./scout-card-query.ts";
import { clubMembers } from "./scouts/tables.ts";

/** Who manages and who sees the photo of a scout's card. */
export const scoutMedia: media.MediaOwner = {
  async mayManage(actor, memberId) {
    const member = await findLive(clubMembers, memberId);
    return member !== undefined && member.endedAt === null && member.userId === userIdOf(actor);
  },
  factsSql: photoFactsSql,
  reading(actor, { state, hidden }, row) {
    const card = row as { userId: string; valid: boolean } | null;
    if (!card) return null;
    // As for a minor, no copy may live long: a withdrawn card shows no photo.
    const own = { open: false, minor: true };
    if (isStaff(actor)) return own;
    if (hidden) return null;
    if (state === "visible" && card.valid) return { open: true, minor: true };
    return card.userId === userIdOf(actor) ? own : null;
  },
};

media.mediaInspected.on(async ({ item }) => {
  if (item.ownerType === "scout")
    await media.sendToStaff(item, (await findLive(clubMembers, item.ownerId))?.photoId ?? null);
});

media.mediaDecided.on(async ({ item, approved, reason }) => {
  const member = item.ownerType === "scout" ? await findLive(clubMembers, item.ownerId) : undefined;
  if (!member) return;
  if (approved) {
    await db().update(clubMembers).set({ photoId: item.id }).where(eq(clubMembers.id, member.id));
    await media.dropPictures(item.uploadedBy, item, [item.id]);
  }
  const person = await identity.findById(member.userId);
  if (person && !member.endedAt) await mails.photoDecided(person, { approved, reason });
});

media.mediaTakenDown.on(async ({ item, what, reason }) => {
  const member = item.ownerType === "scout" ? await findLive(clubMembers, item.ownerId) : undefined;
  const person = member && what === "removed" ? await identity.findById(member.userId) : undefined;
  if (person) await mails.photoDecided(person, { approved: false, reason });
});
