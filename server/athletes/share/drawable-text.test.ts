import { expect, test } from "vitest";
import { drawable } from "./views.ts";

test("letters of Portuguese and of its neighbours stay, also when written as two signs", () => {
  expect(drawable("Kauã D’Ávila-Müller Łucja, nº 9")).toBe("Kauã D’Ávila-Müller Łucja, nº 9");
  expect(drawable("Jose\u0301")).toBe("José");
});

test("what the fonts lack leaves no hole", () => {
  expect(drawable("Ana 😀⚽ 李 Souza")).toBe("Ana Souza");
  expect(drawable("⚽")).toBe("");
});

test("paragraphs stay apart", () => {
  expect(drawable("Um.\n\nDois.")).toBe("Um.\n\nDois.");
});
