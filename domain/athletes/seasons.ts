import { formatNumber } from "#domain/number-text.ts";

/** Where the numbers of a season come from, the most certain first. */
export const SEASON_SOURCES = ["match_sheet", "club", "declared"] as const;
export type SeasonSource = (typeof SEASON_SOURCES)[number];

export const SOURCE_NAMES: Record<SeasonSource, string> = {
  match_sheet: "súmula",
  club: "clube",
  declared: "declarado",
};

/** "Só números de súmulas" */
export const OF_SOURCE: Record<SeasonSource, string> = {
  match_sheet: "de súmulas",
  club: "confirmados por clube",
  declared: "declarados",
};

/** In addresses: /a/kaua/estatisticas?comparar=sumula */
export const SOURCE_ADDRESSES: Record<SeasonSource, string> = {
  match_sheet: "sumula",
  club: "clube",
  declared: "declarado",
};

/** The source that an address names. */
export const sourceAt = (word: string | null): SeasonSource | null =>
  SEASON_SOURCES.find((source) => SOURCE_ADDRESSES[source] === word) ?? null;

/** A match sheet does not say who gave the pass: nothing was counted, which is not zero. */
export const assistsText = ({ source, assists }: { source: SeasonSource; assists: number }): string =>
  source === "match_sheet" && assists === 0 ? "–" : formatNumber(assists);

/** In minutes, extra time included. */
export const LONGEST_GAME = 120;

/** What is counted. A percentage is null where nobody measured it. */
export interface SeasonNumbers {
  games: number;
  goals: number;
  assists: number;
  yellowCards: number;
  redCards: number;
  minutes: number;
  passAccuracy: number | null;
  dribbles: number | null;
}

export interface Season extends SeasonNumbers {
  /** Null for numbers that were entered before seasons had years. */
  year: number | null;
  club: string | null;
  source: SeasonSource;
  /** "2026-11-15" */
  updatedOn: string;
}

/** All seasons of one source together. Numbers of different sources are never added. */
export interface SourceTotal extends SeasonNumbers {
  source: SeasonSource;
  updatedOn: string;
}

/** One total for each source that has seasons, the most certain source first. */
export const totalsBySource = (seasons: readonly Season[]): SourceTotal[] =>
  SEASON_SOURCES.flatMap((source) => {
    const own = seasons.filter((season) => season.source === source);
    return own.length > 0 ? [totalOf(source, own)] : [];
  });

/** The source that a figurinha shows: the most certain one with games, else the most certain one. */
export const leadingTotal = <Total extends { games: number }>(totals: readonly Total[]): Total | null =>
  totals.find(({ games }) => games > 0) ?? totals[0] ?? null;

/** The total that the public page shows first: what the athlete declared, with the others beside it. */
export const firstShown = <Total extends { source: SeasonSource }>(totals: readonly Total[]): Total | null =>
  totals.find(({ source }) => source === "declared") ?? totals[0] ?? null;

/** Newest year first, the season without a year last; within a year the most certain source first. */
export const inSeasonOrder = <S extends Pick<Season, "year" | "club" | "source">>(
  seasons: readonly S[],
): S[] =>
  seasons.toSorted(
    (one, other) =>
      (other.year ?? -1) - (one.year ?? -1) ||
      (one.club ?? "").localeCompare(other.club ?? "", "pt-BR") ||
      SEASON_SOURCES.indexOf(one.source) - SEASON_SOURCES.indexOf(other.source),
  );

function totalOf(source: SeasonSource, seasons: readonly Season[]): SourceTotal {
  const sum = (key: "games" | "goals" | "assists" | "yellowCards" | "redCards" | "minutes") =>
    seasons.reduce((total, season) => total + season[key], 0);
  return {
    source,
    games: sum("games"),
    goals: sum("goals"),
    assists: sum("assists"),
    yellowCards: sum("yellowCards"),
    redCards: sum("redCards"),
    minutes: sum("minutes"),
    passAccuracy: weightedByMinutes(seasons, "passAccuracy"),
    dribbles: weightedByMinutes(seasons, "dribbles"),
    updatedOn: seasons.map(({ updatedOn }) => updatedOn).reduce((one, other) => (one > other ? one : other)),
  };
}

/** A season without minutes, or without this percentage, says nothing about it. */
function weightedByMinutes(
  seasons: readonly SeasonNumbers[],
  key: "passAccuracy" | "dribbles",
): number | null {
  let minutes = 0;
  let weighted = 0;
  for (const season of seasons) {
    const percentage = season[key];
    if (percentage === null) continue;
    minutes += season.minutes;
    weighted += percentage * season.minutes;
  }
  return minutes > 0 ? Math.round(weighted / minutes) : null;
}
