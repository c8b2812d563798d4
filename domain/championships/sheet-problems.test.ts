import { expect, test } from "vitest";
import type { SheetEntry } from "./sheet-entries.ts";
import { withoutStaff, type Problem } from "./sheet-problems.ts";

const card = (id: string, row: string): SheetEntry => ({
  id,
  seq: 1,
  device: "phone",
  at: "2026-11-07T15:00:00Z",
  half: 1,
  minute: 3,
  added: null,
  kind: "card",
  card: "yellow",
  side: "home",
  person: { row },
  reason: null,
});

test("a card for a coach of the squad fits, and one for a player who was not lined up does not", () => {
  const entries = [card("1", "coach"), card("2", "player")];
  const problems = entries.map(({ id }): Problem => ({ code: "card_for_absent", entry: id }));
  const people = [
    { row: "coach", role: "staff" as const },
    { row: "player", role: "athlete" as const },
  ];
  expect(withoutStaff(problems, entries, people)).toEqual([{ code: "card_for_absent", entry: "2" }]);
});
