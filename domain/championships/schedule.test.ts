import fc from "fast-check";
import { expect, test } from "vitest";
import { conflicts, type ScheduledMatch } from "./conflicts.ts";
import { roundRobin } from "./fixtures.ts";
import { proposeKickOffs } from "./schedule.ts";

const TIMES = { matchMinutes: 60, breakMinutes: 10, restMinutes: 120 };
const match = (id: string, home: string | null, away: string | null, round: number, more = {}) => ({
  id,
  home,
  away,
  round,
  ...more,
});

test("a round is played side by side, and the next after the teams have rested", () => {
  const { placed, unplaced } = proposeKickOffs({
    ...TIMES,
    matches: [
      match("a-d", "a", "d", 1),
      match("b-c", "b", "c", 1),
      match("d-b", "d", "b", 2),
      match("c-a", "c", "a", 2),
    ],
    windows: [
      { field: "Campo 1", startsAt: 0, endsAt: 600 },
      { field: "Campo 2", startsAt: 0, endsAt: 600 },
    ],
    fixed: [],
  });
  expect(unplaced).toEqual([]);
  expect(placed).toEqual([
    { id: "a-d", field: "Campo 1", startsAt: 0 },
    { id: "b-c", field: "Campo 2", startsAt: 0 },
    { id: "d-b", field: "Campo 1", startsAt: 180 },
    { id: "c-a", field: "Campo 2", startsAt: 180 },
  ]);
});

test("what is announced stays: it blocks its field, its teams and its referee", () => {
  const { placed } = proposeKickOffs({
    ...TIMES,
    matches: [
      match("fixed", "a", "b", 1, { referee: "ana" }),
      match("same team", "a", "c", 2),
      match("same referee", "e", "f", 1, { referee: "ana" }),
      match("same field", "g", "h", 1),
    ],
    windows: [
      { field: "1", startsAt: 0, endsAt: 600 },
      { field: "2", startsAt: 0, endsAt: 600 },
    ],
    fixed: [
      { id: "fixed", field: "1", startsAt: 0 },
      { id: "of another category", field: "2", startsAt: 70 },
    ],
  });
  expect(placed).toEqual([
    { id: "same referee", field: "1", startsAt: 70 },
    { id: "same field", field: "2", startsAt: 0 },
    { id: "same team", field: "1", startsAt: 180 },
  ]);
});

test("a longer announced match takes its field, its teams and its referee until its real end, and a shorter one no longer", () => {
  const input = { ...TIMES, matchMinutes: 20, breakMinutes: 5, restMinutes: 30 };
  const matches = [
    match("long", "a", "b", 1, { referee: "ana" }),
    match("same field", "c", "d", 1),
    match("same referee", "e", "f", 1, { referee: "ana" }),
    match("same team", "a", "c", 2),
    match("short", "g", "h", 1),
  ];
  const windows = ["1", "2"].map((field) => ({ field, startsAt: 0, endsAt: 600 }));
  const fixed = [
    { id: "long", field: "1", startsAt: 0, minutes: 110 },
    { id: "short", field: "2", startsAt: 0, minutes: 10 },
  ];
  const { placed } = proposeKickOffs({ ...input, matches, windows, fixed });
  expect(placed).toEqual([
    { id: "same field", field: "2", startsAt: 15 },
    { id: "same referee", field: "2", startsAt: 110 },
    { id: "same team", field: "1", startsAt: 140 },
  ]);
  const [, ...onlyOne] = windows.toReversed();
  const alone = proposeKickOffs({ ...input, matches: matches.slice(0, 2), windows: onlyOne, fixed });
  expect(alone.placed).toEqual([{ id: "same field", field: "1", startsAt: 115 }]);
});

test("a match of an earlier round is put before the announced later one", () => {
  const input = {
    ...TIMES,
    matches: [match("later", "a", "b", 2), match("earlier", "a", "c", 1)],
    fixed: [{ id: "later", field: "1", startsAt: 300 }],
  };
  const windows = (startsAt: number) => [{ field: "1", startsAt, endsAt: 900 }];
  expect(proposeKickOffs({ ...input, windows: windows(100) }).placed).toEqual([
    { id: "earlier", field: "1", startsAt: 100 },
  ]);
  expect(proposeKickOffs({ ...input, windows: windows(150) }).unplaced).toEqual([
    { id: "earlier", why: "no_rest" },
  ]);
  expect(proposeKickOffs({ ...input, windows: windows(400) }).unplaced).toEqual([
    { id: "earlier", why: "no_room" },
  ]);
});

test("a tie with unknown teams comes after the ties that it waits for, in whatever order they are listed", () => {
  const matches = [
    match("F", null, null, 1, { after: ["SF:1", "SF:2"] }),
    match("SF:1", "a", "d", 1),
    match("SF:2", "b", "c", 1),
  ];
  const windows = [{ field: "1", startsAt: 0, endsAt: 400 }];
  expect(proposeKickOffs({ ...TIMES, matches, windows, fixed: [] }).placed.at(-1)).toEqual({
    id: "F",
    field: "1",
    startsAt: 250,
  });
  const short = [{ field: "1", startsAt: 0, endsAt: 100 }];
  expect(proposeKickOffs({ ...TIMES, matches, windows: short, fixed: [] }).unplaced).toEqual([
    { id: "SF:2", why: "no_room" },
    { id: "F", why: "no_room" },
  ]);
});

test("matches that wait for each other find no time, and do no harm", () => {
  const matches = [match("x", null, null, 1, { after: ["y"] }), match("y", null, null, 1, { after: ["x"] })];
  const windows = [{ field: "1", startsAt: 0, endsAt: 400 }];
  expect(proposeKickOffs({ ...TIMES, matches, windows, fixed: [] }).unplaced.map(({ id }) => id)).toEqual([
    "y",
    "x",
  ]);
});

test("nobody is proposed in two places, rest and order are kept, and no match is lost", () => {
  const day = fc.record({
    field: fc.constantFrom("1", "2", "3"),
    startsAt: fc.integer({ min: 0, max: 4000 }),
    length: fc.integer({ min: 0, max: 700 }),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 12 }),
      fc.array(day, { minLength: 1, maxLength: 12 }),
      fc.array(fc.constantFrom("ana", "bia", "caio", null), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 0, max: 30 }),
      (count, days, referees, restMinutes, breakMinutes) => {
        const teams = Array.from({ length: count }, (_, n) => `t${n}`);
        const group = roundRobin(teams, 1).map((fixture, n) => ({
          ...fixture,
          id: `${n}`,
          referee: referees[n % referees.length] ?? null,
        }));
        const final = match("F", null, null, 1, { after: group.slice(0, 3).map(({ id }) => id) });
        const windows = days.map(({ field, startsAt, length }) => ({
          field,
          startsAt,
          endsAt: startsAt + length,
        }));
        const matches = [final, ...group];
        const input = { matchMinutes: 50, breakMinutes, restMinutes, windows };
        const announced = proposeKickOffs({ ...input, matches: group.slice(0, 4), fixed: [] }).placed;
        const { placed, unplaced } = proposeKickOffs({ ...input, matches, fixed: announced });

        expect([...announced, ...placed, ...unplaced].map(({ id }) => id).toSorted()).toEqual(
          matches.map(({ id }) => id).toSorted(),
        );
        const at = new Map([...announced, ...placed].map((place) => [place.id, place]));
        const schedule = matches.flatMap((match): ScheduledMatch[] => {
          const place = at.get(match.id);
          return place ? [{ referee: null, ...match, ...place, minutes: 50 }] : [];
        });
        expect(conflicts({ matches: schedule, restMinutes })).toEqual([]);
        const withBreaks = schedule.map((match) => ({ ...match, minutes: 50 + breakMinutes, referee: null }));
        expect(
          conflicts({ matches: withBreaks, restMinutes: 0 }).filter(({ kind }) => kind === "field"),
        ).toEqual([]);
        for (const { field, startsAt } of placed)
          expect(
            windows.some(
              (open) => open.field === field && open.startsAt <= startsAt && startsAt + 50 <= open.endsAt,
            ),
          ).toBe(true);
      },
    ),
    { numRuns: 80 },
  );
});
