import { expect, test } from "vitest";
import { withCannedText } from "./canned-text.ts";

const [FIRST, SECOND] = ["Falta o endereço.", "Falta o CNPJ."] as const;

test("a canned text leaves what staff wrote, and takes the place of another canned text only", () => {
  const chosen = (written: string) => withCannedText(written, SECOND, [FIRST, SECOND]);
  expect(chosen("")).toBe(SECOND);
  expect(chosen(" \n")).toBe(SECOND);
  expect(chosen(FIRST)).toBe(SECOND);
  expect(chosen("Olá, Rita.\n")).toBe(`Olá, Rita.\n\n${SECOND}`);
  expect(chosen(`${FIRST} Até logo.`)).toBe(`${FIRST} Até logo.\n\n${SECOND}`);
});
