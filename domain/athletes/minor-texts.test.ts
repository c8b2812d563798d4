import { expect, test } from "vitest";
import { holdsContact, routineIn } from "./minor-texts.ts";

test.each([
  ["Estudo no Colégio Estadual Vila Nova", ["school"]],
  ["Estou no 9º ano da manhã", ["school"]],
  ["Moro na Rua das Flores, 120", ["address"]],
  ["Treino segunda e quarta às 18h no campo do bairro", ["address", "timetable"]],
  ["Treino todos os dias", ["timetable"]],
  ["Jogo de centroavante desde os 8 anos", []],
  ["Comecei na escolinha de Itapuã e passei pela escola de futebol do Litoral", []],
  ["Quarta colocada na Copa Primavera 2024", []],
])("routine data in %j", (text, kinds) => {
  expect(routineIn(text)).toEqual(kinds);
});

test("contact data is found, also where words stand for its signs", () => {
  expect(holdsContact("Me chama no zap 71 98888-1234")).toBe(true);
  expect(holdsContact("joao arroba gmail ponto com")).toBe(true);
  expect(holdsContact("Campeão baiano Sub-15 em 2024, artilheiro com 12 gols")).toBe(false);
  expect(holdsContact("Esporte Clube Litoral")).toBe(false);
  expect(holdsContact(null)).toBe(false);
});
