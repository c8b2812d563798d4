import type { Random } from "#drawing/random.ts";
import { ball, star } from "#drawing/emblems.ts";
import { type CrestColours, plateColour, readable } from "./colours.ts";
import { type Box, initialsText } from "./initials.ts";
import type { Shape } from "./shapes.ts";

type Layout = (random: Random, shape: Shape, colours: CrestColours, initials: string) => string;

/** Everything inside the edge. Initials always lie on one flat colour, never across a division. */
export const drawLayout: Layout = (random, shape, colours, initials) => {
  const layouts = shape.chief ? [chief, chief, belt, disc, open] : [belt, disc, disc, open];
  return random.pick(layouts)(random, shape, colours, initials);
};

/** Initials across the top, the field and a charge below. */
const chief: Layout = (random, shape, colours, initials) => {
  const plate = plateColour(random, colours);
  const division = random.pick<Division>([
    "plain",
    "halves",
    "stripes",
    "hoops",
    "quarters",
    "sash",
    "chevron",
  ]);
  return (
    field(colours, division, 140) +
    (division === "plain" || random.chance(0.5) ? charge(random, colours, 100, 140, 31) : "") +
    rect(plate, 0, 84) +
    rect(readable(plate, colours), 80, 6) +
    lettering(
      initials,
      { x: 100, y: 51, width: shape.chief ?? 130, height: 42 },
      readable(plate, colours),
      colours,
    )
  );
};

/** Initials on a belt across the middle. */
const belt: Layout = (random, { middle }, colours, initials) => {
  const plate = plateColour(random, colours);
  const text = readable(plate, colours);
  const division = random.pick<Division>(["plain", "plain", "halves", "stripes"]);
  const { y, width } = middle;
  return (
    field(colours, division, y) +
    (division === "plain" || division === "halves" ? charge(random, colours, 100, y + 61, 19) : "") +
    rect(text, y - 37, 74) +
    rect(plate, y - 31, 62) +
    lettering(initials, { x: 100, y, width: width - 10, height: 42 }, text, colours)
  );
};

/** Initials on a disc, over a bolder field. */
const disc: Layout = (random, { middle: { y } }, colours, initials) => {
  const plate = plateColour(random, colours);
  const text = readable(plate, colours);
  const division = random.pick<Division>([
    "halves",
    "stripes",
    "quarters",
    "sash",
    "diagonal",
    "cross",
    "hoops",
  ]);
  return (
    field(colours, division, y) +
    `<circle cx="100" cy="${y}" r="53" fill="${plate}" stroke="${text}" stroke-width="6"/>` +
    lettering(initials, { x: 100, y, width: 80, height: 44 }, text, colours)
  );
};

/** One colour, large initials, something of the place at the foot. */
const open: Layout = (random, { middle }, colours, initials) => {
  const y = middle.y - 14;
  const foot = y + 46;
  const { main, second } = colours;
  const base = random.pick([
    `<path fill="none" stroke="${second}" stroke-width="12" d="${waves(foot + 10)}"/>`,
    `<path fill="${second}" d="${mountains(foot - 4)}"/>`,
    `<path fill="${second}" d="M0 ${foot}h200v12H0zm0 24h200v12H0zm0 24h200v120H0z"/>`,
    `<path fill="${second}" d="M0 ${foot}h200v120H0z"/>${ball(100, foot + 34, 24, colours.dark)}`,
  ]);
  return (
    rect(main, 0, 220) +
    base +
    lettering(initials, { x: 100, y, width: middle.width - 8, height: 56 }, readable(main, colours), colours)
  );
};

const field = ({ main, second }: CrestColours, division: Division, y: number) =>
  rect(main, 0, 220) + (division === "plain" ? "" : `<path fill="${second}" d="${DIVISIONS[division](y)}"/>`);

const rect = (colour: string, y: number, height: number) =>
  `<path fill="${colour}" d="M0 ${y}h200v${height}H0z"/>`;

function charge(
  random: Random,
  { light, dark, gold }: CrestColours,
  x: number,
  y: number,
  radius: number,
): string {
  if (random.chance(0.55)) return ball(x, y, radius, dark);
  const colour = random.chance(0.5) ? gold : light;
  return `<path fill="${colour}" stroke="${dark}" stroke-width="4" stroke-linejoin="round" d="${star(x, y, radius * 1.15)}"/>`;
}

/** A club without initials still gets a whole crest. */
const lettering = (initials: string, box: Box, colour: string, { dark }: CrestColours) =>
  initials === "" ? ball(box.x, box.y, box.height / 2, dark) : initialsText(initials, box, colour);

/** Sea for the clubs of the coast. */
const waves = (top: number): string =>
  [0, 26, 52].map((down) => `M-6 ${top + down}q20-18 40 0t40 0 40 0 40 0 40 0 40 0`).join("");

const mountains = (top: number): string => `M0 220V${top + 44}L62 ${top}l34 36 26-22 78 46v160z`;

/** How the second colour lies over the first, around a centre line; the shield clips the rest. */
const DIVISIONS = {
  plain: () => "",
  halves: () => "M100 0h100v220H100z",
  stripes: () => "M32 0h27v220H32zm54 0h28v220H86zm55 0h27v220h-27z",
  hoops: (y: number) => [-72, -24, 24, 72].map((down) => `M0 ${y + down - 12}h200v24H0z`).join(""),
  quarters: (y: number) => `M100 0h100v${y}H0v220h100z`,
  sash: (y: number) => `M-20 ${y - 130}l240 206v60L-20 ${y - 70}z`,
  diagonal: () => "M0 220L200 0v220z",
  chevron: (y: number) => `M0 ${y + 58}L100 ${y - 12} 200 ${y + 58}v46L100 ${y + 34} 0 ${y + 104}z`,
  cross: (y: number) => `M82 0h36v220H82zM0 ${y - 18}h200v36H0z`,
};

type Division = keyof typeof DIVISIONS;
