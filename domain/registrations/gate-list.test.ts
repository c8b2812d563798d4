import { expect, test } from "vitest";
import type { EntryResult, Roster, RosterPerson, Scan } from "./check-in.ts";
import {
  doubleReadings,
  droppedPeople,
  gateCounts,
  gatePeople,
  newerRoster,
  searchPeople,
  voidReadings,
} from "./gate-list.ts";

const FIRST = { at: "2026-11-28T11:04:00Z", gate: "2" };

const person = (number: number, name: string, entered: RosterPerson["entered"] = null): RosterPerson => ({
  id: `p${number}`,
  hash: `h${number}`,
  name,
  number,
  category: "Sub-15",
  entered,
});

const roster: Roster = {
  eventId: "e",
  title: "Peneira do Litoral",
  endsAt: "2026-11-28T20:00:00Z",
  eraseAfter: "2026-11-29T20:00:00Z",
  takenAt: "2026-11-28T10:00:00Z",
  people: [person(12, "Luan", FIRST), person(23, "Ígor"), person(31, "Theo"), person(9, "Ilda")],
  voided: [],
};

const HEARD_AT = "2026-11-28T11:07:00Z";

const scan = (
  number: number,
  result: Pick<EntryResult, "answer" | "first"> | null = null,
  late = true,
): Scan => ({
  entry: { id: `s${number}`, person: `p${number}`, how: "qr", at: "2026-11-28T11:06:00Z", gate: "1" },
  result: result && { id: `s${number}`, heardAt: HEARD_AT, ...result },
  late,
});

test("whoever was read on this phone has entered, also before the server knows", () => {
  const people = gatePeople(roster, [scan(31), scan(23, { answer: "ok", first: null })]);
  expect(gateCounts(people)).toEqual({ entered: 3, missing: 1, queued: 1 });
  expect(people.find(({ number }) => number === 31)).toMatchObject({ queued: true, entered: { gate: "1" } });
});

test("whom the server called void has not entered", () => {
  const scans = [scan(31, { answer: "void", first: null })];
  expect(gateCounts(gatePeople(roster, scans))).toEqual({ entered: 1, missing: 3, queued: 0 });
  expect(voidReadings(roster.people, scans)).toMatchObject([{ person: { number: 31 } }]);
  expect(voidReadings([], scans)).toMatchObject([{ person: null }]);
});

test("whose entrance was undone is missing again, until they are read again", () => {
  const heard = scan(23, { answer: "ok", first: { at: "2026-11-28T11:06:00Z", gate: "1" } });
  expect(gateCounts(gatePeople(roster, [heard]))).toMatchObject({ entered: 2, missing: 2 });
  const later = { ...roster, takenAt: "2026-11-28T11:10:00Z" };
  expect(gateCounts(gatePeople(later, [heard]))).toMatchObject({ entered: 1, missing: 3 });
  expect(gateCounts(gatePeople(later, [heard, scan(23)]))).toEqual({ entered: 2, missing: 2, queued: 1 });
});

test("two phones that read the same are shown with both readings, and with the one that counts", () => {
  const scans = [scan(12, { answer: "again", first: FIRST }), scan(23, { answer: "ok", first: null })];
  expect(doubleReadings(roster.people, scans)).toMatchObject([
    { person: { number: 12 }, counts: FIRST, again: { at: "2026-11-28T11:06:00Z", gate: "1" } },
  ]);
});

test("whoever was told at once was not let in, and is in no list of troubles", () => {
  const scans = [
    scan(12, { answer: "again", first: FIRST }, false),
    scan(31, { answer: "void", first: null }, false),
  ];
  expect([doubleReadings(roster.people, scans), voidReadings(roster.people, scans)]).toEqual([[], []]);
});

test("of those whom a newer list has no more, the ones that were read here stay known", () => {
  const after = { ...roster, people: roster.people.slice(0, 1) };
  expect(droppedPeople(roster, after, [scan(31), scan(12)]).map(({ number }) => number)).toEqual([31]);
});

test("names are found by their beginning without accents, and numbers whole", () => {
  const found = (typed: string) => searchPeople(roster.people, typed).map(({ number }) => number);
  expect(found("i")).toEqual([23, 9]);
  expect(found("IGOR")).toEqual([23]);
  expect(found("31")).toEqual([31]);
  expect(found("3")).toEqual([]);
  expect(found("  ")).toEqual([]);
});

test("the later list of the same event is the one that counts", () => {
  const later = { ...roster, takenAt: "2026-11-28T12:00:00-03:00" };
  expect(newerRoster(roster, later)).toBe(later);
  expect(newerRoster(later, roster)).toBe(later);
  expect(newerRoster(roster, null)).toBe(roster);
  expect(newerRoster(roster, { ...later, eventId: "other" })).toBe(roster);
});
