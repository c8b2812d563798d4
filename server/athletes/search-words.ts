const MAX_WORDS = 6;

export interface SearchWord {
  word: string;
  /** Found in the middle of a word too; otherwise only where one starts. */
  anywhere: boolean;
}

/**
 * What to look for. The trigram index needs three letters in a row, or the start of a word; signs alone
 * give it nothing, and would read every athlete there is.
 */
export function searchWords(text: string): SearchWord[] {
  return text
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MAX_WORDS)
    .map((word) => ({ word, anywhere: /[\p{L}\p{N}]{3}/u.test(withoutMarks(word)) }));
}

const withoutMarks = (word: string): string => word.normalize("NFD").replaceAll(/\p{M}/gu, "");
