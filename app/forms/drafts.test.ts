import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DRAFT_PREFIX, readDraft, sweepDrafts, writeDraft } from "./drafts.ts";

const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", memoryStorage());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const write = (person: string | null, text: string) =>
  writeDraft("/contato", person, ["message"], { message: text });

test("a draft comes back on its page, to the person who wrote it", () => {
  write("ana", "Olá");
  expect(readDraft("/contato", "ana")).toEqual({ message: "Olá" });
  expect(readDraft("/contato?sobre=planos", "ana")).toEqual({});
  expect(readDraft("/contato", "bia")).toEqual({});
  expect(readDraft("/contato", null)).toEqual({});
});

test("a member's draft lasts half a day, a visitor's an hour", () => {
  write("ana", "Olá");
  write(null, "Oi");
  vi.advanceTimersByTime(HOUR + 1);
  expect(readDraft("/contato", null)).toEqual({});
  expect(readDraft("/contato", "ana")).toEqual({ message: "Olá" });
  vi.advanceTimersByTime(11 * HOUR);
  expect(readDraft("/contato", "ana")).toEqual({});
  sweepDrafts(null);
  expect(Object.keys(localStorage)).toEqual([]);
});

test("whoever signs in leaves nothing of who was signed in before", () => {
  write("ana", "Olá");
  sweepDrafts(null);
  expect(readDraft("/contato", "ana")).toEqual({ message: "Olá" });
  sweepDrafts("bia");
  expect(readDraft("/contato", "ana")).toEqual({});
});

test("two forms of a page keep their texts side by side, and each forgets its own", () => {
  writeDraft("/conta", "ana", ["name"], { name: "Ana" });
  writeDraft("/conta", "ana", ["newEmail"], { newEmail: "ana@example.com" });
  expect(readDraft("/conta", "ana")).toEqual({ name: "Ana", newEmail: "ana@example.com" });
  writeDraft("/conta", "ana", ["name"], {});
  expect(readDraft("/conta", "ana")).toEqual({ newEmail: "ana@example.com" });
  writeDraft("/conta", "ana", ["newEmail"], {});
  expect(Object.keys(localStorage)).toEqual([]);
});

test("what is too long, unreadable or not allowed by the browser breaks nothing", () => {
  write("ana", "x".repeat(70_000));
  expect(readDraft("/contato", "ana")).toEqual({});
  localStorage.setItem(`${DRAFT_PREFIX}/contato ana`, "{");
  expect(readDraft("/contato", "ana")).toEqual({});
  vi.stubGlobal("localStorage", undefined);
  expect(() => write("ana", "Olá")).not.toThrow();
  expect(readDraft("/contato", "ana")).toEqual({});
});

/** What browsers have: the entries are its own properties. */
function memoryStorage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key]! : null),
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void delete storage[key],
  };
  const storage = Object.create(methods) as Record<string, string>;
  return storage as unknown as Storage;
}
