import type { Colour } from "#drawing/colour.ts";

/** Mid tones: dark hair stays visible at the top, and a translucent white number too. */
export const PANELS = [
  { from: "#2f6fe0", to: "#0d347f" },
  { from: "#128a54", to: "#05402a" },
  { from: "#d2402c", to: "#75190e" },
  { from: "#168c8a", to: "#07423f" },
  { from: "#6d51c4", to: "#33206f" },
  { from: "#e07a1f", to: "#8f3f08" },
  { from: "#2382b0", to: "#0b3d58" },
  { from: "#c2437c", to: "#641a3c" },
  { from: "#64798a", to: "#2a3945" },
  { from: "#7d9a2b", to: "#3a4c0c" },
] as const satisfies { from: Colour; to: Colour }[];
