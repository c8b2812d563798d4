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
  ["veja linktr.ee/x já", `veja ${HIDDEN} já`],
  ["discord.gg/x", HIDDEN],
  ["youtu.be/x", HIDDEN],
  ["meusite.site/oi", HIDDEN],
  ["veja meusite.futebol", `veja ${HIDDEN}`],
  ["veja Gmail.Com", `veja ${HIDDEN}`],
  ["linktr .ee", HIDDEN],
  ["hxxps://clube.com", HIDDEN],
  ["clube ponto com ponto br", HIDDEN],
  ["11/98765/4321", HIDDEN],
  ["11_98765_4321", HIDDEN],
  ["11 98765—4321", HIDDEN],
  ["98765·4321", HIDDEN],
  ["1 1 9 8 7 6 5 4 3 2 1", HIDDEN],
  ["11 98765-2010", HIDDEN],
  ["em 12/04/2026 98765-4321", `em ${HIDDEN}`],
  ["R$ 11.987.654.321", HIDDEN],
  ["１１９８７６５４３２１", HIDDEN],
  ["①①⑨⑧⑦⑥⑤④③②①", HIDDEN],
  ["٩٨٧٦٥٤٣٢١", HIDDEN],
  ["987\u200B65\u200D43\u00AD21", HIDDEN],
  ["nove oito sete meia cinco quatro três dois um", HIDDEN],
  ["joao＠gmail．com", HIDDEN],
  ["veja clube。com/x", `veja ${HIDDEN}`],
  ["9\uFE0F\u20E38\uFE0F\u20E37\uFE0F\u20E365-4321", HIDDEN],
  ["joao @ gmail . com", HIDDEN],
  ["joao\u200B@gm\u200Bail.com", HIDDEN],
  ["joao arroba gmail ponto com", HIDDEN],
  ["joao[arroba]gmail(ponto)com", HIDDEN],
  ["joaoarrobagmail.com", HIDDEN],
  ["insta: joaoscout", `insta: ${HIDDEN}`],
  ["meu Instagram é joaoscout, viu", `meu Instagram é ${HIDDEN}, viu`],
  ["zap do clube - scout_10", `zap do clube - ${HIDDEN}`],
  ["face: joao.scout", `face: ${HIDDEN}`],
  ["telegram joaoscout", `telegram ${HIDDEN}`],
  ["o 1º jogo: ana@clube.com", `o 1º jogo: ${HIDDEN}`],
])("hides the contact in %j", (text, masked) => {
  expect(maskContacts(text)).toBe(masked);
});

test.each([
  "Vimos seus jogos da temporada 2025/2026 e gostamos muito.",
  "São 16 vagas, no dia 12/04/2026, às 14h30, para nascidos em 2010.",
  "Fez 12 gols em 20 jogos. Parabéns!",
  "Dia 12/04/2026, 14:30 a 16:00, e dia 13/04/2026.",
  "De 12/04 - 15/04, ou 2026-04-12 08:00.",
  "Ganhamos por 3x1, 3–0 e 2 a 1 em 12/04/2026 (3-0, 2-1).",
  "Campeões em 2019, 2020, 2021 e 2022/23; temporadas 2024/2025 - 2025/2026.",
  "A bolsa é de R$ 1.500.000,00, ou R$ 800,00 por mês, ou R$ 12.500.",
  "Foi o fim.Começo de outra fase… 1ª fase, p.ex. o E.C. Bahia F.C.",
  "Nossas instalações são ótimas, num instante você chega, e fica face a face com o técnico.",
  "O e-mail chega pelo whatsapp. Somos 👨‍👩‍👧 todos.",
  "Marcou um ponto com o time; um, dois, três e já.",
])("leaves %j as it is", (text) => {
  expect(maskContacts(text)).toBe(text);
});

test("takes no longer for a text that is made to take long", () => {
  const started = performance.now();
  for (const part of [" ", "a", "1", "a.", "a-", "@ ", "insta ", "e ", "arroba ", "1 ", "um ", ". "])
    maskContacts(`insta ${part.repeat(2000 / part.length)}!`);
  expect(performance.now() - started).toBeLessThan(2000);
});
