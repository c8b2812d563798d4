import fc from "fast-check";
import { expect, test } from "vitest";
import { searchWords, wordsIn } from "./words.ts";

test("three letters in a row are looked for anywhere, fewer only where a word starts", () => {
  expect(searchWords("jo silva d'á ana-cl é")).toEqual([
    { word: "jo", plain: "jo", anywhere: false },
    { word: "silva", plain: "silva", anywhere: true },
    { word: "d'á", plain: "d'a", anywhere: false },
    { word: "ana-cl", plain: "ana-cl", anywhere: true },
    { word: "é", plain: "e", anywhere: false },
  ]);
});

test("accents do not count as letters", () => {
  expect(searchWords("q\u0303\u0303")).toEqual([{ word: "q\u0303\u0303", plain: "q", anywhere: false }]);
});

test("signs and other alphabets are nothing to look for", () => {
  expect(searchWords("%%% __ \\ '' ;-- ... иван 田中さん ％")).toEqual([]);
});

test("a name has the words in any order, whatever their accents", () => {
  const has = wordsIn("serra GREMI");
  expect(has("Grêmio da  Serra")).toBe(true);
  expect(has("Grêmio do Vale")).toBe(false);
  expect(wordsIn("se")("Grêmio da Serra")).toBe(true);
  expect(wordsIn("er")("Grêmio da Serra")).toBe(false);
  expect(wordsIn("%")("Grêmio 100%")).toBe(false);
});

test("any text gives at most six words, each with a letter or digit for the index", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 100 }), (text) => {
      const words = searchWords(text);
      return (
        words.length <= 6 &&
        words.every(({ word }) => /[a-z0-9]/i.test(word.normalize("NFD")) && !/\s/.test(word))
      );
    }),
  );
});
