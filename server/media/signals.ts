import { signal } from "#server/platform/signal.ts";
import type { MediaRow } from "./items.ts";

/**
 * An item was inspected and its files are stored. The owner's capability says where it goes next (its guardian, the
 * team) and tells the people, in the same transaction.
 */
export const mediaInspected = signal<{ item: MediaRow }>();

/** Staff decided about an item, or took it down. The owner's capability tells the people, in the same transaction. */
export const mediaDecided = signal<{ item: MediaRow; approved: boolean; reason: string | null }>();
