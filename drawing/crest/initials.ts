import { escapeXml, num } from "#drawing/svg.ts";

// As wide as Arial Narrow Bold; `textLength` then gives every substitute font the same width.
const FONTS = "'Arial Narrow','Roboto Condensed','Barlow Condensed',Arial,sans-serif";
const CAP_HEIGHT = 0.72;

export type Box = { x: number; y: number; width: number; height: number };

/** Capitals centred on (x, y), as large as the box allows. */
export function initialsText(text: string, { x, y, width, height }: Box, colour: string): string {
  const ems = Array.from(text).reduce((sum, sign) => sum + signWidth(sign), 0);
  const size = Math.min(height / CAP_HEIGHT, width / ems);
  return (
    `<text x="${num(x)}" y="${num(y + (size * CAP_HEIGHT) / 2)}" font-family="${FONTS}" font-weight="800" ` +
    `font-size="${num(size)}" text-anchor="middle" textLength="${num(size * ems)}" ` +
    `lengthAdjust="spacingAndGlyphs" fill="${colour}">${escapeXml(text)}</text>`
  );
}

function signWidth(sign: string): number {
  if (/[IÍÌ1.!|']/.test(sign)) return 0.3;
  if (/[MW]/.test(sign)) return 0.74;
  return 0.58;
}
