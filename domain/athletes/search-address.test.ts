import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { STATE_CODES, type NamedPlace } from "../places.ts";
import { FEET, MODALITIES } from "./attributes.ts";
import { POSITIONS, POSITION_GROUPS } from "./positions.ts";
import { searchAddress, toQuery } from "./search-address.ts";
import { searchChips } from "./search-chips.ts";
import { SEARCH_CATEGORIES, SEARCH_SORTS, searchQuerySchema, type SearchQuery } from "./search-query.ts";
import { SEASON_SOURCES } from "./seasons.ts";
import { MAX_TRAITS, TRAITS } from "./traits.ts";

const today = Temporal.PlainDate.from("2026-11-16");
const SALVADOR: NamedPlace = { kind: "city", code: 2_927_408, name: "Salvador, BA" };

const read = (address: string, place: NamedPlace | null = null) =>
  toQuery(new URLSearchParams(address), { place, today });
const queryOf = (address: string, place?: NamedPlace) => read(address, place).query;
const problemsOf = (address: string, place?: NamedPlace | null) =>
  read(address, place).problems.map(({ field, message }) => `${field}: ${message}`);

const inOrder = (least: number, most: number) =>
  fc.tuple(
    fc.option(fc.integer({ min: least, max: most })),
    fc.option(fc.integer({ min: least, max: most })),
  );
const sorted = ([one, other]: readonly [number | null, number | null]) =>
  one !== null && other !== null ? [Math.min(one, other), Math.max(one, other)] : [one, other];
const some = <T>(values: readonly T[], maxLength = values.length) =>
  fc.subarray([...values], { minLength: 1, maxLength });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** Every query that the page can make: groups or single positions, never both. */
const queries: fc.Arbitrary<SearchQuery> = fc
  .record({
    text: maybe(fc.stringMatching(/^[a-zA-Zç0-9]{1,20}( [a-zé]{1,10})?$/)),
    ages: inOrder(13, 25),
    years: inOrder(1990, 2100),
    heights: inOrder(100, 230),
    category: maybe(fc.constantFrom(...SEARCH_CATEGORIES)),
    where: fc.oneof(
      fc.constant({}),
      fc.record({ groups: some(POSITION_GROUPS) }),
      fc.record({ positions: fc.constantFrom([POSITIONS[1]!], [POSITIONS[4]!, POSITIONS[8]!]) }),
    ),
    secondary: fc.boolean(),
    states: maybe(some(STATE_CODES)),
    city: maybe(fc.constant(2_927_408)),
    radiusKm: maybe(fc.integer({ min: 1, max: 100 })),
    foot: maybe(fc.constantFrom(...FEET)),
    traits: maybe(some(TRAITS, MAX_TRAITS)),
    video: maybe(fc.constant(true as const)),
    source: fc.option(fc.constantFrom(...SEASON_SOURCES)),
    least: fc.record(
      {
        games: fc.integer({ min: 1, max: 9999 }),
        minutes: fc.integer({ min: 1, max: 999_999 }),
        goals: fc.integer({ min: 1, max: 9999 }),
        assists: fc.integer({ min: 1, max: 9999 }),
      },
      { requiredKeys: [] },
    ),
    modality: maybe(fc.constantFrom(...MODALITIES)),
    updatedSince: maybe(fc.constantFrom("2026-11-16", "2026-01-01", "2024-02-29")),
    sort: fc.constantFrom(...SEARCH_SORTS),
  })
  .map(({ ages, years, heights, where, secondary, source, least, city, radiusKm, ...rest }) => {
    const [ageMin, ageMax] = sorted(ages);
    const [bornFrom, bornTo] = sorted(years);
    const [heightMin, heightMax] = sorted(heights);
    const query = {
      ...rest,
      ...where,
      ageMin,
      ageMax,
      bornFrom,
      bornTo,
      heightMin,
      heightMax,
      ...(secondary && Object.keys(where).length > 0 && { secondary }),
      ...(Object.keys(least).length > 0 && { numbers: { source, ...least } }),
      ...(city && { city, radiusKm }),
    };
    const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
    return searchQuerySchema.parse(Object.fromEntries(given));
  });

test("a query comes back from its address as it was", () => {
  fc.assert(
    fc.property(queries, (query) => {
      const place = query.city === undefined ? null : SALVADOR;
      const back = read(searchAddress(query, "Salvador, BA"), place);
      expect(back.problems).toEqual([]);
      expect(back.query).toEqual(query);
      expect(searchAddress(back.query, back.city)).toBe(searchAddress(query, "Salvador, BA"));
    }),
  );
});

test("without all of its chips a query asks for everybody", () => {
  fc.assert(
    fc.property(queries, (query) => {
      let [left, steps] = [query, 0];
      for (let chip = searchChips(left, null)[0]; chip; chip = searchChips(left, null)[0]) {
        left = searchQuerySchema.parse(chip.without);
        if (++steps > 100) throw new Error("a chip takes nothing away");
      }
      expect(left).toEqual({ sort: query.sort });
    }),
  );
});

test("whatever an address says, there is a valid query", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.constantFrom(
            "busca",
            "idadeMin",
            "grupo",
            "posicao",
            "uf",
            "raio",
            "alturaMin",
            "jogos",
            "atualizado",
            "caracteristica",
            "ordem",
            "fonte",
          ),
          fc.string({ maxLength: 12 }),
        ),
        { maxLength: 8 },
      ),
      (pairs) => {
        const { query } = toQuery(new URLSearchParams(pairs), { place: null, today });
        return searchQuerySchema.safeParse(query).success;
      },
    ),
  );
});

describe("an address", () => {
  test("reads as people write it", () => {
    expect(
      queryOf(
        "busca=  josé   silva &nascidosDe=2009&categoria=sub-17&grupo=atacante&pe=canhoto&alturaMin=1,65&alturaMax=1.80m&caracteristica=passe-curto&video=1&fonte=sumula&jogos=15&minutos=2.000&modalidade=feminino&atualizado=01/11/2026&ordem=altura",
      ),
    ).toEqual({
      text: "josé silva",
      bornFrom: 2009,
      category: 17,
      groups: ["Atacante"],
      foot: "Canhoto",
      heightMin: 165,
      heightMax: 180,
      traits: ["passe curto"],
      video: true,
      numbers: { source: "match_sheet", games: 15, minutes: 2000 },
      modality: "feminino",
      updatedSince: "2026-11-01",
      sort: "height",
    });
  });

  test("positions narrow their group, and stand beside another group", () => {
    expect(queryOf("grupo=atacante&posicao=ponta-direita")).toMatchObject({ positions: ["Ponta-direita"] });
    expect(queryOf("grupo=goleiro&posicao=ponta-direita")).toEqual({
      positions: ["Goleiro", "Ponta-direita"],
      sort: "newest",
    });
    expect(queryOf("posicao=volante&posicao=meia&posicao=meia-atacante")).toEqual({
      groups: ["Meio-Campista"],
      sort: "newest",
    });
    expect(queryOf("secundaria=1")).toEqual({ sort: "newest" });
  });

  test("a state in the field of the city is one more state", () => {
    expect(queryOf("uf=PE&cidade=Bahia", { kind: "state", state: "BA" })).toMatchObject({
      states: ["PE", "BA"],
    });
  });

  test("a source alone asks for whoever has numbers of it", () => {
    expect(queryOf("fonte=clube")).toMatchObject({ numbers: { source: "club", games: 1 } });
  });
});

describe("what makes no sense is said, and the rest counts", () => {
  test.each([
    ["raio=50", ["raio: Para usar o raio, escreva também a cidade."]],
    ["idadeMin=18&idadeMax=15", ["idadeMin: A primeira idade é maior que a segunda."]],
    ["nascidosDe=2012&nascidosAte=2009", ["nascidosDe: O primeiro ano vem depois do segundo."]],
    ["alturaMin=1,90&alturaMax=170", ["alturaMin: A primeira altura é maior que a segunda."]],
    ["idadeMin=7", ["idadeMin: Escreva uma idade de 13 a 25 anos."]],
    ["nascidosDe=09", ["nascidosDe: Escreva o ano com quatro números, como 2009."]],
    ["alturaMin=alto", ["alturaMin: Escreva a altura como 1,65 ou 165."]],
    ["posicao=libero", ["posicao: Esta posição não existe."]],
    ["categoria=sub-99", ["categoria: Esta categoria não existe."]],
    ["jogos=-3", ["jogos: Escreva um número inteiro, como 15."]],
    ["atualizado=2027-01-01", ["atualizado: Esta data ainda não chegou."]],
    ["atualizado=2026-02-30", ["atualizado: Escreva uma data, como 15/11/2026."]],
    ["busca=%25%25", ["busca: Escreva letras ou números para buscar."]],
  ])("%s", (address, problems) => {
    expect(problemsOf(address)).toEqual(problems);
    expect(queryOf(`${address}&video=1`)).toEqual({ video: true, sort: "newest" });
  });

  test("and stands in its field as it was typed", () => {
    expect(read("idadeMin=18&idadeMax=15&raio=50").fields).toMatchObject({
      idadeMin: "18",
      idadeMax: "15",
      raio: "50",
    });
  });

  test("a city that is unknown or one of several offers those that may be meant", () => {
    const choices = ["Bom Jesus, PI", "Bom Jesus, RS"];
    const { problems, query, fields } = read("cidade=Bom Jesus&raio=30", { kind: "several", choices });
    expect(problems).toEqual([
      { field: "cidade", message: "Há mais de uma cidade com este nome. Qual delas?", choices },
    ]);
    expect(query).toEqual({ sort: "newest" });
    expect(fields).toMatchObject({ cidade: "Bom Jesus", raio: "30" });
  });

  test("seven traits", () => {
    const address = TRAITS.slice(0, 7)
      .map((trait) => `caracteristica=${trait}`)
      .join("&");
    expect(problemsOf(address)).toEqual([
      "caracteristica: Escolha até 6 características. Valem as 6 primeiras.",
    ]);
    expect(queryOf(address).traits).toHaveLength(6);
  });
});

test("chips say each filter as people do", () => {
  const query = queryOf(
    "nascidosDe=2009&nascidosAte=2011&grupo=atacante&alturaMin=165&jogos=15&fonte=sumula&idadeMax=17&cidade=x&raio=50&uf=BA",
    SALVADOR,
  );
  expect(searchChips(query, "Salvador, BA").map(({ label }) => label)).toEqual([
    "Até 17 anos",
    "Nascidos 2009–2011",
    "Atacante",
    "Bahia",
    "Até 50 km de Salvador, BA",
    "Altura 1,65 m ou mais",
    "15 jogos ou mais",
    "Só números de súmula",
  ]);
});
