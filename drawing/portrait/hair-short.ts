import { mix } from "#drawing/colour.ts";
import type { Hair, HairColours } from "#drawing/portrait/person.ts";
import { bumps, onEllipse, points } from "#drawing/svg.ts";

export const SHORT_STYLES = {
  short: ({ hair }: HairColours): Hair => ({
    front: `<path fill="${hair}" d="M-41 3C-46-46-24-64 0-64S46-46 41 3C39-11 35-20 30-28 18-22-18-22-30-28-35-20-39-11-41 3Z"/>`,
  }),

  sidePart: ({ hair, hairLight }: HairColours): Hair => ({
    front:
      `<path fill="${hair}" d="M-41 2C-47-36-36-58-14-63 14-70 48-58 41 2 39-12 36-19 32-25 8-22-14-30-22-38-26-28-36-22-41 2Z"/>` +
      strands(hairLight, "M-20-40Q-8-54 18-54"),
  }),

  fade: (colours: HairColours): Hair => ({
    front:
      faded(colours) +
      `<path fill="${colours.hair}" d="M-29-28L-37-36C-40-58-24-67 1-67S41-58 37-36L29-28Q0-32-29-28Z"/>` +
      strands(colours.hairLight, "M-24-50Q0-60 24-50"),
  }),

  curlyFade: (colours: HairColours): Hair => ({
    front:
      faded(colours) +
      `<path fill="${colours.hair}" d="${bumps(points([-34, -22, -41, -36, -37, -51, -26, -62, -10, -68, 8, -68, 24, -63, 36, -52, 41, -37, 34, -22, 20, -27, 7, -29, -7, -29, -20, -27, -34, -22]))}"/>`,
  }),

  afro: ({ hair }: HairColours): Hair => ({
    behind: `<path fill="${hair}" d="${bumps(ring(0, -24, 58, 52, 16))}"/>`,
    front: `<path fill="${hair}" d="M-41 4C-50-46-30-62 0-62S50-46 41 4C38-10 36-18 31-26 16-34-16-34-31-26-36-18-38-10-41 4Z"/>`,
  }),

  buzz: ({ hair, skin }: HairColours): Hair => ({
    front: `<path fill="${mix(skin, hair, 0.84)}" d="M-39-1C-44-40-26-53 0-53S44-40 39-1C37-14 36-22 30-29 14-33-14-33-30-29-36-22-37-14-39-1Z"/>`,
  }),

  shaved: ({ hair, skin }: HairColours): Hair => ({
    front: `<path fill="${mix(skin, hair, 0.38)}" d="M-38-6C-42-38-24-49 0-49S42-38 38-6C37-17 35-24 29-30 14-35-14-35-29-30-35-24-37-17-38-6Z"/>`,
  }),

  locs: ({ hair, hairLight }: HairColours): Hair => ({
    front:
      `<path fill="${hair}" d="M-41-4C-48-48-26-66 0-66S48-48 41-4C36-20 20-32 0-34-20-32-36-20-41-4Z"/>` +
      `<path fill="none" stroke="${hair}" stroke-width="9" d="M-39-30Q-47-14-43 6M-30-40Q-37-28-35-14M-17-42Q-23-32-23-23M0-42V-25M17-42Q23-32 23-23M30-40Q37-28 35-14M39-30Q47-14 43 6"/>` +
      strands(hairLight, "M-12-58Q-28-48-32-30M0-60V-38M12-58Q28-48 32-30"),
  }),

  cornrows: ({ hair, hairLight }: HairColours): Hair => ({ front: cap(hair) + rows(hairLight) }),

  hawk: (colours: HairColours): Hair => ({
    front:
      faded(colours) +
      `<path fill="${colours.hair}" d="M-26-28L-30-48-21-55-17-67-5-65 5-74 12-65 24-64 23-54 31-47 26-28Q0-33-26-28Z"/>`,
  }),

  topKnot: (colours: HairColours): Hair => ({
    behind: `<circle cy="-66" r="15" fill="${colours.hair}"/>`,
    front:
      faded(colours) +
      cap(colours.hair) +
      strands(colours.hairLight, "M-24-32Q-18-50-5-59M24-32Q18-50 5-59M0-34V-58") +
      tie(colours.accent, -60),
  }),

  waves: ({ hair, hairLight }: HairColours): Hair => ({
    behind: `<path fill="${hair}" d="M-44-20Q-52 12-44 34-36 42-28 34V-10H28V34Q36 42 44 34 52 12 44-20Z"/>`,
    front:
      `<path fill="${hair}" d="M-42 26C-60-30-40-65 2-66S60-30 42 26C41 0 36-14 28-28 16-18 2-22-4-32-12-20-28-16-34-18-38-8-40 4-42 26Z"/>` +
      strands(hairLight, "M0-38Q6-54 24-52M-8-38Q-14-50-26-48"),
  }),

  pixie: ({ hair, hairLight }: HairColours): Hair => ({
    front:
      `<path fill="${hair}" d="M-42 14C-52-40-30-65 2-65S52-42 42 10Q38 0 37-14C18-14-6-22-16-36-20-22-30-14-37-10-37 0-38 8-42 14Z"/>` +
      strands(hairLight, "M-14-42Q4-30 30-26"),
  }),
};

/** Pulled back or very short hair with a high, rounded hairline. */
export const cap = (hair: string): string =>
  `<path fill="${hair}" d="M-40 0C-46-44-26-60 0-60S46-44 40 0C38-13 36-21 31-28 16-36-16-36-31-28-36-21-38-13-40 0Z"/>`;

/** Braids that run from the forehead back. */
export const rows = (colour: string): string =>
  strands(
    colour,
    "M-35-22Q-36-36-26-48M-22-33Q-22-46-13-55M-8-36Q-8-48-4-57M8-36Q8-48 4-57M22-33Q22-46 13-55M35-22Q36-36 26-48",
  );

export const strands = (colour: string, d: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="2.5" d="${d}"/>`;

export const tie = (colour: string, y: number): string =>
  `<path stroke="${colour}" stroke-width="6" d="M-8 ${y}H8"/>`;

export const ring = (cx: number, cy: number, rx: number, ry: number, count: number) =>
  Array.from({ length: count + 1 }, (_, i) => onEllipse(cx, cy, rx, ry, (360 / count) * i));

/** Sides clipped close to the skin. */
const faded = ({ hair, skin }: HairColours) =>
  `<path fill="${mix(skin, hair, 0.55)}" d="M-39-1C-43-34-34-50-20-56H20C34-50 43-34 39-1Q37-16 30-29H-30Q-37-16-39-1Z"/>`;
