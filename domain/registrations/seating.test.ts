import fc from "fast-check";
import { expect, test } from "vitest";
import { POSITION_GROUPS } from "#domain/athletes/positions.ts";
import {
  categoryFor,
  compareInLine,
  fullFor,
  nextInLine,
  whyWaiting,
  type InLine,
  type Places,
  type Taken,
} from "./seating.ts";

const CATEGORIES = ["Sub-15", "Sub-17"];
const seat = fc.record({
  category: fc.constantFrom(...CATEGORIES, null),
  positionGroup: fc.constantFrom(...POSITION_GROUPS),
  subscriber: fc.boolean(),
});
const placesAnd = fc
  .record({
    size: fc.option(fc.integer({ min: 1, max: 12 })),
    keep: fc.integer({ min: 0, max: 12 }),
    categories: fc.array(fc.option(fc.integer({ min: 1, max: 6 })), { minLength: 2, maxLength: 2 }),
    keepers: fc.option(fc.integer({ min: 1, max: 3 })),
  })
  .map(({ size, keep, categories, keepers }): Places => ({
    size,
    reserved: Math.min(keep, size ?? 0),
    limits: [
      ...CATEGORIES.map((name, at) => ({ kind: "category" as const, name, size: categories[at] ?? null })),
      ...(keepers === null ? [] : [{ kind: "position" as const, name: "Goleiro", size: keepers }]),
    ],
  }));
const line = fc
  .array(seat, { maxLength: 30 })
  .map((seats) => seats.map((one, at): InLine => ({ ...one, id: String(at), turn: at })));

const asTaken = (people: readonly InLine[]): Taken[] => people.map((one) => ({ ...one, count: 1 }));

function expectWithin(places: Places, taken: readonly Taken[]): void {
  const sum = (matches: (one: Taken) => boolean) =>
    taken.filter(matches).reduce((total, { count }) => total + count, 0);
  if (places.size !== null) expect(sum(() => true)).toBeLessThanOrEqual(places.size);
  for (const { kind, name, size } of places.limits)
    if (size !== null)
      expect(
        sum((one) => (kind === "category" ? one.category : one.positionGroup) === name),
      ).toBeLessThanOrEqual(size);
}

test("no limit is ever passed, and no place stays free while somebody in line fits", () => {
  fc.assert(
    fc.property(placesAnd, line, (places, people) => {
      const chosen = nextInLine(places, [], people);
      expectWithin(places, asTaken(chosen));
      const left = people.filter((one) => !chosen.includes(one));
      for (const one of left) expect(fullFor(places, asTaken(chosen), one)).not.toEqual([]);
      if (places.size !== null)
        expect(chosen.filter(({ subscriber }) => !subscriber).length).toBeLessThanOrEqual(
          places.size - places.reserved,
        );
    }),
  );
});

test("nobody is passed by somebody behind them for whom the same limits count", () => {
  fc.assert(
    fc.property(placesAnd, line, (places, people) => {
      const chosen = nextInLine(places, [], people);
      for (const one of people.filter((person) => !chosen.includes(person)))
        for (const taken of chosen)
          if (
            taken.category === one.category &&
            taken.positionGroup === one.positionGroup &&
            taken.subscriber === one.subscriber
          )
            expect(compareInLine(taken, one)).toBeLessThan(0);
    }),
  );
});

test("asking in turns gives the same people as asking once", () => {
  fc.assert(
    fc.property(placesAnd, line, fc.integer({ min: 0, max: 30 }), (places, people, cut) => {
      const ordered = people.toSorted(compareInLine);
      const first = nextInLine(places, [], ordered.slice(0, cut));
      const second = nextInLine(places, asTaken(first), ordered.slice(cut));
      expect([...first, ...second]).toEqual(nextInLine(places, [], people));
    }),
  );
});

const places: Places = {
  size: 10,
  reserved: 3,
  limits: [{ kind: "category", name: "Sub-17", size: 4 }],
};
const person = (id: string, turn: number, subscriber = false): InLine => ({
  id,
  turn,
  subscriber,
  category: "Sub-17",
  positionGroup: "Atacante",
});

test("who waits reads what is full for them and how many come first", () => {
  const taken: Taken[] = [{ category: "Sub-17", positionGroup: "Goleiro", subscriber: false, count: 4 }];
  const people = [person("a", 1), person("b", 2, true), person("c", 3, true), person("d", 4)];
  expect(whyWaiting(places, taken, people, people[3]!)).toEqual({
    full: [{ kind: "category", name: "Sub-17" }],
    ahead: { subscribers: 2, others: 1 },
    place: 4,
  });
});

test("places that are kept for subscribers are full for the others only", () => {
  const taken: Taken[] = [{ category: "Sub-15", positionGroup: "Goleiro", subscriber: false, count: 7 }];
  expect(fullFor(places, taken, person("a", 1))).toEqual([{ kind: "reserved" }]);
  expect(fullFor(places, taken, person("b", 2, true))).toEqual([]);
  expect(fullFor({ ...places, reserved: 0 }, taken, person("a", 1))).toEqual([]);
});

test("an athlete plays in the youngest category that the birth year fits", () => {
  const categories = [
    { name: "Sub-17", bornFrom: 2009 },
    { name: "Sub-15", bornFrom: 2011 },
  ];
  expect(categoryFor(2012, categories)).toBe("Sub-15");
  expect(categoryFor(2010, categories)).toBe("Sub-17");
  expect(categoryFor(2008, categories)).toBeNull();
  expect(categoryFor(1999, [...categories, { name: "Livre", bornFrom: null }])).toBe("Livre");
});
