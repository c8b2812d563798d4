import { MAX_BYTES } from "#domain/media/limits.ts";

/** What has to be known of a video to say what a part of it will be like. */
export interface CutSource {
  bytes: number;
  seconds: number;
  /** As it is shown, in pixels. */
  width: number;
  height: number;
  framesPerSecond: number;
  /** Bits of sound a second in the new file; 0 for a video without sound. */
  soundBits: number;
}

/** From where to where, in whole seconds. */
export interface VideoPart {
  start: number;
  end: number;
}

/** Encoders do not meet a number of bits exactly: some room is left below the limit. */
const MOST_BYTES = MAX_BYTES.video * 0.85;
/** Looks good for 720p in motion. Fewer pixels need as much less. */
const GOOD_BITS = 4_000_000;
/** With fewer bits a player and the ball become blocks. */
const LEAST_BITS = 800_000;
/** From here on fewer pixels look better than blurred ones. */
const BITS_FOR_720P = 1_500_000;
const SHORTEST_SECONDS = 1;
/** Slow motion and 60 frames a second are thinned out; what is near 30 stays as it was filmed. */
const MOST_FRAMES = 40;

/** How long a part may be, in whole seconds, so that it fits into the limit and can still be watched. */
export const longestPart = (source: CutSource): number => fitting(source, LEAST_BITS);

/** All of the video; of one that is too long for that, as much as looks good. */
export const firstPart = (source: CutSource): VideoPart => ({
  start: 0,
  end: fitting(source, longestPart(source) < source.seconds ? GOOD_BITS : LEAST_BITS),
});

const fitting = ({ soundBits, seconds }: CutSource, bits: number): number =>
  Math.min(Math.ceil(seconds), Math.floor((MOST_BYTES * 8) / (bits + soundBits)));

/** Moves the start, and the end only as far as it has to follow. */
export function moveStart(part: VideoPart, to: number, source: CutSource): VideoPart {
  const start = within(0, to, Math.ceil(source.seconds) - SHORTEST_SECONDS);
  return { start, end: within(start + SHORTEST_SECONDS, part.end, start + longestPart(source)) };
}

/** Moves the end, and the start only as far as it has to follow. */
export function moveEnd(part: VideoPart, to: number, source: CutSource): VideoPart {
  const end = within(SHORTEST_SECONDS, to, Math.ceil(source.seconds));
  return { start: within(end - longestPart(source), part.start, end - SHORTEST_SECONDS), end };
}

interface CutPlan {
  width: number;
  height: number;
  /** Bits of picture a second. */
  bits: number;
  /** Not said where the video keeps its own. */
  frameRate?: number;
  /** About how large the file will be. */
  bytes: number;
}

/** How a part is encoded: as good as the limit allows, and never larger than it was filmed. */
export function planOf(source: CutSource, part: VideoPart): CutPlan {
  const seconds = Math.min(part.end, source.seconds) - part.start;
  const room = (MOST_BYTES * 8) / seconds - source.soundBits;
  const filmed = (source.bytes * 8) / source.seconds;
  const small = room < BITS_FOR_720P;
  const { width, height } = scaled(source, small ? [854, 480] : [1280, 720]);
  const good = GOOD_BITS * Math.min(1, (width * height) / (1280 * 720));
  const bits = Math.floor(Math.min(good, room, filmed));
  return {
    width,
    height,
    bits,
    ...(source.framesPerSecond > MOST_FRAMES && { frameRate: 30 }),
    bytes: Math.round(((bits + source.soundBits) * seconds) / 8),
  };
}

/** Fits a picture into a box, lying or standing as it is. Encoders take even numbers only. */
function scaled({ width, height }: CutSource, [long, short]: readonly [number, number]) {
  const scale = Math.min(1, long / Math.max(width, height), short / Math.min(width, height));
  const even = (pixels: number) => Math.max(2, Math.round((pixels * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}

const within = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(Math.round(value), most));
