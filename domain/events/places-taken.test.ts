import { expect, test } from "vitest";
import type { EventLimit } from "./event-fields.ts";
import { placesProblem } from "./places-taken.ts";

const category = (name: string, size: number | null): EventLimit => ({
  kind: "category",
  name,
  bornFrom: 2011,
  size,
});
const goalkeepers = (size: number): EventLimit => ({
  kind: "position",
  name: "Goleiro",
  bornFrom: null,
  size,
});
const TAKEN = {
  total: 12,
  byLimit: new Map([
    ["category Sub-15", 8],
    ["position Goleiro", 3],
  ]),
};
const BEFORE = [category("Sub-15", 20), category("Sub-17", 20), goalkeepers(6)];
const after = (maxParticipants: number | null, ...limits: EventLimit[]) => ({ maxParticipants, limits });

test("nobody who has a place loses it", () => {
  expect(placesProblem(TAKEN, BEFORE, after(11, ...BEFORE))).toEqual({ code: "capacity_taken", taken: 12 });
  expect(placesProblem(TAKEN, BEFORE, after(12, ...BEFORE))).toBeNull();
  expect(placesProblem(TAKEN, BEFORE, after(12, category("Sub-15", 7), goalkeepers(6)))).toEqual({
    code: "limit_taken",
    kind: "category",
    name: "Sub-15",
    taken: 8,
  });
  expect(placesProblem(TAKEN, BEFORE, after(12, category("Sub-17", null)))).toMatchObject({ name: "Sub-15" });
});

test("empty categories go, a group's number may go or come, but not below those who are in it", () => {
  expect(placesProblem(TAKEN, BEFORE, after(12, category("Sub-15", 8)))).toBeNull();
  expect(placesProblem(TAKEN, BEFORE, after(12, category("Sub-15", null), goalkeepers(2)))).toMatchObject({
    name: "Goleiro",
    taken: 3,
  });
  expect(
    placesProblem(TAKEN, [category("Sub-15", 20)], after(12, category("Sub-15", 20), goalkeepers(2))),
  ).toMatchObject({ name: "Goleiro" });
});
