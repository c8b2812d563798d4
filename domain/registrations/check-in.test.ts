import { expect, test } from "vitest";
import {
  answerOf,
  judgePerson,
  judgeTicket,
  standingScans,
  tokenIn,
  type Entry,
  type EntryResult,
  type Roster,
  type RosterPerson,
  type Scan,
} from "./check-in.ts";

const person = (id: string, entered: RosterPerson["entered"] = null): RosterPerson => ({
  id,
  hash: `hash-${id}`,
  name: "Igor",
  number: 23,
  category: "Sub-15",
  entered,
});

const roster: Roster = {
  eventId: "e",
  title: "Peneira do Litoral",
  endsAt: "2026-11-28T20:00:00Z",
  eraseAfter: "2026-11-29T20:00:00Z",
  takenAt: "2026-11-28T10:00:00Z",
  people: [person("igor"), person("luan", { at: "2026-11-28T11:04:00Z", gate: "2" })],
  voided: [{ hash: "hash-theo", on: "2026-11-18" }],
};

const entry: Entry = {
  id: "1",
  person: "igor",
  how: "qr",
  at: "2026-11-28T11:12:00Z",
  gate: "1",
};
const result = (answer: EntryResult["answer"], first: EntryResult["first"] = null): EntryResult => ({
  id: "1",
  answer,
  first,
  heardAt: "2026-11-28T11:12:01Z",
});

const TOKEN = "Zm9vYmFyYmF6cXV4MTIzNDU2";

test.each([
  [`https://joiadabase.com.br/ingresso/${TOKEN}`, TOKEN],
  [`http://localhost:3000/ingresso/${TOKEN}?de=qr`, TOKEN],
  [`  ${TOKEN}\n`, TOKEN],
  [`https://joiadabase.com.br/a/${TOKEN}`, null],
  ["https://wa.me/5511987654321", null],
  ["curto", null],
  ["", null],
])("the token in %j is %j", (text, token) => {
  expect(tokenIn(text)).toBe(token);
});

test("a valid ticket lets its owner in", () => {
  expect(judgeTicket(roster, [], "hash-igor")).toEqual({ enters: true, person: roster.people[0] });
});

test("a ticket that was read elsewhere says when and at which gate", () => {
  expect(judgeTicket(roster, [], "hash-luan")).toMatchObject({
    enters: false,
    answer: { kind: "again", first: { at: "2026-11-28T11:04:00Z", gate: "2" } },
  });
});

test("a ticket that was read on this phone is not read again, though the server has not heard of it", () => {
  expect(judgeTicket(roster, [{ entry, result: null, late: false }], "hash-igor")).toMatchObject({
    enters: false,
    answer: { kind: "again", first: { at: entry.at, gate: "1" } },
  });
});

test("a cancelled ticket says since when, an unknown one that it is unknown", () => {
  expect(judgeTicket(roster, [], "hash-theo")).toEqual({
    enters: false,
    answer: { kind: "void", person: null, on: "2026-11-18" },
  });
  expect(judgeTicket(roster, [], "hash-nobody")).toEqual({ enters: false, answer: { kind: "unknown" } });
});

test("whom the server called void on this phone does not get in on a second try", () => {
  const judged = judgePerson(roster, roster.people[0]!, [{ entry, result: result("void"), late: false }]);
  expect(judged).toMatchObject({ enters: false, answer: { kind: "void" } });
});

test("a reading is queued until the server names it", () => {
  const [igor] = roster.people as [RosterPerson];
  expect(answerOf(roster, igor, { entry, result: null })).toEqual({ kind: "queued", person: igor });
  expect(answerOf(roster, igor, { entry, result: result("ok") })).toMatchObject({
    kind: "ok",
    entered: { at: entry.at, gate: "1" },
  });
  const first = { at: "2026-11-28T11:01:00Z", gate: "3" };
  expect(answerOf(roster, igor, { entry, result: result("again", first) })).toMatchObject({
    kind: "again",
    first,
  });
});

test("a reading of a ticket that was cancelled meanwhile says when, as soon as the newer list tells", () => {
  const newer = { ...roster, voided: [{ hash: "hash-igor", on: "2026-11-27" }] };
  expect(answerOf(newer, person("igor"), { entry, result: result("void") })).toMatchObject({
    kind: "void",
    on: "2026-11-27",
  });
});

const before = { ...roster, takenAt: "2026-11-28T11:00:00Z" };
const after = { ...roster, takenAt: "2026-11-28T11:30:00Z" };
const first = { at: entry.at, gate: entry.gate };
const heard: Scan = { entry, result: result("ok", first), late: false };
const read = (list: Roster, ...scans: Scan[]) => judgeTicket(list, scans, "hash-igor");

test("somebody whose entrance was undone goes in again once a later list says so", () => {
  expect(read(before, heard)).toMatchObject({ enters: false, answer: { kind: "again", first } });
  expect(read(after, heard)).toMatchObject({ enters: true });
});

test("a list of the moment at which the reading was heard is not later", () => {
  expect(read({ ...roster, takenAt: heard.result!.heardAt }, heard)).toMatchObject({ enters: false });
});

test("whoever was read again after the undo waits in the queue as anybody does", () => {
  const queued: Scan = { entry: { ...entry, id: "2", gate: "3" }, result: null, late: false };
  expect(read(after, heard, queued)).toMatchObject({
    enters: false,
    answer: { kind: "again", first: { gate: "3" } },
  });
});

test("a reading that the server calls undone does not count, and the screen says so", () => {
  const undone: Scan = { entry, result: result("undone"), late: true };
  expect(read(before, undone)).toMatchObject({ enters: true });
  expect(answerOf(before, before.people[0]!, undone)).toEqual({ kind: "undone", person: before.people[0] });
});

test("a reading stands while the lists name it, or do not know the person any more", () => {
  expect(standingScans({ ...after, people: [person("igor", first)] }, [heard])).toEqual([heard]);
  expect(standingScans({ ...after, people: [] }, [heard])).toEqual([heard]);
  const elsewhere = { at: "2026-11-28T11:20:00Z", gate: "2" };
  expect(standingScans({ ...after, people: [person("igor", elsewhere)] }, [heard])).toEqual([]);
});
