import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expectOk } from "#domain/result.ts";
import { drawingAt } from "#drawing/addresses.ts";
import { noteFiles, storeFiles } from "#server/media/processing/files.ts";
import { inspectPicture } from "#server/media/processing/picture.ts";
import { client } from "#server/platform/database/database.ts";

/**
 * Real files for the media of a few profiles, made as those of an upload are, so that the demo shows what one leads to.
 * Every other picture of the demo stays a drawing, which takes no time at the first start.
 */
export async function storeMediaFiles(names: readonly string[]): Promise<void> {
  const { rows } = await client().query<DrawnItem>(
    `select m.id, m.kind, m.drawing from media m join athletes a on a.id = m.owner_id
     where a.name = any($1) and m.drawing like '/desenhos/%' order by m.id`,
    [names],
  );
  await using folder = await mkdtempDisposable(path.join(tmpdir(), "joia-demo-"));
  for (const item of rows) await makeFiles(item, folder.path);
}

interface DrawnItem {
  id: string;
  kind: string;
  drawing: string;
}

async function makeFiles({ id, kind, drawing }: DrawnItem, folder: string): Promise<void> {
  const [, scene, file] = /^\/desenhos\/([^/]+)\/([^/]+)$/.exec(drawing) ?? [];
  const svg = drawingAt(scene!, decodeURIComponent(file!));
  if (!svg) return;
  const input = path.join(folder, "drawing.png");
  await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toFile(input);
  const made = await inspectPicture(input, folder, "photo", kind === "video" ? "demo" : undefined);
  const { files, width, height, colour } = expectOk(made);
  await storeFiles(id, { pathOf: (name) => path.join(folder, name) }, files);
  await noteFiles(id, files);
  await client().query(
    "update media set drawing = null, width = $2, height = $3, colour = $4 where id = $1",
    [id, width, height, colour],
  );
}
