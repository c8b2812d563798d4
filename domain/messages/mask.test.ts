import { expect, test } from "vitest";
import { HIDDEN, maskContacts } from "./mask.ts";

test.each([
  ["Fale em ana.souza@clube.com.br hoje", `Fale em ${HIDDEN} hoje`],
  ["escreva ana (at) clube (dot) com", `escreva ${HIDDEN}`],
  ["Ligue (71) 99999-1234.", `Ligue (${HIDDEN}.`],
  ["zap +55 71 9 9999 1234 ok", `zap ${HIDDEN} ok`],
  ["71.99999.1234", HIDDEN],
  ["veja https://clube.com/peneira?x=1 agora", `veja ${HIDDEN} agora`],
  ["veja clube.com.br/peneira", `veja ${HIDDEN}`],
  ["insta @clube.oficial", `insta ${HIDDEN}`],
])("hides the contact in %j", (text, masked) => {
  expect(maskContacts(text)).toBe(masked);
});

test.each([
  "Vimos seus jogos da temporada 2025/2026 e gostamos muito.",
  "São 16 vagas, no dia 12/04/2026, às 14h30, para nascidos em 2010.",
  "Fez 12 gols em 20 jogos. Parabéns!",
])("leaves %j as it is", (text) => {
  expect(maskContacts(text)).toBe(text);
});
