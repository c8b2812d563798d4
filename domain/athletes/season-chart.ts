import { totalsBySource, type Season, type SeasonSource, type SourceTotal } from "./seasons.ts";

/** What is drawn over the years. */
export const CHARTED = [
  { key: "games", label: "Jogos" },
  { key: "goals", label: "Gols" },
  { key: "assists", label: "Assistências" },
  { key: "minutes", label: "Minutos" },
] as const;
type Charted = (typeof CHARTED)[number]["key"];

export interface YearTotal extends SourceTotal {
  year: number;
}

export interface Evolution {
  /** Every year from the first season to the last, also those without one. */
  years: number[];
  /** One row for each year and source, the oldest year first. */
  rows: YearTotal[];
  sources: SeasonSource[];
  /** Numbers without a year cannot be placed in time. */
  undated: boolean;
}

/** The seasons of each year together, by source: two clubs in one year are one point. */
export function evolutionOf(seasons: readonly Season[]): Evolution {
  const dated = seasons.filter((season) => season.year !== null);
  const played = dated.map(({ year }) => year!);
  const first = Math.min(...played);
  const years = played.length > 0 ? range(first, Math.max(...played)) : [];
  return {
    years,
    rows: years.flatMap((year) =>
      totalsBySource(dated.filter((season) => season.year === year)).map((total) => ({ year, ...total })),
    ),
    sources: totalsBySource(dated).map(({ source }) => source),
    undated: dated.length < seasons.length,
  };
}

interface ChartPoint {
  year: number;
  value: number;
  x: number;
  y: number;
  /** Where its number is written; nowhere between two others of the same year. */
  label: "above" | "below" | null;
}

export interface ChartLine {
  source: SeasonSource;
  points: ChartPoint[];
}

interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where the points of a measure stand inside the frame. A single year stands in the middle. */
export function linesOf({ years, rows, sources }: Evolution, key: Charted, frame: Frame): ChartLine[] {
  const most = Math.max(1, ...rows.map((row) => row[key]));
  const yOf = (value: number) => frame.bottom - (value / most) * (frame.bottom - frame.top);
  return sources.map((source) => ({
    source,
    points: rows
      .filter((row) => row.source === source)
      .map((row) => ({
        year: row.year,
        value: row[key],
        x: yearPlace(row.year, years, frame),
        y: round(yOf(row[key])),
        label: labelPlace(row, rows, key),
      })),
  }));
}

/** How far right a year stands. */
export const yearPlace = (
  year: number,
  years: readonly number[],
  { left, right }: Pick<Frame, "left" | "right">,
): number =>
  years.length < 2
    ? (left + right) / 2
    : round(left + ((year - years[0]!) / (years.length - 1)) * (right - left));

/** The highest number of a year is written above its point, the lowest below, and equal ones once. */
function labelPlace(row: YearTotal, rows: readonly YearTotal[], key: Charted): ChartPoint["label"] {
  const sameYear = rows.filter(({ year }) => year === row.year).toSorted((a, b) => b[key] - a[key]);
  if (row === sameYear[0]) return "above";
  return row === sameYear.at(-1) && row[key] < sameYear[0]![key] ? "below" : null;
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const round = (value: number) => Math.round(value * 10) / 10;
