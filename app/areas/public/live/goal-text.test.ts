import { expect, test } from "vitest";
import type { MatchView } from "../championship-view.ts";
import { changeText } from "./goal-text.ts";

const match = (word: string | null, home: number, away: number): MatchView => ({
  id: "1",
  home: null,
  away: null,
  homeText: "Litoral",
  awayText: "União",
  when: null,
  field: null,
  score: null,
  state: "open",
  annulled: false,
  notPlayed: false,
  running: word ? { word, score: { home, away }, kicks: null } : null,
});
const closed = (home: number, away: number): MatchView => ({
  ...match(null, home, away),
  state: "closed",
  score: { home, away, note: null },
});

test("a goal is told with its team and the score", () => {
  expect(changeText(match("Ao vivo", 0, 0), match("Ao vivo", 0, 1))).toBe(
    "Gol de União! Litoral 0 × 1 União",
  );
});

test("a goal that was undone is told as a correction", () => {
  expect(changeText(match("Ao vivo", 1, 0), match("Ao vivo", 0, 0))).toBe(
    "Placar corrigido: Litoral 0 × 0 União",
  );
});

test("kick-off, half-time and the end are told, and what changed nothing is not", () => {
  expect(changeText(match(null, 0, 0), match("Ao vivo", 0, 0))).toBe("Ao vivo: Litoral 0 × 0 União");
  expect(changeText(match("Ao vivo", 1, 0), match("Intervalo", 1, 0))).toBe("Intervalo: Litoral 1 × 0 União");
  expect(changeText(match("Ao vivo", 1, 0), closed(1, 0))).toBe("Encerrado: Litoral 1 × 0 União");
  expect(changeText(match("Ao vivo", 1, 0), match("Ao vivo", 1, 0))).toBeNull();
});
