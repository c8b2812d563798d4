import { expect, test } from "vitest";
import { STATE_CODES } from "#domain/places.ts";
import { zoneOf } from "./zones.ts";

const hourOffset = (zone: string) =>
  Temporal.Instant.from("2026-11-21T12:00:00Z").toZonedDateTimeISO(zone).offsetNanoseconds /
  3_600_000_000_000;

test("each state has the clock of its capital, and the places that differ their own", () => {
  const behind = { AC: -5, AM: -4, MS: -4, MT: -4, RO: -4, RR: -4 } as Record<string, number>;
  for (const state of STATE_CODES)
    expect(hourOffset(zoneOf({ state, city: null })), state).toBe(behind[state] ?? -3);
  expect(hourOffset(zoneOf({ state: "AM", city: "tabatinga " }))).toBe(-5);
  expect(hourOffset(zoneOf({ state: "AM", city: "Labrea" }))).toBe(-5);
  expect(hourOffset(zoneOf({ state: "PE", city: "Fernando de Noronha" }))).toBe(-2);
  expect(zoneOf({ state: null, city: "Tabatinga" })).toBe("America/Sao_Paulo");
});
