import { expect, test } from "vitest";
import { foldSheet } from "#domain/championships/sheet.ts";
import type { SheetEntry, SheetEvent } from "#domain/championships/sheet-entries.ts";
import type { SheetPersonView } from "./sheet-data.ts";
import { withOtherShirts } from "./shirts.ts";
import { entryText } from "./words.ts";

const TEAMS = { home: { name: "Litoral" }, away: { name: "Serrano" } };
const OWN: SheetPersonView = {
  row: "own",
  side: "home",
  role: "athlete",
  staffRole: null,
  name: "Kauã Ribeiro",
  numberOnly: false,
  number: 9,
  goalkeeper: false,
  obstacles: [],
  hanging: false,
};

const entry = (event: SheetEvent): SheetEntry => ({
  id: crypto.randomUUID(),
  seq: 1,
  device: "referee",
  at: "2026-11-15T16:00:00Z",
  half: 1,
  minute: 10,
  added: null,
  ...event,
});
const player = (row: string, number: number) => ({
  row,
  number,
  starter: true,
  goalkeeper: false,
  captain: false,
});
const goal = (scorer: string) =>
  entry({ kind: "goal", side: scorer === "own" ? "home" : "away", scorer, goalKind: "normal" });
const LINE_UP = entry({ kind: "line_up", side: "away", players: [player("theirs", 7)], overrides: [] });

test("a team's page from before the match reads the other shirts in the line-up that came since", () => {
  const state = foldSheet([LINE_UP, goal("theirs")]);
  const people = withOtherShirts({ people: [OWN], role: "home" }, state);
  const text = (scorer: string) => entryText(goal(scorer), { people, role: "home", teams: TEAMS });
  expect(text("own")).toBe("Gol, Litoral, 9");
  expect(text("theirs")).toBe("Gol, Serrano, 7");
  expect(text("nobody")).toBe("Gol, Serrano, sem número");
  // Who writes the sheet knows both squads: whoever is missing there has left one.
  const referee = withOtherShirts({ people: [OWN], role: "referee" }, state);
  expect(entryText(goal("theirs"), { people: referee, role: "referee", teams: TEAMS })).toBe(
    "Gol, Serrano, fora do elenco",
  );
});
