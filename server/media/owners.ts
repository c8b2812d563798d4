import type { MediaOwnerType } from "#domain/media/kinds.ts";
import type { Actor } from "#domain/identity/actor.ts";
import type { MediaRow } from "./items.ts";

/** What the capability of an owner decides about its media. */
export interface MediaOwner {
  /** May this actor add, change and remove media of this owner? */
  mayManage(actor: Actor, ownerId: string): Promise<boolean>;
  /** May this actor see this item now? Asked at each request of a file, and never remembered. */
  mayRead(actor: Actor, item: MediaRow): Promise<boolean>;
}

export type MediaOwners = Readonly<Record<MediaOwnerType, MediaOwner>>;
