import type { SearchQuery } from "#domain/athletes/search-query.ts";
import type { Statement } from "../list-sql.ts";
import { isPublic, searchConditions, type PreparedSearch } from "./conditions.ts";
import { hasRareTraits } from "./trait-pairs.ts";

/** What a look at a few athletes tells about a search by numbers. */
export interface Sample {
  looked: number;
  /** Those who have the numbers that are asked for. */
  reached: number;
  /** Those who pass all other filters. */
  others: number;
  matched: number;
}

/** About a thousand of a million. The same ones each time, so that they are at hand. */
const PERCENT = 0.1;

/** So few have the numbers that all of them are looked through in no time. */
const FEW = 5;
/** Where one in ten has the numbers, their index is too long to look through. */
const MANY = 1 / 10;
/** So many matches, if the numbers had nothing to do with the rest, are no chance when there are none. */
const EXPECTED = 4;

/** Rare traits lead to the page by themselves. */
export const isSampled = (query: SearchQuery): boolean =>
  query.numbers !== undefined && !hasRareTraits(query);

export function sampleStatement(search: PreparedSearch): Statement {
  const values: unknown[] = [];
  const { numbers, ...others } = searchConditions(search, values);
  const passes = Object.values(others).join(" and ") || "true";
  return {
    text: `select count(*)::int as looked, count(*) filter (where ${numbers})::int as reached,
  count(*) filter (where ${passes})::int as others, count(*) filter (where ${numbers} and ${passes})::int as matched
from athletes tablesample system (${PERCENT}) repeatable (1) where ${isPublic}`,
    values,
  };
}

/**
 * Whether the index of numbers leads to the page. PostgreSQL takes filters for independent: that games and minutes go
 * together, and that the young have few of both, it does not know. It would read a whole index for a page that nobody
 * is on.
 */
export const areFew = ({ looked, reached, others, matched }: Sample): boolean =>
  reached < FEW || (matched === 0 && reached * others > EXPECTED * looked && reached < MANY * looked);
