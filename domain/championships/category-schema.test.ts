import { expect, test } from "vitest";
import { categorySchema } from "./category-schema.ts";
import { unusedFields } from "./category-unused.ts";

/** The messages beside the fields of a form, by field. */
function problemsOf(form: Record<string, string>): Record<string, string> {
  const parsed = categorySchema.safeParse({ name: "Sub-15", ...form });
  return Object.fromEntries(parsed.error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);
}

test("vantagem do empate needs a phase of points: a knockout alone has no campaigns", () => {
  const level = { levelTie: "better_campaign" };
  expect(problemsOf({ kind: "knockout", ...level })).toEqual({
    levelTie: "Sem fase de grupos não há campanha. Escolha pênaltis ou prorrogação.",
  });
  expect(problemsOf({ kind: "groups", ...level })).toEqual({});
  expect(problemsOf({ kind: "knockout", levelTie: "extra_time" })).toEqual({});
});

test("the form takes what the engine plays: 23 groups, 64 of a general table, cards without a suspension", () => {
  const parsed = categorySchema.parse({
    name: "Sub-20",
    kind: "groups",
    groups: "23",
    places: "1",
    bestNext: "9",
    preset: "own",
    redMatches: "0",
    secondYellowMatches: "0",
  });
  expect(parsed).toMatchObject({
    format: { groups: 23, advance: { places: 1, bestNext: 9 } },
    settings: { discipline: { redMatches: 0, secondYellowMatches: 0 } },
  });
  expect(problemsOf({ groups: "32", advanceBy: "general_table", generalTeams: "64" })).toEqual({});
  expect(problemsOf({ groups: "33" })).toEqual({ groups: "Escreva um número de 1 a 32." });
});

test("a win is never worth less than a draw, nor a draw less than a defeat", () => {
  const points = (win: string, draw: string, loss: string) => problemsOf({ preset: "own", win, draw, loss });
  expect(points("3", "1", "0")).toEqual({});
  expect(points("2", "2", "2")).toEqual({});
  expect(points("3", "4", "0")).toEqual({ draw: "Empate não vale mais do que vitória." });
  expect(points("3", "1", "5")).toEqual({ loss: "Derrota não vale mais do que empate." });
});

test("a deadline is a day that our calendar reaches", () => {
  const year = "Confira o ano: escreva um de 2000 a 2100.";
  expect(problemsOf({ teamsUntil: "9999-12-31" })).toEqual({ teamsUntil: year });
  expect(problemsOf({ squadsUntil: "0001-01-01" })).toEqual({ squadsUntil: year });
  expect(problemsOf({ squadsUntil: "2026-02-30" })).toEqual({ squadsUntil: "Escreva uma data que exista." });
  expect(problemsOf({ teamsUntil: "2026-11-21", squadsUntil: "2100-12-31" })).toEqual({});
});

test.each([
  { kind: "league", advanceBy: "places", preset: "cbf" },
  { kind: "knockout", advanceBy: "general_table", preset: "copinha" },
  { kind: "groups", advanceBy: "places", preset: "cbf" },
  { kind: "groups", advanceBy: "general_table", preset: "own" },
])("what %o does not use changes nothing", (chosen) => {
  const unused = unusedFields(chosen);
  const bare = categorySchema.parse({ name: "Sub-15", ...chosen, groups: "4" });
  const boxes = new Set(["across", "needsEarlierPhase", "thirdPlace", "awayGoals", "walkoverGoalsCount"]);
  const words: Record<string, string> = {
    advanceBy: "general_table",
    levelTie: "extra_time",
    restart: "after_groups",
    series: "2",
    rounds: "2",
    legs: "2",
    finalLegs: "2",
  };
  const other = Object.fromEntries(
    unused.map((name) => [name, boxes.has(name) ? "on" : (words[name] ?? "3")]),
  );
  const { advanceBy: _advanceBy, ...rest } = chosen;
  const again = categorySchema.safeParse({
    name: "Sub-15",
    groups: "4",
    advanceBy: chosen.advanceBy,
    ...rest,
    ...other,
  });
  expect(again.success ? again.data : again.error.issues).toEqual(bare);
});
