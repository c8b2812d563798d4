import { open, type FileHandle } from "node:fs/promises";

/** What the outline of a video file says, before a decoder sees it. */
export interface Container {
  format: "mp4" | "webm";
  /** A part of the file is missing. */
  cut: boolean;
  /** There is sound or picture in it, not only a header. */
  hasMedia: boolean;
  /** By track of an MP4 that was trimmed: where the shown part ends, in seconds. */
  shownUntil: Map<number, number>;
}

/** Larger than the index of any clip that we accept. */
const LARGEST_INDEX = 32 * 1024 * 1024;
/** A video has a few boxes, or some for each moment of a recording. More keep the reader busy and hold no video. */
const MOST_BOXES = 50_000;
const READ_AHEAD = 16 * 1024;

export async function readContainer(path: string): Promise<Container> {
  await using file = await open(path);
  const { size } = await file.stat();
  const head = await read(file, 0, 64);
  const isWebm = head.readUInt32BE(0) === 0x1a45dfa3;
  return isWebm ? await readWebm(file, head, size) : await readMp4(file, size);
}

async function readMp4(file: FileHandle, size: number): Promise<Container> {
  const found: Container = { format: "mp4", cut: false, hasMedia: false, shownUntil: new Map() };
  let hasIndex = false;
  let boxes = 0;
  let ahead: { from: number; bytes: Buffer } = { from: 0, bytes: Buffer.alloc(0) };
  for (let at = 0; at < size;) {
    if (++boxes > MOST_BOXES) return { ...found, cut: true };
    if (at + 16 > ahead.from + ahead.bytes.length)
      ahead = { from: at, bytes: await read(file, at, READ_AHEAD) };
    const head = ahead.bytes.subarray(at - ahead.from, at - ahead.from + 16);
    const box = head.length >= 8 ? boxAt(head, 0, size - at) : undefined;
    if (!box || at + box.size > size) {
      // Some phones put bytes of their own after the end, which are no part of the video.
      const needed = box?.name === "mdat" || box?.name === "moov";
      return { ...found, cut: needed || !found.hasMedia || !hasIndex };
    }
    if (box.name === "mdat") found.hasMedia = true;
    if (box.name === "moov") {
      hasIndex = true;
      if (box.size <= LARGEST_INDEX) found.shownUntil = shownParts(await read(file, at, box.size));
    }
    at += box.size;
  }
  return found;
}

/**
 * Cutting on a phone often hides footage instead of removing it: an edit list says which part of a track is shown.
 * The start of that part is known to the library that reads packets, its end is not.
 */
function shownParts(moov: Buffer): Map<number, number> {
  const shown = new Map<number, number>();
  let timescale = 0;
  for (const box of boxesIn(moov, 8)) {
    if (box.name === "mvhd") timescale = box.body.readUInt32BE(box.body[0] === 1 ? 20 : 12);
    if (box.name !== "trak" || timescale === 0) continue;
    let id = 0;
    let units = 0;
    for (const part of boxesIn(box.body, 0)) {
      if (part.name === "tkhd") id = part.body.readUInt32BE(part.body[0] === 1 ? 20 : 12);
      if (part.name === "edts")
        for (const list of boxesIn(part.body, 0)) if (list.name === "elst") units = lengthOf(list.body);
    }
    if (units > 0) shown.set(id, units / timescale);
  }
  return shown;
}

function lengthOf(elst: Buffer): number {
  const [long, count] = [elst[0] === 1, elst.readUInt32BE(4)];
  const entryBytes = long ? 20 : 12;
  let units = 0;
  for (let n = 0; n < count && 8 + (n + 1) * entryBytes <= elst.length; n++) {
    const at = 8 + n * entryBytes;
    units += long ? Number(elst.readBigUInt64BE(at)) : elst.readUInt32BE(at);
  }
  return units;
}

interface Box {
  name: string;
  headBytes: number;
  size: number;
}

function boxAt(bytes: Buffer, at: number, left: number): Box | undefined {
  const name = bytes.toString("latin1", at + 4, at + 8);
  const short = bytes.readUInt32BE(at);
  // Zero: as far as the file goes. One: a longer number follows.
  if (short === 0) return { name, headBytes: 8, size: left };
  if (short !== 1) return short >= 8 ? { name, headBytes: 8, size: short } : undefined;
  if (bytes.length < at + 16) return undefined;
  const size = Number(bytes.readBigUInt64BE(at + 8));
  return size >= 16 ? { name, headBytes: 16, size } : undefined;
}

function* boxesIn(bytes: Buffer, start: number): Generator<{ name: string; body: Buffer }> {
  for (let at = start; at + 8 <= bytes.length;) {
    const box = boxAt(bytes, at, bytes.length - at);
    if (!box) return;
    yield { name: box.name, body: bytes.subarray(at + box.headBytes, at + box.size) };
    at += box.size;
  }
}

/** A WebM file is a header and one segment, which says its length unless it was recorded live. */
async function readWebm(file: FileHandle, head: Buffer, size: number): Promise<Container> {
  const found: Container = { format: "webm", cut: false, hasMedia: false, shownUntil: new Map() };
  const headerLength = numberAt(head, 4);
  const at = 4 + headerLength.bytes + (headerLength.value ?? 0);
  const segment = await read(file, at, 16);
  if (segment.length < 5 || segment.readUInt32BE(0) !== 0x18538067) return found;
  const length = numberAt(segment, 4);
  found.hasMedia = true;
  found.cut = length.value !== null && at + 4 + length.bytes + length.value > size;
  return found;
}

/** A number of WebM: leading zero bits tell how many bytes it has; all ones stand for an unknown length. */
function numberAt(bytes: Buffer, at: number): { value: number | null; bytes: number } {
  const length = Math.clz32(bytes[at] ?? 0) - 23;
  if (length < 1 || length > 8 || at + length > bytes.length) return { value: 0, bytes: 1 };
  let value = (bytes[at] ?? 0) & (0xff >> length);
  let unknown = value === 0xff >> length;
  for (let n = 1; n < length; n++) {
    const byte = bytes[at + n] ?? 0;
    value = value * 256 + byte;
    unknown &&= byte === 0xff;
  }
  return { value: unknown ? null : value, bytes: length };
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
