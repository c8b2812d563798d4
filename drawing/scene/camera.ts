/** Where the eye meets the horizon, in the 800 × 600 picture. */
export const EYE = 190;

/**
 * A point of the pitch on the picture: `x` sideways in pixels of the nearest line, `z` away from us
 * (0 is the picture's lower edge, 1 halfway to the horizon). `scale` shrinks what stands there.
 */
export function ground(x: number, z: number): { x: number; y: number; scale: number } {
  const scale = 1 / (1 + z);
  return { x: 400 + x * scale, y: EYE + (600 - EYE) * scale, scale };
}
