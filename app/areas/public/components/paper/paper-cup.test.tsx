import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { TieView } from "#domain/championships/competition-view.ts";
import type { LinkedTie } from "../../championship-parts.ts";
import { PaperCup } from "./paper-cup.tsx";

const side = (
  name: string | null,
  goals: number | null = null,
  kicks: number | null = null,
): TieView["first"] => ({
  team: name === null ? null : { id: name, name, shortName: name, crest: "" },
  slot: { from: "winner", tie: "SF:2" },
  goals,
  kicks,
});
const tie = (id: string, change: Partial<LinkedTie>): LinkedTie => ({
  id,
  stage: "SF",
  round: 1,
  first: side("Araras"),
  second: side("Curió"),
  winner: null,
  nobody: false,
  by: null,
  to: null,
  note: null,
  ...change,
});
const NOTHING = {
  tables: [],
  general: null,
  criteria: null,
  ties: [],
  notes: [],
  fields: [],
  rounds: [],
  scorers: [],
};
const printed = (change: Partial<Parameters<typeof PaperCup>[0]["cup"]>) =>
  renderToStaticMarkup(<PaperCup cup={{ ...NOTHING, ...change }} />);
const words = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

test("a knockout without tables prints what was decided and who left", () => {
  expect(printed({ notes: ["Araras desistiu. O ônibus quebrou."] })).toContain(
    "Araras desistiu. O ônibus quebrou.",
  );
  expect(printed({})).not.toContain("Decisões");
});

test("a bracket prints stage by stage: who met whom, the score, who went on and how", () => {
  const kicks = {
    first: side("Araras", 1, 4),
    second: side("Curió", 1, 3),
    winner: "first",
    by: "kicks",
  } as const;
  const page = words(
    printed({
      ties: [
        tie("SF:1", kicks),
        tie("SF:2", { first: side("Garça"), second: side("Siriema"), nobody: true }),
        tie("F", { stage: "F", second: side(null), note: "sáb 21/11, 16:00" }),
      ],
    }),
  );
  expect(page).toContain(
    "Semifinais Equipe Placar Equipe Quem passou Araras 1 × 1 Curió Araras (4–3 nos pênaltis)",
  );
  expect(page).toContain("Garça × Siriema ninguém passou");
  expect(page).toContain(
    "Final Equipe Placar Equipe Campeão Araras × Vencedor da semifinal 2 sáb 21/11, 16:00",
  );
});
