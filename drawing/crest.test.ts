import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { contrast } from "#drawing/colour.ts";
import { drawCrest } from "#drawing/crest.ts";
import { createRandom } from "#drawing/random.ts";
import { chooseColours, plateColour, readable } from "#drawing/crest/colours.ts";
import { xmlFault } from "#drawing/testing/well-formed.ts";

test("initials are escaped", () => {
  const svg = drawCrest("clube", `<&"'`);
  expect(svg).toContain(">&lt;&amp;&quot;&#39;</text>");
  expect(xmlFault(svg)).toBeNull();
});

test("any initials give a well-formed crest", () => {
  assert(
    property(string({ unit: "binary", maxLength: 12 }), (text) => xmlFault(drawCrest("c", text)) === null),
  );
});

test("initials are written in capitals, four at most", () => {
  expect(drawCrest("clube", " ecl ")).toContain(">ECL</text>");
  expect(drawCrest("clube", "abcdef")).toContain(">ABCD</text>");
  expect(drawCrest("clube", "s\u0061\u0303o")).toContain(">SÃO</text>");
});

test.each(["", "  ", "\u0000"])("a club without initials (%j) gets a ball in their place", (initials) => {
  const svg = drawCrest("clube", initials);
  expect(svg).not.toContain("<text");
  expect(svg).toContain("<circle");
});

test("initials can be read on their plate: 4.5 to 1 at least", () => {
  for (let i = 0; i < 500; i++) {
    const random = createRandom(`c${i}`);
    const colours = chooseColours(random);
    for (const plate of [plateColour(random, colours), colours.main])
      expect(contrast(readable(plate, colours), plate), JSON.stringify(colours)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.dark, "#ffffff")).toBeGreaterThan(3);
  }
});
