import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PublicCompetition } from "#server/championships/public.server.ts";
import { DrawNotes } from "./components/championship/draw-notes.tsx";
import { drawViews } from "./draw-view.ts";

const AT = "2026-04-12T12:30:00Z";
const ZONE = "America/Sao_Paulo";
const GROUPS: PublicCompetition["draws"][number] = {
  id: "1",
  kind: "groups",
  group: null,
  seed: "K7QF2M9X3TRB",
  at: AT,
  witnesses: "Os dois técnicos",
  steps: [
    { name: "Araras", group: "B", pot: 1 },
    { name: "Curió", group: "A", pot: null },
  ],
};
const LEVEL: typeof GROUPS = {
  ...GROUPS,
  id: "2",
  kind: "level_teams",
  group: "A",
  witnesses: null,
  steps: [{ name: "Curió", group: "A", pot: null }],
};

test("a draw says who came out in which order, when, before whom and from which seed", () => {
  const [view, level] = drawViews({ draws: [GROUPS, LEVEL], format: { kind: "groups" } as never }, ZONE);
  expect(view).toEqual({
    id: "1",
    title: "Sorteio dos grupos",
    when: "12/04/2026 às 09:30",
    seed: "K7QF2M9X3TRB",
    witnesses: "Os dois técnicos",
    steps: [
      { name: "Araras", note: "Grupo B · pote 1" },
      { name: "Curió", note: "Grupo A" },
    ],
  });
  expect(level).toMatchObject({
    title: "Sorteio entre empatadas do grupo A",
    steps: [{ name: "Curió", note: null }],
  });
  const page = renderToStaticMarkup(<DrawNotes draws={[view!]} />);
  expect(page).toMatch(
    /<details.*Sorteio dos grupos<\/summary>.*12\/04\/2026 às 09:30 · Testemunhas: Os dois técnicos.*Araras.*Curió.*Semente <code>K7QF2M9X3TRB</,
  );
});

test("the order of a bracket and that of a fixture list are named as what they are", () => {
  const titled = (kind: "knockout" | "league") =>
    drawViews({ draws: [{ ...GROUPS, kind: "order" }], format: { kind } as never }, ZONE)[0]!.title;
  expect([titled("knockout"), titled("league")]).toEqual(["Sorteio da chave", "Sorteio dos jogos"]);
});
