import { expect, test } from "vitest";
import { drawOrder } from "#domain/championships/draw.ts";
import { expectOk } from "#domain/result.ts";
import { settle } from "../tables-job.ts";
import { aDrawnCup, matchOf, play, TWO_GROUPS } from "../testing/played.ts";
import { recordDraw } from "./level-draws.server.ts";
import { ownResults } from "./results.server.ts";

test("level teams are drawn once, whoever asks at the same time, and the knockout follows", async () => {
  const cup = await aDrawnCup(8, { format: TWO_GROUPS });
  const { organising, categoryId, teams } = cup;
  const level = new Set(teams.slice(0, 4));
  await play(cup, {
    except: ({ phase, homeTeamId }) => phase === "knockout" || !level.has(homeTeamId!),
    score: () => [0, 0],
  });
  const asked = { group: "A", teams: teams.slice(0, 4).toReversed(), witnesses: "Os quatro técnicos" };
  // Group B has not played: who is first in group A does not matter yet.
  expect(await recordDraw(organising, categoryId, asked)).toMatchObject({ error: "not_needed" });
  await play(cup, { except: ({ phase }) => phase === "knockout" });
  const waiting = expectOk(await ownResults(organising, categoryId));
  expect(waiting.state).toMatchObject({ seeds: null, neededDraws: [{ group: "A" }] });
  expect((await matchOf(cup, "SF:1:1")).homeTeamId).toBeNull();
  expect(await recordDraw(organising, categoryId, { ...asked, teams: teams.slice(0, 2) })).toMatchObject({
    error: "not_needed",
  });

  const answers = await Promise.all([
    recordDraw(organising, categoryId, asked),
    recordDraw(organising, categoryId, asked),
    recordDraw({ ...organising, tools: false }, categoryId, asked),
  ]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const results = expectOk(await ownResults(organising, categoryId));
  const [draw] = results.draws;
  expect(results.draws).toHaveLength(1);
  expect(draw!.order).toEqual(drawOrder({ teams: teams.slice(0, 4), seed: draw!.seed }).order);
  expect(draw).toMatchObject({ group: "A", witnesses: "Os quatro técnicos" });
  expect(results.state.neededDraws).toEqual([]);
  expect(results.state.tables[0]!.standings.rows.map(({ team }) => team)).toEqual(draw!.order);
  await settle(categoryId);
  const inPlan = [await matchOf(cup, "SF:1:1"), await matchOf(cup, "SF:2:1")].flatMap(
    ({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId],
  );
  expect(inPlan).toEqual(expect.arrayContaining(draw!.order.slice(0, 2)));
});
