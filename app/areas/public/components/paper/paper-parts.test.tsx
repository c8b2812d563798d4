import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { GeneralRowView } from "#domain/championships/competition-view.ts";
import type { MatchView } from "../../championship-view.ts";
import { PaperRounds, PaperTables } from "./paper-parts.tsx";

const MATCH: MatchView = {
  id: "m",
  home: null,
  away: null,
  homeText: "Operário",
  awayText: "Ferroviária",
  when: "sáb 07/11, 15:00",
  field: null,
  score: null,
  state: "planned",
  annulled: false,
  notPlayed: false,
  running: null,
};
const shown = (change: Partial<MatchView>) =>
  renderToStaticMarkup(
    <PaperRounds rounds={[{ key: "1", title: "Rodada 1", matches: [{ ...MATCH, ...change }] }]} />,
  );

test("a match shows its result, the score of an open sheet with what it is, or a place for the result", () => {
  expect(shown({})).toContain(">×<");
  const running = { word: "Ao vivo", score: { home: 1, away: 0 }, kicks: null };
  expect(shown({ state: "open", running })).toMatch(/>1 × 0<.*\(ao vivo\)/);
  expect(shown({ state: "open", running: { ...running, score: null } })).toMatch(/>×<.*\(ao vivo\)/);
  const score = { home: 1, away: 1, note: "4–3 nos pênaltis" };
  expect(shown({ state: "closed", score })).toMatch(/>1 × 1<.*\(4–3 nos pênaltis\)/);
  expect(shown({ state: "closed", annulled: true })).toContain(">anulado<");
  // Where scores are hidden.
  expect(shown({ state: "closed" })).toContain(">jogado<");
});

const ROW: GeneralRowView = {
  team: { id: "a", name: "Operário", shortName: "OPE", crest: "" },
  place: 1,
  shared: false,
  goesOn: true,
  qualified: false,
  points: 4,
  pointsChange: 0,
  played: 3,
  wins: 1,
  draws: 1,
  losses: 1,
  goalsFor: 3,
  goalsAgainst: 5,
  goalDifference: -2,
  form: [],
  decided: null,
  group: "A",
  pointsPerMatch: 4 / 3,
  levelInGroup: false,
};

test("the best seconds stand below the groups, with their averages and what decided", () => {
  const decided = { criterion: "goals_for", places: [1, 2], matches: [], averages: [2, 1] } as const;
  const second = {
    ...ROW,
    team: { ...ROW.team, id: "b", name: "Ferroviária" },
    group: "B",
    place: 2,
    decided,
  };
  const rows = [ROW, { ...second, levelInGroup: true }];
  const general = { place: 2, goOn: 1, perMatch: true, sizesDiffer: true, headToHeadLeftOut: false, rows };
  const tables = [{ group: "A", finished: true, rows: [ROW], disregarded: [] }];
  const page = renderToStaticMarkup(<PaperTables tables={tables} general={general} />);
  expect(page.indexOf("Grupo A")).toBeLessThan(page.indexOf("Melhores segundos colocados"));
  expect(page).toMatch(/Operário.*>A<.*>1,33<.*>4<.*>3<.*>−2</);
  expect(page).toContain("1º e 2º decididos por: gols pró por jogo (2,00\u00a0e\u00a01,00)");
  expect(page).toContain("Empatado no Grupo B: ainda não se sabe quem é o 2º");
  expect(page).toContain("Grupos de tamanhos diferentes: comparados por média por jogo.");
  expect(renderToStaticMarkup(<PaperTables tables={tables} general={null} />)).not.toContain("Melhores");
});
