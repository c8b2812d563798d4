import fc from "fast-check";
import { expect, test } from "vitest";
import { indexAfterMove, RANK_GAP, ranksAfterMove, type Move, type Ranked } from "./order.ts";
import { STAGES } from "./stages.ts";

const listOf = (ids: string, ranks?: readonly number[]): Ranked[] =>
  ids.split("").map((id, i) => ({ id, rank: ranks?.[i] ?? i * RANK_GAP, stage: "watching" }));

/** The order after a move, read back from the ranks that it writes. */
function moved(order: readonly Ranked[], id: string, move: Move): string {
  const index = indexAfterMove(order, id, move);
  const ranks = new Map(index === null ? [] : ranksAfterMove(order, id, index).map((w) => [w.id, w.rank]));
  return order
    .map((entry) => ({ ...entry, rank: ranks.get(entry.id) ?? entry.rank }))
    .toSorted((one, other) => one.rank - other.rank)
    .map((entry) => entry.id)
    .join("");
}

test("an entry goes where it is sent", () => {
  const list = listOf("abcde");
  expect(moved(list, "d", { to: "first" })).toBe("dabce");
  expect(moved(list, "b", { to: "last" })).toBe("acdeb");
  expect(moved(list, "d", { to: "up", withinStage: false })).toBe("abdce");
  expect(moved(list, "b", { to: "down", withinStage: false })).toBe("acbde");
  expect(moved(list, "a", { to: "place", place: 3 })).toBe("bcade");
  expect(moved(list, "e", { to: "before", other: "b" })).toBe("aebcd");
  expect(moved(list, "a", { to: "after", other: "d" })).toBe("bcdae");
});

test("a place beyond the ends is the end, and who is there already stays", () => {
  const list = listOf("abc");
  expect(moved(list, "c", { to: "place", place: -4 })).toBe("cab");
  expect(moved(list, "a", { to: "place", place: 900 })).toBe("bca");
  expect(moved(list, "a", { to: "up", withinStage: false })).toBe("abc");
  expect(moved(list, "c", { to: "down", withinStage: true })).toBe("abc");
  expect(ranksAfterMove(list, "b", 1)).toEqual([]);
});

test("on the board an entry passes the next of its own stage", () => {
  const list: Ranked[] = [
    { id: "a", rank: 0, stage: "watching" },
    { id: "b", rank: 10, stage: "approved" },
    { id: "c", rank: 20, stage: "watching" },
  ];
  expect(moved(list, "c", { to: "up", withinStage: true })).toBe("cab");
  expect(moved(list, "a", { to: "down", withinStage: true })).toBe("bca");
  expect(moved(list, "b", { to: "up", withinStage: true })).toBe("abc");
});

test("an entry or a neighbour that has left the list moves nothing", () => {
  expect(indexAfterMove(listOf("ab"), "x", { to: "first" })).toBeNull();
  expect(indexAfterMove(listOf("ab"), "a", { to: "before", other: "x" })).toBeNull();
});

test("a move writes one rank, and all of them only where no gap is left", () => {
  expect(ranksAfterMove(listOf("abc"), "c", 1)).toEqual([{ id: "c", rank: RANK_GAP / 2 }]);
  const tight = listOf("abc", [5, 6, 7]);
  expect(ranksAfterMove(tight, "c", 1)).toHaveLength(3);
  expect(moved(tight, "c", { to: "place", place: 2 })).toBe("acb");
  const atTheEdge = listOf("ab", [-2_000_000_000, 0]);
  expect(moved(atTheEdge, "b", { to: "first" })).toBe("ba");
});

test("law: a move keeps everybody, puts the moved one at its index and leaves the others in their order", () => {
  const lists = fc
    .uniqueArray(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 12 })
    .chain((ranks) =>
      fc.tuple(
        fc.constant(ranks.toSorted((a, b) => a - b)),
        fc.array(fc.constantFrom(...STAGES), { minLength: ranks.length, maxLength: ranks.length }),
        fc.nat(ranks.length - 1),
        fc.integer({ min: -3, max: 15 }),
      ),
    );
  fc.assert(
    fc.property(lists, ([ranks, stages, from, place]) => {
      const list = ranks.map((rank, i) => ({ id: String.fromCodePoint(97 + i), rank, stage: stages[i]! }));
      const id = list[from]!.id;
      const after = moved(list, id, { to: "place", place });
      const index = indexAfterMove(list, id, { to: "place", place })!;
      const others = list.map((entry) => entry.id).filter((other) => other !== id);
      expect(after).toBe(others.toSpliced(index, 0, id).join(""));
    }),
  );
});
