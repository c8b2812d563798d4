export const LOGO_MAX_BYTES = 2 * 1024 * 1024;
/** As many as a good phone's camera takes; a small file can claim far more and fill the memory. */
const MAX_PIXELS = 50_000_000;
/** Larger than any page shows it: bounds what is stored and sent. */
const LONGEST_SIDE = 1024;
/** A decoded picture takes tens of megabytes, and threads that file reads need as well. */
const AT_ONCE = 2;

export interface Logo {
  ending: "png" | "jpg";
  bytes: Uint8Array;
}

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
  const picture = sharp(bytes, { failOn: "error", limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb");
  try {
    return isPng(bytes)
      ? { ending: "png", bytes: await picture.png({ compressionLevel: 9 }).toBuffer() }
      : { ending: "jpg", bytes: await picture.jpeg({ quality: 88 }).toBuffer() };
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
