import fc from "fast-check";
import { expect, test } from "vitest";
import { listAddress } from "./list-address.ts";
import { parseListAddress } from "./list-schema.ts";

const parse = (query: string) => parseListAddress(new URLSearchParams(query));

test("an address without filters shows everyone from 13 to 18+, by name", () => {
  expect(parse("")).toMatchObject({
    name: "",
    ageMin: 13,
    ageMax: 18,
    group: null,
    sort: "name",
    page: 1,
  });
});

test("values that make no sense count as absent", () => {
  expect(parse("idadeMin=abc&pagina=-1&posicao=x&ordem=")).toMatchObject({
    ageMin: 13,
    page: 1,
    group: null,
    sort: "name",
  });
});

test("crossed ends of the slider are put in order", () => {
  expect(parse("idadeMin=17&idadeMax=14")).toMatchObject({ ageMin: 14, ageMax: 17 });
});

test("a very long search is cut, not refused", () => {
  expect(parse(`busca=${"a".repeat(10_000)}`).name).toHaveLength(80);
});

test("filters survive the way through the address", () => {
  const text = fc.string({ maxLength: 60, unit: "grapheme" });
  fc.assert(
    fc.property(
      text,
      fc.integer({ min: 13, max: 18 }),
      fc.constantFrom("nome", "idade", "recentes"),
      (busca, idadeMin, ordem) => {
        const filters = parse(new URLSearchParams({ busca, idadeMin: String(idadeMin), ordem }).toString());
        expect(parse(listAddress(filters))).toEqual(filters);
      },
    ),
  );
});
