import { expect, test } from "vitest";
import { contrast, distance } from "#drawing/colour.ts";
import { drawPortrait, portraitPalette } from "#drawing/portrait.ts";
import { KITS } from "#drawing/portrait/shirt.ts";
import { PANELS } from "#drawing/portrait/panels.ts";

test("the panel is part of the drawing, in the palette's colours", () => {
  const { from, to } = portraitPalette("kaua");
  const svg = drawPortrait("kaua");
  expect(svg).toContain(`stop-color="${from}"`);
  expect(svg).toContain(`stop-color="${to}"`);
});

test("without background only the panel goes: the person stays the same", () => {
  const bust = drawPortrait("kaua", { background: false });
  const { from } = portraitPalette("kaua");
  expect(bust).not.toContain(`<stop stop-color="${from}"/>`);
  expect(drawPortrait("kaua")).toContain(bust.slice(bust.indexOf(">") + 1));
});

test("presentation changes the hair, never the skin or the panel", () => {
  for (let i = 0; i < 50; i++) {
    const [f, m] = [
      drawPortrait(`a${i}`, { presentation: "f" }),
      drawPortrait(`a${i}`, { presentation: "m" }),
    ];
    expect(skinOf(f)).toBe(skinOf(m));
  }
});

test("every panel leaves shirts to choose from, and a number in white can be made out on it", () => {
  for (const { from, to } of PANELS) {
    expect(KITS.filter(({ main }) => distance(main, from) > 170).length).toBeGreaterThan(6);
    expect(contrast("#ffffff", to)).toBeGreaterThan(4.5);
  }
});

const skinOf = (svg: string) => /fill="(#\w+)" d="M-38-8C/.exec(svg)?.[1];
