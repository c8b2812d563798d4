import { fingerprint } from "./random.ts";

/** A whole file: it works in `<img>`, inline, and in renderers without a style sheet. */
export const svgFile = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;

/** Several drawings may stand inline on one page, so that an id carries its drawing's seed. */
export const idFor = (kind: string, seed: string): string => `${kind}${fingerprint(`${kind}/${seed}`)}`;

export type Point = readonly [x: number, y: number];

/** One decimal is finer than a pixel at 600 px, and keeps files small. */
export const num = (value: number): string => String(Math.round(value * 10) / 10 || 0);

export const polygon = (points: readonly Point[]): string => `M${points.map(pair).join("L")}Z`;

export const pair = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

/** Points on an ellipse; degrees run clockwise from the top. */
export function onEllipse(cx: number, cy: number, rx: number, ry: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [cx + rx * Math.sin(angle), cy - ry * Math.cos(angle)];
}

/** A closed outline of outward bumps: curls, tree tops, clouds. */
export function bumps(points: readonly Point[], roundness = 0.62): string {
  const arcs = points.map((point, i) => {
    const [x, y] = points[(i + points.length - 1) % points.length] as Point;
    const radius = num(Math.hypot(point[0] - x, point[1] - y) * roundness);
    return i === 0 ? `M${pair(point)}` : `A${radius} ${radius} 0 0 1 ${pair(point)}`;
  });
  return `${arcs.join("")}Z`;
}

// XML 1.0 has no place, not even escaped, for most control characters, lone surrogates and two more.
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export function escapeXml(text: string): string {
  return text
    .replaceAll(NOT_XML, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
