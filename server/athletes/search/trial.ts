import { searchWords } from "../search-words.ts";
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
  /** Whether the one at this place has the words that are asked for, if any are. */
  hasWords: (place: number) => boolean;
  /** How many have them, as a part of all. */
  partWithWords: () => number;
}

/** A part of the sample is enough to tell how common words are, which take longer to look for than numbers. */
const WORDS_SAMPLED = 3000;

export function tryOn(sample: Sample, search: PreparedSearch): Trial {
  const tried = new Map<RowTest, Bits>();
  const bitsOfOne = (test: RowTest): Bits => {
    const bits = tried.get(test) ?? knownBits(test, sample);
    tried.set(test, bits);
    return bits;
  };
  const passing = (tests: readonly RowTest[]): Bits =>
    tests.length === 0 ? sample.everybody : tests.map(bitsOfOne).reduce((all, bits) => meet(all, bits));
  const hasWords = wordsMatcher(search.query.text, sample);
  let part: number | undefined;
  return {
    search,
    tests: searchTests(search),
    sample,
    passing,
    count: (tests) => (tests.length === 0 ? sample.size : countBits(passing(tests))),
    hasWords,
    partWithWords: () => (part ??= search.query.text === undefined ? 1 : partOf(sample, hasWords)),
  };
}

/** Most searches ask for the same: a foot, a category, a state. */
function knownBits(test: RowTest, { columns, known }: Sample): Bits {
  const key = JSON.stringify(test);
  let bits = known.get(key);
  if (!bits) {
    bits = bitsOf(test, columns);
    if (known.size === MOST_KNOWN) known.clear();
    known.set(key, bits);
  }
  return bits;
}
const MOST_KNOWN = 1000;

function partOf(sample: Sample, passes: (place: number) => boolean): number {
  const looked = Math.min(WORDS_SAMPLED, sample.size);
  let found = 0;
  for (let place = 0; place < looked; place++) if (passes(place)) found++;
  return found / Math.max(1, looked);
}

/** As good as PostgreSQL's own for telling how common the words are. */
function wordsMatcher(text: string | undefined, { texts }: Sample): (place: number) => boolean {
  const words = searchWords(text ?? "").map(({ plain, anywhere }) => {
    const word = plain.toLowerCase();
    return anywhere ? word : ` ${word}`;
  });
  return (place) => words.every((word) => texts[place]!.includes(word));
}
