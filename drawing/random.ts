/** The same seed gives the same sequence on every machine: drawings and demo data depend on it. */
export type Random = {
  /** In [0, 1). */
  next(): number;
  /** Both ends included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  weighted<T>(entries: readonly (readonly [item: T, weight: number])[]): T;
  shuffle<T>(items: readonly T[]): T[];
};

export function createRandom(seed: string): Random {
  const next = mulberry32(hash32(seed, 0));
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => at(items, int(0, items.length - 1)),
    weighted: (entries) => {
      const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
      let left = next() * total;
      return (entries.find(([, weight]) => (left -= weight) < 0) ?? at(entries, entries.length - 1))[0];
    },
    shuffle: (items) => {
      const mixed = [...items];
      for (let i = mixed.length - 1; i > 0; i--) {
        const j = int(0, i);
        [mixed[i], mixed[j]] = [at(mixed, j), at(mixed, i)];
      }
      return mixed;
    },
  };
}

/** Short, only [0-9a-z], 64 bits: safe in an id attribute whatever the text was. */
export const fingerprint = (text: string): string =>
  hash32(text, 1).toString(36) + hash32(text, 2).toString(36);

/** Murmur-style mixing over UTF-16 units, so that any string counts, lone surrogates too. */
function hash32(text: string, salt: number): number {
  let h = Math.imul(salt + 1, 0x9e3779b1) ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0xcc9e2d51);
    h = (h << 13) | (h >>> 19);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function mulberry32(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Asks the list itself, so that a list of `undefined` may be chosen from and an empty one may not. */
function at<T>(items: readonly T[], index: number): T {
  for (const item of items.slice(index, index + 1)) return item;
  throw new RangeError("nothing to choose from");
}
