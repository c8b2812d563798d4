import { describe, expect, test } from "vitest";
import { seasonSchema, seasonYears } from "./season-schema.ts";

const FILLED = {
  year: "2026",
  club: "  Esporte  Clube Litoral ",
  games: "32",
  goals: "21",
  minutes: "2.588",
};
const problems = (given: Record<string, string>) =>
  seasonSchema
    .safeParse({ ...FILLED, ...given })
    .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

test("numbers are read as people write them; what is left empty is zero, or unknown for percentages", () => {
  expect(seasonSchema.parse({ ...FILLED, passAccuracy: "81 %" })).toEqual({
    year: 2026,
    club: "Esporte Clube Litoral",
    games: 32,
    goals: 21,
    assists: 0,
    yellowCards: 0,
    redCards: 0,
    minutes: 2588,
    passAccuracy: 81,
    dribbles: null,
    askedClubId: null,
    savedAt: "",
  });
});

describe("refused with a sentence", () => {
  test.each([
    [{ games: "" }, "games", "Informe quantos jogos foram."],
    [{ games: "-1" }, "games", "Escreva um número inteiro, sem sinal."],
    [{ goals: "1,5" }, "goals", "Escreva um número inteiro, sem sinal."],
    [{ goals: "muitos" }, "goals", "Escreva um número inteiro, sem sinal."],
    [{ goals: "1000" }, "goals", "Use um número até 999."],
    [{ games: "151" }, "games", "Use um número até 150."],
    [{ passAccuracy: "101" }, "passAccuracy", "Use um número até 100."],
    [{ minutes: "3841" }, "minutes", "Em 32 jogos cabem no máximo 3840 minutos."],
    [{ games: "1", minutes: "121", goals: "1" }, "minutes", "Em 1 jogo cabem no máximo 120 minutos."],
    [{ yellowCards: "65" }, "yellowCards", "São no máximo dois amarelos por jogo."],
    [{ redCards: "33" }, "redCards", "É no máximo um vermelho por jogo."],
    [{ games: "0", minutes: "0" }, "games", "Quem fez gol ou deu assistência jogou ao menos uma vez."],
    [{ club: "a".repeat(121) }, "club", "Use no máximo 120 caracteres."],
    [{ year: "9".repeat(40) }, "year", "Use um número até 9999."],
  ])("%j", (given, field, message) => {
    expect(problems(given)).toEqual([[field, message]]);
  });
});

test("a season is possible from the fifth birthday on, until this year", () => {
  const today = Temporal.PlainDate.from("2026-11-15");
  expect(seasonYears(2010, today)).toEqual({ first: 2015, last: 2026 });
  expect(seasonYears(null, today)).toEqual({ first: 1990, last: 2026 });
});
