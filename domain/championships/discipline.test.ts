import fc from "fast-check";
import { expect, test } from "vitest";
import type { BookedMatch, Booking, CardKind } from "./bookings.ts";
import { disciplineOf, suspendedFor } from "./discipline.ts";
import type { DisciplineSettings } from "./settings.ts";

const RULES: DisciplineSettings = {
  yellowLimit: 3,
  seriesMatches: [1],
  restart: "never",
  redMatches: 1,
  secondYellowMatches: 1,
};

/** Match n of team "A", at day n; `cards` are Ana's. */
const match = (
  day: number,
  cards: readonly CardKind[] = [],
  more: Partial<BookedMatch> = {},
): BookedMatch => ({
  id: `m${day}`,
  at: day,
  segment: 0,
  home: "A",
  away: "B",
  status: "played",
  cards: cards.map((kind) => ({ person: "Ana", team: "A", kind })),
  ...more,
});
const upcoming = (day: number, more: Partial<BookedMatch> = {}) =>
  match(day, [], { status: "upcoming", ...more });

function ana(matches: readonly BookedMatch[], settings = RULES) {
  const discipline = disciplineOf({ matches, settings });
  return discipline.persons.find(({ person }) => person === "Ana")!;
}
const causes = (matches: readonly BookedMatch[], settings = RULES) =>
  ana(matches, settings).suspensions.map(({ cause }) => cause);

test("who hangs follows the round that the team waits in, also while its opponent is not known", () => {
  const settings = { ...RULES, yellowLimit: 2 };
  const quarterFinal = [match(1, ["yellow"], { segment: 0 })];
  const hanging = (awaits: { team: string; segment: number }[], matches = quarterFinal) =>
    disciplineOf({ matches, settings, awaits }).hanging.map(({ person }) => person);
  expect(hanging([])).toEqual(["Ana"]);
  expect(hanging([{ team: "A", segment: 1 }])).toEqual([]);
  expect(hanging([{ team: "B", segment: 1 }])).toEqual(["Ana"]);
  // A bye before the semi-final is nobody's next match.
  expect(
    hanging([
      { team: "A", segment: 0 },
      { team: "A", segment: 1 },
    ]),
  ).toEqual([]);
  // A second leg comes before the next round.
  expect(hanging([{ team: "A", segment: 1 }], [...quarterFinal, upcoming(2)])).toEqual(["Ana"]);
});

test("the third yellow card suspends for the team's next match and starts a new series", () => {
  const after = ana([
    match(1, ["yellow"]),
    match(2, ["yellow"]),
    match(3, ["yellow"]),
    upcoming(4),
    upcoming(5),
  ]);
  expect(after).toMatchObject({ yellows: 0, series: 1, hanging: false });
  expect(after.suspensions).toEqual([
    {
      person: "Ana",
      team: "A",
      cause: "series",
      causedBy: "m3",
      length: 1,
      serves: [],
      next: ["m4"],
      left: 1,
    },
  ]);
});

test("who is one yellow card short of the limit is hanging", () => {
  const matches = [match(1, ["yellow"]), match(2, ["yellow"])];
  expect(disciplineOf({ matches, settings: RULES }).hanging.map(({ person }) => person)).toEqual(["Ana"]);
  expect(disciplineOf({ matches: [match(1, ["yellow"])], settings: RULES }).hanging).toEqual([]);
});

test("with a second yellow both yellows of the match leave the series, and one match is to serve", () => {
  const before = [match(1, ["yellow"]), match(2, ["yellow"])];
  const after = ana([...before, match(3, ["yellow", "second_yellow"])]);
  expect(after).toMatchObject({ yellows: 2, series: 0, hanging: true });
  expect(after.suspensions.map(({ cause }) => cause)).toEqual(["second_yellow"]);
});

test("a yellow before a direct red stays in the series", () => {
  const after = ana([match(1, ["yellow", "red"])]);
  expect(after.yellows).toBe(1);
  expect(after.suspensions.map(({ cause, length }) => [cause, length])).toEqual([["red", 1]]);
});

test("two yellows before, a yellow and a direct red are two matches, one after the other", () => {
  const matches = [match(1, ["yellow"]), match(2, ["yellow"]), match(3, ["yellow", "red"])];
  const after = ana([...matches, match(4), upcoming(5), upcoming(6)]);
  expect(after.suspensions.map(({ cause, serves, next }) => [cause, serves, next])).toEqual([
    ["series", ["m4"], []],
    ["red", [], ["m5"]],
  ]);
});

test("the second series may cost more, and the last length repeats", () => {
  const settings = { ...RULES, yellowLimit: 1, seriesMatches: [1, 2] };
  const { suspensions } = ana(
    [1, 2, 3].map((day) => match(day, ["yellow"])),
    settings,
  );
  expect(suspensions.map(({ length }) => length)).toEqual([1, 2, 2]);
});

test("without a limit yellow cards never suspend, and nobody hangs", () => {
  const after = ana(
    [1, 2, 3, 4].map((day) => match(day, ["yellow"])),
    { ...RULES, yellowLimit: null },
  );
  expect(after).toMatchObject({ yellows: 4, hanging: false, suspensions: [] });
});

test("a red card that costs no match suspends nobody", () => {
  expect(causes([match(1, ["red"])], { ...RULES, redMatches: 0 })).toEqual([]);
});

test("yellow cards count from zero in the next segment, and a suspension from before it is still served", () => {
  const groups = [match(1, ["yellow"]), match(2, ["yellow", "red"])];
  const knockout = upcoming(3, { segment: 1 });
  expect(ana(groups)).toMatchObject({ yellows: 2, hanging: true });
  const after = ana([...groups, knockout]);
  expect(after).toMatchObject({ yellows: 0, hanging: false });
  expect(after.suspensions).toMatchObject([{ cause: "red", next: ["m3"] }]);
  expect(causes([...groups, match(3), match(4, ["yellow"], { segment: 1 })])).toEqual(["red"]);
});

test("a suspension is served by date, however the matches are listed", () => {
  const rows = [upcoming(5), match(1, ["red"]), match(3, [], { home: "C", away: "A" })];
  expect(ana(rows).suspensions).toMatchObject([{ serves: ["m3"], next: [], left: 0 }]);
});

test("matches of other teams serve nothing", () => {
  const rows = [match(1, ["red"]), match(2, [], { home: "B", away: "C" }), upcoming(3)];
  expect(ana(rows).suspensions).toMatchObject([{ serves: [], next: ["m3"] }]);
});

test("a W.O. serves nothing, but its cards count", () => {
  const rows = [match(1, ["red"]), match(2, [], { status: "walkover" }), upcoming(3)];
  expect(ana(rows).suspensions).toMatchObject([{ serves: [], next: ["m3"] }]);
  expect(causes([match(1, ["red"], { status: "walkover" })])).toEqual(["red"]);
});

test("the cards of a sheet that is still open do not count", () => {
  expect(
    disciplineOf({ matches: [match(1, ["red"], { status: "upcoming" })], settings: RULES }).persons,
  ).toEqual([]);
});

test("a match that was put off and never got a new date holds no suspension back", () => {
  const rows = [match(1, ["red"]), upcoming(2), match(3)];
  expect(ana(rows).suspensions).toMatchObject([{ serves: ["m3"], next: [], left: 0 }]);
});

test("a suspension of a later match does not reach back to an open sheet of an earlier one", () => {
  const discipline = disciplineOf({
    matches: [upcoming(1), match(2, ["red"]), upcoming(3)],
    settings: RULES,
  });
  expect(suspendedFor(discipline, "m1", "A")).toEqual([]);
  expect(suspendedFor(discipline, "m3", "A").map(({ person }) => person)).toEqual(["Ana"]);
});

test("whoever plays now serves now, also where a match that was rained off still has its old date", () => {
  const rows = [match(1, ["red"]), upcoming(2), upcoming(3)];
  const outOf = (id: string, playing?: string) =>
    suspendedFor(disciplineOf({ matches: rows, settings: RULES, playing }), id, "A").length;
  expect([outOf("m2"), outOf("m3")]).toEqual([1, 0]);
  expect([outOf("m2", "m3"), outOf("m3", "m3")]).toEqual([0, 1]);
});

test("a match without a time comes last in the plan, and first when it is played", () => {
  const rows = [match(1, ["red"]), upcoming(2), upcoming(3, { at: Number.MAX_SAFE_INTEGER })];
  const discipline = disciplineOf({ matches: rows, settings: RULES, playing: "m3" });
  expect(suspendedFor(discipline, "m3", "A").map(({ person }) => person)).toEqual(["Ana"]);
});

test("the match that is played now serves nothing that was served, and nothing that came after it", () => {
  const served = [match(1, ["red"]), match(2), upcoming(3)];
  expect(disciplineOf({ matches: served, settings: RULES, playing: "m3" }).persons[0]!.suspensions).toEqual([
    expect.objectContaining({ serves: ["m2"], next: [] }),
  ]);
  const later = [upcoming(1), match(2, ["red"])];
  const discipline = disciplineOf({ matches: later, settings: RULES, playing: "m1" });
  expect(suspendedFor(discipline, "m1", "A")).toEqual([]);
});

test("who hangs is read in the round of the match that is played now", () => {
  const rows = [match(1, ["yellow"]), upcoming(2, { segment: 1 }), upcoming(3)];
  const hanging = (playing?: string) =>
    disciplineOf({ matches: rows, settings: { ...RULES, yellowLimit: 2 }, playing }).hanging.length;
  expect([hanging(), hanging("m3")]).toEqual([0, 1]);
});

test("a match that begins late is missed by who is banned, although a later one had begun", () => {
  const ban = { id: "d1", person: "Ana", team: "A", matches: 1, begun: ["m2"] };
  const { persons } = disciplineOf({
    matches: [1, 2, 3].map((day) => upcoming(day)),
    settings: RULES,
    bans: [ban],
  });
  expect(persons[0]!.suspensions[0]!.next).toEqual(["m1"]);
});

test("a decision is served in what had not begun, after what the cards brought before", () => {
  const ban = { id: "d1", person: "Ana", team: "A", matches: 2, begun: ["m1"] };
  const discipline = disciplineOf({
    matches: [match(1, ["red"]), ...[2, 3, 4, 5].map((day) => upcoming(day))],
    settings: RULES,
    bans: [ban, { ...ban, id: "d2", person: "Coach", matches: 1, begun: ["m1", "m2", "m3"] }],
  });
  const outOf = (id: string) =>
    suspendedFor(discipline, id, "A").map(({ person, cause, causedBy }) => [person, cause, causedBy]);
  expect(outOf("m2")).toEqual([["Ana", "red", "m1"]]);
  expect(outOf("m3")).toEqual([["Ana", "decision", "d1"]]);
  expect(outOf("m4")).toEqual([
    ["Ana", "decision", "d1"],
    ["Coach", "decision", "d2"],
  ]);
  expect(outOf("m5")).toEqual([]);
  expect(suspendedFor(discipline, "m2", "B")).toEqual([]);
});

const TEAMS = ["A", "B", "C"];
const card = (team: string): fc.Arbitrary<Booking> =>
  fc.record({
    person: fc.constantFrom(`${team}1`, `${team}2`),
    team: fc.constant(team),
    kind: fc.constantFrom("yellow", "second_yellow", "red"),
  });
const season = fc
  .array(
    fc.constantFrom(["A", "B"], ["B", "C"], ["C", "A"]).chain(([home, away]) =>
      fc.record({
        home: fc.constant(home),
        away: fc.constant(away),
        segment: fc.constantFrom(0, 1),
        status: fc.constantFrom("played", "played", "played", "walkover", "upcoming"),
        cards: fc.array(fc.oneof(card(home), card(away)), { maxLength: 4 }),
      }),
    ),
    { maxLength: 16 },
  )
  .map((matches) => matches.map((one, day): BookedMatch => ({ ...one, id: `m${day}`, at: day })));

test("no suspension is lost, shortened or served twice in a match", () => {
  fc.assert(
    fc.property(season, (matches) => {
      const discipline = disciplineOf({ matches, settings: RULES });
      const dayOf = new Map(matches.map(({ id }, day) => [id, day]));
      for (const { person, suspensions } of discipline.persons) {
        const out = suspensions.flatMap(({ serves, next }) => [...serves, ...next]);
        expect(new Set(out).size, person).toBe(out.length);
        for (const { serves, next, left, length, causedBy } of suspensions) {
          expect(serves.length + left).toBe(length);
          expect(next.length).toBeLessThanOrEqual(left);
          for (const id of [...serves, ...next]) expect(dayOf.get(id)).toBeGreaterThan(dayOf.get(causedBy)!);
        }
      }
      const reds = matches
        .filter(({ status }) => status !== "upcoming")
        .flatMap(({ cards }) => cards)
        .filter(({ kind }) => kind !== "yellow");
      const byReds = discipline.persons
        .flatMap(({ suspensions }) => suspensions)
        .filter(({ cause }) => cause !== "series");
      expect(byReds.length).toBe(reds.length);
    }),
  );
});

test("the order in which matches are listed changes nothing", () => {
  fc.assert(
    fc.property(season, (matches) => {
      const inOrder = disciplineOf({ matches, settings: RULES });
      expect(disciplineOf({ matches: matches.toReversed(), settings: RULES })).toEqual(inOrder);
      for (const { id, home, away } of matches)
        for (const team of TEAMS)
          if (team !== home && team !== away) expect(suspendedFor(inOrder, id, team)).toEqual([]);
    }),
  );
});

test("who is out while a match is played is who served in it once it is closed, whatever else is still open", () => {
  fc.assert(
    fc.property(season, fc.constantFrom(...TEAMS), (earlier, team) => {
      const now = { id: "now", at: 99, segment: 0, home: team, away: "X", cards: [] };
      const outAs = (status: "upcoming" | "played") =>
        suspendedFor(
          disciplineOf({ matches: [...earlier, { ...now, status }], settings: RULES, playing: "now" }),
          "now",
          team,
        ).map(({ person, cause, causedBy }) => [person, cause, causedBy]);
      expect(outAs("upcoming")).toEqual(outAs("played"));
    }),
  );
});
