import { expect, test } from "vitest";
import type { CategoryForm } from "#domain/championships/category-fields.ts";
import { PRESETS } from "#domain/championships/settings.ts";
import { expectOk } from "#domain/result.ts";
import { aCup, anOrganiser, categoryForm } from "#seed/factories/cup.ts";
import { client } from "#server/platform/database/database.ts";
import { publicCompetition } from "./public.server.ts";
import { settle } from "./tables-job.ts";
import { aDrawnCup, close, KNOCKOUT, matchesOf } from "./testing/played.ts";
import {
  changeCategory,
  createCategory,
  deleteCategory,
  ownCategories,
  ownCategory,
} from "./categories.server.ts";

test("a cup has several categories, each by its own rules", async () => {
  const { organising, championshipId } = await aCup();
  expectOk(
    await createCategory(
      organising,
      championshipId,
      categoryForm({ name: "Sub-15", settings: PRESETS.copinha }),
    ),
  );
  const categories = expectOk(await ownCategories(organising, championshipId));
  expect(categories.map(({ name }) => name)).toEqual(["Sub-17", "Sub-15"]);
  expect(categories[1]!.settings).toEqual(PRESETS.copinha);
  expect(await createCategory(organising, championshipId, categoryForm({ name: "sub-15" }))).toEqual({
    ok: false,
    error: "name_taken",
  });
});

test("of two who give a category the same name at one moment, the second is told", async () => {
  const { organising, championshipId } = await aCup();
  const form = categoryForm({ name: "Sub-13" });
  const both = await Promise.all([1, 2].map(() => createCategory(organising, championshipId, form)));
  expect(both.map((one) => (one.ok ? "created" : one.error)).toSorted()).toEqual(["created", "name_taken"]);
  const { id } = expectOk(await createCategory(organising, championshipId, categoryForm({ name: "Sub-11" })));
  const renamed = categoryForm({ name: "Sub-20" });
  const clash = await Promise.all([
    changeCategory(organising, id, renamed),
    createCategory(organising, championshipId, renamed),
  ]);
  expect(clash.map((one) => (one.ok ? "saved" : one.error)).toSorted()).toEqual(["name_taken", "saved"]);
});

test("a format that so many teams cannot play is refused", async () => {
  const { organising, championshipId } = await aCup();
  const refused = await createCategory(
    organising,
    championshipId,
    categoryForm({
      name: "Sub-13",
      mostTeams: 6,
      format: {
        kind: "groups",
        groups: 4,
        rounds: 1,
        across: false,
        advance: { by: "places", places: 2, bestNext: 0 },
        knockout: { legs: 1, finalLegs: 1, thirdPlace: false, levelTie: "kicks", awayGoals: false },
      },
    }),
  );
  expect(refused).toEqual({ ok: false, error: "groups_too_small" });
});

test("once drawn the format stays, and once a sheet is closed the rules change only with a reason that is kept", async () => {
  const { organising, categoryId } = await aCup();
  await client().query("update championship_categories set drawn_at = now() where id = $1", [categoryId]);
  const twice = categoryForm({ format: { kind: "league", rounds: 2 } });
  expect(await changeCategory(organising, categoryId, twice)).toEqual({ ok: false, error: "already_drawn" });
  const other = categoryForm({ settings: PRESETS.copinha });
  expectOk(await changeCategory(organising, categoryId, other));
  await client().query("update championship_categories set frozen_at = now() where id = $1", [categoryId]);
  const back = categoryForm({ settings: PRESETS.cbf });
  expect(await changeCategory(organising, categoryId, back)).toEqual({ ok: false, error: "reason_needed" });
  expectOk(await changeCategory(organising, categoryId, { ...back, reason: "Regulamento corrigido" }));
  const { rows } = await client().query(
    "select reason from championship_rule_changes where category_id = $1",
    [categoryId],
  );
  expect(rows).toEqual([{ reason: "Regulamento corrigido" }]);
  // The tables are ordered by the rules: both changes made them stale.
  const stale = await client().query("select version from championship_tables where category_id = $1", [
    categoryId,
  ]);
  expect(stale.rows).toEqual([{ version: 2 }]);
});

test("a stored knockout that names a better campaign is shown and saved with kicks, also once it is drawn", async () => {
  const level = (levelTie: "kicks" | "better_campaign") =>
    categoryForm({
      format: {
        kind: "knockout",
        knockout: { legs: 1, finalLegs: 1, thirdPlace: false, levelTie, awayGoals: false },
      },
    });
  const { organising, categoryId } = await aCup(level("better_campaign"));
  await client().query("update championship_categories set drawn_at = now() where id = $1", [categoryId]);
  const shown = expectOk(await ownCategory(organising, categoryId)).format;
  expect(shown).toMatchObject({ knockout: { levelTie: "kicks" } });
  expectOk(await changeCategory(organising, categoryId, level("kicks")));
});

test("after the first closed sheet, who may play changes only with a reason that is listed as well", async () => {
  const { organising, categoryId } = await aCup();
  const form = categoryForm();
  await client().query("update championship_categories set frozen_at = now() where id = $1", [categoryId]);
  const before = { ...form.settings, bornFrom: form.bornFrom, bornTo: null, needsEarlierPhase: false };
  const changes = [
    { bornFrom: form.bornFrom! + 1 },
    { bornTo: form.bornFrom! + 3 },
    { needsEarlierPhase: true },
  ];
  for (const change of changes) {
    const other = { ...form, ...change };
    expect(await changeCategory(organising, categoryId, other)).toEqual({
      ok: false,
      error: "reason_needed",
    });
    expectOk(
      await changeCategory(organising, categoryId, { ...other, reason: `Por ${Object.keys(change)[0]}` }),
    );
    expectOk(await changeCategory(organising, categoryId, { ...form, reason: "Voltou ao regulamento" }));
  }
  // What is no rule of play asks for none.
  expectOk(await changeCategory(organising, categoryId, { ...form, name: "Sub-17 Ouro" }));
  const { rows } = await client().query<{ reason: string; before: object; after: object }>(
    "select reason, before, after from championship_rule_changes where category_id = $1 order by id",
    [categoryId],
  );
  expect(rows.filter((_, index) => index % 2 === 0)).toEqual(
    changes.map((change) => ({
      reason: `Por ${Object.keys(change)[0]}`,
      before,
      after: { ...before, ...change },
    })),
  );
  expect(rows).toHaveLength(6);
});

const WALKOVER_OF_ONE = { ...PRESETS.cbf, walkover: { goals: 1, goalsCount: true } };

/** Four teams; the second legs of these ties are lost by W.O. by the team that won the first by two. */
async function decidedByWalkover(tie: string) {
  const cup = await aDrawnCup(4, {
    format: { kind: "knockout", knockout: { ...KNOCKOUT, legs: 2, finalLegs: 2 } },
  });
  for (const round of [1, 2, 3, 4])
    for (const match of (await matchesOf(cup)).filter((one) => one.round === round)) {
      await close(cup, match.id, match.leg === 2 ? [0, 0] : [match.tie === tie ? 2 : 1, 0]);
      if (match.tie === tie && match.leg === 2)
        await client().query(
          `update championship_matches set result = result || '{"walkover": "away"}' where id = $1`,
          [match.id],
        );
      await settle(cup.categoryId);
    }
  const change = async (change: Partial<CategoryForm>) => {
    const own = expectOk(await ownCategory(cup.organising, cup.categoryId));
    return changeCategory(cup.organising, cup.categoryId, { ...own, reason: "Regulamento", ...change });
  };
  const champion = async () => (await publicCompetition(cup.categoryId))!.view.champion?.id;
  return { ...cup, change, champion };
}

test.each(["SF:1", "F"])("other rules that would turn %s, which was played, are refused", async (tie) => {
  const cup = await decidedByWalkover(tie);
  const before = await cup.champion();
  expect(before).toBeDefined();
  expect(await cup.change({ settings: WALKOVER_OF_ONE })).toEqual({ ok: false, error: "moves_knockout" });
  expectOk(await cup.change({ settings: { ...PRESETS.cbf, goalDifferenceCap: 3 } }));
  expect(await cup.champion()).toBe(before);
});

test("tables of small children are hidden by their birth years in the year of the cup, unless somebody chooses", async () => {
  const { organising, championshipId } = await aCup();
  await client().query("update championships set start_date = '2031-01-10', end_date = null where id = $1", [
    championshipId,
  ]);
  const hidden = async (name: string, change: Partial<CategoryForm>) => {
    const form = categoryForm({ name, tablesHidden: null, ...change });
    const { id } = expectOk(await createCategory(organising, championshipId, form));
    return expectOk(await ownCategory(organising, id)).tablesHidden;
  };
  expect(await hidden("Mirim", { bornFrom: 2020 })).toBe(true);
  expect(await hidden("Infantil", { bornFrom: 2019 })).toBe(false);
  expect(await hidden("SUB–10", { bornFrom: null })).toBe(true);
  expect(await hidden("Fraldinha", { bornFrom: 2022, tablesHidden: false })).toBe(false);
});

test("deadlines are whole days on the clock of the place", async () => {
  const { organising, categoryId } = await aCup();
  const day = Temporal.PlainDate.from("2027-03-10");
  expectOk(await changeCategory(organising, categoryId, categoryForm({ teamsUntil: day })));
  expect(String(expectOk(await ownCategory(organising, categoryId)).teamsUntil)).toBe("2027-03-10");
  const { rows } = await client().query<{ until: string }>(
    "select to_char(teams_until at time zone 'America/Sao_Paulo', 'YYYY-MM-DD HH24:MI') as until from championship_categories where id = $1",
    [categoryId],
  );
  expect(rows[0]!.until).toBe("2027-03-11 00:00");
});

test("a category without teams can be deleted, one with teams cannot, and others see neither", async () => {
  const { organising, categoryId, championshipId } = await aCup();
  const stranger = await anOrganiser();
  expect(await deleteCategory(stranger.organising, categoryId)).toEqual({ ok: false, error: "not_found" });
  expect(await ownCategories(stranger.organising, championshipId)).toEqual({ ok: false, error: "not_found" });
  await client().query(
    "insert into championship_teams (category_id, name, short_name, state) values ($1, 'Serra', 'SER', 'asked')",
    [categoryId],
  );
  expect(await deleteCategory(organising, categoryId)).toEqual({ ok: false, error: "has_teams" });
  await client().query("delete from championship_teams where category_id = $1", [categoryId]);
  expectOk(await deleteCategory(organising, categoryId));
  expect(expectOk(await ownCategories(organising, championshipId))).toEqual([]);
});

test("nothing new begins when the plan has ended, and what there is can still be read", async () => {
  const { organising, championshipId } = await aCup();
  const noPlan = { ...organising, tools: false };
  expect(await createCategory(noPlan, championshipId, categoryForm({ name: "Sub-15" }))).toEqual({
    ok: false,
    error: "no_plan",
  });
  expect(expectOk(await ownCategories(noPlan, championshipId))).toHaveLength(1);
});
