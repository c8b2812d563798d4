import {
  SEASON_SOURCES,
  SOURCE_ADDRESSES,
  sourceAt,
  type SeasonSource,
  type SourceTotal,
} from "#domain/athletes/seasons.ts";
import { isSubdomain } from "#domain/athletes/subdomain.ts";
import {
  FEWEST_MINUTES,
  formatMeasured,
  measuredValues,
  MOST_COMPARED,
  percentileOf,
  RADAR_MEASURES,
  type RadarMeasure,
  type Spreads,
} from "./percentiles.ts";

/** Who stands side by side, as an address names them. */
export interface AskedComparison {
  subdomains: readonly string[];
  source?: SeasonSource | null;
  /** The list that they were opened from. */
  listId?: string | null;
}

export function parseCompared(params: URLSearchParams): AskedComparison & { tooMany: boolean } {
  const named = (params.get("atletas") ?? "").slice(0, 1000).toLowerCase().split(",");
  const asked = [...new Set(named.map((word) => word.trim()).filter(isSubdomain))];
  return {
    subdomains: asked.slice(0, MOST_COMPARED),
    tooMany: asked.length > MOST_COMPARED,
    source: sourceAt(params.get("fonte")),
    listId: params.get("lista"),
  };
}

/** /club/comparar?atletas=kaua,luan&fonte=sumula */
export function comparisonAddress(
  { subdomains, source, listId }: AskedComparison,
  page = "/club/comparar",
): string {
  const said = [
    subdomains.length > 0 && `atletas=${subdomains.join(",")}`,
    subdomains.length > 0 && source && `fonte=${SOURCE_ADDRESSES[source]}`,
    listId && `lista=${encodeURIComponent(listId)}`,
  ].filter(Boolean);
  return said.length > 0 ? `${page}?${said.join("&")}` : page;
}

/** Why a measure has no percentile. */
export type NoPercentile = "not_measured" | "few_minutes" | "no_category" | "few_peers";

export interface ComparedMeasure {
  key: RadarMeasure;
  /** "0,57" */
  value: string;
  percentile: number | null;
  /** How many it is a percentile of; null without one. */
  peers: number | null;
  why: NoPercentile | null;
}

/** The measures of one athlete by one source, in the order of the axes. Null without numbers of this source. */
export function comparedMeasures(
  total: SourceTotal | undefined,
  spreads: Spreads | undefined,
): ComparedMeasure[] | null {
  if (!total) return null;
  const values = measuredValues(total);
  return RADAR_MEASURES.map(({ key }) => {
    const value = values[key];
    const shown = { key, value: formatMeasured(key, value) };
    const none = (why: NoPercentile) => ({ ...shown, percentile: null, peers: null, why });
    if (value === null) return none("not_measured");
    if (total.minutes < FEWEST_MINUTES) return none("few_minutes");
    if (!spreads) return none("no_category");
    const place = percentileOf(key, value, spreads[key]);
    return place ? { ...shown, ...place, why: null } : none("few_peers");
  });
}

export interface SourceChoice {
  source: SeasonSource;
  /** How many of those compared have numbers of it. */
  athletes: number;
}

/** Every source that somebody has, the most certain first. */
export const sourcesOf = (totals: readonly (readonly SourceTotal[])[]): SourceChoice[] =>
  SEASON_SOURCES.map((source) => ({
    source,
    athletes: totals.filter((own) => own.some((total) => total.source === source)).length,
  })).filter(({ athletes }) => athletes > 0);

/** The source wanted if somebody has it, else the one that most have; the more certain of two. */
export const chosenSource = (
  choices: readonly SourceChoice[],
  wanted: SeasonSource | null,
): SeasonSource | null =>
  (
    choices.find(({ source }) => source === wanted) ??
    choices.toSorted((one, other) => other.athletes - one.athletes)[0]
  )?.source ?? null;
