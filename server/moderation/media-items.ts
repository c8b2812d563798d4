import type { MediaKind, MediaOwnerType } from "#domain/media/kinds.ts";
import type { Actor } from "#domain/identity/actor.ts";
import * as athletes from "#server/athletes/staff-view.ts";
import * as clubs from "#server/clubs/staff-view.ts";
import * as mediaViews from "#server/media/staff-view.ts";
import { mediaReviewed } from "#server/media/reviews.ts";
import { defineReviewKind } from "#server/platform/reviews/reviews.ts";
import * as sponsors from "#server/sponsors/staff-view.ts";

const OWNERS = { athlete: athletes, club: clubs, sponsor: sponsors } satisfies Record<
  MediaOwnerType,
  unknown
>;
const KINDS: Record<MediaKind, string> = { photo: "Foto", video: "Vídeo", logo: "Logo" };

/** A photo or video that its owner wants to be shown. */
export const mediaReview = defineReviewKind({
  name: "media",
  subjectType: "media",
  async readSubject(actor, id) {
    const item = await mediaViews.item(actor, id);
    if (!item) return null;
    return {
      type: "media" as const,
      title: (await names(actor, [id])).get(id) ?? null,
      kind: item.kind,
      itemTitle: item.title,
      createdAt: item.createdAt,
    };
  },
  onDecision: mediaReviewed,
});

/** "Foto “Treino”, de Ana": with one query for the items and one for each type of owner. */
export async function names(actor: Actor, ids: readonly string[]): Promise<Map<string, string>> {
  const items = await mediaViews.nameParts(actor, ids);
  const owners = new Map<string, string>();
  for (const type of new Set(items.map(({ ownerType }) => ownerType))) {
    const ofType = items.filter(({ ownerType }) => ownerType === type).map(({ ownerId }) => ownerId);
    for (const [id, name] of await OWNERS[type].names(actor, [...new Set(ofType)])) owners.set(id, name);
  }
  return new Map(
    items.map(({ id, kind, title, ownerId }) => [
      id,
      `${KINDS[kind]}${title ? ` “${title}”` : ""}, de ${owners.get(ownerId) ?? "perfil removido"}`,
    ]),
  );
}
