/**
 * Places from 1 on. Staff may fix a club's position; the others take the places that are left, in the
 * order of their results. Two clubs on one fixed position stand one after the other, and nobody stands
 * past the end of the list.
 */
interface Standing {
  /** Among the clubs of its own kind (fixed or not), from 1. */
  rank: number;
  fixed: boolean;
}

interface Field {
  /** The positions that staff fixed, ascending. */
  fixedPositions: readonly number[];
  /** How many clubs are placed by their results. */
  calculated: number;
}

export function placeOf({ rank, fixed }: Standing, field: Field): number {
  const taken = takenPlaces(field);
  return fixed ? taken[rank - 1]! : freePlace(rank, taken);
}

function takenPlaces({ fixedPositions, calculated }: Field): number[] {
  const taken: number[] = [];
  for (const position of fixedPositions) {
    const wanted = Math.max(position, (taken.at(-1) ?? 0) + 1);
    taken.push(Math.min(wanted, calculated + taken.length + 1));
  }
  return taken;
}

const freePlace = (rank: number, taken: readonly number[]): number =>
  taken.reduce((place, fixed) => (fixed <= place ? place + 1 : place), rank);
