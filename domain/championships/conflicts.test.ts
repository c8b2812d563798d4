import fc from "fast-check";
import { expect, test } from "vitest";
import { conflicts, type ScheduledMatch } from "./conflicts.ts";

const match = (id: string, startsAt: number, more: Partial<ScheduledMatch>): ScheduledMatch => ({
  id,
  home: null,
  away: null,
  field: null,
  referee: null,
  startsAt,
  minutes: 60,
  ...more,
});
const found = (...matches: ScheduledMatch[]) =>
  conflicts({ matches, restMinutes: 120 }).map(
    ({ kind, matches, who }) => `${kind} ${matches.join(" ")} ${who}`,
  );

test("a team, a field and a referee cannot be in two places at once", () => {
  expect(
    found(
      match("y", 59, { home: "c", away: "a", field: "1", referee: "ana" }),
      match("x", 0, { home: "a", away: "b", field: "1", referee: "ana" }),
    ),
  ).toEqual(["team x y a", "field x y 1", "referee x y ana"]);
});

test("one match right after the other is free for field and referee, but no rest for a team", () => {
  const x = match("x", 0, { home: "a", away: "b", field: "1", referee: "ana" });
  const y = { home: "a", away: "c", field: "1", referee: "ana" };
  expect(found(x, match("y", 60, y))).toEqual(["rest x y a"]);
  expect(found(x, match("y", 179, y))).toEqual(["rest x y a"]);
  expect(found(x, match("y", 180, y))).toEqual([]);
});

test("a team that plays its second round first is told, and a tie before those that it waits for", () => {
  expect(
    found(
      match("x", 0, { home: "a", away: "b", round: 2 }),
      match("y", 500, { home: "c", away: "a", round: 1 }),
    ),
  ).toEqual(["order x y a"]);
  expect(
    found(
      match("SF:1", 0, { home: "a", away: "b" }),
      match("SF:2", 100, { home: "c", away: "d" }),
      match("F", 150, { after: ["SF:1", "SF:2", "not scheduled"] }),
    ),
  ).toEqual(["order SF:2 F null"]);
});

test("finds each pair that a comparison of all with all finds", () => {
  const name = fc.option(fc.constantFrom("a", "b", "c"), { nil: null });
  const matches = fc
    .array(
      fc.record({
        home: name,
        away: fc.constantFrom("x", "y", "z"),
        field: name,
        referee: name,
        startsAt: fc.nat(500),
        minutes: fc.integer({ min: 1, max: 90 }),
      }),
      { maxLength: 12 },
    )
    .map((list) => list.map((match, n) => ({ ...match, id: `${n}` })));
  fc.assert(
    fc.property(matches, (matches) => {
      const naive = new Set<string>();
      for (const a of matches)
        for (const b of matches) {
          if (a.id >= b.id) continue;
          const gap = Math.max(a.startsAt, b.startsAt) - (a.startsAt <= b.startsAt ? a : b).minutes;
          const apart = gap - Math.min(a.startsAt, b.startsAt);
          const pair = [a.id, b.id].join(" ");
          for (const side of ["home", "away"] as const)
            if (a[side] !== null && a[side] === b[side] && apart < 30)
              naive.add(`${apart < 0 ? "team" : "rest"} ${pair}`);
          for (const kind of ["field", "referee"] as const)
            if (a[kind] !== null && a[kind] === b[kind] && apart < 0) naive.add(`${kind} ${pair}`);
        }
      const found = conflicts({ matches, restMinutes: 30 }).map(
        ({ kind, matches }) => `${kind} ${matches.toSorted().join(" ")}`,
      );
      expect(new Set(found)).toEqual(naive);
    }),
    { numRuns: 150 },
  );
});
