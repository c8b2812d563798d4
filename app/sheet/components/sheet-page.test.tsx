import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { Refused } from "#app/forms/refuse.ts";
import type { SheetView } from "#server/championships/sheets/sheet-view.server.ts";
import { sheetData } from "../sheet-data.ts";
import { PersonPanel } from "./person-panel.tsx";
import { SheetPage } from "./sheet-page.tsx";
import { useSheet } from "./use-sheet.ts";

type Person = SheetView["people"][number];

const person = (row: string, change: Partial<Person> = {}): Person => ({
  row,
  side: "home",
  role: "athlete",
  staffRole: null,
  name: `Atleta ${row}`,
  numberOnly: false,
  number: 7,
  goalkeeper: false,
  obstacles: [],
  hanging: false,
  ...change,
});

const staff = (name: string, obstacles: Person["obstacles"]): Person =>
  person(name, { role: "staff", staffRole: "técnico", name, number: null, obstacles });

const team = (name: string) => ({ id: name, name, shortName: name.slice(0, 3) });

const view = (people: Person[], change: Partial<SheetView> = {}): SheetView => ({
  matchId: "m",
  championshipId: "c",
  role: "referee",
  state: "planned",
  version: 0,
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
  people,
  log: [],
  closedAt: null,
  result: null,
  signatures: [],
  corrections: [],
  left: null,
  ...change,
});

/** As it comes without script. */
function page(screen: string, people: Person[] = [person("seven")], answer?: Refused): string {
  const data = sheetData(view(people));
  return rendered(screen, () => (
    <SheetPage data={data} times={{}} entriesAddress="/lances" answer={answer} />
  ));
}

function rendered(screen: string, Component: () => ReactElement): string {
  const Stub = createRoutesStub([{ path: "/", Component }]);
  return renderToString(<Stub initialEntries={[`/?tela=${screen}`]} />).replaceAll("<!-- -->", "");
}

test("a W.O. has no loser until somebody chooses one", () => {
  const options = /<select[^>]*name="loser"[^>]*>(.*?)<\/select>/.exec(page("fechar"))![1]!;
  const chosen = options.split("</option>").find((option) => option.includes("selected"));
  expect(chosen).toMatch(/value="".*>Escolha$/);
});

test("a W.O. without a loser comes back open, with what is missing", () => {
  const fields = { loser: "Escolha quem perde." };
  const refused = { typed: { intent: "wo", loser: "" }, fields, flash: null };
  expect(walkoverIn(page("fechar", [], refused))).toMatch(/^ open="".*Escolha quem perde\./s);
  expect(walkoverIn(page("fechar"))).toMatch(/^ class/);
});

test("each of the two closing forms is marked only by the answer to itself", () => {
  const closing = (html: string) => html.split('value="fechar"')[1]!.split("</form>")[0]!;
  const refused = (intent: string) =>
    page("fechar", [], {
      typed: { intent, name: "X", loser: "home" },
      fields: { name: "Escreva o nome de quem assina." },
      flash: null,
    });
  expect(closing(refused("wo"))).not.toMatch(/Escreva o nome|value="X"/);
  expect(walkoverIn(refused("wo"))).toContain("Escreva o nome");
  expect(closing(refused("fechar"))).toContain("Escreva o nome");
  expect(walkoverIn(refused("fechar"))).not.toContain("Escreva o nome");
});

const walkoverIn = (html: string): string =>
  html.split("<details").find((part) => part.includes('name="loser"'))!;

test("suspended staff are named beside the line-up of their team, also where nobody can be lined up", () => {
  const coaches = [staff("Rui Barreto", ["suspended"]), staff("Ana Lima", [])];
  for (const people of [coaches, [person("seven"), ...coaches]]) {
    const html = page("escalacao", people);
    expect(html).toContain("Comissão técnica suspensa: Rui Barreto, técnico<");
    expect(html).not.toContain("Ana Lima");
  }
  expect(page("escalacao")).not.toContain("suspensa");
});

test("the list of bench and staff says who is suspended", () => {
  const data = sheetData(view([staff("Rui Barreto", ["suspended"]), staff("Ana Lima", [])]));
  const html = rendered("jogo", () => (
    <PersonPanel
      sheet={useSheet(data, "/lances", null)}
      chosen={{ side: "home", person: null }}
      onClose={() => {}}
    />
  ));
  const [rui, ana] = ["Rui Barreto", "Ana Lima"].map((name) =>
    html.split("<li>").find((line) => line.includes(name))!,
  );
  expect(rui).toContain("Suspenso");
  expect(ana).not.toContain("Suspenso");
});

test("a team reads the result of a match that a decision ended before it was played, and signs nothing", () => {
  const cards = { home: { yellows: 0, reds: 0 }, away: { yellows: 0, reds: 0 } };
  const result = { homeGoals: 3, awayGoals: 0, kicks: null, walkover: null, cards };
  const data = sheetData(view([person("seven")], { role: "home", state: "closed", result }));
  const html = rendered("", () => (
    <SheetPage data={data} times={{}} entriesAddress="/lances" answer={undefined} />
  ));
  expect(html).toContain("3 × 0");
  expect(html).toContain("Esta partida não foi jogada");
  expect(html).not.toContain("Falta assinar");
  expect(html).not.toContain('value="assinar"');
});

test("a remark says truly who reads it", () => {
  expect(page("observacoes")).toContain("Só quem organiza e o árbitro leem.");
});
