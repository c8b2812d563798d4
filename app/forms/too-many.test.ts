import { expect, test } from "vitest";
import { tooManyText } from "./too-many.ts";

test("whoever tried too often hears when to try again, rounded up", () => {
  expect(tooManyText(5)).toBe("Muitas tentativas. Tente novamente em menos de um minuto.");
  expect(tooManyText(60)).toBe("Muitas tentativas. Tente novamente em 1 minuto.");
  expect(tooManyText(61)).toBe("Muitas tentativas. Tente novamente em 2 minutos.");
  expect(tooManyText(900)).toBe("Muitas tentativas. Tente novamente em 15 minutos.");
});
