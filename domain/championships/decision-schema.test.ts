import { expect, test } from "vitest";
import { pointsSchema } from "./decision-schema.ts";

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
