import sharp from "sharp";
import type { MediaKind, MediaOwnerType, MediaState } from "#domain/media/kinds.ts";
import { config } from "#server/platform/config/current.ts";
import { client } from "#server/platform/database/database.ts";
import { openStorage } from "#server/platform/storage/storage.ts";

interface SomeItem {
  ownerType?: MediaOwnerType;
  ownerId: string;
  kind?: MediaKind;
  state?: MediaState;
  title?: string;
  uploadedBy?: string;
}

/** An item as the pipeline leaves it, without its files. */
export async function anItem({
  ownerType = "athlete",
  ownerId,
  kind = "photo",
  state = "visible",
  title = "Treino",
  uploadedBy,
}: SomeItem): Promise<string> {
  const { rows } = await client().query<{ id: string }>(
    "insert into media (owner_type, owner_id, kind, state, title, uploaded_by) values ($1, $2, $3, $4, $5, $6) returning id",
    [ownerType, ownerId, kind, state, title, uploadedBy ?? null],
  );
  return rows[0]!.id;
}

/** A shown video with a clip of the demo data as its file. */
export async function aVideo(
  ownerId: string,
  more: Omit<SomeItem, "ownerId" | "kind"> = {},
): Promise<string> {
  const id = await anItem({ ownerId, title: "Gols", ...more, kind: "video" });
  await client().query(
    "insert into media_files (media_id, role, format, width, height, bytes, key) values ($1, 'video', 'webm', 0, 0, 0, 'demo/videos/lance-1.webm')",
    [id],
  );
  return id;
}

/** A shown photo with one stored file of 320 pixels. Answers its id; the file's address is `/midia/<id>/320.webp`. */
export async function aStoredPhoto(ownerId: string, more: Omit<SomeItem, "ownerId"> = {}): Promise<string> {
  const id = await anItem({ ownerId, ...more });
  const key = `media/${id}/320.webp`;
  const webp = await sharp({ create: { width: 320, height: 240, channels: 3, background: "#1f5fd6" } })
    .webp()
    .toBuffer();
  await openStorage(config()).put(key, webp);
  await client().query("update media set width = 320, height = 240, colour = '#1f5fd6' where id = $1", [id]);
  await client().query(
    "insert into media_files (media_id, role, format, width, height, bytes, key) values ($1, 'picture', 'webp', 320, 240, $2, $3)",
    [id, webp.length, key],
  );
  return id;
}
