import { POSITIONS_BY_GROUP, type Position } from "#domain/athletes/positions.ts";
import type { SearchQuery } from "#domain/athletes/search-query.ts";
import { TRAIT_PAIRS } from "../search-columns.ts";

/** Whether all who match can be gathered by pairs of traits, or of a trait and a position. */
export const hasTraitPairs = (query: SearchQuery): boolean =>
  (query.traits?.length ?? 0) > 1 || (query.traits !== undefined && playedBy(query) !== undefined);

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
