import { createElement as h, type ReactNode } from "react";
import { PALETTE } from "#server/athletes/share/palette.ts";
import { RADAR_MEASURES } from "#domain/scouting/percentiles.ts";
import {
  markerPath,
  RADAR_LINES,
  radarPoint,
  radarRing,
  radarShape,
  type RadarFrame,
} from "#domain/scouting/radar.ts";
import type { Pdf } from "../resume/renderer.ts";

const FRAME: RadarFrame = { centre: { x: 190, y: 150 }, radius: 108 };
const HEIGHT = 300;

/** The radar of the page (app/areas/club/components/compare/radar-chart.tsx), in the elements of a PDF. */
export function radar(
  pdf: Pdf,
  athletes: readonly { percentiles: readonly (number | null)[] }[],
  width: number,
): ReactNode {
  const box = { width: 2 * FRAME.centre.x, height: HEIGHT };
  return h(
    pdf.Svg,
    {
      viewBox: `0 0 ${box.width} ${box.height}`,
      width,
      height: (width * box.height) / box.width,
    },
    h(pdf.Path, { d: radarRing(100, FRAME), fill: "none", stroke: PALETTE.edge }),
    ...[25, 50, 75].map((ring) =>
      h(pdf.Path, { key: ring, d: radarRing(ring, FRAME), fill: "none", stroke: PALETTE.line }),
    ),
    ...RADAR_MEASURES.flatMap((measure, axis) => axisOf(pdf, axis, measure)),
    ...athletes.flatMap(({ percentiles }, place) => line(pdf, percentiles, place)).toReversed(),
  );
}

/** How the line of one athlete looks. */
export function lineSample(pdf: Pdf, place: number): ReactNode {
  const { colour, dash, marker } = RADAR_LINES[place]!;
  return h(
    pdf.Svg,
    { viewBox: "0 0 44 14", width: 36, height: 11.5 },
    h(pdf.Path, {
      d: "M0 7L44 7",
      stroke: PALETTE[colour],
      strokeWidth: 2.5,
      strokeDasharray: dash ?? undefined,
    }),
    h(pdf.Path, { d: markerPath(marker, { x: 22, y: 7 }), fill: PALETTE[colour] }),
  );
}

function axisOf(pdf: Pdf, axis: number, { axis: name, unit }: { axis: string; unit: string }): ReactNode[] {
  const end = radarPoint(axis, 100, FRAME);
  const side = Math.sign(Math.round(end.x - FRAME.centre.x));
  const textAnchor = side === 0 ? "middle" : side > 0 ? "start" : "end";
  const above = end.y < FRAME.centre.y;
  const x = end.x + side * 7;
  const y = side === 0 ? end.y + (above ? -20 : 18) : end.y + (above ? -10 : 8);
  const text = (key: string, words: string, dy: number, style: object) =>
    h(pdf.Text, { key, x, y: y + dy, textAnchor, style: { fontFamily: "Barlow", ...style } } as never, words);
  return [
    h(pdf.Path, {
      key: `${name} axis`,
      d: `M${FRAME.centre.x} ${FRAME.centre.y}L${end.x} ${end.y}`,
      stroke: PALETTE.line,
    }),
    text(`${name} name`, name, 0, { fontSize: 13, fontWeight: 700 }),
    text(`${name} unit`, unit, 13, { fontSize: 11 }),
  ];
}

function line(pdf: Pdf, percentiles: readonly (number | null)[], place: number): ReactNode[] {
  const { colour, dash, marker } = RADAR_LINES[place]!;
  const { path, whole, points } = radarShape(percentiles, FRAME);
  const markers = points.map((point, i) =>
    h(pdf.Path, { key: `${place} ${i}`, d: markerPath(marker, point), fill: PALETTE[colour] }),
  );
  if (!path) return markers;
  return [
    ...markers,
    h(pdf.Path, {
      key: place,
      d: path,
      fill: whole ? PALETTE[colour] : "none",
      fillOpacity: 0.07,
      stroke: PALETTE[colour],
      strokeWidth: 2.2,
      strokeDasharray: dash ?? undefined,
    }),
  ];
}
