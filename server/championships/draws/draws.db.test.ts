import { beforeAll, expect, test } from "vitest";
import { competition } from "#domain/championships/competition.ts";
import type { Format, KnockoutFormat } from "#domain/championships/format.ts";
import { expectOk } from "#domain/result.ts";
import { aCup, anOrganiser } from "#seed/factories/cup.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { recent } from "#server/platform/audit/audit.ts";
import { client } from "#server/platform/database/database.ts";
import { findLive } from "#server/platform/database/live-rows.ts";
import { factsOf } from "../facts.ts";
import type { Organising } from "../own.ts";
import { championshipCategories } from "../tables.ts";
import { settle } from "../tables-job.ts";
import { someTeams } from "../testing/teams.ts";
import { holdDraw, savePots, undoDraw } from "./draws.server.ts";
import { readDraw, replayDraw } from "./read-draw.server.ts";

const KNOCKOUT: KnockoutFormat = {
  legs: 1,
  finalLegs: 1,
  thirdPlace: true,
  levelTie: "kicks",
  awayGoals: false,
};
const GROUPS: Format = {
  kind: "groups",
  groups: 2,
  rounds: 1,
  across: false,
  advance: { by: "places", places: 2, bestNext: 0 },
  knockout: KNOCKOUT,
};

beforeAll(() => configure());

const matchesOf = async (categoryId: string) =>
  (
    await client().query<{
      key: string;
      phase: string;
      home_team_id: string | null;
      away_team_id: string | null;
    }>(
      "select key, phase, home_team_id, away_team_id from championship_matches where category_id = $1 order by key",
      [categoryId],
    )
  ).rows;

async function draw(organising: Organising, categoryId: string, witnesses: string | null = null) {
  const { shown } = expectOk(await readDraw(organising, categoryId));
  return holdDraw(organising, categoryId, { shown, witnesses });
}

async function aDrawnCup(teams: number, format?: Format) {
  const cup = await aCup(format && { format });
  const ids = await someTeams(cup.categoryId, teams);
  const drawn = expectOk(await draw(cup.organising, cup.categoryId));
  return { ...cup, ids, drawn };
}

test("a league of six gets fifteen matches in five rounds, all with their teams", async () => {
  const { categoryId, drawn } = await aDrawnCup(6);
  const matches = await matchesOf(categoryId);
  expect(drawn).toEqual({ matches: 15 });
  expect(matches).toHaveLength(15);
  expect(matches.every((match) => match.home_team_id && match.away_team_id)).toBe(true);
});

test("eight teams in two groups: twelve group matches, and four of the knockout that wait for their teams", async () => {
  const { categoryId, organising } = await aDrawnCup(8, GROUPS);
  const matches = await matchesOf(categoryId);
  expect(matches.filter(({ phase }) => phase === "group")).toHaveLength(12);
  const late = matches.filter(({ phase }) => phase === "knockout");
  expect(late.map(({ key }) => key)).toEqual(["3P:1", "F:1", "SF:1:1", "SF:2:1"]);
  expect(late.every((match) => match.home_team_id === null && match.away_team_id === null)).toBe(true);
  const page = expectOk(await readDraw(organising, categoryId));
  const groups = page.draw!.steps.map(({ group }) => group);
  expect([groups.filter((group) => group === "A"), groups.filter((group) => group === "B")]).toMatchObject([
    { length: 4 },
    { length: 4 },
  ]);
});

test("a knockout of five has byes: one match before the semi-finals, and three teams that stand in them already", async () => {
  const { categoryId, ids } = await aDrawnCup(5, { kind: "knockout", knockout: KNOCKOUT });
  const matches = await matchesOf(categoryId);
  expect(matches.map(({ key }) => key)).toEqual(["3P:1", "F:1", "QF:2:1", "SF:1:1", "SF:2:1"]);
  const known = matches
    .flatMap((match) => [match.home_team_id, match.away_team_id])
    .filter((id) => id !== null);
  expect(known.toSorted()).toEqual(ids.toSorted());
});

test("a draw is recorded with its seed, witnesses and steps, and agrees when it is held again", async () => {
  const { organising, categoryId } = await aCup({ format: GROUPS });
  await someTeams(categoryId, 8);
  expectOk(await draw(organising, categoryId, "Ana e Rui, da liga"));
  const page = expectOk(await readDraw(organising, categoryId));
  expect(page.draw).toMatchObject({
    seed: expect.stringMatching(/^[2-9A-Z]{12}$/),
    witnesses: "Ana e Rui, da liga",
  });
  expect(page.draw!.steps).toHaveLength(8);
  expect(page.earlier).toEqual([]);
  expect(expectOk(await replayDraw(organising, categoryId))).toEqual({ seed: page.draw!.seed, agrees: true });
  await client().query("update championship_draws set seed = 'OUTRA' where category_id = $1", [categoryId]);
  expect(expectOk(await replayDraw(organising, categoryId))).toEqual({ seed: "OUTRA", agrees: false });
  expect((await recent({ limit: 1 }))[0]).toMatchObject({ action: "championship.drawn" });
});

test("the tables can be calculated from a draw, and again after it is undone", async () => {
  for (const format of [GROUPS, { kind: "knockout", knockout: KNOCKOUT } satisfies Format]) {
    const { organising, categoryId } = await aDrawnCup(8, format);
    await settle(categoryId);
    const category = await findLive(championshipCategories, categoryId);
    const { facts } = await factsOf(category!);
    expect(competition(facts).champion).toBeNull();
    expectOk(await undoDraw(organising, categoryId, { reason: "Um pote estava errado" }));
    await settle(categoryId);
  }
});

test("pots keep the strong teams apart, and do not change once it is drawn", async () => {
  const { organising, categoryId } = await aCup({ format: GROUPS });
  const ids = await someTeams(categoryId, 8);
  const pots = ids.map((team, index) => ({ team, pot: index < 2 ? 1 : null }));
  expectOk(await savePots(organising, categoryId, pots));
  expectOk(await draw(organising, categoryId));
  const { draw: held } = expectOk(await readDraw(organising, categoryId));
  const strong = held!.steps.filter(({ pot }) => pot === 1);
  expect(strong.map(({ group }) => String(group)).toSorted()).toEqual(["A", "B"]);
  expect(await savePots(organising, categoryId, pots)).toEqual({ ok: false, error: "already_drawn" });
});

test("two clicks at once make one draw", async () => {
  const { organising, categoryId } = await aCup();
  await someTeams(categoryId, 4);
  const { shown } = expectOk(await readDraw(organising, categoryId));
  const clicks = await Promise.all(
    [1, 2, 3].map(() => holdDraw(organising, categoryId, { shown, witnesses: null })),
  );
  expect(clicks.filter(({ ok }) => ok)).toHaveLength(1);
  expect(clicks.filter((click) => !click.ok)).toEqual([
    { ok: false, error: "already_drawn" },
    { ok: false, error: "already_drawn" },
  ]);
  const { rows } = await client().query("select id from championship_draws where category_id = $1", [
    categoryId,
  ]);
  expect(rows).toHaveLength(1);
  expect(await matchesOf(categoryId)).toHaveLength(6);
});

test("teams that changed while the page was open are not drawn in silence", async () => {
  const { organising, categoryId } = await aCup();
  await someTeams(categoryId, 4);
  const { shown } = expectOk(await readDraw(organising, categoryId));
  await someTeams(categoryId, 1, { name: "Chegou agora", shortName: "NOVA" });
  expect(await holdDraw(organising, categoryId, { shown, witnesses: null })).toEqual({
    ok: false,
    error: "teams_changed",
  });
});

test("too few teams for the format get a reason instead of a draw", async () => {
  const { organising, categoryId } = await aCup({ format: GROUPS });
  await someTeams(categoryId, 3);
  expect(await draw(organising, categoryId)).toEqual({ ok: false, error: "groups_too_small" });
});

test("a draw is undone with its matches, stays in the list, and the next one has another seed", async () => {
  const { organising, categoryId } = await aDrawnCup(6);
  const first = expectOk(await readDraw(organising, categoryId)).draw!;
  expectOk(await undoDraw(organising, categoryId, { reason: "Faltou uma equipe" }));
  expect(await matchesOf(categoryId)).toEqual([]);
  expect(expectOk(await readDraw(organising, categoryId))).toMatchObject({
    draw: null,
    earlier: [{ seed: first.seed }],
  });
  expectOk(await draw(organising, categoryId));
  const page = expectOk(await readDraw(organising, categoryId));
  expect(page.draw!.seed).not.toBe(first.seed);
  expect(page.earlier).toEqual([first]);
  expect(await matchesOf(categoryId)).toHaveLength(15);
});

test("a draw is not undone once a sheet is open", async () => {
  const { organising, categoryId } = await aDrawnCup(4);
  await client().query(
    "update championship_matches set state = 'open' where category_id = $1 and key = '1:1'",
    [categoryId],
  );
  expect(await undoDraw(organising, categoryId, { reason: "Mudamos de ideia" })).toEqual({
    ok: false,
    error: "has_begun",
  });
  expect(await matchesOf(categoryId)).toHaveLength(6);
});

test("a team that came or left after the draw is named; one that withdrew from the running cup keeps its place", async () => {
  const { organising, categoryId, ids } = await aDrawnCup(4);
  const misfit = async () => expectOk(await readDraw(organising, categoryId)).misfit;
  await client().query(
    "update championship_teams set state = 'withdrawn', withdrawn_at = now() where id = $1",
    [ids[0]],
  );
  expect(await misfit()).toBeNull();
  await client().query("update championship_teams set deleted_at = now() where id = $1", [ids[1]]);
  await someTeams(categoryId, 1, { name: "Chegou depois", shortName: "CD" });
  expect(await misfit()).toEqual({ added: ["Chegou depois"], removed: ["Equipe 02"] });
});

test("another organiser sees no draw, and without a plan none is held", async () => {
  const { organising, categoryId } = await aCup();
  await someTeams(categoryId, 4);
  const { organising: stranger } = await anOrganiser();
  expect(await readDraw(stranger, categoryId)).toEqual({ ok: false, error: "not_found" });
  const { shown } = expectOk(await readDraw(organising, categoryId));
  expect(await holdDraw(stranger, categoryId, { shown, witnesses: null })).toEqual({
    ok: false,
    error: "not_found",
  });
  expect(await holdDraw({ ...organising, tools: false }, categoryId, { shown, witnesses: null })).toEqual({
    ok: false,
    error: "no_plan",
  });
});
