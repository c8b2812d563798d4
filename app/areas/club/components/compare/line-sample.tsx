import { cx } from "#app/components/class-names.ts";
import { markerPath, RADAR_LINES, type RadarLine } from "#domain/scouting/radar.ts";

export const LINE_COLOURS: Record<RadarLine["colour"], string> = {
  grass: "fill-grass stroke-grass",
  sky: "fill-sky stroke-sky",
  danger: "fill-danger stroke-danger",
  ink: "fill-ink stroke-ink",
};

/** How the line of one athlete looks on the radar. */
export function LineSample({ place, className }: { place: number; className?: string }) {
  const { colour, dash, marker } = RADAR_LINES[place]!;
  return (
    <svg
      viewBox="0 0 44 14"
      className={cx("h-3.5 w-11 shrink-0", LINE_COLOURS[colour], className)}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 7H44" strokeWidth="2.5" strokeDasharray={dash ?? undefined} />
      <path d={markerPath(marker, { x: 22, y: 7 })} className="stroke-card" strokeWidth="1.5" />
    </svg>
  );
}
