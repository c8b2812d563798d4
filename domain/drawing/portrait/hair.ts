import type { Presentation } from "#domain/drawing/portrait.ts";
import { LONG_STYLES } from "#domain/drawing/portrait/hair-long.ts";
import { SHORT_STYLES } from "#domain/drawing/portrait/hair-short.ts";
import type { Looks } from "#domain/drawing/portrait/looks.ts";

/** Hair in two layers around (0, 0), the head's centre: one behind the shoulders, one over the face. */
export type Hair = { behind?: string; front: string };

const STYLES = { ...SHORT_STYLES, ...LONG_STYLES };

export type HairStyle = keyof typeof STYLES;

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

export function drawHair(looks: Looks): Hair {
  const { behind, front } = STYLES[looks.hairStyle](looks);
  const flip = (drawing: string) => (looks.mirrored ? `<g transform="scale(-1 1)">${drawing}</g>` : drawing);
  return {
    ...(behind && { behind: flip(behind) }),
    front: flip(front) + (looks.band && !NO_BAND.has(looks.hairStyle) ? band(looks) : ""),
  };
}

const NO_BAND = new Set<HairStyle>(["shaved", "buzz", "fade", "hawk", "sidePart", "pixie", "bob"]);

const band = ({ kit }: Looks) =>
  `<path fill="none" stroke="${kit.main === "#16202a" ? kit.trim : kit.main}" stroke-width="8" d="M-39-23Q0-43 39-23"/>`;
