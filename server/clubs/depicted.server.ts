import type { MinorsShown } from "#domain/clubs/depicted.ts";
import { SYSTEM, userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ignore, ok, type Result } from "#domain/result.ts";
import { familyChanged, holdResponsible, responsibleForAll } from "#server/athletes/responsible.server.ts";
import * as media from "#server/media/media.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, desc, eq, inArray, ne, sql } from "#server/platform/database/orm.ts";
import { requestReview, withdraw } from "#server/platform/reviews/reviews.ts";
import { lockedClub } from "./link-rows.ts";
import { neitherHiddenNorDeleted } from "./public-sql.ts";
import { decidesFor } from "#domain/athletes/policy.ts";
import { clubMediaAthletes, clubMediaItems, clubs } from "./tables.ts";

const MOST = 100;
const REFUSED = "A família de quem aparece não autorizou.";

type ShownItem = Awaited<ReturnType<typeof media.itemsById>>[number];

/** A club's photo or video with one athlete whom it shows. */
export interface Appearance {
  athleteId: string;
  club: { id: string; name: string };
  minors: MinorsShown;
  item: Omit<ShownItem, "ownerId" | "state">;
}

/** What this actor decides for these athletes: items that wait for an answer, and those with their yes. */
export async function appearancesOf(
  actor: Actor,
  athleteIds: readonly string[],
): Promise<{ waiting: Appearance[]; agreed: Appearance[] }> {
  const people = await responsibleForAll(athleteIds);
  const own = athleteIds.filter((id) => {
    const athlete = people.get(id);
    return athlete && !athlete.deleted && decidesFor(actor, athlete);
  });
  if (own.length === 0) return { waiting: [], agreed: [] };
  const [waiting, agreed] = await Promise.all([read(own, "waiting"), read(own, "agreed")]);
  return { waiting, agreed };
}

async function read(athleteIds: readonly string[], decision: "waiting" | "agreed"): Promise<Appearance[]> {
  const rows = await db()
    .select({
      athleteId: clubMediaAthletes.athleteId,
      mediaId: clubMediaAthletes.mediaId,
      minors: clubMediaItems.minors,
      clubId: clubs.id,
      clubName: clubs.name,
    })
    .from(clubMediaAthletes)
    .innerJoin(clubMediaItems, eq(clubMediaItems.mediaId, clubMediaAthletes.mediaId))
    .innerJoin(clubs, eq(clubs.id, clubMediaItems.clubId))
    .where(
      and(
        inArray(clubMediaAthletes.athleteId, [...athleteIds]),
        eq(clubMediaAthletes.decision, decision),
        // A club that lost its verification asks no family. What has a yes can be withdrawn nevertheless.
        decision === "waiting"
          ? and(eq(clubs.verified, true), sql.raw(neitherHiddenNorDeleted("clubs")))
          : undefined,
      ),
    )
    .orderBy(desc(clubMediaAthletes.mediaId))
    .limit(MOST);
  const items = new Map(
    (await media.itemsById([...new Set(rows.map(({ mediaId }) => mediaId))])).map((item) => [item.id, item]),
  );
  return rows.flatMap(({ athleteId, mediaId, minors, clubId, clubName }) => {
    const found = items.get(mediaId);
    if (!found || found.state === "refused" || (decision === "waiting" && found.state !== "guardian"))
      return [];
    const { ownerId: _club, state: _state, ...item } = found;
    return [{ athleteId, minors, club: { id: clubId, name: clubName }, item }];
  });
}

/**
 * The family of somebody who appears says yes or no. The last yes sends the item to the team; a no, also one that comes
 * after a yes, takes it off every page at once and for good.
 */
export function decideAppearance(
  actor: Actor,
  { mediaId, athleteId, agreed }: { mediaId: string; athleteId: string; agreed: boolean },
): Promise<Result<null, "not_found" | "already_decided">> {
  return inTransaction(async (): Promise<Result<null, "not_found" | "already_decided">> => {
    const [declared] = await db()
      .select({ clubId: clubMediaItems.clubId })
      .from(clubMediaItems)
      .where(matchesId(clubMediaItems.mediaId, mediaId));
    if (!declared || (agreed && !(await lockedClub(declared.clubId)))) return err("not_found");
    const athlete = await holdResponsible(athleteId);
    if (!athlete || !decidesFor(actor, athlete)) return err("not_found");
    await lockDeclaration(mediaId);
    const [row] = await db()
      .select()
      .from(clubMediaAthletes)
      .where(isShown(mediaId, athleteId))
      .for("update");
    const item = await media.findItem(mediaId);
    if (!row || !item || (agreed && item.hiddenAt !== null)) return err("not_found");
    if (row.decision === "refused" || (agreed && row.decision === "agreed")) return err("already_decided");
    if (!agreed) {
      await refuse(actor, mediaId, athleteId);
      return ok(null);
    }
    await db()
      .update(clubMediaAthletes)
      .set({ decision: "agreed", decidedByUserId: userIdOf(actor), decidedAt: sql`now()` })
      .where(isShown(mediaId, athleteId));
    await audit(actor, "media.depicted_agreed", mediaId);
    await passToStaff(actor, mediaId);
    return ok(null);
  });
}

async function passToStaff(actor: Actor, mediaId: string): Promise<void> {
  const open = await db()
    .select({ id: clubMediaAthletes.athleteId })
    .from(clubMediaAthletes)
    .where(and(eq(clubMediaAthletes.mediaId, mediaId), ne(clubMediaAthletes.decision, "agreed")))
    .limit(1);
  if (open.length > 0) return;
  const change = { action: "media.waits_for_staff", from: "guardian", to: "staff" } as const;
  const moved = await media.moveItem(actor, mediaId, change);
  if (moved.ok) await requestReview({ kind: "media", subjectId: mediaId, requestedBy: userIdOf(actor) });
}

/** One no is enough: nobody else has to answer. */
async function refuse(actor: Actor, mediaId: string, athleteId: string): Promise<void> {
  await db()
    .update(clubMediaAthletes)
    .set({ decision: "refused", decidedByUserId: userIdOf(actor), decidedAt: sql`now()` })
    .where(isShown(mediaId, athleteId));
  await db()
    .delete(clubMediaAthletes)
    .where(and(eq(clubMediaAthletes.mediaId, mediaId), eq(clubMediaAthletes.decision, "waiting")));
  ignore(
    await media.moveItem(actor, mediaId, {
      action: "media.depicted_refused",
      from: ["guardian", "staff", "visible"],
      to: "refused",
      reason: REFUSED,
    }),
    "the team has refused it already, or the club has deleted it",
  );
  await withdraw({ kind: "media", subjectId: mediaId });
}

/** Held before the item itself, so that two families who answer at once do not both leave it to the other. */
export async function lockDeclaration(mediaId: string): Promise<void> {
  await db()
    .select({ id: clubMediaItems.mediaId })
    .from(clubMediaItems)
    .where(matchesId(clubMediaItems.mediaId, mediaId))
    .for("update");
}

const isShown = (mediaId: string, athleteId: string) =>
  and(eq(clubMediaAthletes.mediaId, mediaId), eq(clubMediaAthletes.athleteId, athleteId));

familyChanged.on(async (told) => {
  if (told.what === "came_of_age") return;
  const { athleteId } = told;
  const ended = told.what === "consent_revoked" || told.what === "account_deleted";
  const rows = await db()
    .select({ mediaId: clubMediaAthletes.mediaId })
    .from(clubMediaAthletes)
    .where(
      and(
        eq(clubMediaAthletes.athleteId, athleteId),
        inArray(clubMediaAthletes.decision, ended ? ["waiting", "agreed"] : ["agreed"]),
        // The other guardian, who stays, decides anew about what this one had agreed to.
        told.what === "guardian_removed"
          ? eq(clubMediaAthletes.decidedByUserId, told.guardianUserId)
          : undefined,
      ),
    )
    .orderBy(clubMediaAthletes.mediaId);
  for (const { mediaId } of rows) {
    await lockDeclaration(mediaId);
    if (ended) await refuse(SYSTEM, mediaId, athleteId);
    else await askAgain(mediaId, athleteId);
  }
});

/** Whoever said yes no longer decides: the item waits for whoever does. */
async function askAgain(mediaId: string, athleteId: string): Promise<void> {
  await db()
    .update(clubMediaAthletes)
    .set({ decision: "waiting", decidedByUserId: null, decidedAt: null })
    .where(isShown(mediaId, athleteId));
  ignore(
    await media.moveItem(SYSTEM, mediaId, {
      action: "media.waits_for_guardian",
      from: ["staff", "visible"],
      to: "guardian",
    }),
    "it waits for another family, or was refused or deleted",
  );
  await withdraw({ kind: "media", subjectId: mediaId });
}
