import type { TieView } from "#domain/championships/competition-view.ts";
import type { Slot } from "#domain/championships/format.ts";

interface BracketPlace {
  /** Null where nobody has to play, because of a bye. */
  tie: TieView | null;
  /** How its winner goes on: down or up to halfway between two ties, straight where the other one has a bye. */
  line: "down" | "up" | "straight" | null;
  /** Where one of two has a bye, the tie stands in the middle of both places. */
  rows: 1 | 2;
}

interface BracketColumn {
  round: number;
  /** From top to bottom. */
  places: BracketPlace[];
}

/**
 * Where each tie stands in the drawing: one column a round, and the two ties that lead to another one beside it, above
 * and below. The match for the third place leads nowhere, and stands apart.
 */
export function bracketColumns(ties: readonly TieView[]): { columns: BracketColumn[]; apart: TieView[] } {
  const main = ties.filter(({ stage }) => stage !== "3P");
  const rounds = [...new Set(main.map(({ round }) => round))].toSorted((one, other) => one - other);
  const byId = new Map(main.map((tie) => [tie.id, tie]));
  const columns = rounds.map((_, index) =>
    Array.from({ length: 2 ** (rounds.length - 1 - index) }, (): TieView | null => null),
  );

  const put = (tie: TieView | undefined, column: number, place: number): void => {
    if (!tie || column < 0) return;
    columns[column]![place] = tie;
    byId.delete(tie.id);
    put(feeder(tie.first.slot), column - 1, place * 2);
    put(feeder(tie.second.slot), column - 1, place * 2 + 1);
  };
  const feeder = (slot: Slot) => (slot.from === "winner" ? byId.get(slot.tie) : undefined);

  put(
    main.find(({ round }) => round === rounds.at(-1)),
    columns.length - 1,
    0,
  );
  // What leads nowhere is shown with its round all the same.
  const loose = [...byId.values()];
  return {
    columns: columns.map((places, index) => ({
      round: rounds[index]!,
      places: [
        ...placesOf(places, index === 0),
        ...loose
          .filter(({ round }) => round === rounds[index])
          .map((tie): BracketPlace => ({ tie, line: null, rows: 1 })),
      ],
    })),
    apart: ties.filter(({ stage }) => stage === "3P"),
  };
}

/** Byes are in the first round alone. */
function placesOf(ties: readonly (TieView | null)[], first: boolean): BracketPlace[] {
  if (ties.length === 1) return ties.map((tie) => ({ tie, line: null, rows: 1 }));
  return Array.from({ length: ties.length / 2 }, (_, pair) => ties.slice(pair * 2, pair * 2 + 2)).flatMap(
    ([upper = null, lower = null]): BracketPlace[] => {
      if (first && (upper === null || lower === null)) {
        const tie = upper ?? lower;
        return [{ tie, line: tie && "straight", rows: 2 }];
      }
      return [
        { tie: upper, line: upper && "down", rows: 1 },
        { tie: lower, line: lower && "up", rows: 1 },
      ];
    },
  );
}
