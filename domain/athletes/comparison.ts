import { formatDecimal } from "#domain/number-text.ts";

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
] as const;

export type Measured = Record<(typeof MEASURES)[number]["key"], number>;

export interface Compared {
  label: string;
  own: string;
  average: string;
  /** The length of each bar, from 0 to 1. */
  ownShare: number;
  averageShare: number;
}

/** Side by side. Each measure has a scale of its own: minutes would dwarf every goal. */
export const compare = (own: Measured, average: Measured): Compared[] =>
  MEASURES.map(({ key, label, percent }) => {
    const full = percent ? 100 : Math.max(own[key], average[key], 1);
    return {
      label,
      own: format(own[key], percent),
      average: format(average[key], percent),
      ownShare: own[key] / full,
      averageShare: average[key] / full,
    };
  });

const format = (value: number, percent: boolean): string => formatDecimal(value) + (percent ? "%" : "");
