import { stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { MediaKind } from "#domain/media/kinds.ts";
import { MAX_BYTES, PICTURE_WIDTHS } from "#domain/media/limits.ts";
import { err, ok } from "#domain/result.ts";
import type { Inspected, MadeFile, Outcome } from "./work.ts";

/** As the sentence of `too_many_pixels` says. A small file can claim far more than the memory holds. */
const LONGEST_SIDE = 8000;
const WEBP = { quality: 80, effort: 4 };
/** Effort 2: the default takes ten times as long for a few per cent. */
const AVIF = { quality: 50, effort: 2 };

/**
 * For a process that reads files of strangers, once: only what we accept, since libvips also reads SVG, PDF and others,
 * by libraries that no stranger should reach.
 */
export function limitDecoders(): void {
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["VipsForeignLoadJpegFile", "VipsForeignLoadPngFile", "VipsForeignLoadWebpFile"],
  });
}

const open = (input: string) =>
  sharp(input, { failOn: "error", limitInputPixels: LONGEST_SIDE * LONGEST_SIDE });

/** Upright, in sRGB, in several widths, and without a byte that is not the picture. */
export async function inspectPicture(
  input: string,
  folder: string,
  kind: Exclude<MediaKind, "video">,
  posterSuffix?: string,
): Promise<Outcome> {
  if ((await stat(input)).size > MAX_BYTES[kind]) return err("too_large");
  try {
    const size = await sizeOf(input);
    if (Math.max(size.width, size.height) > LONGEST_SIDE) return err("too_many_pixels");
    const widths = [...new Set([...PICTURE_WIDTHS, size.width])].filter(
      (width) => width <= Math.min(size.width, PICTURE_WIDTHS.at(-1)!),
    );
    const files: MadeFile[] = [];
    for (const width of widths.toSorted((a, b) => a - b)) {
      const name = posterSuffix ? `poster-${width}-${posterSuffix}.webp` : `${width}.webp`;
      const made = await open(input)
        .autoOrient()
        .resize({ width })
        .webp(WEBP)
        .toFile(path.join(folder, name));
      files.push({
        name,
        role: posterSuffix ? "poster" : "picture",
        format: "webp",
        width: made.width,
        height: made.height,
        bytes: made.size,
      });
    }
    const facts = { kind, ...size, colour: await mainColour(input), files };
    return ok({ ...facts, durationSeconds: null, codec: null, playable: true } satisfies Inspected);
  } catch {
    // The kind was told from the first bytes: whatever fails now, the rest of the file is not what it should be.
    return err("damaged");
  }
}

/** The same picture again in AVIF, which takes longer and may come later. */
export async function makeAvif(
  input: string,
  folder: string,
  widths: readonly number[],
): Promise<MadeFile[]> {
  const files: MadeFile[] = [];
  for (const width of widths) {
    const name = `${width}.avif`;
    const made = await open(input).resize({ width }).avif(AVIF).toFile(path.join(folder, name));
    files.push({ name, role: "picture", format: "avif", width, height: made.height, bytes: made.size });
  }
  return files;
}

/** As it is shown: a camera that was held upright stores the picture on its side. */
async function sizeOf(input: string): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(input, { failOn: "error", limitInputPixels: false }).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

async function mainColour(input: string): Promise<string> {
  const { data, info } = await open(input)
    .resize(64, 64, { fit: "inside" })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const { dominant } = await sharp(data, { raw: { width, height, channels } }).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
