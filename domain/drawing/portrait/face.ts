import { mix } from "#domain/drawing/colour.ts";
import type { Looks } from "#domain/drawing/portrait/looks.ts";

/** Head, ears and a hint of features, around (0, 0): enough to be someone, too little to be anyone. */
export function face(looks: Looks): string {
  const { skin, skinShade, jaw, hair, marks } = looks;
  const line = mix(skinShade, "#3d0f06", 0.42);
  const brow = mix(hair, "#1d1310", 0.5);
  return (
    `<path fill="${mix(skin, skinShade, 0.5)}" d="M-37-5c-6-4-10 0-9 7s5 12 11 11zM37-5c6-4 10 0 9 7s-5 12-11 11z"/>` +
    `<path fill="${skin}" d="M-38-8C-38-34-22-47 0-47S38-34 38-8C38 ${jaw.cheek} ${jaw.chin} ${jaw.end} 0 ${jaw.end}S-38 ${jaw.cheek}-38-8Z"/>` +
    (marks === "freckles"
      ? `<path stroke="${skinShade}" stroke-width="2" stroke-linecap="round" stroke-dasharray=".1 5" d="M-25 15h11M14 15h11M-21 19h6M18 19h6"/>`
      : "") +
    (marks === "earrings" ? `<path stroke="#ffd66b" stroke-width="5" stroke-linecap="round" d="M-41 15h.1M41 15h.1"/>` : "") +
    `<path fill="#1a100d" d="${EYES[looks.eyes]}"/>` +
    `<g fill="none" stroke-linecap="round" stroke-width="3">` +
    `<path stroke="${brow}" d="${BROWS[looks.brow]}"/>` +
    `<path stroke="${mix(skin, skinShade, 0.85)}" d="${NOSES[looks.nose]}"/>` +
    `${mouth(looks.mouth, line)}</g>`
  );
}

const EYES = [
  "M-18.500 3a3.500 4.200 0 0 1 7 0 3.500 4.200 0 0 1-7 0zM11.500 3a3.500 4.200 0 0 1 7 0 3.500 4.200 0 0 1-7 0z",
  "M-19.500 3a4 3.600 0 0 1 8 0 4 3.600 0 0 1-8 0zM11.500 3a4 3.600 0 0 1 8 0 4 3.600 0 0 1-8 0z",
  "M-20 4q5-7 10 0-5 4-10 0zM10 4q5-7 10 0-5 4-10 0z",
];

const BROWS = [
  "M-21-8q6-4 12-1M21-8q-6-4-12-1",
  "M-22-7q7-5 13-3M22-7q-7-5-13-3",
  "M-21-9h11M21-9h-11",
  "M-22-6q5-6 13-4M22-6q-5-6-13-4",
];

const NOSES = ["M-4 17q4 3 8 0", "M1 7q-5 8-4 10 2 2 5 1", "M-5 16q5 5 10 0"];

function mouth(kind: number, line: string): string {
  switch (kind) {
    case 0:
      return `<path stroke="${line}" d="M-9 28q9 7 18 0"/>`;
    case 1:
      return `<path stroke="${line}" d="M-8 29q8 4 16 0"/>`;
    case 2:
      return `<path stroke="none" fill="#fff" d="M-11 26q11 3 22 0-2 10-11 10t-11-10z"/>`;
    case 3:
      return `<path stroke="${line}" d="M-7 30q8 2 14-3"/>`;
    default:
      return `<path stroke="${line}" d="M-8 29h16"/>`;
  }
}
