import { expect, test } from "vitest";
import { NOBODY } from "./decision-fields.ts";
import { banSchema, placeSchema, pointsSchema } from "./decision-schema.ts";

const read = (points: string) =>
  pointsSchema.safeParse({ teamId: "equipe", points, reason: "Decisão do tribunal." }).data;

test.each([
  ["-4", -4],
  ["+4", 4],
  ["4", 4],
  ["−4", -4],
  ["–4", -4],
])("%s points are %i", (typed, points) => {
  expect(read(typed)).toMatchObject({ points });
});

test.each(["x4", "/4", ":4", "0", "-0", "", "4,5", "100"])("%j is no number of points", (typed) => {
  expect(read(typed)).toBeUndefined();
});

const banOf = (matches: string) =>
  banSchema.safeParse({ squadId: "pessoa", matches, reason: "Jogada violenta." }).data;

test.each(["1", "2", "30"])("somebody is banned from %s matches", (typed) => {
  expect(banOf(typed)).toMatchObject({ kind: "ban", matches: Number(typed) });
});

test.each(["", "0", "31", "-1", "1,5", "duas"])("%j is no number of matches", (typed) => {
  expect(banOf(typed)).toBeUndefined();
});

test("a place goes to a team, or to nobody", () => {
  const form = { place: "SF:1:second", reason: "Duplo W.O.", document: "" };
  const place = { kind: "place", tie: "SF:1", side: "second" };
  expect(placeSchema.parse({ ...form, teamId: "t1" })).toMatchObject({ ...place, teamId: "t1" });
  expect(placeSchema.parse({ ...form, teamId: NOBODY })).toMatchObject({ ...place, teamId: null });
  expect(placeSchema.safeParse({ ...form, teamId: "" }).success).toBe(false);
});
