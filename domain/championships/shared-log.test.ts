import { expect, test } from "vitest";
import type { SheetEvent } from "./sheet-entries.ts";
import { sharedEntry } from "./shared-log.ts";

const facts = {
  id: "0b7e6a3e-1111-4222-8333-444455556666",
  seq: 7,
  device: "phone",
  at: "2026-11-15T16:00:00Z",
  half: 1,
  minute: 12,
  added: null,
} as const;
const numberOf = (row: string) => (row === "row-9" ? 9 : null);
const shared = (event: SheetEvent) => sharedEntry({ ...facts, ...event }, numberOf);
const clock = "2026-11-15T16:00:00Z";

/** One of each kind, with "SEGREDO" wherever somebody types or a name stands. */
const EVERY_KIND: SheetEvent[] = [
  {
    kind: "line_up",
    side: "home",
    players: [{ row: "row-9", number: 9, starter: true, goalkeeper: false, captain: true }],
    overrides: [{ row: "row-9", obstacle: "suspended", reason: "SEGREDO" }],
  },
  { kind: "officials", officials: [{ role: "SEGREDO", name: "SEGREDO" }] },
  { kind: "half_started", clock },
  { kind: "half_ended", clock, addedMinutes: 2, addedReason: "SEGREDO" },
  { kind: "added_time", minutes: 3, reason: "SEGREDO" },
  { kind: "clock_stopped", clock },
  { kind: "clock_resumed", clock },
  { kind: "goal", side: "home", scorer: "row-9", goalKind: "penalty" },
  { kind: "card", card: "yellow", side: "home", person: { row: "row-9" }, reason: "SEGREDO" },
  { kind: "card", card: "red", side: "away", person: { staff: "SEGREDO", role: "SEGREDO" }, reason: null },
  {
    kind: "substitution",
    side: "home",
    out: "row-9",
    in: "row-10",
    overrides: [{ row: "row-10", obstacle: "suspended", reason: "SEGREDO" }],
  },
  { kind: "kick", side: "home", row: null, scored: true },
  { kind: "walkover", loser: "away" },
  { kind: "remark", about: "pitch", text: "SEGREDO" },
  { kind: "undo", of: facts.id },
  { kind: "unexplained", people: [{ side: "home", row: "row-9", obstacle: "suspended" }] },
];

test("no name and nothing that somebody typed leaves the phone", () => {
  expect(JSON.stringify(EVERY_KIND.map(shared))).not.toContain("SEGREDO");
  // A field that a later version adds to an entry does not leave by itself either.
  const later = Object.assign({ nickname: "SEGREDO" }, EVERY_KIND[7]);
  expect(JSON.stringify(shared(later))).not.toContain("SEGREDO");
});

test("what happened can be read from the file: kind, minute and shirt", () => {
  expect(shared(EVERY_KIND[7]!)).toEqual({
    ...facts,
    kind: "goal",
    side: "home",
    goalKind: "penalty",
    scorer: { row: "row-9", number: 9 },
  });
  expect(shared(EVERY_KIND[9]!)).toMatchObject({ kind: "card", card: "red", person: "staff" });
  expect(shared(EVERY_KIND[10]!)).toMatchObject({ out: { number: 9 }, in: { row: "row-10", number: null } });
});
