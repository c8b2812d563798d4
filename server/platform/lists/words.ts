import { sql, type SQL } from "#server/platform/database/orm.ts";

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
 * other alphabets give it nothing to go by: to look for them would read every row there is.
 */
export function searchWords(text: string): SearchWord[] {
  return text
    .split(/\s+/)
    .map((word) => ({ word, plain: withoutAccents(word) }))
    .filter(({ plain }) => /[a-z0-9]/i.test(plain))
    .slice(0, MAX_WORDS)
    .map(({ word, plain }) => ({ word, plain, anywhere: /[a-z0-9]{3}/i.test(plain) }));
}

/**
 * The same for names that the database cannot look through at once. As there, three letters in a row are found anywhere,
 * fewer only where a word starts.
 */
export function wordsIn(text: string): (name: string) => boolean {
  const words = searchWords(text).map(({ plain, anywhere }) =>
    (anywhere ? plain : ` ${plain}`).toLowerCase(),
  );
  return (name) => {
    const key = ` ${withoutAccents(name).toLowerCase().replaceAll(/\s+/g, " ")}`;
    return words.length > 0 && words.every((word) => key.includes(word));
  };
}

const withoutAccents = (word: string): string => word.normalize("NFD").replaceAll(/\p{M}/gu, "");

/**
 * Each word of `text` is found in `key`, whatever its accents and case. `key` is made by the database's `search_key`,
 * such as sql`search_key(${clubs.name} || ' ' || coalesce(${clubs.city}, ''))`. Undefined: nothing was looked for.
 */
export function hasWords(key: SQL, text: string): SQL | undefined {
  if (text === "") return undefined;
  const words = searchWords(text);
  if (words.length === 0) return sql`false`;
  // Wildcards are escaped after folding, which makes "%" of "％". Each key begins with a space.
  const like = words.map(({ word, anywhere }) => {
    const wanted = sql`search_key(${word})`;
    const plain = anywhere ? sql`substr(${wanted}, 2)` : wanted;
    return sql`${key} like '%' || regexp_replace(${plain}, ${String.raw`([\\%_])`}, ${String.raw`\\\1`}, 'g') || '%'`;
  });
  return sql.join(like, sql` and `);
}
