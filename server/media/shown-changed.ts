import type { MediaOwnerType } from "#domain/media/kinds.ts";
import { signal } from "#server/platform/signal.ts";

/** Items of an owner came to be shown, or are no longer. The owner's capability notes it, in the same transaction. */
export const shownChanged = signal<{ ownerType: MediaOwnerType; ownerId: string }>();
