import { fingerprint } from "#drawing/random.ts";

/**
 * A whole file: it works in `<img>`, inline, and in renderers without a style sheet. All drawn lines
 * have round ends, so it is said once.
 */
export const svgFile = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linecap="round">${body}</svg>`;

/** Several drawings may stand inline on one page, so that an id carries its drawing's seed. */
export const idFor = (kind: string, seed: string): string => `${kind}${fingerprint(`${kind}/${seed}`)}`;

export type Point = readonly [x: number, y: number];

/** One decimal is finer than a pixel at 600 px, and keeps files small. */
export function num(value: number, decimals = 1): string {
  const scale = 10 ** decimals;
  return String(Math.round(value * scale) / scale || 0).replace(/^(-?)0\./, "$1.");
}

/** Straight lines through the points; each further pair after an M means a line by itself. */
export const trace = (points: readonly Point[], decimals = 0): string =>
  `M${points
    .flat()
    .map((value) => num(value, decimals))
    .join(" ")
    .replaceAll(" -", "-")}`;

export const polygon = (points: readonly Point[], decimals = 0): string => `${trace(points, decimals)}z`;

/** Long outlines are written as x, y, x, y, …: they fit on a line. */
export const points = (flat: readonly number[]): Point[] =>
  flat.flatMap((y, i) => (i % 2 ? [[flat[i - 1] ?? 0, y] as const] : []));

/** Points on an ellipse; degrees run clockwise from the top. */
export function onEllipse(cx: number, cy: number, rx: number, ry: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [cx + rx * Math.sin(angle), cy - ry * Math.cos(angle)];
}

/** A closed outline of outward bumps: curls, tree tops, clouds. Whole numbers keep it short. */
export function bumps(points: readonly Point[]): string {
  const [first, ...rest] = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  if (!first) return "";
  let [x, y] = first;
  const arcs = rest.map(([nextX, nextY]) => {
    const [dx, dy] = [nextX - x, nextY - y];
    const radius = Math.round(Math.hypot(dx, dy) * 0.62);
    [x, y] = [nextX, nextY];
    return `a${radius} ${radius} 0 0 1 ${dx} ${dy}`.replaceAll(" -", "-");
  });
  return `${trace([first])}${arcs.join("")}z`;
}

// XML 1.0 has no place, not even escaped, for most control characters, lone surrogates and two more.
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export const onlyXml = (text: string): string => text.replaceAll(NOT_XML, "");

export const escapeXml = (text: string): string =>
  onlyXml(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
