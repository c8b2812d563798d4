import fc from "fast-check";
import { expect, test } from "vitest";
import { listFiltersQuery } from "./list-filters.ts";
import { parseListFilters } from "./list-schema.ts";

const parse = (query: string) => parseListFilters(new URLSearchParams(query));

test("an address without filters shows everyone from 13 to 18+, by name", () => {
  expect(parse("")).toMatchObject({
    busca: "",
    idadeMin: 13,
    idadeMax: 18,
    posicao: "todas",
    ordem: "nome",
    pagina: 1,
  });
});

test("values that make no sense count as absent", () => {
  expect(parse("idadeMin=abc&pagina=-1&posicao=x&ordem=")).toMatchObject({
    idadeMin: 13,
    pagina: 1,
    posicao: "todas",
    ordem: "nome",
  });
});

test("crossed ends of the slider are put in order", () => {
  expect(parse("idadeMin=17&idadeMax=14")).toMatchObject({ idadeMin: 14, idadeMax: 17 });
});

test("a very long search is cut, not refused", () => {
  expect(parse(`busca=${"a".repeat(10_000)}`).busca).toHaveLength(80);
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
        expect(parse(listFiltersQuery(filters))).toEqual(filters);
      },
    ),
  );
});
