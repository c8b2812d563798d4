import { expect, test } from "vitest";
import { decisionNotes } from "./decision-notes.ts";

const team = (name: string) => ({ id: name, name, shortName: name.slice(0, 3), crest: "" });
const decision = {
  id: "1",
  matchId: null,
  text: "Atleta irregular.",
  document: null,
  team: null,
  points: null,
  match: null,
};
const nothing = { decisions: [], withdrawals: [], ruleChanges: [] };

test("a decision says what it is about, and then why", () => {
  const decisions = [
    { ...decision, team: team("Vale Verde"), points: -4, document: "Processo 12/2026" },
    { ...decision, team: team("Capibaribe"), points: -1 },
    { ...decision, match: { id: "m", home: team("Vale Verde"), away: team("Capibaribe") } },
    { ...decision, team: team("Capibaribe") },
  ];
  expect(decisionNotes({ ...nothing, decisions })).toEqual([
    "Vale Verde: −4 pontos. Atleta irregular. Processo 12/2026",
    "Capibaribe: −1 ponto. Atleta irregular.",
    "Vale Verde × Capibaribe: Atleta irregular.",
    "A vaga é de Capibaribe: Atleta irregular.",
  ]);
});

test("who left is named with the reason", () => {
  const withdrawals = [{ team: team("Vale Verde"), reason: "O ônibus quebrou." }];
  expect(decisionNotes({ ...nothing, withdrawals })).toEqual(["Vale Verde desistiu. O ônibus quebrou."]);
});
