import { expect, test } from "vitest";
import { eventRemarks, inSchoolHours } from "./remarks.ts";

const at = (start: string, end: string | null = null, timeZone = "America/Sao_Paulo") =>
  inSchoolHours({
    startsAt: Temporal.PlainDateTime.from(start).toZonedDateTime(timeZone).toInstant(),
    endsAt: end === null ? null : Temporal.PlainDateTime.from(end).toZonedDateTime(timeZone).toInstant(),
    timeZone,
  });

test("school hours are Monday to Friday, 7h to 17h, on the venue's clock", () => {
  expect(at("2026-11-16T07:00")).toBe(true); // a Monday
  expect(at("2026-11-16T06:59")).toBe(false);
  expect(at("2026-11-16T16:59")).toBe(true);
  expect(at("2026-11-16T17:00")).toBe(false);
  expect(at("2026-11-21T09:00", "2026-11-21T12:00")).toBe(false); // a Saturday
  expect(at("2026-11-16T05:00", "2026-11-16T07:00")).toBe(false);
  expect(at("2026-11-16T05:00", "2026-11-16T07:01")).toBe(true);
  expect(at("2026-11-20T18:00", "2026-11-22T12:00")).toBe(false); // Friday evening to Sunday
  expect(at("2026-11-21T09:00", "2026-11-23T07:30")).toBe(true); // into Monday
  expect(at("2026-11-21T09:00", "2027-01-23T07:30")).toBe(true);
  expect(at("2026-11-16T19:00", "2026-11-19T22:00")).toBe(false); // four evenings
  expect(at("2026-11-16T05:00", "2026-11-19T07:00")).toBe(false); // early mornings
  expect(at("2026-11-16T19:00", "2026-11-19T12:00")).toBe(true); // nobody knows which hours
  expect(at("2026-11-14T09:00", "2026-11-29T18:00")).toBe(true);
  // 17h30 in Rio Branco is half past seven in the evening in São Paulo; 6h30 there is 8h30 here.
  expect(at("2026-11-16T06:30", null, "America/Rio_Branco")).toBe(false);
  expect(at("2026-11-16T16:30", null, "America/Rio_Branco")).toBe(true);
});

test("a fee above fifty is remarked, fifty is not, and every text is read", () => {
  const event = {
    startsAt: Temporal.Instant.from("2026-11-21T11:30:00Z"),
    endsAt: null,
    timeZone: "America/Bahia",
    feeCents: 5000,
    title: "Peneira",
    description: null,
    bring: null,
    location: "Campo",
  };
  expect(eventRemarks(event)).toEqual({ highFee: false, money: [], schoolHours: false });
  expect(eventRemarks({ ...event, feeCents: 5001 }).highFee).toBe(true);
  for (const field of ["title", "description", "bring", "location"] as const)
    expect(eventRemarks({ ...event, [field]: "Pix na véspera" }).money[0]?.kind).toBe("pix");
});
