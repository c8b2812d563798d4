import type { Stage } from "#drawing/scene/stage.ts";
import { mix } from "#drawing/colour.ts";
import type { Team } from "#drawing/scene/player.ts";

/** A curved stand with its people as dots, down to a row of boards at the pitch. */
export function stands({ mood, id }: Stage, top: number, base: number, colours: Team[]): string {
  const concrete = mix(mood.near, "#0b1a24", 0.35);
  const [a, b] = colours.map((team) => team.shirt);
  const sag = top + 46;
  return (
    `<pattern id="${id}c" width="34" height="26" patternUnits="userSpaceOnUse"><g stroke-width="9" stroke-opacity=".8"><path stroke="${a}" d="M6 6h.1M24 19h.1"/><path stroke="${b}" d="M23 6h.1"/><path stroke="${mix(mood.far, "#ffffff", 0.4)}" d="M7 19h.1"/></g></pattern>` +
    `<path fill="${concrete}" d="M0 ${top}Q400 ${sag} 800 ${top}V${base}H0z"/>` +
    `<path fill="url(#${id}c)" d="M0 ${top + 16}Q400 ${sag + 16} 800 ${top + 16}V${base - 18}H0z"/>` +
    `<path fill="${mix(concrete, "#000000", 0.3)}" d="M0 ${top}Q400 ${sag} 800 ${top}V${top - 26}Q400 ${sag - 18} 0 ${top - 26}z"/>` +
    boards(base, [a ?? "#fff", b ?? "#fff"])
  );
}

const boards = (base: number, [a, b]: [string, string]) =>
  `<path fill="#f7f5ee" d="M0 ${base - 18}h800v18H0z"/>` +
  `<path fill="${a}" d="M60 ${base - 18}h130v18H60zm400 0h130v18H460z"/>` +
  `<path fill="${b}" d="M260 ${base - 18}h130v18H260zm400 0h130v18H660z"/>`;

/** Masts with lamps, at these places; they shine after dark. */
export function floodlights({ mood }: Stage, xs: readonly number[], top: number, base: number): string {
  const each = (draw: (x: number) => string) => xs.map(draw).join("");
  const lamps = (x: number) => `M${x - 22} ${top + 9}h.1m22 0h.1m22 0h.1m0 18h.1m-22 0h-.1m-22 0h-.1`;
  return (
    (mood.night
      ? `<path stroke="#fff" stroke-opacity=".1" stroke-width="180" d="${each((x) => `M${x} ${top + 18}h.1`)}"/>`
      : "") +
    `<path fill="#2c3a44" d="${each((x) => `M${x - 36} ${top - 4}h72v44h-32V${base}h-8V${top + 40}h-32z`)}"/>` +
    `<path stroke="${mood.night ? "#fffbe0" : "#dfe6e6"}" stroke-width="14" d="${each(lamps)}"/>`
  );
}
