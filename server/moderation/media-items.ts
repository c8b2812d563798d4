import { isStaff, VISITOR, type Actor } from "#domain/identity/actor.ts";
import type { MediaKind, MediaOwnerType } from "#domain/media/kinds.ts";
import { assertModerator, canModerate } from "#domain/moderation/policy.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as athletes from "#server/athletes/staff-view.ts";
import * as scouts from "#server/clubs/scouts/staff-view.ts";
import * as clubs from "#server/clubs/staff-view.ts";
import * as events from "#server/events/staff.server.ts";
import * as media from "#server/media/media.ts";
import * as mediaViews from "#server/media/staff-view.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import * as sponsors from "#server/sponsors/staff-view.ts";

const KINDS: Record<MediaKind, string> = { photo: "Foto", video: "Vídeo", logo: "Logo" };

/** "Foto “Treino”, de Ana": with one query for the items and one for each type of owner. */
export async function names(actor: Actor, ids: readonly string[]): Promise<Map<string, string>> {
  const items = await mediaViews.nameParts(actor, ids);
  const owners = new Map<string, string>();
  for (const type of new Set(items.map(({ ownerType }) => ownerType))) {
    const ofType = items.filter(({ ownerType }) => ownerType === type).map(({ ownerId }) => ownerId);
    for (const [id, name] of await OWNERS[type].names(actor, [...new Set(ofType)])) owners.set(id, name);
  }
  return new Map(items.map((item) => [item.id, nameOf(item, owners.get(item.ownerId) ?? "perfil removido")]));
}

/** A shown photo or video of an owner that this actor may read: what a report can be about. */
export async function readable(actor: Actor, id: string): Promise<{ name: string; path: string } | null> {
  const item = await media.findItem(id);
  if (!item || item.state !== "visible" || (item.hiddenAt && !isStaff(actor))) return null;
  const owner = await readOwner(actor, item);
  return owner && { name: nameOf(item, owner.name), path: pageOf(item, owner.path) };
}

/** Whose it is, for staff. Null when the owner is gone. */
export async function ownerOf(
  actor: Actor,
  { ownerType, ownerId }: Pick<media.MediaRow, "ownerType" | "ownerId">,
): Promise<{ name: string; path: string | null; age: number | null; minor: boolean } | null> {
  if (ownerType === "athlete") {
    const athlete = await athletes.mediaOwner(actor, ownerId);
    return athlete && { ...athlete, path: `/a/${athlete.subdomain}` };
  }
  const name = (await OWNERS[ownerType].names(actor, [ownerId])).get(ownerId);
  const path = await ownerPath(actor, ownerType, ownerId);
  return name ? { name, path, age: null, minor: false } : null;
}

async function ownerPath(actor: Actor, ownerType: MediaOwnerType, ownerId: string): Promise<string | null> {
  if (ownerType === "club") return `/clube/${ownerId}`;
  if (ownerType === "scout") return (await scouts.readable(actor, ownerId))?.path ?? null;
  // What is not public yet has no page.
  return ownerType === "event" ? ((await events.readable(VISITOR, ownerId))?.path ?? null) : null;
}

/** For whoever decides about a report. Null when it no longer exists. */
export async function visibility(actor: Actor, id: string): Promise<"public" | "hidden" | null> {
  assertModerator(actor);
  const item = await media.findItem(id);
  return item ? (item.hiddenAt ? "hidden" : "public") : null;
}

/** Off its owner's page, and nobody can open it any more; the profile stays. */
export const hide = (actor: Actor, id: string) => setHidden(actor, id, true);
export const restore = (actor: Actor, id: string) => setHidden(actor, id, false);

function setHidden(actor: Actor, id: string, hidden: boolean): Promise<Result<null, "not_found">> {
  return inTransaction(async () =>
    canModerate(actor) && (await media.setHidden(actor, id, hidden)) ? ok(null) : err("not_found"),
  );
}

const OWNERS = { athlete: athletes, club: clubs, sponsor: sponsors, scout: scouts, event: events } as const;

/** A sponsor has no page of its own: its logo is reported with nobody's. */
const readOwner = (actor: Actor, { ownerType, ownerId }: media.MediaRow) =>
  ownerType === "sponsor" ? null : OWNERS[ownerType].readable(actor, ownerId);

/** An athlete's photos and videos have tabs of their own. */
const pageOf = ({ ownerType, kind }: media.MediaRow, path: string): string =>
  ownerType === "athlete" ? `${path}/${kind === "video" ? "videos" : "galeria"}` : path;

const nameOf = ({ kind, title }: Pick<media.MediaRow, "kind" | "title">, owner: string): string =>
  `${KINDS[kind]}${title ? ` “${title}”` : ""}, de ${owner}`;
