import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import type { AthletePageQuery } from "#domain/athletes/athlete-query.ts";
import { parseListAddress } from "#domain/athletes/list-schema.ts";
import { groupOf, POSITION_GROUPS, POSITIONS } from "#domain/athletes/positions.ts";
import { ageOn } from "#domain/dates.ts";
import { client } from "#server/platform/database/database.ts";
import { listAthletes } from "./listing.ts";
import { ALL, insertAthletes, insertNamed } from "./testing/some-athletes.ts";

const TODAY = Temporal.PlainDate.from("2026-11-15");

const list = (filters: Partial<AthletePageQuery>, today = TODAY) =>
  listAthletes({ ...ALL, ...filters }, today);
const named = async (filters: Partial<AthletePageQuery>, today = TODAY) =>
  (await list(filters, today)).athletes.map(({ name }) => name);
/** As a visitor's address asks for it. */
const search = (busca: string) => named(parseListAddress(new URLSearchParams({ busca })));

beforeEach(async () => {
  await client().query("delete from athletes");
});

describe("age", () => {
  beforeEach(async () => {
    await insertAthletes([
      { name: "Quinze hoje", birthdate: "2011-11-15" },
      { name: "Quinze amanhã", birthdate: "2011-11-16" },
      { name: "Treze hoje", birthdate: "2013-11-15" },
      { name: "Dezessete até amanhã", birthdate: "2008-11-16" },
      { name: "Dezoito hoje", birthdate: "2008-11-15" },
      { name: "Vinte e quatro", birthdate: "2002-01-31" },
    ]);
  });

  test("a birthday counts from its own day on", async () => {
    expect(await named({ ageMin: 15, ageMax: 15 })).toEqual(["Quinze hoje"]);
    expect(await named({ ageMin: 14, ageMax: 14 })).toEqual(["Quinze amanhã"]);
  });

  test("the top stop means 18 and over", async () => {
    expect(await named({ ageMin: 18 })).toEqual(["Dezoito hoje", "Vinte e quatro"]);
    expect(await named({ ageMin: 17, ageMax: 17 })).toEqual(["Dezessete até amanhã"]);
  });

  test("both ends at their stops leave nobody out", async () => {
    expect(await named({})).toHaveLength(6);
  });

  test("someone born on 29 February turns a year older on 1 March", async () => {
    await insertAthletes([{ name: "Bissexto", birthdate: "2012-02-29" }]);
    const fifteen = { ageMin: 15, ageMax: 15, name: "bissexto" };
    expect(await named(fifteen, Temporal.PlainDate.from("2027-02-28"))).toEqual([]);
    expect(await named(fifteen, Temporal.PlainDate.from("2027-03-01"))).toEqual(["Bissexto"]);
  });

  test("the database agrees with the rule about ages, whatever the day", async () => {
    const day = fc
      .integer({ min: 0, max: 4000 })
      .map((days) => Temporal.PlainDate.from("2020-01-01").add({ days }));
    const stop = fc.integer({ min: 13, max: 18 });
    const births = ["2007-02-28", "2007-03-01", "2008-02-29", "2008-12-31", "2009-01-01", "2004-02-29"];
    await client().query("delete from athletes");
    await insertAthletes(births.map((birthdate) => ({ name: birthdate, birthdate })));
    await fc.assert(
      fc.asyncProperty(day, stop, stop, async (today, one, other) => {
        const [ageMin, ageMax] = [Math.min(one, other), Math.max(one, other)];
        const fits = (birthdate: string) => {
          const age = ageOn(Temporal.PlainDate.from(birthdate), today);
          return (ageMin === 13 || age >= ageMin) && (ageMax === 18 || age <= ageMax);
        };
        expect((await named({ ageMin, ageMax }, today)).sort()).toEqual(births.filter(fits).sort());
      }),
      { numRuns: 60 },
    );
  });
});

test("a position group shows its positions and no others", async () => {
  await insertAthletes(POSITIONS.map((position) => ({ name: position, position })));
  for (const group of POSITION_GROUPS) {
    const expected = POSITIONS.filter((position) => groupOf(position) === group);
    expect((await named({ group })).sort()).toEqual([...expected].sort());
  }
});

test("filters narrow each other down", async () => {
  await insertAthletes([
    { name: "Kauã Ribeiro", birthdate: "2011-01-10", position: "Goleiro" },
    { name: "Kauã Moura", birthdate: "2011-01-10", position: "Meia" },
    { name: "Kauã Rocha", birthdate: "2009-01-10", position: "Goleiro" },
    { name: "Enzo Ribeiro", birthdate: "2011-01-10", position: "Goleiro" },
  ]);
  const found = await list({ name: "kaua", group: "Goleiro", ageMin: 15, ageMax: 15 });
  expect(found).toMatchObject({
    total: 1,
    pages: 1,
    page: 1,
    beyondEnd: false,
    athletes: [{ name: "Kauã Ribeiro", age: 15 }],
  });
});

describe("search by name", () => {
  test("case and accents do not matter, on either side", async () => {
    await insertNamed("João Víctor D'Ávila", "JOAO VICTOR GONCALVES", "Ana Gonçalves");
    expect(await search("joao víctor")).toEqual(["João Víctor D'Ávila", "JOAO VICTOR GONCALVES"]);
    expect(await search("GONÇALVES")).toEqual(["Ana Gonçalves", "JOAO VICTOR GONCALVES"]);
    expect(await search("d'avila")).toEqual(["João Víctor D'Ávila"]);
    // The same accent as two characters, as some keyboards send it.
    expect(await search("Joa\u0303o Vi\u0301ctor d'a")).toEqual(["João Víctor D'Ávila"]);
  });

  test("every word must be there, in any order", async () => {
    await insertNamed("Ana Clara Souza", "Clara Nunes", "Souza Lima");
    expect(await search("souza   ana")).toEqual(["Ana Clara Souza"]);
    expect(await search("clara lima")).toEqual([]);
  });

  test("one or two letters match only where a word starts, three anywhere", async () => {
    await insertNamed("Luana Dias", "Ana Luz", "Diana Alves");
    expect(await search("an")).toEqual(["Ana Luz"]);
    expect(await search("lu")).toEqual(["Ana Luz", "Luana Dias"]);
    expect(await search("a")).toEqual(["Ana Luz", "Diana Alves"]);
    expect(await search("ana")).toEqual(["Ana Luz", "Diana Alves", "Luana Dias"]);
  });

  test("what means something to LIKE is taken as it stands", async () => {
    await insertNamed("Ana 100% Lima", "Ana_Clara", String.raw`Ana\Maria`, "Ana Beatriz");
    expect(await search("100%")).toEqual(["Ana 100% Lima"]);
    expect(await search("ana_clara")).toEqual(["Ana_Clara"]);
    expect(await search("a%a")).toEqual([]);
    expect(await search("an_")).toEqual([]);
    expect(await search(String.raw`ana\maria`)).toEqual([String.raw`Ana\Maria`]);
    expect(await search(String.raw`maria\ ana`)).toEqual([]);
    // Folding turns these into the plain signs, so that they must be escaped after it.
    for (const wide of ["1％0", "be＿triz", "b＼%", "bea﹪z", "bea∖"]) expect(await search(wide)).toEqual([]);
  });

  test("signs alone find nobody, and are ignored beside a word", async () => {
    await insertNamed("Ana - Lima", "Beto");
    for (const signs of ["%", "_", "%%%", "\\", "'", '"', "';--", "( )", "…", "иван", "田中"])
      expect(await search(signs)).toEqual([]);
    expect(await search("ana - lima")).toEqual(["Ana - Lima"]);
  });

  test("quotes and SQL are only text", async () => {
    await insertNamed("O'Brien Silva");
    expect(await search("o'brien")).toEqual(["O'Brien Silva"]);
    expect(await search("silva'); drop table athletes; --")).toEqual([]);
    expect(await search("silva")).toEqual(["O'Brien Silva"]);
  });

  test("control characters and very long texts are harmless", async () => {
    await insertNamed("Ana Lima");
    expect(await search("\0ana\0\u0007lima\u007f")).toEqual(["Ana Lima"]);
    expect(await search("ana " + "x".repeat(10_000))).toEqual([]);
    expect(await search("lima ".repeat(2000))).toEqual(["Ana Lima"]);
  });

  test("no text makes the search fail", async () => {
    await insertNamed("Ana Lima", "Bruno Sá", "José D'Ávila", "Zoë ß Łukasz");
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 40 }),
      fc.string({ unit: "grapheme", maxLength: 40 }),
    );
    await fc.assert(
      fc.asyncProperty(text, async (busca) => {
        const filters = parseListAddress(new URLSearchParams({ busca }));
        const found = await list(filters);
        expect(found.total).toBe(found.athletes.length);
      }),
      { numRuns: 100 },
    );
  });
});
