import { expect, test } from "vitest";
import { ANY_ATHLETE, searchQuerySchema } from "#domain/athletes/search-query.ts";
import { filterName, filtersInWords, matchKey, readStored, savedSearchName } from "./saved-search.ts";

const query = searchQuerySchema.parse({
  groups: ["Atacante"],
  bornFrom: 2009,
  bornTo: 2010,
  states: ["SP", "BA"],
  numbers: { source: "match_sheet", goals: 5 },
});

test("a stored search is what was saved", () => {
  expect(readStored(JSON.parse(JSON.stringify(query)))).toEqual({ query, lost: [] });
});

test("filters that no longer exist are named, and the rest still counts", () => {
  expect(readStored({ ...query, shoeSize: 42, states: ["SP", "XX"] })).toEqual({
    query: searchQuerySchema.parse({ ...query, states: undefined }),
    lost: ["shoeSize", "states"],
  });
  // A radius is nothing without its city.
  expect(readStored({ city: 1, radiusKm: 50, foot: "Canhoto" })).toEqual({
    query: { foot: "Canhoto", sort: "newest" },
    lost: ["city", "radiusKm"],
  });
  expect(readStored({ numbers: { goals: 1, corners: 2 } })).toEqual({
    query: ANY_ATHLETE,
    lost: ["numbers"],
  });
  for (const nonsense of [null, "text", 7, [], { sort: "luck" }])
    expect(readStored(nonsense).query).toEqual(ANY_ATHLETE);
});

test("searches that find the same have one key", () => {
  const other = searchQuerySchema.parse({
    sort: "name",
    states: ["BA", "SP"],
    numbers: { goals: 5, source: "match_sheet" },
    bornTo: 2010,
    bornFrom: 2009,
    groups: ["Atacante"],
  });
  expect(matchKey(other)).toBe(matchKey(query));
  expect(matchKey({ ...query, bornTo: 2011 })).not.toBe(matchKey(query));
});

test("the reasons are names of filters and no values", () => {
  expect(filtersInWords(query)).toBe("ano de nascimento, posição, estado e números");
  expect(filtersInWords(ANY_ATHLETE)).toBe("qualquer atleta");
  expect([filterName("heightMin"), filterName("shoeSize")]).toEqual(["altura", "outro"]);
});

test("a search needs a name", () => {
  expect(savedSearchName.safeParse("   ").success).toBe(false);
  expect(savedSearchName.parse("  Camisa 9 ")).toBe("Camisa 9");
});
