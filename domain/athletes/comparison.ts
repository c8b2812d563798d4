import { formatDecimal } from "#domain/number-text.ts";
import type { SeasonNumbers } from "./seasons.ts";

/** An average over fewer athletes would reveal single children (decisions: minors come first). */
export const FEWEST_COMPARED = 10;

/** What is compared, in the order of the page. */
export const MEASURES = [
  { key: "games", label: "Jogos", percent: false },
  { key: "goals", label: "Gols", percent: false },
  { key: "assists", label: "Assistências", percent: false },
  { key: "minutes", label: "Minutos", percent: false },
  { key: "passAccuracy", label: "Precisão de passes", percent: true },
  { key: "dribbles", label: "Dribles certos", percent: true },
  { key: "yellowCards", label: "Cartões amarelos", percent: false },
  { key: "redCards", label: "Cartões vermelhos", percent: false },
] as const satisfies readonly { key: keyof SeasonNumbers; label: string; percent: boolean }[];

export interface Compared {
  label: string;
  own: string;
  average: string;
  /** The length of each bar, from 0 to 1. */
  ownShare: number;
  averageShare: number;
}

/** Side by side. Each measure has a scale of its own: minutes would dwarf every goal. */
export const compare = (own: SeasonNumbers, average: SeasonNumbers): Compared[] =>
  MEASURES.map(({ key, label, percent }) => {
    const full = percent ? 100 : Math.max(own[key] ?? 0, average[key] ?? 0, 1);
    return {
      label,
      own: formatMeasure(own[key], percent),
      average: formatMeasure(average[key], percent),
      ownShare: (own[key] ?? 0) / full,
      averageShare: (average[key] ?? 0) / full,
    };
  });

/** A percentage that nobody measured is a dash, not a zero. */
export const formatMeasure = (value: number | null, percent: boolean): string =>
  value === null ? "–" : formatDecimal(value) + (percent ? "%" : "");
