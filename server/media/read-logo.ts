export const LOGO_MAX_BYTES = 2 * 1024 * 1024;
/** As many as a good phone's camera takes; a small file can claim far more and fill the memory. */
const MAX_PIXELS = 50_000_000;
/** Small ones in lists, large ones on the owner's page. A smaller original is never enlarged. */
const LONGEST_SIDES = [256, 640];
/** A decoded picture takes tens of megabytes, and threads that file reads need as well. */
const AT_ONCE = 2;

/** The same picture as WebP in one or two sizes, smallest first. */
export type Logo = { width: number; height: number; bytes: Uint8Array }[];

/**
 * A PNG or JPEG by its bytes, whatever its name says: turned upright, in sRGB and without metadata.
 * Null for anything else, for a part of a picture and for one that is too large.
 */
export async function readLogo(bytes: Uint8Array): Promise<Logo | null> {
  if (bytes.length > LOGO_MAX_BYTES || !(isPng(bytes) || isJpeg(bytes))) return null;
  await turn();
  try {
    return await redraw(bytes);
  } finally {
    running--;
    waiting.shift()?.();
  }
}

// Known before sharp looks: it also reads SVG, PDF and others, by libraries that no stranger should reach.
const isPng = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 8)).toString("latin1") === "\x89PNG\r\n\x1a\n";
const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;

async function redraw(bytes: Uint8Array): Promise<Logo | null> {
  const { default: sharp } = await import("sharp");
  const inside = (side: number) =>
    sharp(bytes, { failOn: "error", limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      // What was drawn has flat colours and sharp edges, and stays so.
      .webp(isPng(bytes) ? { lossless: true } : { quality: 88 })
      .toBuffer({ resolveWithObject: true });
  try {
    const logo: Logo = [];
    for (const side of LONGEST_SIDES) {
      const { data, info } = await inside(side);
      if (logo.at(-1)?.width !== info.width)
        logo.push({ width: info.width, height: info.height, bytes: data });
    }
    return logo;
  } catch {
    // Cut, broken or beyond the number of pixels: whoever sent it hears in each case that it is no picture.
    return null;
  }
}

let running = 0;
const waiting: (() => void)[] = [];

async function turn(): Promise<void> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running++;
}
