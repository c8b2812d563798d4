import type { SeasonNumbers } from "#domain/athletes/seasons.ts";
import { formatNumber } from "#domain/number-text.ts";

/** Whoever played less is compared with nobody: one goal in ten minutes is not nine in ninety. */
export const FEWEST_MINUTES = 450;
/** Under ten peers there is no number: it would tell about single children (decisions: minors come first). */
export const FEWEST_PEERS = 10;
export const MOST_COMPARED = 4;

/** What is compared, in the fixed order of the radar's axes. */
export const RADAR_MEASURES = [
  { key: "goals", axis: "Gols", unit: "por 90 min", row: "Gols por 90" },
  { key: "assists", axis: "Assistências", unit: "por 90 min", row: "Assistências por 90" },
  { key: "passes", axis: "Passes certos", unit: "%", row: "Passes certos" },
  { key: "dribbles", axis: "Dribles certos", unit: "%", row: "Dribles certos" },
  { key: "minutes", axis: "Minutos", unit: "por jogo", row: "Minutos por jogo" },
  { key: "cards", axis: "Disciplina", unit: "menos cartões", row: "Cartões por 90 (menos é melhor)" },
] as const;
export type RadarMeasure = (typeof RADAR_MEASURES)[number]["key"];

/** Whole numbers, so that two athletes who read the same on the page are equal: hundredths, percent or minutes. */
type MeasuredValues = Record<RadarMeasure, number | null>;

/** How many athletes of a category have each value, the lowest value first. The athlete compared is one of them. */
export interface Spread {
  values: readonly number[];
  counts: readonly number[];
}
export type Spreads = Partial<Record<RadarMeasure, Spread>>;

/** What the totals of one source come to. Null where nobody measured it, or nobody played. */
export function measuredValues(total: SeasonNumbers): MeasuredValues {
  const { games, minutes } = total;
  const per90 = (count: number) => (minutes > 0 ? Math.round((count * 9000) / minutes) : null);
  return {
    goals: per90(total.goals),
    assists: per90(total.assists),
    passes: total.passAccuracy,
    dribbles: total.dribbles,
    minutes: games > 0 ? Math.round(minutes / games) : null,
    cards: per90(total.yellowCards + total.redCards),
  };
}

interface Percentile {
  /** 0 to 100: how many of a hundred peers are behind. */
  percentile: number;
  peers: number;
}

/**
 * Where a value stands among the peers, who are the others of the category. Half of the peers with the same value
 * count as behind, so that equal values are equal and the middle is 50. Null under ten peers.
 */
export function percentileOf(measure: RadarMeasure, value: number, spread: Spread | undefined) {
  if (!spread) return null;
  let [below, equal, above] = [0, 0, 0];
  spread.values.forEach((other, i) => {
    const count = spread.counts[i]!;
    if (other < value) below += count;
    else if (other > value) above += count;
    else equal += count;
  });
  // Oneself. A change of the last minute may not be counted yet; then nobody is taken out.
  equal = Math.max(0, equal - 1);
  const peers = below + equal + above;
  if (peers < FEWEST_PEERS) return null;
  const behind = measure === "cards" ? above : below;
  return { percentile: Math.round((100 * (behind + equal / 2)) / peers), peers } satisfies Percentile;
}

/** "0,57", "78%", "79" */
export function formatMeasured(measure: RadarMeasure, value: number | null): string {
  if (value === null) return "–";
  if (measure === "passes" || measure === "dribbles") return `${value}%`;
  return measure === "minutes" ? formatNumber(value) : (value / 100).toFixed(2).replace(".", ",");
}
