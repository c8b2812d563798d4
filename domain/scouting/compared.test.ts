import { expect, test } from "vitest";
import type { SourceTotal } from "#domain/athletes/seasons.ts";
import { comparedWith, peersInWords } from "./compared-text.ts";
import { chosenSource, comparedMeasures, comparisonAddress, parseCompared, sourcesOf } from "./compared.ts";

const total = (source: SourceTotal["source"], minutes = 900): SourceTotal => ({
  source,
  games: 10,
  goals: 5,
  assists: 1,
  yellowCards: 0,
  redCards: 0,
  minutes,
  passAccuracy: null,
  dribbles: null,
  updatedOn: "2026-11-15",
});

test("an address names up to four athletes once each, whatever else stands in it", () => {
  const parsed = (query: string) => parseCompared(new URLSearchParams(query));
  const open = { source: null, listId: null, tooMany: false };
  expect(parsed("atletas=kaua, LUAN,kaua,,<b>,-x-")).toEqual({ ...open, subdomains: ["kaua", "luan"] });
  expect(parsed("atletas=a,b,c,d,e")).toEqual({
    ...open,
    subdomains: ["a", "b", "c", "d"],
    tooMany: true,
  });
  expect(parsed("fonte=nenhuma")).toEqual({ ...open, subdomains: [] });
});

test("the address of a comparison says all that it was asked", () => {
  const asked = { subdomains: ["kaua", "luan"], source: "match_sheet", listId: "a&b" } as const;
  const address = comparisonAddress(asked);
  expect(address).toBe("/club/comparar?atletas=kaua,luan&fonte=sumula&lista=a%26b");
  expect(parseCompared(new URL(address, "http://localhost").searchParams)).toMatchObject(asked);
  expect(comparisonAddress({ subdomains: [], source: "match_sheet" })).toBe("/club/comparar");
  expect(comparisonAddress({ subdomains: [], listId: "a" }, "/x.pdf")).toBe("/x.pdf?lista=a");
});

test("one source is chosen: the wanted one if anybody has it, else the one that most have", () => {
  const sources = sourcesOf([[total("match_sheet"), total("declared")], [total("declared")], []]);
  expect(sources).toEqual([
    { source: "match_sheet", athletes: 1 },
    { source: "declared", athletes: 2 },
  ]);
  expect(chosenSource(sources, null)).toBe("declared");
  expect(chosenSource(sources, "match_sheet")).toBe("match_sheet");
  expect(chosenSource(sources, "club")).toBe("declared");
  expect(chosenSource([], "club")).toBeNull();
});

test("whoever has no percentile reads why", () => {
  const reasons = (...input: Parameters<typeof comparedMeasures>) =>
    comparedMeasures(...input)?.map(({ why }) => why);
  expect(reasons(undefined, {})).toBeUndefined();
  expect(reasons(total("declared", 449), {})).toEqual([
    "few_minutes",
    "few_minutes",
    "not_measured",
    "not_measured",
    "few_minutes",
    "few_minutes",
  ]);
  expect(reasons(total("declared"), undefined)?.[0]).toBe("no_category");
  expect(reasons(total("declared"), {})?.[0]).toBe("few_peers");
});

test("peers are named as people say it", () => {
  const peers = peersInWords("Defensor", "feminino", 2010);
  expect(peers).toBe("defensoras nascidas em 2010");
  const spread = { values: [50], counts: [15] };
  const measures = comparedMeasures(total("declared"), { goals: spread });
  expect(comparedWith(measures, peers)).toBe("entre 14 defensoras nascidas em 2010");
  expect(comparedWith(comparedMeasures(total("declared"), {}), peers)).toBe(
    "menos de dez pares entre defensoras nascidas em 2010",
  );
  expect(comparedWith(null, peers)).toBe("sem números desta fonte");
});
