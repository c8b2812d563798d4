import { signal } from "#server/platform/signal.ts";
import type { MediaRow } from "./items.ts";

/**
 * An item was inspected and its files are stored. The owner's capability says where it goes next (its guardian, the
 * team) and tells the people, in the same transaction.
 */
export const mediaInspected = signal<{
  item: MediaRow;
  /** Who sent a new poster of the video, where that is what has to be looked at; else `item.uploadedBy` sent it. */
  posterBy?: string | null;
}>();

/** Staff decided about an item that waited for them; `adjust`: they asked for another title or file. The owner's capability tells the people, in the same transaction. */
export const mediaDecided = signal<{
  item: MediaRow;
  approved: boolean;
  adjust: boolean;
  reason: string | null;
}>();

/**
 * Somebody asked that a shown item be removed: it was hidden meanwhile, or staff removed it or put it back. The
 * owner's capability tells the people, in the same transaction.
 */
export const mediaTakenDown = signal<{
  item: MediaRow;
  what: "hidden" | "removed" | "restored";
  reason: string | null;
}>();
