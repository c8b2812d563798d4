import { expect, test } from "vitest";
import type { SheetEntry, SheetEvent } from "#domain/championships/sheet-entries.ts";
import type { SheetView } from "#server/championships/sheets/sheet-view.server.ts";
import { matchPaper } from "./match-paper.ts";

const person = (row: string, number: number, change: Partial<SheetView["people"][number]> = {}) => ({
  row,
  side: "home" as const,
  role: "athlete" as const,
  staffRole: null,
  name: `Atleta ${row}`,
  numberOnly: false,
  number,
  goalkeeper: false,
  obstacles: [],
  hanging: false,
  ...change,
});

let seq = 0;
const entry = (event: SheetEvent): SheetEntry => ({
  id: String((seq += 1)),
  seq,
  device: "phone",
  at: "2026-11-15T16:00:00Z",
  half: 1,
  minute: 1,
  added: null,
  ...event,
});

function sheet(entries: SheetEntry[], change: Partial<SheetView> = {}): SheetView {
  const team = (name: string) => ({ id: name, name, shortName: name.slice(0, 3) });
  return {
    matchId: "m",
    championshipId: "c",
    role: "organiser",
    state: entries.length > 0 ? "open" : "planned",
    version: entries.length,
    championship: "Copa Vale",
    category: "Sub-13",
    phase: "league",
    group: null,
    round: 1,
    tie: null,
    leg: 1,
    place: null,
    kickOff: "2026-11-15T16:00:00Z",
    timeZone: "America/Sao_Paulo",
    halfMinutes: 25,
    referee: null,
    teams: { home: team("Litoral"), away: team("Serrano") },
    people: [person("seven", 7), person("child", 8, { numberOnly: true })],
    log: entries.map((one) => ({ entry: one, late: false, corrected: false })),
    closedAt: null,
    result: null,
    signatures: [],
    corrections: [],
    left: null,
    ...change,
  };
}

const lineUp = (...rows: string[]) =>
  entry({
    kind: "line_up",
    side: "home",
    players: rows.map((row, at) => ({
      row,
      number: at + 7,
      starter: at === 0,
      goalkeeper: false,
      captain: at === 0,
    })),
    overrides: rows.includes("child")
      ? [{ row: "child", obstacle: "too_young", reason: "Autorizado pela liga" }]
      : [],
  });
const START = entry({ kind: "half_started", clock: "2026-11-15T16:00:00Z" });

const rowsOf = (view: SheetView) => matchPaper(view, "Rita").teams[0]!.rows;

test("of a child under 13 the paper has the shirt and no name, before and after the match", () => {
  expect(rowsOf(sheet([])).map(({ number, name }) => [number, name])).toEqual([
    ["7", "Atleta seven"],
    ["8", ""],
  ]);
  const filled = matchPaper(sheet([lineUp("seven", "child"), START]), "Rita");
  expect(JSON.stringify(filled)).not.toContain("Atleta child");
  expect(JSON.stringify(filled.sections)).toContain("Litoral, camisa 8: abaixo da idade");
});

test("suspended staff are marked beside what they do, before and after the match", () => {
  const coach = person("coach", 0, {
    role: "staff",
    staffRole: "técnico",
    number: null,
    obstacles: ["suspended"],
  });
  for (const log of [[], [lineUp("seven"), START]])
    expect(rowsOf(sheet(log, { people: [person("seven", 7), coach] })).at(-1)).toMatchObject({
      name: "Atleta coach",
      note: "técnico, suspenso",
    });
});

test("a line-up leaves the paper blank and says who starts; from the first half on it is filled", () => {
  const lined = matchPaper(sheet([lineUp("seven")]), "Rita");
  expect(lined).toMatchObject({ kind: "Súmula para preencher", score: null });
  expect(lined.sections.find(({ title }) => title.startsWith("Gols"))).toMatchObject({ blank: 6 });
  expect(lined.sections.map(({ title }) => title)).not.toContain("Escalados com motivo");
  expect(lined.teams[0]!.rows.map(({ number, place }) => [number, place])).toEqual([
    ["7", "TC"],
    ["8", "[  ]"],
  ]);
  const explained = matchPaper(sheet([lineUp("seven", "child")]), "Rita");
  expect(explained.sections.find(({ title }) => title === "Escalados com motivo")!.lines).toHaveLength(1);
  const begun = matchPaper(sheet([lineUp("seven"), START]), "Rita");
  expect(begun).toMatchObject({ kind: "Súmula", score: "0 × 0" });
  expect(begun.teams[0]!.rows.map(({ number }) => number)).toEqual(["7"]);
});

test("who played against a rule is printed, with the reason or without one", () => {
  const people = [{ side: "home", row: "seven", obstacle: "suspended" } as const];
  const marked = entry({ kind: "unexplained", people });
  const override = { row: "child", obstacle: "too_young", reason: "Autorizado pela liga" } as const;
  const change = { kind: "substitution", side: "home", out: "seven", in: "child" } as const;
  const log = [lineUp("seven"), START, entry({ ...change, overrides: [override] }), marked];
  const { sections } = matchPaper(sheet(log, { state: "closed" }), "Rita");
  const linesOf = (title: string) => sections.find((section) => section.title === title)?.lines;
  expect(linesOf("Escalados com motivo")).toEqual([
    "Litoral, camisa 8: abaixo da idade. Motivo: Autorizado pela liga",
  ]);
  expect(linesOf("Jogaram sem motivo escrito")).toEqual(["Litoral, Atleta seven: suspenso"]);
});

test("the paper has the shirts of the day, whatever the squad's list says now", () => {
  const goal = entry({ kind: "goal", side: "home", scorer: "seven", goalKind: "normal" });
  const people = [person("seven", 27), person("child", 8, { numberOnly: true })];
  const paper = matchPaper(sheet([lineUp("seven", "child"), START, goal], { people }), "Rita");
  expect(paper.teams[0]!.rows.map(({ number }) => number)).toEqual(["7", "8"]);
  expect(JSON.stringify(paper.sections)).toContain("Gol, Litoral, 7");
});

test("a match that a decision ended before it was played has the decided result, and nobody to sign", () => {
  const cards = { home: { yellows: 0, reds: 0 }, away: { yellows: 0, reds: 0 } };
  const result = { homeGoals: 3, awayGoals: 0, kicks: null, walkover: null, cards };
  const awarded = (walkover: "away" | null) =>
    matchPaper(sheet([], { state: "closed", version: 0, result: { ...result, walkover } }), "Rita");
  expect(awarded(null)).toMatchObject({ kind: "Partida não jogada", score: "3 × 0" });
  expect(awarded("away").score).toBe("W.O.");
  expect(awarded(null).teams.map(({ rows }) => rows)).toEqual([[], []]);
  expect(awarded(null).sections.map(({ title }) => title)).toEqual(["Resultado"]);
});

test("beside a contest the paper has what whoever organises answered to it", () => {
  const contest: SheetView["signatures"][number] = {
    role: "home",
    verdict: "contested",
    signer: { name: "Ivo Prado", position: "técnico" },
    reason: "O gol foi do 9.",
    answer: "O vídeo mostra o 7.",
    at: "2026-11-15T18:00:00Z",
    outdated: false,
    elsewhere: false,
  };
  const { sections } = matchPaper(sheet([START], { state: "closed", signatures: [contest] }), "Rita");
  expect(sections.find(({ title }) => title === "Assinaturas")!.lines[0]).toMatch(
    /contestou, Ivo Prado, técnico, .+ \(“O gol foi do 9\.”\)\. A organização manteve a súmula: “O vídeo mostra o 7\.”$/,
  );
});
