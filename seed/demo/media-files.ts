import sharp from "sharp";
import { drawingAt } from "#drawing/addresses.ts";
import { config } from "#server/platform/config/current.ts";
import { client } from "#server/platform/database/database.ts";
import { openStorage } from "#server/platform/storage/storage.ts";

const WIDTHS = [320, 640];

/**
 * Real files for the media of a few profiles, so that the demo shows what an upload leads to. Every other picture of
 * the demo stays a drawing, which takes no time at the first start.
 */
export async function storeMediaFiles(names: readonly string[]): Promise<void> {
  const { rows } = await client().query<{ id: string; kind: string; drawing: string }>(
    `select m.id, m.kind, m.drawing from media m join athletes a on a.id = m.owner_id
     where a.name = any($1) and m.drawing like '/desenhos/%' order by m.id`,
    [names],
  );
  for (const item of rows) await storeFiles(item);
}

async function storeFiles({ id, kind, drawing }: { id: string; kind: string; drawing: string }) {
  const [, scene, file] = /^\/desenhos\/([^/]+)\/([^/]+)$/.exec(drawing) ?? [];
  const svg = drawingAt(scene!, decodeURIComponent(file!));
  if (!svg) return;
  const picture = sharp(Buffer.from(svg), { density: 96 });
  const { width, height } = await picture.metadata();
  const role = kind === "video" ? "poster" : "picture";
  for (const wide of WIDTHS) {
    const { data, info } = await picture
      .clone()
      .resize({ width: wide })
      .webp({ quality: 80, effort: 2 })
      .toBuffer({ resolveWithObject: true });
    const key = `media/${id}/${role === "poster" ? "poster-" : ""}${wide}.webp`;
    await openStorage(config()).put(key, data);
    await client().query(
      `insert into media_files (media_id, role, format, width, height, bytes, key)
       values ($1, $2, 'webp', $3, $4, $5, $6) on conflict do nothing`,
      [id, role, info.width, info.height, data.length, key],
    );
  }
  const { dominant } = await picture.clone().resize(32, 32, { fit: "inside" }).flatten().stats();
  const colour = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  await client().query(
    "update media set drawing = null, width = $2, height = $3, colour = $4 where id = $1",
    [
      id,
      Math.max(width, WIDTHS.at(-1)!),
      Math.round((Math.max(width, WIDTHS.at(-1)!) * height) / width),
      colour,
    ],
  );
}
