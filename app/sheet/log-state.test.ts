import { expect, test } from "vitest";
import type { SheetEntry } from "#domain/championships/sheet-entries.ts";
import { isEntriesAnswer, newerLog, resultsIn, shownLog, type EntryResult } from "./log-state.ts";

const entry = (id: string): SheetEntry => ({
  id,
  seq: 1,
  device: "phone",
  at: "2026-11-15T16:00:00Z",
  half: 1,
  minute: 10,
  added: null,
  kind: "goal",
  side: "home",
  scorer: null,
  goalKind: "normal",
});
const written = (id: string, result: Omit<EntryResult, "id"> | null = null) => ({
  entry: entry(id),
  result: result && { id, ...result },
});
const idsOf = (entries: readonly SheetEntry[]) => entries.map(({ id }) => id);

test("an entry is shown at once and waits until the server has named it", () => {
  const before = shownLog([entry("a")], [written("b")]);
  expect(idsOf(before.entries)).toEqual(["a", "b"]);
  expect([...before.waiting]).toEqual(["b"]);
  // Named, and not yet in the log that this phone keeps: a kept page may be older than what was sent since.
  const named = shownLog([entry("a")], [written("b", { code: null })]);
  expect(idsOf(named.entries)).toEqual(["a", "b"]);
  expect(named.waiting.size).toBe(0);
  expect(idsOf(shownLog([entry("a"), entry("b")], [written("b", { code: null })]).entries)).toEqual([
    "a",
    "b",
  ]);
});

test("what the server did not take counts no more and is told until somebody has read why", () => {
  const refused = shownLog([], [written("c", { code: "closed" })]);
  expect(refused.entries).toEqual([]);
  expect(refused.waiting.size).toBe(0);
  expect(refused.refused).toMatchObject([{ entry: { id: "c" }, code: "closed" }]);
  expect(shownLog([], [written("c", { code: "closed", dismissed: true })]).refused).toEqual([]);
});

test("of two logs the longer one is the newer, and of two equal ones the server's last", () => {
  const [page, kept] = [[entry("a")], [entry("a"), entry("b")]];
  expect(newerLog(page, kept)).toBe(kept);
  expect(newerLog(kept, page)).toBe(kept);
  const again = [entry("a")];
  expect(newerLog(page, again)).toBe(again);
});

test("an answer names what the server has and what it refused; the page of a hotel's network names nothing", () => {
  const answer = { accepted: ["a"], refused: [{ id: "b", code: "closed" }], log: [], closed: true };
  expect(resultsIn(answer)).toEqual([
    { id: "a", code: null },
    { id: "b", code: "closed" },
  ]);
  expect(isEntriesAnswer(answer)).toBe(true);
  expect([null, "ok", {}, { accepted: ["a"] }].filter(isEntriesAnswer)).toEqual([]);
});
