import fc from "fast-check";
import { expect, test } from "vitest";
import {
  choice,
  day,
  defineList,
  listAddress,
  ordersOf,
  readListQuery,
  words,
  type QueryOf,
} from "./list.ts";

const LIST = defineList({
  path: "/admin/atletas",
  title: "Atletas",
  search: "Buscar atletas...",
  filters: {
    standing: choice("publicacao", "Publicação", { public: "No ar", guardian: "Com responsável" }),
    since: day("desde", "Atualizado desde"),
    subject: words("assunto", "Assunto", { hidden: true }),
  },
  sorts: {
    updated: { label: "Atualizado", word: "atualizado", descending: true },
    name: { label: "Atleta", word: "nome" },
  },
  defaultSort: "updated",
  loading: "Carregando atletas...",
  empty: "Nenhum atleta encontrado",
  failed: "Falha ao carregar os atletas",
});

const read = (search: string) => readListQuery(LIST, new URLSearchParams(search));
const PLAIN: QueryOf<typeof LIST> = {
  text: "",
  filters: {},
  sort: "updated",
  descending: true,
  after: undefined,
  before: undefined,
};

test("an address without parameters asks for everything in the list's own order", () => {
  expect(read("")).toEqual(PLAIN);
  expect(listAddress(LIST, PLAIN)).toBe("/admin/atletas");
});

test("choices are written as their labels, and what is unknown does not count", () => {
  expect(read("publicacao=com-responsavel&desde=2026-11-01").filters).toEqual({
    standing: "guardian",
    since: "2026-11-01",
  });
  expect(read("publicacao=talvez&desde=2026-02-30&ordem=cor&busca=%20%20&assunto=")).toEqual(PLAIN);
});

test("what no keyboard types and no calendar of the database has does not count", () => {
  expect(read("busca=%00ana%00%07lima%0A&assunto=%00").text).toBe("ana lima");
  for (const since of ["0000-01-01", "0999-01-01", "-000001-01-01", "%2B010000-01-01"])
    expect(read(`desde=${since}`).filters).toEqual({});
});

test("an order is rising, or falling behind a minus", () => {
  expect(read("ordem=nome")).toMatchObject({ sort: "name", descending: false });
  expect(read("ordem=-nome")).toMatchObject({ sort: "name", descending: true });
  expect(read("ordem=atualizado")).toMatchObject({ sort: "updated", descending: false });
});

test("every order is offered both ways, and the usual one asks for nothing", () => {
  expect(ordersOf(LIST, read("ordem=-nome"))).toEqual([
    { word: "", label: "Atualizado, decrescente", current: false },
    { word: "atualizado", label: "Atualizado, crescente", current: false },
    { word: "nome", label: "Atleta, crescente", current: false },
    { word: "-nome", label: "Atleta, decrescente", current: true },
  ]);
});

test("another question starts at its first page", () => {
  const query = read("busca=kaua&depois=abc");
  expect(query.after).toBe("abc");
  expect(listAddress(LIST, query, { sort: "name", descending: false })).toBe(
    "/admin/atletas?busca=kaua&ordem=nome",
  );
  expect(listAddress(LIST, query, { after: "xyz" })).toBe("/admin/atletas?busca=kaua&depois=xyz");
});

test("every query comes back from its address", () => {
  const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
  const query = fc.record({
    text: fc.string({ maxLength: 80 }).map((text) => text.trim()),
    filters: fc
      .record({
        standing: optional(fc.constantFrom("public" as const, "guardian" as const)),
        since: optional(fc.constantFrom("2026-11-01", "2024-02-29")),
        subject: optional(fc.stringMatching(/^[a-z]{1,20}$/)),
      })
      .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))),
    sort: fc.constantFrom("updated" as const, "name" as const),
    descending: fc.boolean(),
    after: optional(fc.stringMatching(/^[a-f0-9]{4,20}$/)),
    before: fc.constant(undefined),
  });
  fc.assert(
    fc.property(query, (asked) => {
      const address = new URL(listAddress(LIST, asked, { after: asked.after }), "http://list");
      expect(readListQuery(LIST, address.searchParams)).toEqual(asked);
    }),
  );
});
