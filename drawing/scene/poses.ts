import type { Point } from "#drawing/svg.ts";

/** Limbs as x, y, x, y: on one line each, they can be read. */
export type Pose = { hip: Point; chest: Point; head: Point; arms: [Arm, Arm]; legs: [Leg, Leg] };
type Arm = [elbowX: number, elbowY: number, handX: number, handY: number];
type Leg = [kneeX: number, kneeY: number, ankleX: number, ankleY: number, toeX: number, toeY: number];

/** Joints of a figure 200 high that faces right and stands at (0, 0). */
export const POSES = {
  run: {
    hip: [0, -100],
    chest: [9, -146],
    head: [18, -182],
    arms: [
      [-24, -124, -32, -96],
      [36, -122, 54, -142],
    ],
    legs: [
      [32, -84, 24, -44, 38, -38],
      [-14, -56, -42, -26, -44, -10],
    ],
  },
  kick: {
    hip: [0, -98],
    chest: [-12, -144],
    head: [-10, -180],
    arms: [
      [-46, -134, -66, -112],
      [22, -124, 46, -128],
    ],
    legs: [
      [-8, -52, -16, -10, 0, -4],
      [34, -72, 66, -44, 82, -52],
    ],
  },
  dribble: {
    hip: [0, -94],
    chest: [16, -138],
    head: [30, -172],
    arms: [
      [-16, -118, -34, -98],
      [44, -112, 52, -88],
    ],
    legs: [
      [4, -50, -22, -14, -8, -6],
      [28, -60, 34, -18, 50, -12],
    ],
  },
  cheer: {
    hip: [0, -98],
    chest: [0, -146],
    head: [0, -182],
    arms: [
      [-36, -166, -42, -206],
      [36, -166, 42, -206],
    ],
    legs: [
      [-16, -52, -20, -10, -32, -4],
      [16, -52, 20, -10, 32, -4],
    ],
  },
  wait: {
    hip: [0, -98],
    chest: [0, -146],
    head: [4, -182],
    arms: [
      [-30, -114, -14, -94],
      [30, -114, 14, -94],
    ],
    legs: [
      [-12, -52, -14, -10, -2, -4],
      [12, -52, 14, -10, 26, -4],
    ],
  },
  dive: {
    hip: [-20, -72],
    chest: [26, -92],
    head: [58, -112],
    arms: [
      [62, -76, 100, -96],
      [60, -124, 104, -134],
    ],
    legs: [
      [-56, -62, -98, -52, -110, -62],
      [-44, -40, -80, -24, -92, -30],
    ],
  },
} satisfies Record<string, Pose>;

export type PoseName = keyof typeof POSES;
