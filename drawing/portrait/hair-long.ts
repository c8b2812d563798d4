import type { Hair, HairColours } from "#drawing/portrait/person.ts";
import { cap, ring, rows, strands, tie } from "#drawing/portrait/hair-short.ts";
import { bumps, points } from "#drawing/svg.ts";

export const LONG_STYLES = {
  ponytail: ({ hair, hairLight, accent }: HairColours): Hair => ({
    behind:
      `<path fill="${hair}" d="M8-58C36-84 72-62 70-16 69 14 60 32 66 56 40 44 42 16 46-8 48-30 34-44 12-46Z"/>` +
      `<path stroke="${accent}" stroke-width="7" d="M22-66l5 8"/>`,
    front: cap(hair) + strands(hairLight, "M-27-32Q-12-50 14-54M26-32Q27-44 22-51M-4-35Q6-44 17-52"),
  }),

  sidePony: ({ hair, hairLight, accent }: HairColours): Hair => ({
    front:
      `<path fill="${hair}" d="M36 18C54 22 60 50 54 74 50 90 40 98 34 104 36 84 28 60 32 40Z"/>` +
      `<path stroke="${accent}" stroke-width="7" d="M35 28l12 2"/>` +
      `<path fill="${hair}" d="M-41 8C-48-46-26-62 0-62S48-46 42 10L44 26 34 26Q40 0 36-14C14-14-8-24-18-38-22-26-34-20-37-10-39-2-39 2-41 8Z"/>` +
      strands(hairLight, "M-16-42Q2-28 34-20"),
  }),

  bun: ({ hair, hairLight, accent }: HairColours): Hair => ({
    behind: `<circle cy="-68" r="20" fill="${hair}"/>`,
    front:
      cap(hair) +
      strands(hairLight, "M-28-32Q-20-48-6-55M28-32Q20-48 6-55M-9-72Q0-80 10-72") +
      tie(accent, -58),
  }),

  twoBraids: (colours: HairColours): Hair => ({
    front: braids(colours) + parted(colours.hair, colours.hairLight),
  }),

  boxBraids: ({ hair, hairLight }: HairColours): Hair => ({
    behind:
      `<path fill="${hair}" d="M-40-30C-56 0-52 60-56 104H-22V0H22V104H56C52 60 56 0 40-30Z"/>` +
      strands(
        hairLight,
        "M-47 20Q-47 60-49 100M-38 30Q-38 60-40 102M-29 44V98M47 20Q47 60 49 100M38 30Q38 60 40 102M29 44V98",
      ),
    front: parted(hair, hairLight) + rows(hairLight),
  }),

  cachos: ({ hair }: HairColours): Hair => ({
    behind: `<path fill="${hair}" d="${bumps(points([-26, 52, -46, 56, -58, 42, -62, 24, -61, 5, -57, -14, -50, -32, -39, -48, -24, -60, -7, -66, 11, -65, 28, -58, 42, -46, 52, -30, 58, -12, 62, 7, 62, 26, 57, 43, 45, 56, 26, 52]))}"/>`,
    front: `<path fill="${hair}" d="${bumps(points([-41, 14, -46, 0, -47, -16, -42, -34, -30, -50, 0, -60, 30, -50, 42, -34, 47, -16, 46, 0, 41, 14])).slice(0, -1)}Q37-2 36-14 22-16 6-36-8-22-33-16-36-4-41 14Z"/>`,
  }),

  longStraight: ({ hair, hairLight }: HairColours): Hair => ({
    behind: `<path fill="${hair}" d="M-43-20C-54 10-46 60-58 92Q-40 100-20 92V0H20V92Q40 100 58 92C46 60 54 10 43-20Z"/>`,
    front: parted(hair, hairLight),
  }),

  bob: ({ hair, hairLight }: HairColours): Hair => ({
    behind: `<path fill="${hair}" d="M-44-20C-54 10-50 34-50 46Q-36 54-24 46V0H24V46Q36 54 50 46C50 34 54 10 44-20Z"/>`,
    front:
      `<path fill="${hair}" d="M-38 30C-52 0-50-66 0-66S52 0 38 30Q40 0 35-16C12-18-20-18-35-16Q-40 0-38 30Z"/>` +
      strands(hairLight, "M-20-50Q0-58 20-50"),
  }),

  puffs: ({ hair, accent }: HairColours): Hair => ({
    behind: `<path fill="${hair}" d="${bumps(ring(-43, -46, 24, 23, 9))}${bumps(ring(43, -46, 24, 23, 9))}"/>`,
    front: cap(hair) + `<path stroke="${accent}" stroke-width="6" d="M-36-38l12-13M36-38l-12-13"/>`,
  }),

  cornrowPuff: ({ hair, hairLight, accent }: HairColours): Hair => ({
    behind: `<path fill="${hair}" d="${bumps(ring(0, -67, 30, 22, 11))}"/>`,
    front: cap(hair) + rows(hairLight) + tie(accent, -59),
  }),
};

/** Parted in the middle, falling beside the face. */
const parted = (hair: string, light: string) =>
  `<path fill="${hair}" d="M-40 30C-60-6-46-64 0-64S60-6 40 30Q42 2 36-12C26-17 6-26 0-41-6-26-26-17-36-12Q-42 2-40 30Z"/>` +
  strands(light, "M0-44V-60");

const braids = ({ hair, hairLight, accent }: HairColours) =>
  `<path fill="${hair}" d="M-46 10q14-4 13 8l-1 64q-1 14-6 20-6-6-6-20zM46 10q-14-4-13 8l1 64q1 14 6 20 6-6 6-20z"/>` +
  strands(hairLight, [30, 44, 58, 72].map((y) => `M-45 ${y}l5 5 6-5m68 0l6 5 5-5`).join("")) +
  `<path stroke="${accent}" stroke-width="6" d="M-44 85h8m72 0h8"/>`;
