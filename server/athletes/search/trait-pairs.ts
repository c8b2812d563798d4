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

/** What each match has among its pairs, in as few of them as name every trait. Values are pushed and named by their place. */
export function traitPairsSql(query: SearchQuery, values: unknown[]): string[] {
  const { traits = [] } = query;
  const pairs = [];
  for (let at = 0; at < traits.length && traits.length > 1; at += 2)
    pairs.push([traits[at]!, traits[at + 1] ?? traits[0]!].sort().join("+"));
  const played = playedBy(query);
  const value = (list: readonly string[]) => `$${values.push(list)}::text[]`;
  return [
    ...(pairs.length > 0 ? [`${TRAIT_PAIRS} @> ${value(pairs)}`] : []),
    ...(played ? [`${TRAIT_PAIRS} && ${value(played.map((position) => `${traits[0]}+${position}`))}`] : []),
  ];
}

const playedBy = ({ positions, groups }: Partial<SearchQuery>): readonly Position[] | undefined =>
  positions ?? groups?.flatMap((group) => POSITIONS_BY_GROUP[group]);
