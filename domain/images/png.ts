const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** What draws the picture. Text, time and camera data are not among it. */
const KEPT = new Set([
  "IHDR",
  "PLTE",
  "IDAT",
  "IEND",
  "tRNS",
  "gAMA",
  "cHRM",
  "sRGB",
  "sBIT",
  "bKGD",
  "pHYs",
]);
const FRAME = 12;

/** The picture alone, or null when these bytes are no whole PNG. */
export function cleanPng(bytes: Uint8Array, longestSide: number): Uint8Array | null {
  if (!SIGNATURE.every((byte, at) => bytes[at] === byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [bytes.subarray(0, SIGNATURE.length)];
  for (let at = SIGNATURE.length, first = true; at + FRAME <= bytes.length; first = false) {
    const end = at + FRAME + view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (end > bytes.length || first !== (name === "IHDR")) return null;
    if (first && !fits(view.getUint32(at + 8), view.getUint32(at + 12), longestSide)) return null;
    if (KEPT.has(name)) kept.push(bytes.subarray(at, end));
    if (name === "IEND") return join(kept);
    at = end;
  }
  return null;
}

const fits = (width: number, height: number, longest: number) =>
  width > 0 && height > 0 && width <= longest && height <= longest;

export function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
