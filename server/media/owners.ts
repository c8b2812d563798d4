import { isId } from "#domain/id.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { MEDIA_OWNER_TYPES, type MediaOwnerType } from "#domain/media/kinds.ts";
import { client } from "#server/platform/database/database.ts";
import type { MediaRow } from "./items.ts";

/** What of an item decides who may see it. */
export interface ReadItem extends Pick<MediaRow, "ownerId" | "kind" | "state"> {
  /** Staff, or a take-down request, took it off every page. */
  hidden: boolean;
}

/** That somebody may see an item, and what it means for copies of it. */
export interface Reading {
  /** Everybody may see it now, whoever asks. */
  open: boolean;
  /** It is a minor's: consent can be revoked at any time, so that no copy may live long. */
  minor: boolean;
}

/** What the capability of an owner decides about its media. */
export interface MediaOwner {
  /** May this actor add, change and remove media of this owner? */
  mayManage(actor: Actor, ownerId: string): Promise<boolean>;
  /** SQL that answers, as JSON, what `reading` has to know of an owner and an item; null when there is no such owner. */
  factsSql(ownerId: string, mediaId: string): string;
  /**
   * Whether this actor may see this item now, by the facts that the SQL above answered. Asked at each request of a
   * file, and never remembered.
   */
  reading(actor: Actor, item: ReadItem, facts: unknown): Reading | null;
}

export type MediaOwners = Readonly<Record<MediaOwnerType, MediaOwner>>;

/** What `reading` decides by, for an item that was read already. */
export async function readingFacts(owner: MediaOwner, { ownerId, id }: MediaRow): Promise<unknown> {
  const { rows } = await client().query<{ facts: unknown }>(
    `select ${owner.factsSql("asked_item.owner_id", "asked_item.id")} as facts
     from (select $1::uuid as owner_id, $2::uuid as id) asked_item`,
    [ownerId, id],
  );
  return rows[0]!.facts;
}

/** May this actor see this item now? Nobody sees what its owner deleted. */
export async function mayRead(owner: MediaOwner, actor: Actor, item: MediaRow): Promise<boolean> {
  if (item.deletedAt) return false;
  const read = { ...item, hidden: item.hiddenAt !== null };
  return owner.reading(actor, read, await readingFacts(owner, item)) !== null;
}

/** Whose media an upload becomes, if this actor may add to them. An unknown owner and another's are the same answer. */
export async function ownerOfUpload(
  owners: MediaOwners,
  actor: Actor,
  ownerType: string | undefined,
  ownerId: string | undefined,
): Promise<{ ownerType: MediaOwnerType; ownerId: string } | null> {
  const type = MEDIA_OWNER_TYPES.find((known) => known === ownerType);
  if (!type || !ownerId || !isId(ownerId)) return null;
  return (await owners[type].mayManage(actor, ownerId)) ? { ownerType: type, ownerId } : null;
}
