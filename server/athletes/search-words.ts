import { searchWords } from "#server/platform/lists/words.ts";

/** So many letters of a longer word are looked for in the trigram index: it reads a list for every three. */
const PIECE = 4;

/** Where the rarest letters of a word begin, or null if all of it is looked for. `letters`: how many have three of them in a row. */
function rarestPiece(plain: string, letters: ReadonlyMap<string, number>): number | null {
  if (plain.length <= PIECE || !/^[a-z0-9]+$/i.test(plain)) return null;
  const word = plain.toLowerCase();
  let [rarest, least] = [0, Infinity];
  for (let at = 0; at + PIECE <= word.length; at++) {
    const one = letters.get(word.slice(at, at + 3)) ?? 0;
    const other = letters.get(word.slice(at + 1, at + PIECE)) ?? 0;
    const many = Math.min(one, other) + Math.max(one, other) / 1000;
    if (many < least) [rarest, least] = [at, many];
  }
  return rarest;
}

/** As `wordsSql`, but the index of words is read only for the rarest letters of each. */
export function rareWordsSql(
  column: string,
  text: string,
  values: unknown[],
  letters: ReadonlyMap<string, number>,
): string[] {
  const words = searchWords(text).map(({ word, plain }) => ({ word, at: rarestPiece(plain, letters) }));
  if (words.some(({ at }) => at === null)) return wordsSql(column, text, values);
  return [
    // Each key begins with a space, and letters are counted from 1.
    ...words.map(
      ({ word, at }) =>
        `${column} like '%' || substr(search_key($${values.push(word)}), ${at! + 2}, ${PIECE}) || '%'`,
    ),
    ...wordsSql(`(${column} || '')`, text, values),
  ];
}

/** One condition a word: each must be found in this column, which is made by `search_key`. */
export function wordsSql(column: string, text: string, values: unknown[]): string[] {
  const words = searchWords(text);
  if (words.length === 0) return ["false"];
  return words.map(({ word, anywhere }) => {
    const key = `search_key($${values.push(word)})`;
    // Wildcards are escaped after folding, which makes "%" of "％". Each key begins with a space.
    const escaped = String.raw`regexp_replace(${anywhere ? `substr(${key}, 2)` : key}, '([\\%_])', '\\\1', 'g')`;
    return `${column} like '%' || ${escaped} || '%'`;
  });
}
