import fc from "fast-check";
import { expect, test } from "vitest";
import { markedParts } from "./marked-text.ts";

const marked = (text: string) =>
  markedParts(text)
    .filter((part) => part.marked)
    .map((part) => part.text.trim());

test("what tells where a child studies is marked, and the rest of the text is not", () => {
  const text =
    "Comecei no futsal aos sete. Gosto de chegar na área de surpresa. Estudo de manhã no Colégio Monte Claro, e treino à tarde.";
  expect(marked(text)).toEqual(["Estudo de manhã no Colégio Monte Claro,"]);
});

test("a phone, an e-mail and a timetable are marked, also when only the whole sentence tells them", () => {
  expect(marked("Jogo desde 2020. Fale no (11) 91234-5678!")).toEqual(["Fale no (11) 91234-5678!"]);
  expect(marked("Escreva para rui@example.com. Obrigado.")).toEqual(["Escreva para rui@example.com."]);
  expect(marked("Treino na segunda, perto das 18h. Sou canhoto.")).toEqual(["perto das 18h."]);
  expect(marked("Sou canhoto, rápido e gosto de driblar.")).toEqual([]);
});

test("the pieces are always the whole text", () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom("a", "b", " ", ".", ",", "!", "\n", "9", "@", "colégio", "moro no", "18h"),
      }),
      (text) => {
        expect(
          markedParts(text)
            .map((part) => part.text)
            .join(""),
        ).toBe(text);
      },
    ),
  );
});
