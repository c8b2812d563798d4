import type { Colour } from "#drawing/colour.ts";

/** Which hair to choose from. */
export type Presentation = "f" | "m";

export type Kit = { main: Colour; trim: Colour };

export type Skin = {
  skin: Colour;
  /** Under the chin, ears, nose. */
  skinShade: Colour;
};

export type HairColours = {
  skin: Colour;
  hair: Colour;
  /** Strands, partings and braids on the hair. */
  hairLight: Colour;
  /** Hair ties and bands: seen on this hair. */
  accent: Colour;
};

/** Hair in two layers around (0, 0), the head's centre: one behind the shoulders, one over the face. */
export type Hair = { behind?: string; front: string };
