import { hash } from "node:crypto";

/** Beyond it a statement stays unnamed: each name takes memory in every connection of PostgreSQL. */
const MOST_NAMES = 1000;
/** A search for words is planned for its own words: a plan for any words can be hundreds of times slower. */
const SEARCHES = /\bi?like\b|~\*?/i;

const names = new Map<string, string>();
const seenOnce = new Set<string>();

/**
 * The name under which a connection keeps this statement prepared; undefined for one that is not prepared. A text
 * that comes once, such as an insert of many rows, is not worth it: the second time counts.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MOST_NAMES || SEARCHES.test(text)) return undefined;
  if (!seenOnce.delete(text)) {
    if (seenOnce.size >= MOST_NAMES) seenOnce.clear();
    seenOnce.add(text);
    return undefined;
  }
  const name = `s_${hash("sha256", text, "hex").slice(0, 20)}`;
  names.set(text, name);
  return name;
}
