import { expect, test } from "vitest";
import * as times from "./times.ts";

const at = (text: string) => Temporal.Instant.from(text);
const EVENT = {
  startsAt: at("2026-11-21T11:30:00Z"),
  endsAt: at("2026-11-21T15:00:00Z"),
  registrationEndsAt: at("2026-11-19T02:59:00Z"),
  timeZone: "America/Bahia",
  feedbackDays: 7,
};

test("a place waits 48 hours for the guardian, or until the deadline", () => {
  expect(String(times.heldForGuardian(EVENT, at("2026-11-14T12:00:00Z")))).toBe("2026-11-16T12:00:00Z");
  expect(String(times.heldForGuardian(EVENT, at("2026-11-18T12:00:00Z")))).toBe("2026-11-19T02:59:00Z");
  const open = { ...EVENT, registrationEndsAt: null };
  expect(String(times.heldForGuardian(open, at("2026-11-21T11:00:00Z")))).toBe("2026-11-21T11:30:00Z");
});

test("an offer stands for a day, and none is made when there is no time to come", () => {
  expect(String(times.heldForOffer(EVENT, at("2026-11-14T12:00:00Z")))).toBe("2026-11-15T12:00:00Z");
  expect(String(times.heldForOffer(EVENT, at("2026-11-21T01:00:00Z")))).toBe("2026-11-21T09:30:00Z");
  expect(String(times.heldForOffer(EVENT, at("2026-11-21T09:10:00Z")))).toBe("2026-11-21T09:40:00Z");
  expect(String(times.heldForOffer(EVENT, at("2026-11-21T11:20:00Z")))).toBe("2026-11-21T11:30:00Z");
});

test("answers are due at the end of a day, by the venue's clock", () => {
  const due = times.feedbackDueAt(EVENT).toZonedDateTimeISO(EVENT.timeZone);
  expect(due.toPlainDateTime().toString()).toBe("2026-11-28T23:59:00");
  // 23h30 in Rio Branco is the next day in São Paulo.
  const late = { ...EVENT, timeZone: "America/Rio_Branco", endsAt: at("2026-11-22T04:30:00Z") };
  const west = times.feedbackDueAt(late).toZonedDateTimeISO(late.timeZone);
  expect(west.toPlainDateTime().toString()).toBe("2026-11-28T23:59:00");
});

test("without a registration one comes on the day only, by the venue's clock", () => {
  expect(times.takesWalkIns(EVENT, at("2026-11-21T02:59:00Z"))).toBe(false);
  expect(times.takesWalkIns(EVENT, at("2026-11-21T03:00:00Z"))).toBe(true);
  expect(times.takesWalkIns(EVENT, at("2026-11-21T15:00:00Z"))).toBe(false);
});

test("a phone is shown from the day before to the day after, and names for thirty days", () => {
  expect(times.showsPhone(EVENT, at("2026-11-20T11:29:00Z"))).toBe(false);
  expect(times.showsPhone(EVENT, at("2026-11-20T11:30:00Z"))).toBe(true);
  expect(times.showsPhone(EVENT, at("2026-11-22T15:00:00Z"))).toBe(false);
  expect(times.isReleased(EVENT, at("2026-12-21T14:59:00Z"))).toBe(true);
  expect(times.isReleased(EVENT, at("2026-12-21T15:00:00Z"))).toBe(false);
});

test("opened phones close again after half an hour", () => {
  expect(times.staysOpen(at("2026-11-21T09:00:00Z"), at("2026-11-21T09:29:59Z"))).toBe(true);
  expect(times.staysOpen(at("2026-11-21T09:00:00Z"), at("2026-11-21T09:30:00Z"))).toBe(false);
});

test("an event that says no end takes four hours", () => {
  expect(String(times.endOf({ ...EVENT, endsAt: null }))).toBe("2026-11-21T15:30:00Z");
});
