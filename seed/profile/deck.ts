import type { Random } from "#domain/drawing/random.ts";

/** Takes from a pool like cards from a deck: nothing comes twice before everything came once. */
export type Deal = <T>(pool: readonly T[]) => T;

export function createDeck(random: Random): Deal {
  const decks = new Map<readonly unknown[], unknown[]>();
  return <T>(pool: readonly T[]): T => {
    let deck = decks.get(pool) as T[] | undefined;
    if (!deck || deck.length === 0) decks.set(pool, (deck = random.shuffle(pool)));
    return deck.pop() as T;
  };
}
