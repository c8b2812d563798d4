import { RADAR_MEASURES } from "./percentiles.ts";

interface Point {
  x: number;
  y: number;
}

export interface RadarFrame {
  centre: Point;
  radius: number;
}

const AXES = RADAR_MEASURES.length;

/** How the line of each athlete differs from the others for those who do not see colour. */
export const RADAR_LINES = [
  { colour: "grass", dash: null, marker: "circle" },
  { colour: "sky", dash: "9 5", marker: "square" },
  { colour: "danger", dash: "2 5", marker: "triangle" },
  { colour: "ink", dash: "12 4 2 4", marker: "diamond" },
] as const;
export type RadarLine = (typeof RADAR_LINES)[number];

/** Where a percentile stands on an axis; the first axis points up, the others follow clockwise. */
export function radarPoint(axis: number, percentile: number, { centre, radius }: RadarFrame): Point {
  const angle = (axis / AXES) * 2 * Math.PI - Math.PI / 2;
  const length = (percentile / 100) * radius;
  return { x: round(centre.x + length * Math.cos(angle)), y: round(centre.y + length * Math.sin(angle)) };
}

/** The ring of one percentile. */
export const radarRing = (percentile: number, frame: RadarFrame): string =>
  closed(RADAR_MEASURES.map((_, axis) => radarPoint(axis, percentile, frame)));

interface RadarShape {
  /** The line: closed when every axis has a value. */
  path: string;
  whole: boolean;
  points: Point[];
}

/** The line of one athlete. An axis without a number leaves a gap: joining its neighbours would invent one. */
export function radarShape(percentiles: readonly (number | null)[], frame: RadarFrame): RadarShape {
  const places = percentiles.map((value, axis) => (value === null ? null : radarPoint(axis, value, frame)));
  const points = places.filter((place) => place !== null);
  if (points.length === places.length) return { path: closed(points), whole: true, points };
  const lines = places.flatMap((from, axis) => {
    const to = places[(axis + 1) % places.length];
    return from && to ? [`M${from.x} ${from.y}L${to.x} ${to.y}`] : [];
  });
  return { path: lines.join(""), whole: false, points };
}

/** The outline of a marker around its point. */
export function markerPath(marker: RadarLine["marker"], { x, y }: Point, size = 4.5): string {
  const at = (dx: number, dy: number) => `${round(x + dx * size)} ${round(y + dy * size)}`;
  if (marker === "square") return `M${at(-1, -1)}L${at(1, -1)}L${at(1, 1)}L${at(-1, 1)}Z`;
  if (marker === "triangle") return `M${at(0, -1.2)}L${at(1.15, 0.85)}L${at(-1.15, 0.85)}Z`;
  if (marker === "diamond") return `M${at(0, -1.3)}L${at(1.3, 0)}L${at(0, 1.3)}L${at(-1.3, 0)}Z`;
  const arc = `A${size} ${size} 0 1 1`;
  return `M${at(-1, 0)}${arc} ${at(1, 0)}${arc} ${at(-1, 0)}Z`;
}

const closed = (points: readonly Point[]) => `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;
const round = (value: number) => Math.round(value * 10) / 10;
