import { expect, test } from "vitest";
import {
  answerOf,
  judgePerson,
  judgeTicket,
  tokenIn,
  type Entry,
  type EntryResult,
  type Roster,
  type RosterPerson,
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
  const judged = judgePerson(roster.people[0]!, [{ entry, result: result("void"), late: false }]);
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
