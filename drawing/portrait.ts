import type { Colour } from "#drawing/colour.ts";
import { createRandom } from "#drawing/random.ts";
import { idFor, svgFile } from "#drawing/svg.ts";
import { face } from "#drawing/portrait/face.ts";
import { drawHair } from "#drawing/portrait/hair.ts";
import { chooseLooks } from "#drawing/portrait/looks.ts";
import { PANELS } from "#drawing/portrait/panels.ts";
import type { Presentation } from "#drawing/portrait/person.ts";
import { neck, shirt } from "#drawing/portrait/shirt.ts";

type PortraitOptions = {
  /** The coloured panel behind the bust; on unless refused. */
  background?: boolean;
  /** Which hair to choose from; any when left out. */
  presentation?: Presentation;
};

/** An invented person, 250 × 250: the avatar and the figurinha's panel in one file. */
export function drawPortrait(seed: string, options: PortraitOptions = {}): string {
  const { background = true, presentation } = options;
  const id = idFor(`p${presentation ?? ""}`, seed);
  const panel = portraitPalette(seed);
  const looks = chooseLooks(seed, panel.from, presentation);
  const hair = drawHair(looks);
  const head = `<g transform="translate(125 100)scale(${looks.headWidth} 1)">`;
  return svgFile(
    250,
    250,
    (background ? backdrop(id, panel) : "") +
      (hair.behind ? `${head}${hair.behind}</g>` : "") +
      shirt(looks, `${id}s`) +
      neck(looks) +
      `${head}${face(looks)}${hair.front}</g>`,
  );
}

type PanelColours = { from: Colour; to: Colour };

/** The panel's colours, top left to bottom right, for whoever continues the panel around the drawing. */
export const portraitPalette = (seed: string): PanelColours => createRandom(`${seed}/panel`).pick(PANELS);

function backdrop(id: string, { from, to }: PanelColours): string {
  return (
    `<linearGradient id="${id}" x2=".4" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
    `<path fill="url(#${id})" d="M0 0h250v250H0z"/>`
  );
}
