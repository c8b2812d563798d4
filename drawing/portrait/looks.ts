import { type Colour, distance, mix } from "#drawing/colour.ts";
import type { Presentation } from "#drawing/portrait/person.ts";
import { createRandom, type Random } from "#drawing/random.ts";
import { EARS_HIDDEN, HAIR_STYLES, type HairCut } from "#drawing/portrait/hair.ts";
import { COLLARS, type Dress, KITS, PATTERNS } from "#drawing/portrait/shirt.ts";

/** Everything that makes one invented person differ from another. */
export type Looks = Dress &
  HairCut & {
    headWidth: number;
    jaw: Jaw;
    brow: number;
    eyes: number;
    nose: number;
    mouth: number;
    marks: "none" | "freckles" | "earrings";
  };

/** Bézier handles of the lower face: where the cheek turns, how wide the chin is, how long the face. */
type Jaw = { cheek: number; chin: number; end: number };

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
  "#643b25",
  "#54311f",
];

export function chooseLooks(seed: string, panel: Colour, presentation?: Presentation): Looks {
  const random = createRandom(`${seed}/looks`);
  const skin = random.pick(SKINS);
  const shade = SKINS.indexOf(skin);
  const hair = random.weighted(hairColours(shade));
  const wears = presentation ?? random.pick(["f", "m"] as const);
  const hairStyle = random.weighted(HAIR_STYLES[wears]);
  const kit = random.pick(KITS.filter(({ main }) => distance(main, panel) > 170));
  return {
    skin,
    skinShade: mix(skin, "#571c08", 0.24),
    headWidth: random.pick([0.95, 0.98, 1, 1.03]),
    jaw: random.pick(JAWS),
    brow: random.int(0, 3),
    eyes: random.int(0, 2),
    nose: random.int(0, 2),
    mouth: random.int(0, 4),
    marks: marks(random, shade, wears, EARS_HIDDEN.has(hairStyle)),
    hair,
    hairLight: mix(hair, "#f0c9a0", 0.17),
    hairStyle,
    mirrored: random.chance(0.5),
    band: random.chance(wears === "f" ? 0.3 : 0.12),
    accent:
      [kit.trim, kit.main, "#ffd21f" as const].find((colour) => distance(colour, hair) > 220) ?? "#c4321f",
    kit,
    pattern: random.pick(PATTERNS),
    collar: random.pick(COLLARS),
    slim: wears === "f",
  };
}

function marks(random: Random, shade: number, wears: Presentation, earsHidden: boolean): Looks["marks"] {
  if (shade < 4 && random.chance(0.2)) return "freckles";
  return !earsHidden && random.chance(wears === "f" ? 0.4 : 0.08) ? "earrings" : "none";
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
