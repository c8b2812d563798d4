import { LONG_STYLES } from "#drawing/portrait/hair-long.ts";
import { SHORT_STYLES } from "#drawing/portrait/hair-short.ts";
import type { Hair, HairColours, Presentation } from "#drawing/portrait/person.ts";

const STYLES = { ...SHORT_STYLES, ...LONG_STYLES };

type HairStyle = keyof typeof STYLES;

export type HairCut = HairColours & { hairStyle: HairStyle; mirrored: boolean; band: boolean };

export const HAIR_STYLES: Record<Presentation, [HairStyle, number][]> = {
  m: [
    ["short", 3],
    ["sidePart", 2],
    ["fade", 4],
    ["curlyFade", 4],
    ["afro", 2],
    ["buzz", 3],
    ["shaved", 1],
    ["locs", 2],
    ["cornrows", 2],
    ["hawk", 2],
    ["topKnot", 1],
    ["waves", 2],
  ],
  f: [
    ["ponytail", 4],
    ["sidePony", 2],
    ["bun", 3],
    ["twoBraids", 3],
    ["boxBraids", 3],
    ["cachos", 4],
    ["longStraight", 2],
    ["bob", 2],
    ["afro", 3],
    ["puffs", 2],
    ["cornrowPuff", 2],
    ["pixie", 1],
  ],
};

export const EARS_HIDDEN = new Set<HairStyle>([
  "waves",
  "twoBraids",
  "boxBraids",
  "cachos",
  "longStraight",
  "bob",
  "pixie",
]);

export function drawHair(looks: HairCut): Hair {
  const { behind, front } = STYLES[looks.hairStyle](looks);
  const flip = (drawing: string) =>
    looks.mirrored && ONE_SIDED.has(looks.hairStyle) ? `<g transform="scale(-1 1)">${drawing}</g>` : drawing;
  return {
    ...(behind && { behind: flip(behind) }),
    front: flip(front) + (looks.band && !NO_BAND.has(looks.hairStyle) ? band(looks) : ""),
  };
}

const ONE_SIDED = new Set<HairStyle>(["sidePart", "hawk", "waves", "pixie", "ponytail", "sidePony"]);

const NO_BAND = new Set<HairStyle>([
  "shaved",
  "buzz",
  "fade",
  "curlyFade",
  "short",
  "hawk",
  "sidePart",
  "pixie",
  "bob",
]);

const band = ({ accent }: HairColours) =>
  `<path fill="none" stroke-linecap="butt" stroke="${accent}" stroke-width="8" d="M-39-23Q0-43 39-23"/>`;
