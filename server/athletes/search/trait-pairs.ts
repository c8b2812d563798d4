import { GOALKEEPER_TRAITS } from "#domain/athletes/traits.ts";
import { POSITIONS_BY_GROUP, type Position } from "#domain/athletes/positions.ts";
import type { SearchQuery } from "#domain/athletes/search-query.ts";
import { TRAIT_PAIRS } from "../search-columns.ts";

/**
 * Whether so few can match that they are gathered by their pairs of traits and sorted. Otherwise the index of the
 * sort is read until the page is full: it holds the traits too, but can only look at them one athlete at a time.
 */
export function hasRareTraits({ traits = [], sort: _sort, ...others }: SearchQuery): boolean {
  if (traits.some((trait) => GOALKEEPER_TRAITS.includes(trait)))
    return traits.length > 1 || (playedBy(others)?.every((position) => position !== "Goleiro") ?? false);
  return traits.length > 2 && Object.keys(others).length > 0;
}

/** What each match has among its pairs. Values are pushed and named by their place. */
export function traitPairsSql(query: SearchQuery, values: unknown[]): string[] {
  const { traits = [] } = query;
  const pairs = traits.flatMap((one, at) =>
    traits.slice(at + 1).map((other) => [one, other].sort().join("+")),
  );
  const played = playedBy(query);
  const value = (list: readonly string[]) => `$${values.push(list)}::text[]`;
  return [
    ...(pairs.length > 0 ? [`${TRAIT_PAIRS} @> ${value(pairs)}`] : []),
    ...(played
      ? traits.map((trait) => `${TRAIT_PAIRS} && ${value(played.map((position) => `${trait}+${position}`))}`)
      : []),
  ];
}

const playedBy = ({ positions, groups }: Partial<SearchQuery>): readonly Position[] | undefined =>
  positions ?? groups?.flatMap((group) => POSITIONS_BY_GROUP[group]);
