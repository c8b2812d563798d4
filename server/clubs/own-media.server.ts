import { holdsContact } from "#domain/athletes/minor-texts.ts";
import type { Declaration } from "#domain/clubs/declaration.ts";
import type { DepictedDecision, MinorsShown } from "#domain/clubs/depicted.ts";
import { groupBy } from "#domain/group-by.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import type { UploadProblem } from "#domain/media/problems.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { responsibleForAll } from "#server/athletes/responsible.server.ts";
import * as media from "#server/media/media.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { and, eq, inArray, isNotNull, sql } from "#server/platform/database/orm.ts";
import { requestReview, withdraw } from "#server/platform/reviews/reviews.ts";
import { lockDeclaration } from "./depicted.server.ts";
import { isOwner, ownClub } from "./own-club.server.ts";
import { clubAthletes, clubMediaAthletes, clubMediaItems } from "./tables.ts";
import { lockTrust } from "./trust.ts";

/** A linked athlete whom an item shows. */
interface Depicted {
  athleteId: string;
  /** Null: the profile is not visible to the club any more. */
  name: string | null;
  decision: DepictedDecision;
}

export type ClubItem = Omit<media.OwnItem, "deleted"> & {
  /** What the club said about minors on it; null before. */
  minors: MinorsShown | null;
  shows: Depicted[];
};

interface OwnClubMedia {
  items: ClubItem[];
  uploads: media.OwnUpload[];
  /** Owners say what the club is; scouts read it. */
  mayEdit: boolean;
  verified: boolean;
}

/** A club's photos and videos as its own people see them. */
export async function ownClubMedia(actor: Actor, clubId: string): Promise<Result<OwnClubMedia, "not_found">> {
  const club = await ownClub(actor, clubId);
  if (!club.ok) return club;
  const [items, uploads, declared, depicted, mayEdit] = await Promise.all([
    media.ownItems("club", clubId),
    media.ownUploads("club", clubId),
    db().select().from(clubMediaItems).where(eq(clubMediaItems.clubId, clubId)),
    depictedBy(clubId),
    isOwner(actor, clubId),
  ]);
  const minorsOf = new Map(declared.map(({ mediaId, minors }) => [mediaId, minors]));
  const showsOf = groupBy(depicted, ({ mediaId }) => mediaId);
  return ok({
    items: items.flatMap(({ deleted, ...item }) =>
      deleted
        ? []
        : [
            {
              ...item,
              minors: minorsOf.get(item.id) ?? null,
              shows: (showsOf.get(item.id) ?? []).map(({ mediaId: _item, ...one }) => one),
            },
          ],
    ),
    uploads,
    mayEdit,
    verified: club.value.verified,
  });
}

async function depictedBy(clubId: string): Promise<(Depicted & { mediaId: string })[]> {
  const rows = await db()
    .select({
      mediaId: clubMediaAthletes.mediaId,
      athleteId: clubMediaAthletes.athleteId,
      decision: clubMediaAthletes.decision,
    })
    .from(clubMediaAthletes)
    .innerJoin(clubMediaItems, eq(clubMediaItems.mediaId, clubMediaAthletes.mediaId))
    .where(eq(clubMediaItems.clubId, clubId));
  const cards = await athletes.publicCards([...new Set(rows.map(({ athleteId }) => athleteId))]);
  const names = new Map(cards.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({ ...row, name: names.get(row.athleteId) ?? null }));
}

/** How many photos and videos wait for the club's own word. The caller has checked whose club it is. */
export async function undeclaredMedia(clubId: string): Promise<number> {
  const items = await media.itemsIn("club", [clubId], "declaration");
  const said = await db()
    .select({ id: clubMediaItems.mediaId })
    .from(clubMediaItems)
    .where(
      inArray(
        clubMediaItems.mediaId,
        items.map(({ id }) => id),
      ),
    );
  return items.length - said.length;
}

type DeclareProblem =
  | "not_found"
  | "already_declared"
  | "contact_data"
  | "not_verified"
  /** Somebody who was marked is not linked to the club, or their profile is not public. */
  | "not_linked"
  /** Minors appear, and no minor was marked. */
  | "nobody_named"
  /** No minor appears, and one was marked. */
  | "minor_named";

/**
 * The club says who appears. With names their families are asked, without the team looks at it next. Where a minor
 * appears who was not named, nobody could be asked: it stays with the club, which may say it again.
 */
export function declareMedia(
  actor: Actor,
  clubId: string,
  mediaId: string,
  { title, minors, athletes: named }: Declaration,
): Promise<Result<"families" | "staff" | "club", DeclareProblem>> {
  return inTransaction(async (): Promise<Result<"families" | "staff" | "club", DeclareProblem>> => {
    if (!(await isOwner(actor, clubId))) return err("not_found");
    const { verified, closed } = await lockTrust(clubId);
    // Before the item itself, as whoever removes it or answers for a family does.
    await lockDeclaration(mediaId);
    const item = await media.findItem(mediaId);
    if (closed || item?.ownerType !== "club" || item.ownerId !== clubId || item.kind === "logo")
      return err("not_found");
    if (item.state !== "declaration") return err("already_declared");
    if (holdsContact(title)) return err("contact_data");
    const athleteIds = minors === "unnamed" ? [] : [...new Set(named)];
    if (athleteIds.length > 0 && !verified) return err("not_verified");
    const marked = await markedProblem(clubId, athleteIds, minors);
    if (marked) return err(marked);
    const renamed = await media.renameItem(
      { who: actor, ownerType: "club", ownerId: clubId },
      mediaId,
      title,
    );
    if (!renamed.ok) return renamed;
    await noteDeclaration(actor, { mediaId, clubId, minors, athleteIds });
    if (minors === "unnamed") return ok("club");
    const to = athleteIds.length > 0 ? ("guardian" as const) : ("staff" as const);
    const moved = await media.moveItem(actor, mediaId, { action: "media.declared", from: "declaration", to });
    if (!moved.ok) return err("already_declared");
    if (to === "guardian") return ok("families");
    await requestReview({ kind: "media", subjectId: mediaId, requestedBy: userIdOf(actor) });
    return ok("staff");
  });
}

/** Only linked athletes whom anyone may read can be marked: the club knows no other by name. */
async function markedProblem(
  clubId: string,
  athleteIds: readonly string[],
  minors: MinorsShown,
): Promise<DeclareProblem | null> {
  if (athleteIds.length === 0) return minors === "named" ? "nobody_named" : null;
  const links = await db()
    .select({ id: clubAthletes.athleteId })
    .from(clubAthletes)
    .where(
      and(
        eq(clubAthletes.clubId, clubId),
        inArray(clubAthletes.athleteId, [...athleteIds]),
        isNotNull(clubAthletes.clubConfirmedAt),
        isNotNull(clubAthletes.athleteConfirmedAt),
      ),
    );
  const cards = await athletes.publicCards(athleteIds);
  if (links.length < athleteIds.length || cards.length < athleteIds.length) return "not_linked";
  const people = [...(await responsibleForAll(athleteIds)).values()];
  const answerable = people.every(({ minor, userId, guardianUserIds }) =>
    minor ? guardianUserIds.length > 0 : userId !== null,
  );
  if (!answerable) return "not_linked";
  const minorNamed = people.some(({ minor }) => minor);
  if (minors === "none") return minorNamed ? "minor_named" : null;
  return minorNamed ? null : "nobody_named";
}

interface Declared {
  mediaId: string;
  clubId: string;
  minors: MinorsShown;
  athleteIds: readonly string[];
}

async function noteDeclaration(actor: Actor, { mediaId, clubId, minors, athleteIds }: Declared) {
  const said = { minors, declaredByUserId: userIdOf(actor), declaredAt: sql`now()` };
  await db()
    .insert(clubMediaItems)
    .values({ mediaId, clubId, ...said })
    .onConflictDoUpdate({ target: clubMediaItems.mediaId, set: said });
  if (minors === "unnamed") await audit(actor, "media.declared", mediaId);
  if (athleteIds.length > 0)
    await db()
      .insert(clubMediaAthletes)
      .values(athleteIds.map((athleteId) => ({ mediaId, athleteId, decision: "waiting" as const })));
}

/** Gone from every page at once; unlike an athlete's own, it cannot be brought back. */
export function removeMedia(
  actor: Actor,
  clubId: string,
  mediaId: string,
): Promise<Result<null, "not_found">> {
  return manage(actor, clubId, async (managed) => {
    await lockDeclaration(mediaId);
    const deleted = await media.deleteItem(managed, mediaId);
    if (!deleted.ok) return deleted;
    await db().delete(clubMediaItems).where(eq(clubMediaItems.mediaId, mediaId));
    if (deleted.value.state === "staff") await withdraw({ kind: "media", subjectId: mediaId });
    return ok(null);
  });
}

/** A title is changed until the club has said who appears: after that others have read it. */
export const renameMedia = (
  actor: Actor,
  clubId: string,
  id: string,
  title: string,
): Promise<Result<null, "not_found" | "contact_data">> =>
  manage<null, "not_found" | "contact_data">(actor, clubId, async (managed) => {
    if (holdsContact(title)) return err("contact_data");
    const item = await media.findItem(id);
    // A file that has not become an item yet has the same id.
    if (!item) return media.renameUpload(managed, id, title);
    if (item.state !== "declaration" && item.state !== "processing") return err("not_found");
    const renamed = await media.renameItem(managed, id, title);
    return renamed.ok ? ok(null) : renamed;
  });

/** The picture that stands for a video, chosen before the club has said who appears. */
export async function choosePoster(
  actor: Actor,
  clubId: string,
  mediaId: string,
  picture: Uint8Array,
): Promise<Result<null, "not_found" | UploadProblem>> {
  const item = (await isOwner(actor, clubId)) ? await media.findItem(mediaId) : undefined;
  if (item?.state !== "declaration") return err("not_found");
  return media.setPoster({ who: actor, ownerType: "club", ownerId: clubId }, mediaId, picture);
}

/** Takes a file off the list that was refused, or that nobody finished sending. */
export async function dismissUpload(
  actor: Actor,
  clubId: string,
  uploadId: string,
): Promise<Result<null, "not_found">> {
  if (!(await isOwner(actor, clubId))) return err("not_found");
  return media.dismissUpload({ who: actor, ownerType: "club", ownerId: clubId }, uploadId);
}

function manage<Value, Problem extends string>(
  actor: Actor,
  clubId: string,
  work: (managed: media.Managed) => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem | "not_found">> {
  return inTransaction(async (): Promise<Result<Value, Problem | "not_found">> =>
    (await isOwner(actor, clubId))
      ? work({ who: actor, ownerType: "club", ownerId: clubId })
      : err("not_found"),
  );
}
