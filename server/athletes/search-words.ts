const MAX_WORDS = 6;

interface SearchWord {
  word: string;
  /** Without accents. */
  plain: string;
  /** Found in the middle of a word too; otherwise only where one starts. */
  anywhere: boolean;
}

/**
 * What to look for. The trigram index needs three letters in a row, or the start of a word. Signs and
 * other alphabets give it nothing to go by: to look for them would read every athlete there is.
 */
export function searchWords(text: string): SearchWord[] {
  return text
    .split(/\s+/)
    .map((word) => ({ word, plain: withoutAccents(word) }))
    .filter(({ plain }) => /[a-z0-9]/i.test(plain))
    .slice(0, MAX_WORDS)
    .map(({ word, plain }) => ({ word, plain, anywhere: /[a-z0-9]{3}/i.test(plain) }));
}

const withoutAccents = (word: string): string => word.normalize("NFD").replaceAll(/\p{M}/gu, "");

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
