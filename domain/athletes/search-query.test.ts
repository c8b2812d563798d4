import { describe, expect, test } from "vitest";
import { ANY_ATHLETE, searchQuerySchema } from "./search-query.ts";

const problemsOf = (input: unknown) =>
  searchQuerySchema.safeParse(input).error?.issues.map(({ path, message }) => [path.join("."), message]);

test("no filter is a query too, newest first", () => {
  expect(searchQuerySchema.parse({})).toEqual(ANY_ATHLETE);
});

test("a query survives being stored as JSON", () => {
  const query = searchQuerySchema.parse({
    text: "silva",
    bornFrom: 2009,
    bornTo: 2011,
    groups: ["Atacante"],
    secondary: true,
    city: 2_927_408,
    radiusKm: 50,
    numbers: { source: "match_sheet", games: 15 },
    sort: "height",
  });
  expect(searchQuerySchema.parse(JSON.parse(JSON.stringify(query)))).toEqual(query);
});

describe("refused", () => {
  test.each([
    ["a radius without a city", { radiusKm: 50 }, [["radiusKm", "radius_without_city"]]],
    ["ages the wrong way round", { ageMin: 18, ageMax: 15 }, [["ageMin", "range_reversed"]]],
    ["birth years the wrong way round", { bornFrom: 2012, bornTo: 2009 }, [["bornFrom", "range_reversed"]]],
    ["heights the wrong way round", { heightMin: 190, heightMax: 170 }, [["heightMin", "range_reversed"]]],
  ])("%s", (_, input, problems) => expect(problemsOf(input)).toEqual(problems));

  test.each([
    ["a filter that no longer exists", { shoeSize: 42 }],
    ["a trait twice", { traits: ["drible", "drible"] }],
    ["numbers without a threshold", { numbers: { source: "club" } }],
  ])("%s", (_, input) => expect(searchQuerySchema.safeParse(input).success).toBe(false));
});
