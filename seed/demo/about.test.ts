import { describe, expect, test } from "vitest";
import { demoAthletes } from "./athletes.ts";
import { DAYS } from "#seed/demo/testing/days.ts";

const CLICHES = /craque|nato|promessa|joia|raça|menino de ouro|fenômeno|guerreir|sonho de infância/i;

describe.each(DAYS)("on %s", (today) => {
  const texts = demoAthletes(today).flatMap(({ input: { name, about } }) => (about ? [{ name, about }] : []));
  const sentences = texts.map(({ about }) => about.split(/(?<=\.) /));

  test("two to four whole sentences, without gaps or clichés", () => {
    for (const [index, { name, about }] of texts.entries()) {
      expect(sentences[index]!.length, name).toBeGreaterThanOrEqual(2);
      expect(sentences[index]!.length, name).toBeLessThanOrEqual(4);
      expect(
        sentences[index]!.every((sentence) => /^\p{Lu}.*\.$/u.test(sentence)),
        about,
      ).toBe(true);
      expect(about).not.toMatch(/undefined|null|NaN|\s{2}| ,|\$|\{/);
      expect(about).not.toMatch(CLICHES);
    }
  });

  test("no two profiles read the same: they never share two sentences", () => {
    for (const [index, one] of sentences.entries()) {
      for (const other of sentences.slice(index + 1)) {
        expect(one.filter((sentence) => other.includes(sentence)).length, one.join(" ")).toBeLessThan(2);
      }
    }
  });
});
