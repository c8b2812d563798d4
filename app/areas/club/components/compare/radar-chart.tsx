import { useId } from "react";
import { cx } from "#app/components/class-names.ts";
import { RADAR_MEASURES } from "#domain/scouting/percentiles.ts";
import {
  markerPath,
  RADAR_LINES,
  radarPoint,
  radarRing,
  radarShape,
  type RadarFrame,
} from "#domain/scouting/radar.ts";
import { LINE_COLOURS } from "./line-sample.tsx";

const FRAME: RadarFrame = { centre: { x: 260, y: 222 }, radius: 158 };
const RINGS = [25, 50, 75];

interface RadarAthlete {
  name: string;
  /** Which of the four lines is theirs. */
  place: number;
  /** In the order of the axes; null where there is no number. */
  percentiles: readonly (number | null)[];
}

/** Percentiles as lines around a centre. The same numbers stand in the table. */
export function RadarChart({ athletes }: { athletes: readonly RadarAthlete[] }) {
  const [title, description] = [useId(), useId()];
  return (
    <svg
      viewBox="0 0 520 448"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn from this page's own numbers, it is no file.
      role="img"
      aria-labelledby={`${title} ${description}`}
      className="block w-full"
    >
      <title id={title}>Radar de percentis</title>
      <desc id={description}>{inWords(athletes)}</desc>
      <path d={radarRing(100, FRAME)} className="fill-card stroke-edge" />
      {RINGS.map((ring) => (
        <path
          key={ring}
          d={radarRing(ring, FRAME)}
          className={cx("fill-none", ring === 50 ? "stroke-edge" : "stroke-line")}
          strokeDasharray={ring === 50 ? "3 4" : undefined}
        />
      ))}
      {RADAR_MEASURES.map((measure, axis) => (
        <Axis key={measure.key} axis={axis} name={measure.axis} unit={measure.unit} />
      ))}
      {/* The first athlete is drawn last, above the others. */}
      {athletes.toReversed().map((athlete) => (
        <Line key={athlete.place} athlete={athlete} />
      ))}
      <Scale percentile={50} />
      <Scale percentile={100} />
    </svg>
  );
}

interface AxisProps {
  axis: number;
  name: string;
  unit: string;
}

function Axis({ axis, name, unit }: AxisProps) {
  const end = radarPoint(axis, 100, FRAME);
  const side = Math.sign(Math.round(end.x - FRAME.centre.x));
  const above = end.y < FRAME.centre.y;
  // Beside the end of its axis where there is room. On a phone letters are larger, and stand at the edges.
  const beside = side === 0 ? (above ? -25 : 29) : above ? -18 : 10;
  const atEdge = side === 0 ? (above ? -33 : 29) : above ? -42 : 36;
  return (
    <>
      <path d={`M${FRAME.centre.x} ${FRAME.centre.y}L${end.x} ${end.y}`} className="stroke-line" />
      <g textAnchor={ANCHORS[side + 1]} className="hidden sm:block">
        <text x={end.x + side * 10} y={end.y + beside} className="fill-ink text-[15px] font-bold">
          {name}
        </text>
        <text x={end.x + side * 10} y={end.y + beside + 17} className="fill-muted text-[14px]">
          {unit}
        </text>
      </g>
      <g textAnchor={ANCHORS[1 - side]} className="sm:hidden">
        <text x={FRAME.centre.x * (1 + side)} y={end.y + atEdge} className="fill-ink text-[23px] font-bold">
          {name}
        </text>
        <text x={FRAME.centre.x * (1 + side)} y={end.y + atEdge + 24} className="fill-muted text-[21px]">
          {unit}
        </text>
      </g>
    </>
  );
}

const ANCHORS = ["end", "middle", "start"] as const;

function Line({ athlete: { place, percentiles } }: { athlete: RadarAthlete }) {
  const { colour, dash, marker } = RADAR_LINES[place]!;
  const { path, whole, points } = radarShape(percentiles, FRAME);
  return (
    <g className={LINE_COLOURS[colour]}>
      <path
        d={path}
        fillOpacity={whole ? 0.07 : 0}
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeDasharray={dash ?? undefined}
      />
      {points.map((point) => (
        <path
          key={`${point.x} ${point.y}`}
          d={markerPath(marker, point)}
          className="stroke-card"
          strokeWidth="1.5"
        />
      ))}
    </g>
  );
}

const Scale = ({ percentile }: { percentile: number }) => (
  <text
    x={FRAME.centre.x + 5}
    y={radarPoint(0, percentile, FRAME).y + 13}
    className="fill-muted stroke-card text-[20px] [paint-order:stroke] sm:text-[13px]"
    strokeWidth="4"
  >
    {percentile}
  </text>
);

const inWords = (athletes: readonly RadarAthlete[]): string =>
  athletes
    .map(({ name, percentiles }) => {
      const said = RADAR_MEASURES.map(
        ({ axis }, i) => `${axis.toLowerCase()} ${percentiles[i] ?? "sem número"}`,
      );
      return `${name}: ${said.join(", ")}.`;
    })
    .join(" ");
