import { expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { client } from "#server/platform/database/database.ts";
import { decide } from "./decisions/decisions.server.ts";
import { publicMatch } from "./public-match.server.ts";
import { publicCompetition } from "./public.server.ts";
import { aDrawnCup, KNOCKOUT, matchOf, play } from "./testing/played.ts";
import { settle } from "./tables-job.ts";

const GROUNDS = { reason: "Goleada de 9 a 0 anulada", document: "STJD 123/2026" };

/** A knockout in which one semi-final was lost by both and the other one was awarded. */
async function aDecidedCup() {
  const cup = await aDrawnCup(4, { format: { kind: "knockout", knockout: KNOCKOUT } });
  const [first, second] = [await matchOf(cup, "SF:1:1"), await matchOf(cup, "SF:2:1")];
  const awarded = { kind: "awarded", ...GROUNDS } as const;
  const both = { walkover: "both", score: null } as const;
  expectOk(await decide(cup.organising, cup.categoryId, { ...awarded, matchId: first.id, award: both }));
  const score = { walkover: null, score: { home: 9, away: 0 } } as const;
  await play(cup, { except: ({ id }) => id === first.id });
  expectOk(await decide(cup.organising, cup.categoryId, { ...awarded, matchId: second.id, award: score }));
  await settle(cup.categoryId);
  return { cup, second };
}

async function read({ cup, second }: Awaited<ReturnType<typeof aDecidedCup>>) {
  const competition = (await publicCompetition(cup.categoryId))!;
  const page = (await publicMatch(competition, second.id))!;
  return { competition, page, tie: competition.view.ties.find(({ id }) => id === "SF:1")! };
}

test("decisions are public with the scores that they change", async () => {
  const { competition, page, tie } = await read(await aDecidedCup());
  expect(competition.decisions).toHaveLength(2);
  expect(page).toMatchObject({ decisions: [{ text: GROUNDS.reason }], match: { changedBy: "decision" } });
  expect(tie.nobody).toBe(true);
});

test("where scores are hidden nothing says what was decided, nor that a tie has no winner", async () => {
  const made = await aDecidedCup();
  await client().query("update championship_categories set tables_hidden = true where id = $1", [
    made.cup.categoryId,
  ]);
  const { competition, page, tie } = await read(made);
  expect(competition.decisions).toEqual([]);
  expect(page).toMatchObject({ decisions: [], match: { changedBy: null, score: null } });
  expect(tie).toMatchObject({ nobody: false, winner: null, by: null });
  expect(competition.view).toMatchObject({ tables: [], neededDraws: [], champion: null });
  expect(JSON.stringify({ competition, page })).not.toMatch(/Goleada|STJD/);
});
