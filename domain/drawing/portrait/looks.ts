import { type Colour, distance, mix } from "#domain/drawing/colour.ts";
import type { Presentation } from "#domain/drawing/portrait.ts";
import { createRandom, type Random } from "#domain/drawing/random.ts";
import { HAIR_STYLES, type HairStyle } from "#domain/drawing/portrait/hair.ts";
import { COLLARS, KITS, PATTERNS } from "#domain/drawing/portrait/shirt.ts";

/** Everything that makes one invented person differ from another. */
export type Looks = {
  skin: Colour;
  /** Under the chin, ears, nose. */
  skinShade: Colour;
  headWidth: number;
  jaw: Jaw;
  brow: number;
  eyes: number;
  nose: number;
  mouth: number;
  marks: "none" | "freckles" | "earrings";
  hair: Colour;
  /** Strands, partings and braids on the hair. */
  hairLight: Colour;
  hairStyle: HairStyle;
  mirrored: boolean;
  band: boolean;
  kit: Kit;
  pattern: (typeof PATTERNS)[number];
  collar: (typeof COLLARS)[number];
  slim: boolean;
};

export type Kit = { main: Colour; trim: Colour };

/** Bézier handles of the lower face: where the cheek turns, how wide the chin is, how long the face. */
export type Jaw = { cheek: number; chin: number; end: number };

const JAWS: Jaw[] = [
  { cheek: 22, chin: 23, end: 47 },
  { cheek: 27, chin: 26, end: 44 },
  { cheek: 33, chin: 24, end: 46 },
  { cheek: 18, chin: 17, end: 49 },
];

const SKINS: Colour[] = [
  "#f4cfb2",
  "#ebbd98",
  "#dfa97e",
  "#cf9567",
  "#bc7f53",
  "#a56a43",
  "#8d5635",
  "#76452a",
  "#613822",
  "#4d2c1c",
];

export function chooseLooks(seed: string, panel: Colour, presentation?: Presentation): Looks {
  const random = createRandom(`${seed}/looks`);
  const shade = random.int(0, SKINS.length - 1);
  const skin = SKINS[shade] as Colour;
  const hair = random.weighted(hairColours(shade));
  const wears = presentation ?? random.pick(["f", "m"] as const);
  const kits = KITS.filter((kit) => distance(kit.main, panel) > 170);
  return {
    skin,
    skinShade: mix(skin, "#571c08", 0.24),
    headWidth: random.pick([0.95, 0.98, 1, 1.03]),
    jaw: random.pick(JAWS),
    brow: random.int(0, 3),
    eyes: random.int(0, 2),
    nose: random.int(0, 2),
    mouth: random.int(0, 4),
    marks: marks(random, shade, wears),
    hair,
    hairLight: mix(hair, "#f0c9a0", 0.17),
    hairStyle: random.weighted(HAIR_STYLES[wears]),
    mirrored: random.chance(0.5),
    band: random.chance(wears === "f" ? 0.3 : 0.12),
    kit: random.pick(kits),
    pattern: random.pick(PATTERNS),
    collar: random.pick(COLLARS),
    slim: wears === "f",
  };
}

function marks(random: Random, shade: number, wears: Presentation): Looks["marks"] {
  if (shade < 4 && random.chance(0.2)) return "freckles";
  return random.chance(wears === "f" ? 0.4 : 0.08) ? "earrings" : "none";
}

/** Darker hair for darker skin, as mostly happens; bleached hair ("nevou") on anyone. */
function hairColours(shade: number): (readonly [Colour, number])[] {
  const fair = Math.max(0, 3 - shade);
  const brown = Math.max(0, 7 - shade);
  return [
    ["#17110f", 4 + shade],
    ["#241814", 5],
    ["#38231a", brown],
    ["#553420", brown * 0.7],
    ["#7a4c26", fair * 1.2],
    ["#c0914a", fair],
    ["#9b4a22", fair * 0.7],
    ["#e3d3a8", 0.7],
  ];
}
