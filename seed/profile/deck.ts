import type { Random } from "#drawing/random.ts";
import type { Sentence } from "#seed/profile/about/subject.ts";

/** Takes from a pool like cards from a deck: nothing comes twice before everything came once. */
export type Deal = (pool: readonly Sentence[]) => Sentence;

export function createDeck(random: Random): Deal {
  const decks = new Map<readonly Sentence[], Sentence[]>();
  return (pool) => {
    const left = decks.get(pool) ?? [];
    const deck = left.length > 0 ? left : random.shuffle(pool);
    decks.set(pool, deck.slice(1));
    return deck[0]!;
  };
}
