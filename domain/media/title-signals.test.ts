import { expect, test } from "vitest";
import { titleSignals } from "./title-signals.ts";

test.each([
  ["IMG_20260312_101112", ["file_name"]],
  ["VID-20260312-WA0007", ["file_name"]],
  ["WhatsApp Image 2026-03-12 at 10.11.12", ["file_name"]],
  ["WhatsApp 11 98765-4321", ["contact"]],
  ["11987654321", ["contact"]],
  ["gol_de_falta", ["file_name", "contact"]],
  ["Gol de falta na final", []],
  ["Treino 2", []],
  ["", []],
  ["Me chama no insta joao.silva10", ["contact"]],
  ["Jogo no Colégio Santa Rita", ["school"]],
  ["Treino toda terça às 15h", ["timetable"]],
])("%s", (title, signals) => {
  expect(titleSignals(title)).toEqual(signals);
});
