import { can } from "#domain/athletes/policy.ts";
import { SYSTEM, userIdOf, type Actor } from "#domain/identity/actor.ts";
import { titleSignals } from "#domain/media/title-signals.ts";
import { err, expectOk, ignore, ok, type Result } from "#domain/result.ts";
import * as guardians from "#server/guardians/guardians.ts";
import * as media from "#server/media/media.ts";
import { now } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Recipient } from "#server/platform/mail/mail.ts";
import { requestReview, withdraw } from "#server/platform/reviews/reviews.ts";
import { lockWithGuardianship, type AthleteWithGuardianship } from "./athlete-with-guardianship.ts";
import * as mails from "./media-mails.ts";
import { peopleOf } from "./people.ts";
import { refreshSearch } from "./refresh-search.ts";

media.shownChanged.on(async ({ ownerType, ownerId }) => {
  if (ownerType === "athlete") await refreshSearch(ownerId);
});

media.mediaInspected.on(async ({ item, posterBy }) => {
  const profile = item.ownerType === "athlete" ? await lockWithGuardianship(item.ownerId) : undefined;
  if (!profile) return;
  // A title is often the name of the file, and nobody was asked about it: contact data in it is dropped.
  if (profile.policyFacts.minor && titleSignals(item.title).includes("contact"))
    expectOk(
      await media.renameItem({ who: SYSTEM, ownerType: "athlete", ownerId: item.ownerId }, item.id, ""),
    );
  // What a guardian sends has the guardian's yes.
  const sender = posterBy === undefined ? item.uploadedBy : posterBy;
  if (!profile.policyFacts.minor || isGuardian(sender, profile)) return sendToStaff(item, profile);
  await sendToGuardian(item, profile);
});

media.mediaDecided.on(async ({ item, approved, adjust, reason }) => {
  const profile = item.ownerType === "athlete" ? await lockWithGuardianship(item.ownerId) : undefined;
  if (!profile) return;
  const people = await peopleOf(profile);
  const tell = (person: Recipient, path: string) =>
    mails.decidedByStaff(person, item, { approved, adjust, reason, path });
  if (people.athlete) await tell(people.athlete, "/athlete/midia");
  for (const guardian of people.guardians) await tell(guardian, `/responsavel/midia/${item.ownerId}`);
});

media.mediaTakenDown.on(async ({ item, what, reason }) => {
  const profile = item.ownerType === "athlete" ? await lockWithGuardianship(item.ownerId) : undefined;
  if (!profile) return;
  const people = await peopleOf(profile);
  for (const person of [people.athlete, ...people.guardians])
    if (person) await mails.takenDown(person, item, what, reason);
});

interface MediaDecision {
  approve: boolean;
  /** What the athlete reads when it is refused. */
  reason?: string | null;
}

/** The guardian's yes sends an item to the team; a no ends it. */
export function decideMedia(
  actor: Actor,
  mediaId: string,
  { approve, reason = null }: MediaDecision,
): Promise<Result<null, "not_found" | "already_decided">> {
  return inTransaction(async () => {
    const item = await media.findItem(mediaId);
    const profile = item?.ownerType === "athlete" ? await lockWithGuardianship(item.ownerId) : undefined;
    if (!item || !profile || !can(actor, "decideMedia", profile.policyFacts)) return err("not_found");
    const moved = await media.moveItem(
      actor,
      item.id,
      approve
        ? { action: "media.guardian_approved", from: "guardian", to: "staff" }
        : { action: "media.guardian_refused", from: "guardian", to: "refused", reason },
    );
    if (!moved.ok) return moved;
    if (approve) {
      await requestReview({ kind: "media", subjectId: item.id, requestedBy: userIdOf(actor) });
    } else {
      const { athlete } = await peopleOf(profile);
      if (athlete) await mails.refusedByGuardian(athlete, item, reason);
    }
    return ok(null);
  });
}

export type WaitingMedia = Awaited<ReturnType<typeof waitingMedia>>[number];

/** What waits for this guardian among the items of these athletes, oldest first. */
export async function waitingMedia(actor: Actor, athleteIds: readonly string[]) {
  const userId = userIdOf(actor);
  const own = new Set(userId ? await guardians.athletesOf(userId) : []);
  const asked = athleteIds.filter((id) => own.has(id));
  const items = asked.length > 0 ? await media.shownToDecide("athlete", asked, "guardian") : [];
  return items.map(({ ownerId, ...item }) => ({ ...item, athleteId: ownerId }));
}

/** An adult needs no guardian's yes: what waited for one goes to the team. Inside the caller's transaction. */
export async function passMediaToStaff(athleteId: string): Promise<void> {
  for (const { id } of await media.itemsIn("athlete", [athleteId], "guardian")) {
    const moved = await media.moveItem(SYSTEM, id, {
      action: "media.waits_for_staff",
      from: "guardian",
      to: "staff",
    });
    if (moved.ok) await requestReview({ kind: "media", subjectId: id, requestedBy: null });
  }
}

/** Someone who turns out to be a minor: every item needs the guardian's yes first. Inside the caller's transaction. */
export async function returnMediaToGuardian(athleteId: string): Promise<void> {
  for (const from of ["staff", "visible"] as const) {
    for (const { id } of await media.itemsIn("athlete", [athleteId], from)) {
      await withdraw({ kind: "media", subjectId: id });
      ignore(
        await media.moveItem(SYSTEM, id, { action: "media.waits_for_guardian", from, to: "guardian" }),
        "somebody deleted it meanwhile",
      );
    }
  }
  // What can still be brought back has no guardian's yes either.
  await media.setDeletedBack("athlete", athleteId, { from: ["staff", "visible"], to: "guardian" });
}

async function sendToStaff(item: media.MediaRow, { athlete }: AthleteWithGuardianship): Promise<void> {
  const change = { action: "media.waits_for_staff", from: "processing", to: "staff" } as const;
  const moved = await media.moveItem(item.uploadedBy, item.id, change);
  if (moved.ok)
    await requestReview({
      kind: "media",
      subjectId: item.id,
      requestedBy: item.uploadedBy ?? athlete.userId,
    });
}

async function sendToGuardian(item: media.MediaRow, profile: AthleteWithGuardianship): Promise<void> {
  const change = { action: "media.waits_for_guardian", from: "processing", to: "guardian" } as const;
  const moved = await media.moveItem(item.uploadedBy, item.id, change);
  if (!moved.ok) return;
  // A new poster of a video that waited for them already.
  await withdraw({ kind: "media", subjectId: item.id });
  for (const guardian of (await peopleOf(profile)).guardians)
    await mails.waitsForGuardian(guardian, profile.athlete, now());
}

const isGuardian = (userId: string | null, { policyFacts }: AthleteWithGuardianship): boolean =>
  userId !== null && can({ kind: "member", userId, role: "user", profile: null }, "decideMedia", policyFacts);
