import { expect, test } from "vitest";
import { eventApprovalSchema, eventRefusalSchema } from "./request-schema.ts";

const schema = eventApprovalSchema(Temporal.PlainDate.from("2026-11-15"));
const FORM = { name: "Copa", location: "Campo", date: "2027-03-01", time: "09:00", type: "campeonato" };
const ID = "019a0000-0000-7000-8000-00000000000A";
const problems = (change: Record<string, string>) =>
  schema.safeParse({ ...FORM, ...change }).error?.issues.map(({ path }) => path.join(".")) ?? [];

test("what may stay empty is empty, and a club is read from the address of its page", () => {
  expect(schema.parse(FORM)).toEqual({
    ...FORM,
    description: null,
    club: null,
    maxParticipants: null,
    fee: 0,
    reason: null,
  });
  const club = `https://joia.example/clube/${ID}`;
  expect(schema.parse({ ...FORM, club, maxParticipants: "40", fee: "R$ 15,50" })).toMatchObject({
    club: ID.toLowerCase(),
    maxParticipants: 40,
    fee: 1550,
  });
});

test("days that are over, hours that are none, and odd numbers are refused beside their fields", () => {
  expect(problems({ date: "2026-11-14" })).toEqual(["date"]);
  for (const time of ["", "24:00", "9h"]) expect(problems({ time })).toEqual(["time"]);
  for (const maxParticipants of ["0", "-1", "1.5", "100001"])
    expect(problems({ maxParticipants })).toEqual(["maxParticipants"]);
  expect(problems({ fee: "grátis" })).toEqual(["fee"]);
  expect(problems({ club: "Serra" })).toEqual(["club"]);
  expect(problems({ type: "festa" })).toEqual(["type"]);
});

test("a refusal says why", () => {
  expect(eventRefusalSchema.safeParse({ reason: " \r\n " }).success).toBe(false);
  expect(eventRefusalSchema.parse({ reason: " Sem local. " })).toEqual({ reason: "Sem local." });
});
