import { client } from "#server/platform/database/database.ts";
import { mergePart, type MergePart } from "#server/platform/database/merge-part.ts";
import { eq } from "#server/platform/database/orm.ts";
import { media, mediaUploads } from "./tables.ts";

const rows = mergePart({
  media: { column: media.ownerId, where: eq(media.ownerType, "athlete") },
  uploads: { column: mediaUploads.ownerId, where: eq(mediaUploads.ownerType, "athlete") },
});

export const mediaMerge: MergePart<"media" | "uploads"> = {
  count: rows.count,
  async pass(merged) {
    // In the gallery, what comes stands behind what is there, in the order it had.
    await client().query(
      `update media set position = position + 1 + (
         select coalesce(max(position), 0) from media kept where kept.owner_type = 'athlete' and kept.owner_id = $1)
       where owner_type = 'athlete' and owner_id = $2`,
      [merged.kept, merged.gone],
    );
    await rows.pass(merged);
  },
};
