import { mix } from "#drawing/colour.ts";
import type { Kit, Skin } from "#drawing/portrait/person.ts";
import { num } from "#drawing/svg.ts";

export const PATTERNS = [
  "plain",
  "plain",
  "stripes",
  "pinstripes",
  "hoop",
  "hoops",
  "sash",
  "halves",
  "sleeves",
  "chevron",
] as const;

type Pattern = (typeof PATTERNS)[number];

export const COLLARS = ["v", "v", "crew", "crew", "polo"] as const;

export type Dress = Skin & {
  kit: Kit;
  pattern: Pattern;
  collar: (typeof COLLARS)[number];
  /** A narrower neck. */
  slim: boolean;
};

export const KITS: Kit[] = [
  { main: "#ffd21f", trim: "#0b6b3f" },
  { main: "#f7f5ee", trim: "#1f5fd6" },
  { main: "#f7f5ee", trim: "#c4321f" },
  { main: "#16202a", trim: "#ffd21f" },
  { main: "#16202a", trim: "#f7f5ee" },
  { main: "#c4321f", trim: "#f7f5ee" },
  { main: "#c4321f", trim: "#16202a" },
  { main: "#1f5fd6", trim: "#f7f5ee" },
  { main: "#15387f", trim: "#ffd21f" },
  { main: "#0b6b3f", trim: "#f7f5ee" },
  { main: "#7a1730", trim: "#8fd0f0" },
  { main: "#8fd0f0", trim: "#15387f" },
  { main: "#f08a1d", trim: "#16202a" },
  { main: "#5a2a86", trim: "#f7f5ee" },
  { main: "#0f7f78", trim: "#f6e6b8" },
];

const BODY = "M24 250C25 205 38 184 68 174L98 162Q125 186 152 162L182 174C212 184 225 205 226 250Z";
const CHEVRON = "M58 184l67 33 67-33v22l-67 33-67-33z";
const SEAMS = "M64 196q7 22 6 54M186 196q-7 22-6 54";

export function shirt({ kit, pattern, collar }: Dress, id: string): string {
  const weave = WEAVES[pattern];
  return (
    (weave ? gradient(id, kit, weave) : "") +
    `<path fill="${weave ? `url(#${id})` : kit.main}" d="${BODY}"/>` +
    (pattern === "chevron" ? `<path fill="${kit.trim}" d="${CHEVRON}"/>` : "") +
    (pattern === "sleeves"
      ? ""
      : `<path d="${SEAMS}" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="2"/>`) +
    (collar === "polo" ? "" : badge(kit, pattern))
  );
}

function badge({ main, trim }: Kit, pattern: Pattern): string {
  if (pattern === "hoops" || pattern.endsWith("stripes")) return "";
  const colour = pattern === "plain" || pattern === "sleeves" ? trim : main;
  return `<path d="M151 201h15v9q0 6-7.5 9-7.5-3-7.5-9z" fill="${colour}"/>`;
}

/** A line across the cloth, mirrored at both ends, and the share of it in the trim's colour. */
type Weave = { from: [number, number]; to: [number, number]; trim: [start: number, end: number] };

// A gradient with hard stops has no fringe of the other colour at the edges; a clipped shape has.
const WEAVES: Partial<Record<Pattern, Weave>> = {
  stripes: { from: [125, 0], to: [145, 0], trim: [0, 0.5] },
  pinstripes: { from: [125, 0], to: [132, 0], trim: [0, 0.16] },
  hoop: { from: [0, 100], to: [0, 250], trim: [0.64, 0.82] },
  hoops: { from: [0, 188], to: [0, 204], trim: [0, 0.5] },
  sash: { from: [10, 310], to: [210, 56], trim: [0.46, 0.6] },
  halves: { from: [0, 0], to: [250, 0], trim: [0.5, 1] },
  sleeves: { from: [125, 0], to: [250, 0], trim: [0.46, 1] },
};

/** About a pixel, so that a slanted edge is not a staircase. */
const SOFT = 0.004;

function gradient(id: string, { main, trim }: Kit, weave: Weave): string {
  const [start, end] = weave.trim;
  const [x1, y1] = weave.from;
  const [x2, y2] = weave.to;
  const stop = (offset: number, colour: string) =>
    `<stop offset="${num(offset, 3)}" stop-color="${colour}"/>`;
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" spreadMethod="reflect" ` +
    `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">` +
    (start > 0 ? stop(start, main) + stop(start + SOFT, trim) : "") +
    (end < 1 ? stop(end, trim) + stop(end + SOFT, main) : "") +
    "</linearGradient>"
  );
}

/** Skin over the shirt, then the collar over both. */
export function neck({ skin, skinShade, kit, collar, pattern, slim }: Dress): string {
  const half = slim ? 18 : 21;
  const left = 125 - half;
  const opening = collar === "crew" ? "Q125 186" : "L125 190";
  const mixed = pattern === "halves" || pattern === "stripes" || pattern === "sash";
  const band = mixed ? mix(kit.main, "#000000", 0.22) : kit.trim;
  return (
    `<path fill="${mix(skin, skinShade, 0.45)}" d="M${left} 124v28q-1 7-7 10${opening} ${132 + half} 162q-6-3-7-10v-28z"/>` +
    `<path fill="${skinShade}" d="M${left} 124v24q${half} 18 ${half * 2} 0v-24z"/>` +
    (collar === "polo"
      ? `<path fill="${band}" d="M100 154L125 190 106 202 88 168Q92 158 100 154zM150 154L125 190 144 202 162 168Q158 158 150 154z"/>`
      : `<path fill="none" stroke-linecap="butt" stroke="${band}" stroke-width="8" d="M152 162${opening} 98 162"/>`)
  );
}
