import { type Colour, contrast, distance } from "#drawing/colour.ts";
import type { Random } from "#drawing/random.ts";

const INK = "#16202a";
const WHITE = "#fdfbf4";
const GOLD = "#e9a800";

export type CrestColours = {
  main: Colour;
  second: Colour;
  accent: Colour;
  /** The edge: a crest must stand on a white page. */
  dark: Colour;
  light: Colour;
  gold: Colour;
};

const SCHEMES: [main: Colour, second: Colour, accent: Colour][] = [
  ["#0b6b3f", WHITE, "#f5c21b"],
  ["#1f5fd6", "#ffd21f", WHITE],
  [INK, "#c4321f", WHITE],
  [INK, WHITE, "#c4321f"],
  ["#c4321f", WHITE, INK],
  ["#7a1730", "#f2c14e", WHITE],
  ["#15387f", "#8fd0f0", WHITE],
  ["#0b6b3f", "#ffd21f", "#15387f"],
  ["#4f2683", WHITE, "#f2c14e"],
  ["#e8701a", INK, WHITE],
  ["#0d6e6a", "#f6e6b8", "#e8701a"],
  ["#5bb3e4", WHITE, "#15387f"],
  ["#7a1730", "#8fd0f0", WHITE],
  ["#c4321f", "#15387f", WHITE],
  ["#5b3420", "#f2d8a0", WHITE],
  ["#ffd21f", INK, WHITE],
];

export function chooseColours(random: Random): CrestColours {
  const [main, second, accent] = random.pick(SCHEMES);
  const brighter = (a: Colour, b: Colour) => (contrast(a, "#000000") > contrast(b, "#000000") ? a : b);
  const darker = (a: Colour, b: Colour) => (brighter(a, b) === a ? b : a);
  const darkest = [second, accent].reduce(darker, main);
  return {
    main,
    second,
    accent,
    dark: contrast(darkest, WHITE) > 4.5 ? darkest : INK,
    light: [second, accent].reduce(brighter, main),
    gold: GOLD,
  };
}

/** The club's own colour where it can be read on this plate, black or white where none can. */
export function readable(plate: Colour, { main, second, accent }: CrestColours): Colour {
  return (
    [accent, second, main].find((colour) => contrast(colour, plate) >= 4.5) ??
    (contrast(WHITE, plate) > contrast(INK, plate) ? WHITE : INK)
  );
}

/** A plate for the initials that stands out from both colours of the field. */
export function plateColour(random: Random, colours: CrestColours): Colour {
  const { main, second, accent, dark, light } = colours;
  const apart = [accent, light, dark].filter((c) => distance(c, main) > 120 && distance(c, second) > 120);
  return random.pick(apart.length > 0 ? apart : [dark, light]);
}
