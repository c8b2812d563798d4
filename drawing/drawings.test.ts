import { assert, constantFrom, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { drawCrest } from "#drawing/crest.ts";
import { drawPortrait } from "#drawing/portrait.ts";
import { drawScene, SCENE_KINDS } from "#drawing/scene.ts";
import { idsOf, xmlFault } from "#drawing/testing/well-formed.ts";

const DRAWINGS = {
  portrait: { draw: (seed: string) => drawPortrait(seed), limit: 2560 },
  "portrait f": { draw: (seed: string) => drawPortrait(seed, { presentation: "f" }), limit: 2560 },
  "portrait m": { draw: (seed: string) => drawPortrait(seed, { presentation: "m" }), limit: 2560 },
  crest: { draw: (seed: string) => drawCrest(seed, "ECL"), limit: 2000 },
  treino: { draw: (seed: string) => drawScene(seed, "treino"), limit: 4400 },
  jogo: { draw: (seed: string) => drawScene(seed, "jogo"), limit: 5400 },
  trofeu: { draw: (seed: string) => drawScene(seed, "trofeu"), limit: 4200 },
  video: { draw: (seed: string) => drawScene(seed, "video"), limit: 3600 },
  estadio: { draw: (seed: string) => drawScene(seed, "estadio"), limit: 2900 },
};

const SEEDS = Array.from({ length: 500 }, (_, i) => `semente-${i}`);

// Ids differ with every seed by design, so that they prove nothing about what is seen.
const withoutIds = (svg: string) => svg.replaceAll(/ id="[^"]*"|#\w+\)/g, "");

describe.each(Object.entries(DRAWINGS))("%s", (_name, { draw, limit }) => {
  test("is the same for the same seed", () => {
    for (const seed of SEEDS.slice(0, 50)) expect(draw(seed)).toBe(draw(seed));
  });

  test("is well-formed, refers only to its own ids and stays small, over 500 seeds", () => {
    const faults = SEEDS.flatMap((seed) => {
      const svg = draw(seed);
      const { defined, used } = idsOf(svg);
      const lost = used.filter((id) => !defined.includes(id));
      const tooLarge = Buffer.byteLength(svg) > limit && `${Buffer.byteLength(svg)} bytes`;
      return [xmlFault(svg), ...lost, tooLarge].filter(Boolean).map((fault) => `${seed}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  test("shares no id with another seed's drawing", () => {
    const all = SEEDS.flatMap((seed) => idsOf(draw(seed)).defined);
    expect(new Set(all).size).toBe(all.length);
  });

  test("any string is a safe seed", () => {
    assert(property(string({ unit: "binary", maxLength: 60 }), (seed) => xmlFault(draw(seed)) === null));
    assert(
      property(constantFrom("", '"><script>', "\u0000", "\uD800", "../..", "%00", "'&<"), (seed) => {
        const svg = draw(seed);
        return xmlFault(svg) === null && !svg.includes("script");
      }),
    );
  });
});

test("500 seeds give 500 different people", () => {
  const seen = new Set(SEEDS.map((seed) => withoutIds(drawPortrait(seed))));
  expect(seen.size).toBe(500);
});

test("few of 500 clubs share a crest, and none of a page of 24", () => {
  const crests = SEEDS.map((seed) => withoutIds(drawCrest(seed, "ECL")));
  expect(new Set(crests).size).toBeGreaterThan(400);
  expect(new Set(crests.slice(0, 24)).size).toBe(24);
});

test.each(SCENE_KINDS)("500 seeds give many different scenes of %s", (kind) => {
  expect(new Set(SEEDS.map((seed) => withoutIds(drawScene(seed, kind)))).size).toBeGreaterThan(450);
});
