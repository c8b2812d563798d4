import { expect, test } from "vitest";
import { eventWhen, momentText, shortWhen } from "./when.ts";

const at = (text: string) => Temporal.Instant.from(text);
const BAHIA = "America/Bahia";

test("an event is on the venue's clock, and says so where Brasília's is another", () => {
  const [startsAt, endsAt] = [at("2026-11-21T11:30:00Z"), at("2026-11-21T15:00:00Z")];
  expect(eventWhen({ startsAt, endsAt, timeZone: BAHIA })).toBe("sábado, 21/11/2026, 08:30 às 12:00");
  expect(eventWhen({ startsAt, endsAt: null, timeZone: "America/Manaus" })).toBe(
    "sábado, 21/11/2026, 07:30 (horário local)",
  );
  expect(eventWhen({ startsAt, endsAt: at("2026-11-23T15:00:00Z"), timeZone: BAHIA })).toBe(
    "sábado, 21/11/2026, 08:30 até 23/11/2026, 12:00",
  );
  expect(shortWhen(startsAt, BAHIA)).toBe("21/11, 08:30");
});

test("a moment that is near is called by its day", () => {
  const now = at("2026-11-14T22:00:00Z");
  expect(momentText(at("2026-11-14T23:00:00Z"), BAHIA, now)).toBe("hoje, 20:00");
  // In Bahia it is still the evening of the 14th.
  expect(momentText(at("2026-11-15T21:00:00Z"), BAHIA, now)).toBe("amanhã, 18:00");
  expect(momentText(at("2026-11-18T23:00:00Z"), BAHIA, now)).toBe("18/11, 20:00");
  expect(momentText(at("2027-01-02T23:00:00Z"), BAHIA, now)).toBe("02/01/2027, 20:00");
});
