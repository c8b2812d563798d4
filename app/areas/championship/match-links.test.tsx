import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Slot } from "#domain/championships/format.ts";
import { RoundMatches } from "./components/results/round-matches.tsx";
import { MatchList } from "./components/matches/match-list.tsx";
import { toMatchRow } from "./match-rows.ts";
import { resultsView } from "./results-view.ts";

const CUP = "00000000-0000-7000-8000-000000000001";
const MATCH = "00000000-0000-7000-8000-000000000002";
const [HOME, AWAY] = [
  { id: "h", name: "Vale Verde", shortName: "VVE", crest: "" },
  { id: "a", name: "Capibaribe", shortName: "CAP", crest: "" },
];
const WINNER: Slot = { from: "winner", tie: "SF:1" };
const LINK = `href="/championship/${CUP}/partidas/${MATCH}"`;

type Team = typeof HOME | null;

const listed = (away: Team, editable: boolean) =>
  renderToStaticMarkup(
    <MatchList
      championshipId={CUP}
      editable={editable}
      matches={[
        toMatchRow(
          {
            id: MATCH,
            phase: "knockout",
            group: null,
            round: 2,
            tie: "F:1",
            leg: 1,
            home: { team: HOME, slot: WINNER },
            away: { team: away, slot: WINNER },
            kickOff: null,
            field: null,
            referee: null,
            state: "planned",
            result: null,
          },
          { kind: "league", rounds: 1 },
          "America/Sao_Paulo",
        ),
      ]}
    />,
  );

const ofRound = (away: Team, mayEdit: boolean) =>
  renderToStaticMarkup(
    <RoundMatches
      championshipId={CUP}
      categoryId="c"
      mayEdit={mayEdit}
      results={resultsView(
        {
          drawn: true,
          state: {} as never,
          view: {} as never,
          teams: [],
          decisions: [],
          draws: [],
          contested: [],
          places: [],
          matches: [
            {
              id: MATCH,
              phase: "knockout",
              group: null,
              round: 2,
              tie: "F:1",
              leg: 1,
              home: HOME,
              away,
              homeSlot: WINNER,
              awaySlot: WINNER,
              kickOff: null,
              state: "planned",
              begun: false,
              played: null,
              counted: null,
              repeat: false,
            },
          ],
        },
        "America/Sao_Paulo",
        null,
      )}
    />,
  );

test.each([
  ["the list of matches", listed],
  ["the results", ofRound],
] as const)("%s leads to a match whose teams are known, and only who may change it", (_, page) => {
  expect(page(AWAY, true)).toContain(LINK);
  expect(page(AWAY, false)).not.toContain(LINK);
  expect(page(null, true)).not.toContain(LINK);
  expect(page(null, true)).toContain("Vencedor da semifinal 1");
});
