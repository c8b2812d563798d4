import type { Crop } from "./picture.ts";

/**
 * The part of a photo that the figurinha shows, as a person sets it. The figurinha's panel is a square, so one size
 * and two positions say it all, and no value between 0 and 100 leads out of the photo.
 */
export interface CropPosition {
  /** Side of the square, as a percentage of the shorter side of the photo. */
  size: number;
  /** How far to the right the square lies: 0 at the left edge, 100 at the right one. */
  left: number;
  /** How far down the square lies: 0 at the top, 100 at the bottom. */
  top: number;
}

export const SMALLEST_CROP = 20;

interface Size {
  width: number;
  height: number;
}

/** The same part in fractions of the photo. */
export function cropAt({ size, left, top }: CropPosition, photo: Size): Crop {
  const side = (Math.min(photo.width, photo.height) * size) / 100;
  const [width, height] = [side / photo.width, side / photo.height];
  return {
    x: round((1 - width) * (left / 100)),
    y: round((1 - height) * (top / 100)),
    width: round(width),
    height: round(height),
  };
}

/** What the form shows for a stored part. Without one: the largest square, from the top, where heads are. */
export function positionOf(crop: Crop | null, photo: Size): CropPosition {
  if (!crop) return { size: 100, left: 50, top: 0 };
  const shorter = Math.min(photo.width, photo.height);
  return {
    size: within(SMALLEST_CROP, (crop.width * photo.width * 100) / shorter),
    left: share(crop.x, 1 - crop.width, 50),
    top: share(crop.y, 1 - crop.height, 0),
  };
}

/** Where there is no room to move, every position means the same. */
const share = (at: number, room: number, otherwise: number): number =>
  room < 0.0005 ? otherwise : within(0, (at * 100) / room);

const within = (least: number, value: number): number =>
  Math.min(100, Math.max(least, Math.round(value * 10) / 10));

const round = (fraction: number): number => Math.min(1, Math.max(0, Math.round(fraction * 10_000) / 10_000));
