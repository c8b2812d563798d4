import { star } from "#drawing/emblems.ts";
import { type Random, createRandom } from "#drawing/random.ts";
import { idFor, onlyXml, svgFile } from "#drawing/svg.ts";

import { chooseColours, type CrestColours } from "#drawing/crest/colours.ts";
import { drawLayout } from "#drawing/crest/layouts.ts";
import { SHAPES, type Shape } from "#drawing/crest/shapes.ts";

/** An invented club's crest, 200 × 220. At most four signs of the initials are drawn: more is not read. */
export function drawCrest(seed: string, initials: string): string {
  const random = createRandom(`${seed}/crest`);
  const id = idFor("c", `${seed}/${initials}`);
  const shape = random.pick(SHAPES);
  const colours = chooseColours(random);
  const above = random.weighted(STARS_ABOVE);
  const shield = `<clipPath id="${id}"><path d="${shape.outline}"/></clipPath>` + drawShield();
  return svgFile(200, 220, above === 0 ? shield : underStars(shield, above, colours));

  function drawShield(): string {
    const field = drawLayout(random, shape, colours, shorten(initials));
    return `<g clip-path="url(#${id})">${field}${innerLine(random, shape, colours)}</g>${edge(shape, colours.dark, 9)}`;
  }
}

const shorten = (initials: string) =>
  Array.from(onlyXml(initials).normalize("NFC").trim().toUpperCase()).slice(0, 4).join("");

const STARS_ABOVE = [
  [0, 6],
  [1, 2],
  [2, 1],
  [3, 1],
] as const;

const innerLine = (random: Random, shape: Shape, { light, accent }: CrestColours) =>
  random.chance(0.6) ? edge(shape, random.pick([light, accent]), 21) : "";

const edge = ({ outline }: Shape, colour: string, width: number) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" d="${outline}"/>`;

function underStars(shield: string, count: number, { gold }: CrestColours): string {
  const stars = Array.from({ length: count }, (_, i) => {
    const offset = i - (count - 1) / 2;
    return star(100 + offset * 36, 16 + offset ** 2 * 5, 15);
  });
  return `<path fill="${gold}" d="${stars.join("")}"/><g transform="translate(14 34)scale(.86 .85)">${shield}</g>`;
}
