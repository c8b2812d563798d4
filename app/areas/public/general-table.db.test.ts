import { beforeAll, expect, test } from "vitest";
import { championship } from "#app/areas/api/routes/championships.ts";
import { readCup } from "#app/read-cup.ts";
import * as api from "#domain/api/championships.ts";
import type { Advance } from "#domain/championships/format.ts";
import { aDrawnCup, KNOCKOUT, play } from "#server/championships/testing/played.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { readPart, type TablePart } from "./championship-parts.ts";
import { standingsPoster } from "./cup-posters.ts";
import { embeddedCup } from "./embed.tsx";

beforeAll(() => configure());

/** Groups of 4, 3 and 3, played to the end: who comes first in the list beats everyone after it. */
async function aCupOfThree(advance: Advance, tablesHidden = false): Promise<string> {
  const cup = await aDrawnCup(10, {
    format: { kind: "groups", groups: 3, rounds: 1, across: false, advance, knockout: KNOCKOUT },
    tablesHidden,
  });
  await play(cup, { except: ({ phase }) => phase === "knockout" });
  const { rows } = await client().query<{ id: string }>(
    "update events set approval = 'approved', approved_at = now() where championship_id = $1 returning id",
    [cup.championshipId],
  );
  return rows[0]!.id;
}

const cupOf = async (id: string) => (await readCup(id, new URLSearchParams()))!;
const tableOf = async (id: string) => {
  const { competition, championship: run } = await cupOf(id);
  return (await readPart("tabela", id, competition, run.timeZone)).part as TablePart;
};
const request = (id: string, query = "") => ({ params: { id }, query }) as never;
const apiOf = async (id: string) => {
  const { status, body } = await championship(request(id));
  expect(status).toBe(200);
  return api.championship.parse(JSON.parse(body));
};
const frameOf = async (id: string) => (await embeddedCup.read(request(id, "parte=tabela"))).body;

const BEST_SECOND: Advance = { by: "places", places: 1, bestNext: 1 };

test("the best seconds are on the page, in the frame and in the API, with the averages that count", async () => {
  const id = await aCupOfThree(BEST_SECOND);
  const { general, tables } = await tableOf(id);
  expect(general!.rows.map(({ team, group, goesOn, points }) => [team.name, group, goesOn, points])).toEqual([
    ["Time 2", "A", true, 6],
    ["Time 6", "B", false, 3],
    ["Time 9", "C", false, 3],
  ]);
  expect(tables[0]!.rows.map(({ goesOn }) => goesOn)).toEqual([true, true, false, false]);
  expect(tables[1]!.rows.map(({ goesOn }) => goesOn)).toEqual([true, false, false]);
  expect((await apiOf(id)).general).toMatchObject({
    place: 2,
    goOn: 1,
    perMatch: true,
    rows: [{ team: "Time 2", group: "A", goesOn: true, pointsPerMatch: 2 }, {}, {}],
  });
  const frame = await frameOf(id);
  expect(frame).toContain("Melhores segundos colocados");
  expect(frame).toContain("Grupos de tamanhos diferentes: comparados por média por jogo.");
});

test("the picture for messengers shows the general table in place of the first two groups", async () => {
  const poster = standingsPoster(await cupOf(await aCupOfThree({ by: "general_table", teams: 4 })))!;
  expect(poster.tables).toMatchObject([{ heading: "Tabela geral", points: "P/J" }]);
  expect(poster.tables[0]!.rows).toHaveLength(8);
  const groups = standingsPoster(await cupOf(await aCupOfThree(BEST_SECOND)))!;
  expect(groups.tables).toMatchObject([{ heading: "Grupo A", points: "P" }, { heading: "Grupo B" }]);
});

test("where tables are hidden, so is the one over all groups", async () => {
  const id = await aCupOfThree(BEST_SECOND, true);
  expect((await cupOf(id)).competition.view).toMatchObject({ tables: [], general: null });
  expect(await apiOf(id)).toMatchObject({ tablesHidden: true, tables: [], general: null });
  expect(await frameOf(id)).not.toContain("Melhores segundos");
});
