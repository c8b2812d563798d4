import { searchWords } from "#server/platform/lists/words.ts";
import { searchTests, type PreparedSearch } from "./conditions.ts";
import { bitsOf, countBits, meet, type Bits, type RowTest } from "./row-tests.ts";
import type { Sample } from "./sample.ts";

/** A search that is tried on the sample. */
export interface Trial {
  search: PreparedSearch;
  /** All that is asked but the text. */
  tests: readonly RowTest[];
  sample: Sample;
  /** Who of the sample passes all of these. */
  passing: (tests: readonly RowTest[]) => Bits;
  count: (tests: readonly RowTest[]) => number;
  /** Who has the words that are asked for, if any are. */
  withWords: Bits;
}

export function tryOn(sample: Sample, search: PreparedSearch): Trial {
  const tried = new Map<RowTest, Bits>();
  const bitsOfOne = (test: RowTest): Bits => {
    const bits =
      tried.get(test) ?? knownOnce(sample, JSON.stringify(test), () => bitsOf(test, sample.columns));
    tried.set(test, bits);
    return bits;
  };
  const passing = (tests: readonly RowTest[]): Bits => allOf(tests.map(bitsOfOne), sample);
  return {
    search,
    tests: searchTests(search),
    sample,
    passing,
    count: (tests) => (tests.length === 0 ? sample.size : countBits(passing(tests))),
    withWords: allOf(
      wordsOf(search).map((word) => knownOnce(sample, `word ${word}`, () => bitsOfWord(word, sample))),
      sample,
    ),
  };
}

const allOf = (bits: readonly Bits[], { everybody }: Sample): Bits =>
  bits.reduce((all, some) => meet(all, some), everybody);

/** As good as PostgreSQL's own for telling how common the words are. */
const wordsOf = ({ query: { text } }: PreparedSearch): string[] =>
  searchWords(text ?? "").map(({ plain, anywhere }) => `${anywhere ? "" : " "}${plain.toLowerCase()}`);

/** In one text that holds all of them: to ask each one by one takes several times as long. */
function bitsOfWord(word: string, { text, starts, everybody }: Sample): Bits {
  const bits = new Int32Array(everybody.length);
  let place = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, starts[place] ?? text.length)) {
    while (place < starts.length && starts[place]! <= at) place++;
    bits[(place - 1) >> 5]! |= 1 << (place - 1);
  }
  return bits;
}

/** Most searches ask for the same: a foot, a category, a state. */
function knownOnce({ known }: Sample, key: string, find: () => Bits): Bits {
  let bits = known.get(key);
  if (!bits) {
    bits = find();
    if (known.size === MOST_KNOWN) known.clear();
    known.set(key, bits);
  }
  return bits;
}
const MOST_KNOWN = 1000;
