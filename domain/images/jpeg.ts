import { join } from "./png.ts";

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;

/** The picture alone, without place, camera or comments, or null when these bytes are no whole JPEG. */
export function cleanJpeg(bytes: Uint8Array, longestSide: number): Uint8Array | null {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null;
  const kept = [bytes.subarray(0, 2)];
  let sized = false;
  for (let at = 2; at + 4 <= bytes.length || (bytes[at] === 0xff && bytes[at + 1] === END);) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    if (marker === END) return sized ? join([...kept, bytes.subarray(at, at + 2)]) : null;
    const length = (bytes[at + 2]! << 8) | bytes[at + 3]!;
    let end = at + 2 + length;
    if (length < 2 || end > bytes.length) return null;
    if (isFrame(marker)) {
      sized = sideAt(bytes, at + 5) <= longestSide && sideAt(bytes, at + 7) <= longestSide;
      if (!sized) return null;
    }
    if (marker === SCAN) end = endOfScan(bytes, end);
    if (!isMetadata(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

const sideAt = (bytes: Uint8Array, at: number) => (bytes[at]! << 8) | bytes[at + 1]! || Infinity;

/** Start-of-frame markers hold the size; the numbers between them mean tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Application segments, except JFIF (0) and Adobe (14), which say how to read the colours. */
const isMetadata = (marker: number) =>
  marker === COMMENT || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee);

/** Compressed data runs to the next marker; FF 00 is a byte of it, and so are restart marks. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    const next = bytes[at + 1]!;
    if (bytes[at] === 0xff && next !== 0x00 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
