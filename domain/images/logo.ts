import { cleanJpeg } from "./jpeg.ts";
import { cleanPng } from "./png.ts";

export const LOGO_MAX_BYTES = 2 * 1024 * 1024;
const LONGEST_SIDE = 6000;

export interface Logo {
  ending: "png" | "jpg";
  bytes: Uint8Array;
}

/** A PNG or JPEG by its bytes, whatever its name says, freed of metadata; null for anything else or too large. */
export function readLogo(bytes: Uint8Array): Logo | null {
  if (bytes.length > LOGO_MAX_BYTES) return null;
  const png = cleanPng(bytes, LONGEST_SIDE);
  if (png) return { ending: "png", bytes: png };
  const jpeg = cleanJpeg(bytes, LONGEST_SIDE);
  return jpeg && { ending: "jpg", bytes: jpeg };
}
