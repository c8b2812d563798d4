import { expect, test } from "vitest";
import type { Format } from "#domain/championships/format.ts";
import {
  averageTexts,
  decidedText,
  generalNotes,
  generalTitle,
  placeText,
  roundTitle,
  shortSlotText,
  slotText,
} from "./words.ts";

const GROUPS: Format = {
  kind: "groups",
  groups: 4,
  rounds: 1,
  across: false,
  advance: { by: "places", places: 1, bestNext: 4 },
  knockout: { legs: 2, finalLegs: 1, thirdPlace: true, levelTie: "kicks", awayGoals: false },
};

test("a place of the plan says who will come there", () => {
  expect(slotText({ from: "winner", tie: "SF:1" }, GROUPS)).toBe("Vencedor da semifinal 1");
  expect(slotText({ from: "loser", tie: "SF:2" }, GROUPS)).toBe("Perdedor da semifinal 2");
  expect(shortSlotText({ from: "winner", tie: "SF:1" })).toBe("Venc. semi 1");
  expect(shortSlotText({ from: "seed", seed: 3 })).toBe("3º");
  expect(slotText({ from: "winner", tie: "R16:3" }, GROUPS)).toBe("Vencedor das oitavas de final 3");
  expect(slotText({ from: "seed", seed: 2 })).toBe("2º classificado");
  expect(slotText({ from: "seed", seed: 2 }, GROUPS)).toBe("1º de grupo (2)");
  expect(slotText({ from: "seed", seed: 7 }, GROUPS)).toBe("Melhor 2º de grupo (3)");
  const general: Format = { ...GROUPS, advance: { by: "general_table", teams: 8 } };
  expect(slotText({ from: "seed", seed: 8 }, general)).toBe("8º da tabela geral");
});

test("a round is named by its phase, and by its leg where there are two", () => {
  const at = (tie: string | null, leg: 1 | 2 = 1) => ({ phase: "knockout" as const, round: 5, tie, leg });
  expect(roundTitle(at("SF:1", 2), GROUPS)).toBe("Semifinais · volta");
  expect(roundTitle(at("F"), GROUPS)).toBe("Final");
  expect(roundTitle({ phase: "group", round: 2, tie: null, leg: 1 }, GROUPS)).toBe("Grupos · Rodada 2");
  expect(roundTitle({ phase: "league", round: 7, tie: null, leg: 1 }, GROUPS)).toBe("Rodada 7");
});

test("a match says its group or its number in the bracket", () => {
  expect(placeText({ group: "B", tie: null })).toBe("Grupo B");
  expect(placeText({ group: null, tie: "QF:3" })).toBe("Quartas 3");
  expect(placeText({ group: null, tie: "3P" })).toBe("3º lugar");
  expect(placeText({ group: null, tie: null })).toBeNull();
});

test("what decided is said in words, with the averages where they were compared", () => {
  const decided = { places: [2, 3], matches: [], averages: null } as const;
  expect(decidedText({ ...decided, criterion: "goal_difference" })).toBe(
    "2º e 3º decididos por: saldo de gols",
  );
  expect(decidedText({ ...decided, criterion: "goal_difference", averages: [4 / 3, -1.25] })).toBe(
    "2º e 3º decididos por: saldo de gols por jogo (1,33\u00a0e\u00a0−1,25)",
  );
});

test("averages have two decimals, and more only where different ones would look the same", () => {
  expect(averageTexts([2, 1.5, 1.5, 0])).toEqual(["2,00", "1,50", "1,50", "0,00"]);
  expect(averageTexts([1.501, 1.504])).toEqual(["1,501", "1,504"]);
});

test("a table over all groups says what it compares, who goes on and how", () => {
  const general = { goOn: 8, perMatch: false, sizesDiffer: false, headToHeadLeftOut: true, rows: [] };
  expect(generalTitle({ place: null })).toBe("Tabela geral");
  expect(generalTitle({ place: 2 })).toBe("Melhores segundos colocados");
  expect(generalNotes({ ...general, place: null })).toBe(
    "Passam os 8 primeiros. O confronto direto só conta dentro dos grupos.",
  );
  const seconds = { ...general, place: 2, goOn: 1, perMatch: true, headToHeadLeftOut: false };
  expect(generalNotes({ ...seconds, sizesDiffer: true })).toBe(
    "Passa o melhor. Grupos de tamanhos diferentes: comparados por média por jogo.",
  );
  expect(generalNotes(seconds)).toContain("Números de jogos diferentes");
});
