import fc from "fast-check";
import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "./demo-logins.ts";
import { isGuessable } from "./guessable-password.ts";

test.each([
  "123456",
  "12345678",
  "654321",
  "102030",
  "01/02/2010",
  "aaaaaa",
  "ababab",
  "abcdef",
  "qwerty",
  "senha123",
  "Senha@123",
  "flamengo",
  "Flamengo10!",
  "corinthians2012",
  "futebol",
  "brasil",
  "Brasil2026",
  "mudar123",
  "1q2w3e4r",
  "admin2026",
  "joiadabase",
  "Joia da Base 2026",
  DEMO_PASSWORD,
])("%j is among the first that somebody tries", (password) => {
  expect(isGuessable(password)).toBe(true);
});

test.each(["uma frase bem longa", "bola na rede", "tr0vão azul", "xk7#pq", "meu cachorro corre muito"])(
  "%j passes",
  (password) => {
    expect(isGuessable(password, ["Kauã Ribeiro", "kaua.ribeiro", null])).toBe(false);
  },
);

test("one's own name, mailbox or club with a number behind it is guessed as well; in a sentence it is not", () => {
  const own = ["Kauã Ribeiro", "kr.craque10", "Esporte Clube Mirante"];
  for (const password of ["kaua2010", "KauaRibeiro", "ribeiro!!!", "krcraque10", "mirante2026", "mirante fc"])
    expect(isGuessable(password, own), password).toBe(true);
  expect(isGuessable("o Kauã joga de chuteira verde", own)).toBe(false);
});

test("digits and signs around a guessable word never make it pass", () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[\d!@#. ]{0,6}$/),
      fc.stringMatching(/^[\d!@#. ]{0,6}$/),
      (before, after) => isGuessable(`${before}Palmeiras${after}`),
    ),
    { numRuns: 200 },
  );
});
