import type { Random } from "#drawing/random.ts";
import type { Mood } from "./moods.ts";

/** What a composition may use: chance, the light of the hour, and a prefix for its ids. */
export type Stage = { random: Random; mood: Mood; id: string };

/** Where the eye meets the horizon, in the 800 × 600 picture. */
const EYE = 190;

/**
 * A point of the pitch on the picture: `x` sideways in pixels of the nearest line, `z` away from us
 * (0 is the picture's lower edge, 1 halfway to the horizon). `scale` shrinks what stands there.
 */
export function ground(x: number, z: number): { x: number; y: number; scale: number } {
  const scale = 1 / (1 + z);
  return { x: 400 + x * scale, y: EYE + (600 - EYE) * scale, scale };
}
