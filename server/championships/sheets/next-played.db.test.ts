import { beforeAll, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { now } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { publicCompetition } from "../public.server.ts";
import { publicDiscipline } from "../people/public-discipline.server.ts";
import { aMatch, aPhone, aTeam, lineUp, type MadeTeam } from "../testing/a-match.ts";
import { closed, type Match } from "../testing/sheet-steps.ts";
import { appendEntries } from "./entries.server.ts";
import { sheetAtDesk } from "./sheet-view.server.ts";

beforeAll(() => configure());

/** The home team's shirt 3 was sent off last week; the same two meet again at these hours from now. */
async function afterRed(...hours: (number | null)[]) {
  const first = await aMatch({ kickOff: now().subtract({ hours: 7 * 24 }) });
  const { cup, home, away } = first;
  const person = { row: home.row(3) };
  const red = { kind: "card", card: "red", side: "home", person, reason: null } as const;
  await closed(first, [aPhone("phone-x")(red, { seq: 90 })]);
  const coming: Match[] = [];
  for (const hour of hours)
    coming.push(
      await aMatch({ cup, home, away, kickOff: hour === null ? null : now().add({ hours: hour }) }),
    );
  return { first, coming, cup, home, away };
}

async function isOut({ organising, id, home }: Match): Promise<boolean> {
  const { people } = expectOk(await sheetAtDesk(organising, id));
  return people.find(({ row }) => row === home.row(3))!.obstacles.includes("suspended");
}

const outOf = (matches: readonly Match[]) => Promise.all(matches.map(isOut));

/** The match in which the public page says that the suspension is served. */
async function nextOf({ cup }: Match): Promise<string | undefined> {
  await client().query("update championship_categories set drawn_at = now() where id = $1", [cup.categoryId]);
  await client().query("update championship_teams set drawn_as = 1 where category_id = $1", [cup.categoryId]);
  const { suspended } = await publicDiscipline((await publicCompetition(cup.categoryId))!, "page");
  return suspended[0]?.next?.id;
}

const leave = ({ id }: MadeTeam) =>
  client().query(
    "update championship_teams set state = 'withdrawn', withdrawn_at = now(), withdrawal_effect = 'keep', withdrawal_phase = 'league' where id = $1",
    [id],
  );

test("a match that was rained off with its old date serves nothing while the next one is played", async () => {
  const { coming } = await afterRed(-48, 1);
  const [rainedOff, next] = coming as [Match, Match];
  expect(await isOut(next)).toBe(true);
  const plain = aPhone()(lineUp("home", next.home));
  expect(expectOk(await appendEntries(next.organising, next.id, [plain])).refused).toEqual([
    { id: plain.id, code: "reason_needed" },
  ]);
  // The plan is what everybody else is told.
  expect(await nextOf(next)).toBe(rainedOff.id);
  await closed(next, []);
  expect(await outOf([rainedOff, next])).toEqual([false, true]);
});

test("a match without a time is the next one while its sheet is filled, also beside others with dates", async () => {
  const { coming } = await afterRed(24, null);
  expect(await outOf(coming)).toEqual([true, true]);
  expect(await nextOf(coming[0]!)).toBe(coming[0]!.id);
  await closed(coming[1]!, []);
  expect(await outOf(coming)).toEqual([false, true]);
});

test("a line-up that is written days ahead is held against the plan until something is played", async () => {
  const { coming } = await afterRed(24, 72);
  expect(await outOf(coming)).toEqual([true, false]);
  const [, later] = coming as [Match, Match];
  const note = aPhone();
  expectOk(await appendEntries(later.organising, later.id, [note(lineUp("home", later.home))]));
  expect(await outOf(coming)).toEqual([true, false]);
  // It was brought forward, and nobody changed its date.
  const start = note({ kind: "half_started", clock: now().toString() });
  expectOk(await appendEntries(later.organising, later.id, [start]));
  expect(await isOut(later)).toBe(true);
});

test("a sheet of a team that left, open with a line-up alone, is no match in which somebody is out", async () => {
  const { first, coming, cup, home } = await afterRed(72);
  const leaving = await aTeam(cup);
  const open = await aMatch({ cup, home, away: leaving, kickOff: now().add({ hours: 24 }) });
  const note = aPhone();
  expectOk(await appendEntries(open.organising, open.id, [note(lineUp("away", leaving))]));
  expect(await nextOf(first)).toBe(open.id);
  await leave(leaving);
  expect(await nextOf(first)).toBe(coming[0]!.id);
  expect(await outOf(coming)).toEqual([true]);
  // What had begun goes on.
  const start = note({ kind: "half_started", clock: now().toString() });
  expectOk(await appendEntries(open.organising, open.id, [start]));
  expect(await nextOf(first)).toBe(open.id);
  expect(await isOut(open)).toBe(true);
});
