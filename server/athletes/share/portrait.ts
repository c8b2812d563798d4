import { drawingAt } from "#drawing/addresses.ts";
import type { Crop, Picture } from "#domain/media/picture.ts";
import { readPicture } from "#server/media/media.ts";

const SIDE = 720;

// The bust of app/components/silhouette.tsx.
const SILHOUETTE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 250" width="250" height="250"><path fill="#56655e" d="M0 0h250v250H0z"/><g fill="#fff" opacity=".26"><path d="M38 250c4-62 34-86 60-92l27 18 27-18c26 6 56 30 60 92z"/><path d="M103 128h44v31l-22 15-22-15z"/><ellipse cx="125" cy="96" rx="40" ry="48"/></g></svg>`;

export interface Portrait {
  bytes: Uint8Array;
  /** The part that its owner chose for the figurinha. */
  crop: Crop | null;
}

/** A picture as square JPEG, without what a camera wrote into it; a silhouette when there is none to read. */
export async function portraitFrom(source: Portrait | null): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const picture = async ({ bytes, crop }: Portrait) => {
    const upright = sharp(bytes, { density: 210 }).rotate();
    const { width, height } = await sharp(bytes).metadata();
    if (crop) upright.extract(partOf(crop, width, height));
    return upright
      .resize(SIDE, SIDE, { fit: "cover", position: "top" })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 88 })
      .toBuffer();
  };
  const found = source && (await picture(source).catch(() => null));
  return found || picture({ bytes: Buffer.from(SILHOUETTE), crop: null });
}

/** At least a pixel, and never beyond the edge. */
function partOf(crop: Crop, width: number, height: number) {
  const [left, top] = [Math.floor(crop.x * width), Math.floor(crop.y * height)];
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
  };
}

export const asDataUrl = (jpeg: Buffer): string => `data:image/jpeg;base64,${jpeg.toString("base64")}`;

/** The file of a photo, or our drawing of it. The caller has checked that the photo is shown. */
export async function portraitOf(photo: Picture | null): Promise<Portrait | null> {
  if (!photo) return null;
  const bytes = photo.drawing ? drawingBytes(photo.drawing) : await readPicture(photo.id, SIDE);
  return bytes && { bytes, crop: photo.crop };
}

/** The drawing at one of our own addresses. */
export function drawingBytes(address: string): Uint8Array | null {
  const [, kind, name] = /^\/desenhos\/([^/]+)\/([^/]+)$/.exec(address) ?? [];
  const svg = kind && name ? drawingAt(kind, decodeURIComponent(name)) : null;
  return svg ? Buffer.from(svg) : null;
}
