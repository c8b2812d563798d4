import type { Colour } from "#drawing/colour.ts";
import type { Random } from "#drawing/random.ts";

/** The light of the hour: every colour of a scene that is not a person's. */
export type Mood = {
  sky: [top: Colour, bottom: Colour];
  sun: Colour;
  far: Colour;
  near: Colour;
  grass: Colour;
  mown: Colour;
  night: boolean;
};

const MOODS: Mood[] = [
  {
    sky: ["#79bfe8", "#dff1f6"],
    sun: "#fff6d8",
    far: "#9cc9b4",
    near: "#4f9a74",
    grass: "#1f8f50",
    mown: "#1a8248",
    night: false,
  },
  {
    sky: ["#f2a65a", "#fde6bd"],
    sun: "#fff1c9",
    far: "#d99a62",
    near: "#8a6a3c",
    grass: "#2c8346",
    mown: "#26763e",
    night: false,
  },
  {
    sky: ["#4a3a78", "#f2935c"],
    sun: "#ffd27a",
    far: "#7b4f78",
    near: "#4b3560",
    grass: "#1b6b46",
    mown: "#175f3e",
    night: false,
  },
  {
    sky: ["#0c1f3d", "#2b5684"],
    sun: "#f4efd9",
    far: "#1d3f63",
    near: "#14304d",
    grass: "#12653f",
    mown: "#0f5937",
    night: true,
  },
  {
    sky: ["#f3b7a2", "#fbe9d8"],
    sun: "#fff8ea",
    far: "#c79fa6",
    near: "#7f7d86",
    grass: "#2a8a5a",
    mown: "#247d50",
    night: false,
  },
  {
    sky: ["#9db6c4", "#e6edee"],
    sun: "#f8f8f0",
    far: "#9fb4b4",
    near: "#64807c",
    grass: "#2b8357",
    mown: "#25764d",
    night: false,
  },
];

export const chooseMood = (random: Random): Mood => random.pick(MOODS);
