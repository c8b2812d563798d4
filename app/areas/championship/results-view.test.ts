import { expect, test } from "vitest";
import type { OwnResults } from "#server/championships/decisions/results.server.ts";
import { resultsView } from "./results-view.ts";

const textOf = (why: OwnResults["places"][number]["why"]) =>
  resultsView(
    {
      drawn: true,
      state: {} as never,
      view: {} as never,
      teams: [],
      matches: [],
      decisions: [],
      draws: [],
      contested: [],
      places: [{ why, tie: "F", place: null, team: null, beaten: null }],
    },
    "America/Sao_Paulo",
    null,
  ).places[0]!.text;

test("a level tie says what to do about it, and a double W.O. that nobody goes on", () => {
  expect(textOf("still_level")).toBe(
    "O confronto continua empatado (final). Em Partidas, abra o jogo e corrija a súmula, ou registre uma decisão.",
  );
  expect(textOf("nobody_comes")).toBe("Ninguém passou (final).");
});
