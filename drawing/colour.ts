/** Colours are `#rrggbb` everywhere in the drawings. */
export type Colour = `#${string}`;

/** `share` of `to` in the result. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const a = channels(from);
  const b = channels(to);
  return `#${a.map((value, i) => hex(value + ((b[i] ?? value) - value) * share)).join("")}`;
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrast(a: Colour, b: Colour): number {
  const one = luminance(a) + 0.05;
  const other = luminance(b) + 0.05;
  return Math.max(one, other) / Math.min(one, other);
}

/** How far apart two flat areas look side by side, 0 to about 765 ("redmean" approximation). */
export function distance(a: Colour, b: Colour): number {
  const [r1, g1, b1] = channels(a);
  const [r2, g2, b2] = channels(b);
  const red = (r1 + r2) / 2;
  return Math.sqrt(
    (2 + red / 256) * (r1 - r2) ** 2 + 4 * (g1 - g2) ** 2 + (2 + (255 - red) / 256) * (b1 - b2) ** 2,
  );
}

function luminance(colour: Colour): number {
  const [r, g, b] = channels(colour);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

const channels = (colour: Colour): [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const hex = (value: number) => Math.round(value).toString(16).padStart(2, "0");
