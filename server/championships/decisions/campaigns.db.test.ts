import { beforeAll, expect, test } from "vitest";
import type { Format } from "#domain/championships/format.ts";
import type { SheetEvent } from "#domain/championships/sheet-entries.ts";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { closeSheet } from "../sheets/closing.server.ts";
import { appendEntries } from "../sheets/entries.server.ts";
import { aPhone } from "../testing/a-match.ts";
import { aDrawnCup, KNOCKOUT, matchOf, play, TWO_GROUPS } from "../testing/played.ts";
import { REFEREE } from "../testing/sheet-steps.ts";
import { settle } from "../tables-job.ts";
import { decide } from "./decisions.server.ts";
import { ownResults } from "./results.server.ts";

beforeAll(() => configure());

type Cup = Awaited<ReturnType<typeof aDrawnCup>>;
type Score = NonNullable<NonNullable<Parameters<typeof play>[1]>["score"]>;

const LEVEL = { levelTie: "better_campaign" } as const;
const VANTAGEM = { ...TWO_GROUPS, knockout: { ...KNOCKOUT, ...LEVEL } } satisfies Format;

/** T1 beats everyone in the groups; in these ties nobody scores. */
const levelIn =
  (cup: Cup, ...ties: string[]): Score =>
  ({ tie, homeTeamId, awayTeamId }) => {
    if (tie && ties.includes(tie)) return [0, 0];
    const margin = cup.teams.indexOf(awayTeamId!) - cup.teams.indexOf(homeTeamId!);
    return [Math.max(0, margin), Math.max(0, -margin)];
  };

const resultsOf = async ({ organising, categoryId }: Cup) =>
  expectOk(await ownResults(organising, categoryId)).state;

const takeNine = ({ organising, categoryId }: Cup, teamId: string) =>
  decide(organising, categoryId, {
    kind: "points",
    teamId,
    points: -9,
    reason: "Escalação irregular nos grupos",
    document: null,
  });

test("points taken after the final change the table, and not who won it by the better campaign", async () => {
  const cup = await aDrawnCup(8, { format: VANTAGEM });
  await play(cup, { score: levelIn(cup, "F") });
  const before = await resultsOf(cup);
  expect(before.champion).toBe(cup.teams[0]);
  expectOk(await takeNine(cup, cup.teams[0]!));
  // Before the tables are calculated anew, and after it.
  for (const calculated of [false, true]) {
    if (calculated) await settle(cup.categoryId);
    const after = await resultsOf(cup);
    expect(after.tables[0]!.standings.rows[0]!.team).toBe(cup.teams[1]);
    expect(after).toMatchObject({ champion: before.champion, seeds: before.seeds, ties: before.ties });
  }
});

test("points of a finalist are taken though its semi-final and the final were level", async () => {
  const cup = await aDrawnCup(8, { format: VANTAGEM });
  await play(cup, { score: levelIn(cup, "SF:1", "F") });
  const { champion } = await resultsOf(cup);
  expect(champion).toBe(cup.teams[0]);
  expectOk(await takeNine(cup, cup.teams[0]!));
  await settle(cup.categoryId);
  expect((await resultsOf(cup)).champion).toBe(champion);
});

const goal = (side: "home" | "away"): SheetEvent => ({
  kind: "goal",
  side,
  scorer: null,
  goalKind: "normal",
});

/** What closing a final asks for after one goal of each side. */
async function askedAfter(cup: Cup): Promise<string[]> {
  const { id } = await matchOf(cup, "F:1");
  const note = aPhone();
  expectOk(await appendEntries(cup.organising, id, [note(goal("home")), note(goal("away"))]));
  const closing = await closeSheet(cup.organising, id, { ...REFEREE, confirmed: false });
  return closing.ok || closing.error.code !== "problems"
    ? []
    : closing.error.problems.map(({ code }) => code);
}

test("a level final asks for kicks only where neither campaign was better", async () => {
  const isFinal = ({ tie }: { tie: string | null }) => tie === "F" || tie === "3P";
  const better = await aDrawnCup(8, { format: VANTAGEM });
  await play(better, { except: isFinal });
  expect(await askedAfter(better)).not.toContain("kicks_missing");

  const level = await aDrawnCup(4, {
    format: { ...VANTAGEM, advance: { by: "places", places: 1, bestNext: 0 } },
  });
  await play(level, { except: isFinal, score: () => [1, 0] });
  const { campaign, seeds } = await resultsOf(level);
  expect(seeds!.map((team) => campaign[team!])).toEqual([1, 1]);
  expect(await askedAfter(level)).toContain("kicks_missing");

  const noGroups = await aDrawnCup(2, {
    format: { kind: "knockout", knockout: { ...KNOCKOUT, ...LEVEL } },
  });
  expect(await askedAfter(noGroups)).toContain("kicks_missing");
});
