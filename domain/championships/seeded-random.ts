/**
 * Chance that anybody can repeat: from the same text come the same numbers on every machine, in a browser and on the
 * server. It uses whole numbers of 32 bits alone.
 *
 * The text, as UTF-16 code units, is mixed by xmur3 into the four words of sfc32 (Chris Doty-Humphrey, PractRand),
 * whose first twelve numbers are thrown away. The answer draws a whole number from 0 to below `count`: a number in
 * the last, incomplete stretch of `count` is drawn again, so that none is more likely than another.
 */
export function seededRandom(text: string): (count: number) => number {
  const next = sfc32(xmur3(text));
  for (let warmUp = 0; warmUp < 12; warmUp += 1) next();
  return (count) => {
    const fair = 2 ** 32 - (2 ** 32 % count);
    let drawn = next();
    while (drawn >= fair) drawn = next();
    return drawn % count;
  };
}

function xmur3(text: string): () => number {
  let hash = 1779033703 ^ text.length;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  return () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    hash ^= hash >>> 16;
    return hash >>> 0;
  };
}

function sfc32(word: () => number): () => number {
  let [a, b, c, counter] = [word(), word(), word(), word()];
  return () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
}
