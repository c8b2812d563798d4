import { mix } from "#domain/drawing/colour.ts";
import type { Kit, Looks } from "#domain/drawing/portrait/looks.ts";

export const PATTERNS = [
  "plain",
  "plain",
  "stripes",
  "hoop",
  "hoops",
  "sash",
  "halves",
  "sleeves",
  "chevron",
] as const;

export const COLLARS = ["v", "crew", "polo"] as const;

export const KITS: Kit[] = [
  { main: "#ffd21f", trim: "#0b6b3f" },
  { main: "#f7f5ee", trim: "#1f5fd6" },
  { main: "#f7f5ee", trim: "#c4321f" },
  { main: "#f7f5ee", trim: "#10201a" },
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

const BODY =
  "M24 250C25 205 38 184 68 174L98 162Q125 186 152 162L182 174C212 184 225 205 226 250Z";

export function shirt({ kit, pattern, collar }: Looks, id: string): string {
  const shape = PATTERN_SHAPES[pattern];
  const seam = `<path d="M64 196q7 22 6 54M186 196q-7 22-6 54" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="2"/>`;
  const badge = `<path d="M152 203h15v9q0 6-7.500 9-7.500-3-7.500-9z" fill="${pattern === "plain" || pattern === "sleeves" ? kit.trim : kit.main}" stroke="${pattern === "plain" || pattern === "sleeves" ? kit.main : kit.trim}" stroke-width="2"/>`;
  return (
    `<path fill="${kit.main}" d="${BODY}"/>` +
    (shape
      ? `<clipPath id="${id}"><path d="${BODY}"/></clipPath><path clip-path="url(#${id})" fill="${kit.trim}" d="${shape}"/>`
      : "") +
    seam +
    (collar === "polo" ? "" : badge)
  );
}

const PATTERN_SHAPES: Record<(typeof PATTERNS)[number], string | null> = {
  plain: null,
  stripes: "M26 150h20v100H26zm44 0h22v100H70zm44 0h22v100h-22zm44 0h22v100h-22zm46 0h20v100h-20z",
  hoop: "M0 200h250v26H0z",
  hoops: "M0 184h250v16H0zm0 32h250v16H0z",
  sash: "M54 160h44l116 90h-58z",
  halves: "M125 150h110v100H125z",
  sleeves: "M20 160h46q-2 10 0 40 6 20 4 50H20zm210 0h-46q2 10 0 40-6 20-4 50h50z",
  chevron: "M20 172l105 52 105-52v26l-105 52-105-52z",
};

/** Skin over the shirt, then the collar over both. */
export function neck({ skin, skinShade, kit, collar, pattern, slim }: Looks): string {
  const half = slim ? 18 : 21;
  const left = 125 - half;
  const opening = collar === "crew" ? "Q125 186 98 162" : "L125 190 98 162";
  const band = pattern === "halves" || pattern === "stripes" ? mix(kit.main, "#000000", 0.25) : kit.trim;
  return (
    `<path fill="${mix(skin, skinShade, 0.45)}" d="M${left} 124v28q-1 7-7 10${collar === "crew" ? "Q125 187 " : "L125 190 "}${125 + half + 7} 162q-6-3-7-10v-28z"/>` +
    `<path fill="${skinShade}" d="M${left} 124v24q${half} 18 ${half * 2} 0v-24z"/>` +
    collarShape(collar, band, opening)
  );
}

function collarShape(collar: Looks["collar"], colour: string, opening: string): string {
  if (collar === "polo") {
    return `<path fill="${colour}" d="M100 154L125 190 106 202 88 168Q92 158 100 154zM150 154L125 190 144 202 162 168Q158 158 150 154z"/>`;
  }
  return `<path fill="none" stroke="${colour}" stroke-width="8" d="M152 162${opening}"/>`;
}
