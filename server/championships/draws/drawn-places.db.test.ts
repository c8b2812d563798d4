import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { Format, Slot } from "#domain/championships/format.ts";
import type { WithdrawalEffect } from "#domain/championships/results.ts";
import { expectOk } from "#domain/result.ts";
import { aCup } from "#seed/factories/cup.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { findLive } from "#server/platform/database/live-rows.ts";
import { standingOf } from "../decisions/begun-matches.ts";
import { decide } from "../decisions/decisions.server.ts";
import { recordDraw } from "../decisions/level-draws.server.ts";
import { withdrawTeam } from "../decisions/withdrawals.server.ts";
import { championshipCategories } from "../tables.ts";
import { settle } from "../tables-job.ts";
import { acceptTeam, removeTeam } from "../teams/answer-teams.server.ts";
import { addTeams } from "../teams/enter-teams.server.ts";
import { close, KNOCKOUT, matchesOf, TWO_GROUPS } from "../testing/played.ts";
import { someTeams } from "../testing/teams.ts";
import { holdDraw, savePots, undoDraw } from "./draws.server.ts";
import { readDraw } from "./read-draw.server.ts";

beforeAll(() => configure());

const GROUNDS = { reason: "Escalação irregular", document: null };

const formats = fc.constantFrom<Format>(
  { kind: "league", rounds: 1 },
  TWO_GROUPS,
  { ...TWO_GROUPS, advance: { by: "general_table", teams: 3 } },
  { kind: "knockout", knockout: KNOCKOUT },
);

const KINDS = [
  ...(["points", "annulled", "awarded", "withdrawn", "level_draw", "added", "accepted"] as const),
  ...(["removed", "pots", "draw", "undo", "sheet", "sheet", "sheet", "sheet", "sheet"] as const),
];

interface Event {
  kind: (typeof KINDS)[number];
  /** Which team or match of those that come into question. */
  which: number;
  goals: [number, number];
  effect: WithdrawalEffect;
}

/** Each thing that can happen happens, in any order. */
const events: fc.Arbitrary<Event[]> = fc
  .tuple(
    fc.shuffledSubarray(
      KINDS.map((_, index) => index),
      { minLength: KINDS.length },
    ),
    fc.array(
      fc.record({
        which: fc.nat(),
        goals: fc.tuple(fc.nat(1), fc.nat(1)),
        effect: fc.constantFrom<WithdrawalEffect>("keep", "walkover_rest", "disregard"),
      }),
      { minLength: KINDS.length, maxLength: KINDS.length },
    ),
  )
  .map(([order, details]) => details.map((more, index) => ({ kind: KINDS[order[index]!]!, ...more })));

type Cup = Awaited<ReturnType<typeof aCup>> & { waiting: string };

/** Many of them are refused, and each is a thing that somebody can try. */
async function happen(cup: Cup, { kind, which, goals, effect }: Event): Promise<void> {
  const { organising, categoryId } = cup;
  const { teams, matches, computed } = await standing(cup);
  const team = teams[which % teams.length]!.id;
  const oneOf = <Item>(items: readonly Item[]) => items[which % Math.max(1, items.length)];
  switch (kind) {
    case "sheet": {
      const ready = oneOf(
        matches.filter(
          ({ state, homeTeamId, awayTeamId }) => state === "planned" && homeTeamId && awayTeamId,
        ),
      );
      if (ready) await close(cup, ready.id, ready.phase === "knockout" ? [goals[0], 2] : goals);
      break;
    }
    case "points":
      await decide(organising, categoryId, { kind, teamId: team, points: -1 - goals[0], ...GROUNDS });
      break;
    case "annulled":
    case "awarded": {
      const matchId = oneOf(matches)!.id;
      const award = { walkover: null, score: { home: goals[0], away: 2 } };
      await decide(
        organising,
        categoryId,
        kind === "annulled"
          ? { kind, matchId, repeat: goals[0] === 1, ...GROUNDS }
          : { kind, matchId, award, ...GROUNDS },
      );
      break;
    }
    case "withdrawn":
      await withdrawTeam(organising, team, { effect, reason: "O ônibus quebrou" });
      break;
    case "level_draw":
      for (const needed of computed.neededDraws)
        await recordDraw(organising, categoryId, { ...needed, witnesses: null });
      break;
    case "added":
      await addTeams(organising, categoryId, [{ name: `Chegou depois ${which}`, shortName: "TAR" }]);
      break;
    case "accepted":
      await acceptTeam(organising, cup.waiting);
      break;
    case "removed":
      await removeTeam(organising, team);
      break;
    case "pots":
      await savePots(organising, categoryId, [{ team, pot: 1 + goals[0] }]);
      break;
    case "draw": {
      const { shown } = expectOk(await readDraw(organising, categoryId));
      await holdDraw(organising, categoryId, { shown, witnesses: null });
      break;
    }
    case "undo":
      await undoDraw(organising, categoryId, { reason: "Faltou uma equipe" });
      break;
  }
  await settle(categoryId);
}

const standing = async ({ categoryId }: Cup) =>
  standingOf((await findLive(championshipCategories, categoryId))!);

/** Where every team and every match stands by the draw, as it is stored and as the tables read it. */
async function drawnPlaces(cup: Cup) {
  const { teams, computed } = await standing(cup);
  const slot = (one: Slot) => (one.from === "seed" ? `#${one.seed}` : JSON.stringify(one));
  const matches = (await matchesOf(cup)).filter(({ repeats }) => repeats === null);
  const entered = matches.filter(({ phase, homeSlot }) => phase !== "knockout" || homeSlot.from === "seed");
  return {
    teams: teams.map(({ id, groupName, drawnAs, pot }) => ({ id, groupName, drawnAs, pot })),
    groups: computed.tables.map(({ group, standings, disregarded }) => ({
      group,
      teams: [...standings.rows.map((row) => row.team), ...disregarded].toSorted(),
    })),
    matches: matches
      .map(({ key, homeSlot, awaySlot }) => [key, slot(homeSlot), slot(awaySlot)] as const)
      .toSorted(byKey),
    sides: entered
      .filter(({ phase }) => phase !== "knockout")
      .map(({ key, homeTeamId, awayTeamId }) => [key, homeTeamId, awayTeamId] as const)
      .toSorted(byKey),
    // Of a knockout alone the draw itself made the seeds; of one after groups, its first match.
    seeds:
      computed.tables.length === 0 ||
      matches.some(({ phase, state }) => phase === "knockout" && state === "closed")
        ? computed.seeds
        : null,
  };
}

test("seeds never change after the draw: whoever comes, leaves or decides in whatever order, drawn places stay", async () => {
  await fc.assert(
    fc.asyncProperty(
      formats,
      fc.array(fc.option(fc.integer({ min: 1, max: 2 }), { nil: null }), { minLength: 5, maxLength: 6 }),
      events,
      async (format, pots, later) => {
        const made = await aCup({ format });
        const ids = await someTeams(made.categoryId, pots.length);
        const [waiting] = await someTeams(made.categoryId, 1, { name: "Quase a tempo", state: "asked" });
        const cup = { ...made, waiting: waiting! };
        const inPots = ids.map((team, index) => ({ team, pot: pots[index]! }));
        expectOk(await savePots(cup.organising, cup.categoryId, inPots));
        const { shown } = expectOk(await readDraw(cup.organising, cup.categoryId));
        expectOk(await holdDraw(cup.organising, cup.categoryId, { shown, witnesses: null }));
        await settle(cup.categoryId);
        // From the first sheet on the draw cannot be undone either.
        await happen(cup, { kind: "sheet", which: 0, goals: [1, 0], effect: "keep" });
        let before = await drawnPlaces(cup);
        for (const event of later) {
          await happen(cup, event);
          const after = await drawnPlaces(cup);
          expect(after).toEqual({ ...before, seeds: before.seeds ?? after.seeds });
          before = after;
        }
      },
    ),
    // A smaller example would be looked for in the database as well.
    { numRuns: 3, endOnFailure: true },
  );
});

const byKey = ([one]: readonly [string, ...unknown[]], [other]: readonly [string, ...unknown[]]): number =>
  one < other ? -1 : 1;
