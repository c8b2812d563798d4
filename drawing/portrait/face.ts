import { mix } from "#drawing/colour.ts";
import type { Looks } from "#drawing/portrait/looks.ts";

/** Head, ears and a hint of features, around (0, 0): enough to be someone, too little to be anyone. */
export function face(looks: Looks): string {
  const { skin, skinShade, jaw, hair } = looks;
  const line = mix(skin, "#2a0703", 0.62);
  return (
    `<path fill="${mix(skin, skinShade, 0.5)}" d="M-37-5c-6-4-10 0-9 7s5 12 11 11zM37-5c6-4 10 0 9 7s-5 12-11 11z"/>` +
    `<path fill="${skin}" d="M-38-8C-38-34-22-47 0-47S38-34 38-8C38 ${jaw.cheek} ${jaw.chin} ${jaw.end} 0 ${jaw.end}S-38 ${jaw.cheek}-38-8Z"/>` +
    marks(looks) +
    `<g fill="none" stroke-width="3">` +
    `<path stroke="#170e0b" ${EYES[looks.eyes]}/>` +
    `<path stroke="#fff" stroke-width="2.2" d="M-14 1.5h.1M16 1.5h.1"/>` +
    `<path stroke="${mix(hair, "#170e0b", 0.55)}" d="${BROWS[looks.brow]}"/>` +
    `<path stroke="${mix(skin, line, 0.45)}" d="${NOSES[looks.nose]}"/>` +
    `${mouth(looks.mouth, line)}</g>`
  );
}

function marks({ marks, skinShade }: Looks): string {
  if (marks === "freckles")
    return `<path stroke="${skinShade}" stroke-width="2" d="M-25 15h.1m5 0h.1m5 0h.1m-8 4h.1m5 0h.1M14 15h.1m5 0h.1m5 0h.1m-8 4h.1m5 0h.1"/>`;
  if (marks === "earrings") return `<path stroke="#ffd66b" stroke-width="5" d="M-42 14h.1M42 14h.1"/>`;
  return "";
}

const EYES = [
  'stroke-width="7" d="M-15 2.5v1.2M15 2.5v1.2"',
  'stroke-width="7.6" d="M-15 3h.1M15 3h.1"',
  'fill="#170e0b" stroke-width="1" d="M-20 3.5q5-7 10 0-5 6-10 0zM10 3.5q5-7 10 0-5 6-10 0z"',
];

const BROWS = [
  "M-21-8q6-4 12-1M21-8q-6-4-12-1",
  "M-22-7q7-5 13-2M22-7q-7-5-13-2",
  "M-21-9q6-1 11 0M21-9q-6-1-11 0",
  "M-22-6q5-6 13-4M22-6q-5-6-13-4",
];

const NOSES = ["M-4 16q4 3 8 0", "M1 8q-5 7-4 9 2 2 5 1", "M-5 15q5 5 10 0"];

/** Athletes on a figurinha smile, more or less. */
function mouth(kind: number, line: string): string {
  switch (kind) {
    case 0:
      return `<path stroke="${line}" d="M-10 27q10 8 20 0"/>`;
    case 1:
      return `<path stroke="${line}" d="M-8 28q8 5 16 0"/>`;
    case 2:
      return `<path fill="#fff" d="M-12 26q12 3 24 0-2 11-12 11t-12-11z"/>`;
    case 3:
      return `<path stroke="${line}" d="M-8 29q10 3 16-4"/>`;
    default:
      return `<path fill="#fff" d="M-9 27q9 2 18 0-3 7-9 7t-9-7z"/>`;
  }
}
