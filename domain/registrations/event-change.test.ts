import { expect, test } from "vitest";
import { changeToAccept } from "./event-change.ts";

const change = (id: string, before: string, after: string) => ({
  id,
  before: { startsAt: before, feeCents: 0 },
  after: { startsAt: after, feeCents: 0 },
});

test("what changed since the last yes is one change", () => {
  const changes = [change("1", "mon", "tue"), change("2", "tue", "wed"), change("3", "wed", "thu")];
  expect(changeToAccept(changes, null)).toMatchObject({ id: "3", before: { startsAt: "mon" } });
  expect(changeToAccept(changes, "1")).toMatchObject({ id: "3", before: { startsAt: "tue" } });
  expect(changeToAccept(changes, "3")).toBeNull();
  expect(changeToAccept([], null)).toBeNull();
});

test("an event that was moved back asks for nothing", () => {
  expect(changeToAccept([change("1", "mon", "tue"), change("2", "tue", "mon")], null)).toBeNull();
});
