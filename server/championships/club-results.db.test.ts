import { beforeAll, expect, test } from "vitest";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { aClub } from "#seed/factories/club.ts";
import { approveCup, categoryForm } from "#seed/factories/cup.ts";
import { aClubMember } from "#seed/factories/member.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import * as events from "#server/events/staff.server.ts";
import { eraseFor as eraseClubsOf } from "#server/clubs/rights.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { changeCategory } from "./categories.server.ts";
import { decide, revokeDecision } from "./decisions/decisions.server.ts";
import { withdrawTeam } from "./decisions/withdrawals.server.ts";
import { undoDraw } from "./draws/draws.server.ts";
import { recountCategories, settle } from "./tables-job.ts";
import { aDrawnCup, close, matchesOf, matchOf, play } from "./testing/played.ts";

beforeAll(() => configure());

const LEAGUE = { format: { kind: "league", rounds: 1 } } as const;

/** Three teams that have played, the first of them a club's. */
async function aCupOfAClub({
  approved = true,
  ...change
}: { approved?: boolean; tablesHidden?: boolean } = {}) {
  const club = await aClub();
  const cup = await aDrawnCup(3, { ...LEAGUE, ...change });
  await client().query("update championship_teams set club_id = $1 where id = $2", [club.id, cup.teams[0]]);
  if (approved) await approveCup(cup);
  await play(cup);
  return { club, cup };
}

type Cup = Awaited<ReturnType<typeof aCupOfAClub>>["cup"];

/** A change, which marks the tables as stale, and then what the jobs do that it leaves behind. */
async function recounted(
  { championshipId, categoryId }: Pick<Cup, "championshipId" | "categoryId">,
  change: () => Promise<unknown>,
): Promise<void> {
  const version = async () =>
    (await client().query("select version from championship_tables where category_id = $1", [categoryId]))
      .rows;
  const before = await version();
  await change();
  for (const waiting of await recountsOf(championshipId))
    await recountCategories.handle(waiting, undefined as never);
  expect(await version()).not.toEqual(before);
  await settle(categoryId);
}

/** Takes them out of the line, as a worker does. */
const recountsOf = async (championshipId: string) =>
  (
    await client().query<{ data: { championshipId: string } }>(
      "delete from pgboss.job where name = 'championship-recount' and data->>'championshipId' = $1 returning data",
      [championshipId],
    )
  ).rows.map(({ data }) => data);

const setHidden = (cup: Cup, tablesHidden: boolean): Promise<void> =>
  recounted(cup, async () =>
    expectOk(await changeCategory(cup.organising, cup.categoryId, categoryForm({ ...LEAGUE, tablesHidden }))),
  );

/** What everybody reads of it: on its page, which the API answers too, and in the ranking. */
async function shownOf({ id }: { id: string }) {
  const { matches } = expectOk(await clubs.site(VISITOR, id));
  const { points } = (await clubs.ranking()).clubs.find((one) => one.id === id)!;
  return { scores: matches.map(({ score }) => score).toSorted(), points };
}

const NOTHING = { scores: [], points: 0 };
const ALL = { scores: ["1-0", "2-0"], points: 6 };

test("a club hears nothing of a category whose scores are hidden", async () => {
  const { club } = await aCupOfAClub({ tablesHidden: true });
  expect(await shownOf(club)).toEqual(NOTHING);
});

test("what a club heard is taken back when scores are hidden, and told again when they are shown", async () => {
  const { club, cup } = await aCupOfAClub();
  expect(await shownOf(club)).toEqual(ALL);
  await setHidden(cup, true);
  expect(await shownOf(club)).toEqual(NOTHING);
  await setHidden(cup, false);
  expect(await shownOf(club)).toEqual(ALL);
});

test("a championship earns its clubs nothing until staff approve it, and while it is hidden", async () => {
  const { club, cup } = await aCupOfAClub({ approved: false });
  expect(await shownOf(club)).toEqual(NOTHING);
  let event = "";
  await recounted(cup, async () => (event = await approveCup(cup)));
  expect(await shownOf(club)).toEqual(ALL);
  await recounted(cup, () => events.hide(SYSTEM, event));
  expect(await shownOf(club)).toEqual(NOTHING);
  await recounted(cup, () => events.restore(SYSTEM, event));
  expect(await shownOf(club)).toEqual(ALL);
});

/** Published by a club with one owner. */
async function organisedByAClub({ championshipId }: Cup) {
  const organiser = await aClub();
  const owner = await aClubMember(organiser.id, { role: "owner" });
  await client().query("update championships set club_id = $2, organiser_profile_id = null where id = $1", [
    championshipId,
    organiser.id,
  ]);
  await client().query(
    "update events set club_id = $2, organiser_profile_id = null where championship_id = $1",
    [championshipId, organiser.id],
  );
  const leaves = () =>
    inTransaction(() => eraseClubsOf({ userId: owner.id, name: owner.name, email: owner.email }));
  return { organiser, leaves };
}

test("with the page of the club that organises it a championship stops to count, and counts again with it", async () => {
  const { club, cup } = await aCupOfAClub();
  const { organiser } = await organisedByAClub(cup);
  await recounted(cup, () => clubs.hide(SYSTEM, organiser.id));
  expect(await shownOf(club)).toEqual(NOTHING);
  await recounted(cup, () => clubs.restore(SYSTEM, organiser.id));
  expect(await shownOf(club)).toEqual(ALL);
});

test("a club that leaves takes nobody's results along, also where they are counted anew after it", async () => {
  const { club, cup } = await aCupOfAClub();
  const { leaves } = await organisedByAClub(cup);
  await leaves();
  for (const waiting of await recountsOf(cup.championshipId))
    await recountCategories.handle(waiting, undefined as never);
  await settle(cup.categoryId);
  expect(await shownOf(club)).toEqual(ALL);
  // A result that is corrected later counts as well.
  const { id } = await matchOf(cup, "1:1");
  await client().query("update championship_matches set told_clubs = 'other' where id = $1", [id]);
  await settle(cup.categoryId);
  expect(await shownOf(club)).toEqual(ALL);
});

test("what staff hid stays hidden when the club leaves", async () => {
  const { club, cup } = await aCupOfAClub();
  const { organiser, leaves } = await organisedByAClub(cup);
  await recounted(cup, () => clubs.hide(SYSTEM, organiser.id));
  await leaves();
  await settle(cup.categoryId);
  expect(await shownOf(club)).toEqual(NOTHING);
});

test("more goals than a club's list holds are told as many as it does, and the tables go on", async () => {
  const club = await aClub();
  const cup = await aDrawnCup(2, LEAGUE);
  await client().query("update championship_teams set club_id = $1 where id = $2", [club.id, cup.teams[0]]);
  await approveCup(cup);
  const { id, homeTeamId } = await matchOf(cup, "1:1");
  await close(cup, id, homeTeamId === cup.teams[0] ? [120, 3] : [3, 120]);
  await settle(cup.categoryId);
  expect((await shownOf(club)).scores).toEqual(["99-3"]);
});

test("a club that claims a team hears of matches that the other club was told before, from either side", async () => {
  const [first, second] = [await aClub(), await aClub()];
  const claim = async (cup: Pick<Cup, "categoryId">, teamId: string, clubId: string) => {
    await client().query("update championship_teams set club_id = $1 where id = $2", [clubId, teamId]);
    await settle(cup.categoryId);
  };
  for (const score of [[2, 0] as const, [1, 1] as const]) {
    const cup = await aDrawnCup(2, LEAGUE);
    await approveCup(cup);
    const { id, homeTeamId, awayTeamId } = await matchOf(cup, "1:1");
    await close(cup, id, score);
    const known = score[0] === score[1] ? awayTeamId! : homeTeamId!;
    const other = known === homeTeamId ? awayTeamId! : homeTeamId!;
    await claim(cup, known, first.id);
    await claim(cup, other, second.id);
  }
  expect(await shownOf(first)).toEqual({ scores: ["1-1", "2-0"], points: 4 });
  expect(await shownOf(second)).toEqual({ scores: ["0-2", "1-1"], points: 1 });
});

test("what clubs heard of matches that are taken back goes with them", async () => {
  const club = await aClub();
  const cup = await aDrawnCup(3, LEAGUE);
  await client().query("update championship_teams set club_id = $1 where id = $2", [club.id, cup.teams[0]]);
  await approveCup(cup);
  expectOk(
    await withdrawTeam(cup.organising, cup.teams[2]!, {
      effect: "walkover_rest",
      reason: "O ônibus quebrou",
    }),
  );
  await settle(cup.categoryId);
  expect(await shownOf(club)).toEqual({ scores: ["3-0"], points: 3 });
  expectOk(await undoDraw(cup.organising, cup.categoryId, { reason: "Faltou uma equipe" }));
  expect(await shownOf(club)).toEqual(NOTHING);
});

test("what a club heard of a match that is not played again after all is taken back", async () => {
  const { club, cup } = await aCupOfAClub();
  const annulled = (await matchesOf(cup)).find(({ homeTeamId, awayTeamId }) =>
    [cup.teams[0], cup.teams[2]].every((team) => team === homeTeamId || team === awayTeamId),
  )!;
  const decision = {
    kind: "annulled",
    matchId: annulled.id,
    repeat: true,
    reason: "Escalação irregular",
    document: null,
  } as const;
  const { id } = expectOk(await decide(cup.organising, cup.categoryId, decision));
  expectOk(
    await withdrawTeam(cup.organising, cup.teams[2]!, {
      effect: "walkover_rest",
      reason: "O ônibus quebrou",
    }),
  );
  await settle(cup.categoryId);
  // The W.O. of the match that would be played again.
  expect((await shownOf(club)).scores).toEqual(["1-0", "3-0"]);
  expectOk(await revokeDecision(cup.organising, id, "O recurso foi aceito"));
  await settle(cup.categoryId);
  expect(await shownOf(club)).toEqual(ALL);
});
