import { beforeAll, expect, test } from "vitest";
import { heldDraw } from "#domain/championships/held-draw.ts";
import { expectOk } from "#domain/result.ts";
import { aCup } from "#seed/factories/cup.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { decide } from "../decisions/decisions.server.ts";
import { recordDraw } from "../decisions/level-draws.server.ts";
import type { Organising } from "../own.ts";
import { publicCompetition } from "../public.server.ts";
import { aDrawnCup, play, TWO_GROUPS } from "../testing/played.ts";
import { someTeams } from "../testing/teams.ts";
import { holdDraw, savePots, undoDraw } from "./draws.server.ts";
import { readDraw } from "./read-draw.server.ts";

beforeAll(() => configure());

const drawsOf = async (categoryId: string) => (await publicCompetition(categoryId))!.draws;

async function draw(organising: Organising, categoryId: string, witnesses: string) {
  const { shown } = expectOk(await readDraw(organising, categoryId));
  expectOk(await holdDraw(organising, categoryId, { shown, witnesses }));
}

test("everybody reads the draw that stands with what it takes to hold it again, and none that was undone", async () => {
  const { organising, categoryId } = await aCup({ format: TWO_GROUPS });
  const teams = await someTeams(categoryId, 8);
  const pots = teams.map((team, at) => ({ team, pot: at < 4 ? 1 : 2 }));
  expectOk(await savePots(organising, categoryId, pots));
  await draw(organising, categoryId, "Ninguém");
  const [undone] = await drawsOf(categoryId);
  expectOk(await undoDraw(organising, categoryId, { reason: "Faltou uma equipe" }));
  await draw(organising, categoryId, "Os oito técnicos");

  const draws = await drawsOf(categoryId);
  expect(draws).toMatchObject([{ kind: "groups", group: null, witnesses: "Os oito técnicos" }]);
  const [{ seed, at, steps }] = draws as [(typeof draws)[number]];
  expect(seed).not.toBe(undone!.seed);
  expect(Temporal.Instant.from(at).epochMilliseconds).toBeGreaterThan(0);
  const names = new Map((await publicCompetition(categoryId))!.teams.map(({ id, name }) => [id, name]));
  const again = heldDraw({ format: TWO_GROUPS, entries: pots, seed });
  expect(steps).toEqual(again.steps.map(({ team, group, pot }) => ({ name: names.get(team), group, pot })));
});

/** Both groups played; the four of group A are level in everything, and were drawn. */
async function aLevelCup() {
  const cup = await aDrawnCup(8, { format: TWO_GROUPS });
  const level = new Set(cup.teams.slice(0, 4));
  await play(cup, {
    except: ({ phase, homeTeamId }) => phase === "knockout" || !level.has(homeTeamId!),
    score: () => [0, 0],
  });
  await play(cup, { except: ({ phase }) => phase === "knockout" });
  const asked = { group: "A", teams: [...level], witnesses: "Os quatro técnicos" };
  const { order } = expectOk(await recordDraw(cup.organising, cup.categoryId, asked));
  return { cup, order };
}

test("a draw among level teams is public while it orders the table", async () => {
  const { cup, order } = await aLevelCup();
  const [shown] = await drawsOf(cup.categoryId);
  expect(shown).toMatchObject({ kind: "level_teams", group: "A", witnesses: "Os quatro técnicos" });
  expect(shown!.steps.map(({ name }) => name)).toEqual(
    order.map((team) => `Time ${cup.teams.indexOf(team) + 1}`),
  );

  const grounds = { kind: "points", reason: "Escalação irregular", document: null } as const;
  for (const [at, team] of order.entries())
    expectOk(await decide(cup.organising, cup.categoryId, { ...grounds, teamId: team, points: -1 - at }));
  expect(await drawsOf(cup.categoryId)).toEqual([]);
});

test("a draw that the knockout stands on stays public", async () => {
  const { cup } = await aLevelCup();
  await play(cup);
  expect(await drawsOf(cup.categoryId)).toHaveLength(1);
});

test("where tables are hidden nobody reads who was level, but how the groups were drawn", async () => {
  const { cup } = await aLevelCup();
  await client().query("update championship_categories set tables_hidden = true where id = $1", [
    cup.categoryId,
  ]);
  await client().query(
    `insert into championship_draws (category_id, kind, seed, input, steps)
     select $1, 'groups', 'K7QF2M9X3TRB', '[]', jsonb_agg(jsonb_build_object('team', id, 'group', group_name, 'pot', null))
     from championship_teams where category_id = $1`,
    [cup.categoryId],
  );
  expect((await drawsOf(cup.categoryId)).map(({ kind, steps }) => [kind, steps.length])).toEqual([
    ["groups", 8],
  ]);
});
