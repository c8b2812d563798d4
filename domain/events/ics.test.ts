import fc from "fast-check";
import { expect, test } from "vitest";
import { toCalendarFile } from "./ics.ts";

const NOW = Temporal.Instant.from("2026-11-15T12:00:00.123Z");
const ENTRY = {
  uid: "1@joia",
  title: "Peneira; Sub-15, aberta",
  startsAt: Temporal.Instant.from("2026-11-21T11:30:00Z"),
  endsAt: Temporal.Instant.from("2026-11-21T15:00:00Z"),
  cancelled: false,
  location: "Campo da Várzea, Recife, PE",
  description: "Leve chuteira.\nÁgua no local.",
  url: "https://joia.example/campeonatos/1",
};
const unfold = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

test("says when, where and what, with the characters escaped that mean something", () => {
  const lines = unfold(toCalendarFile(ENTRY, NOW));
  for (const line of [
    "DTSTAMP:20261115T120000Z",
    "DTSTART:20261121T113000Z",
    "DTEND:20261121T150000Z",
    String.raw`SUMMARY:Peneira\; Sub-15\, aberta`,
    String.raw`LOCATION:Campo da Várzea\, Recife\, PE`,
    String.raw`DESCRIPTION:Leve chuteira.\nÁgua no local.`,
    "URL:https://joia.example/campeonatos/1",
  ])
    expect(lines).toContain(line);
});

test("a cancelled event says so, and one without an end has none", () => {
  const lines = unfold(toCalendarFile({ ...ENTRY, endsAt: null, cancelled: true }, NOW));
  expect(lines).toContain("STATUS:CANCELLED");
  expect(lines.some((line) => line.startsWith("DTEND"))).toBe(false);
});

test("a file that was written later is newer to a calendar, also where only the state changed", () => {
  const sequenceAt = (now: Temporal.Instant, cancelled: boolean) =>
    Number(/^SEQUENCE:(\d+)\r$/m.exec(toCalendarFile({ ...ENTRY, cancelled }, now))![1]);
  const first = sequenceAt(NOW, false);
  expect(sequenceAt(NOW.add({ minutes: 1 }), true)).toBeGreaterThan(first);
  // Calendars keep it in 32 bits.
  expect(first).toBeLessThan(2 ** 31);
});

test("whatever is typed, it stays one entry, in lines of at most 75 octets", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 150 }), fc.string({ maxLength: 150 }), (title, description) => {
      const file = toCalendarFile({ ...ENTRY, title, description }, NOW);
      const tooLong = file.split("\r\n").filter((line) => new TextEncoder().encode(line).length > 75);
      const entries = unfold(file).filter((line) => line.startsWith("BEGIN:") || line.startsWith("DTSTART"));
      return tooLong.length === 0 && entries.length === 3;
    }),
  );
});
