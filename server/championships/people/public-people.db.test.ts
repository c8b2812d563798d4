import { beforeAll, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { now } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { aCup } from "#seed/factories/cup.ts";
import { decide } from "../decisions/decisions.server.ts";
import { publicCompetition } from "../public.server.ts";
import { closeSheet } from "../sheets/closing.server.ts";
import { correctSheet } from "../sheets/corrections.server.ts";
import { appendEntries } from "../sheets/entries.server.ts";
import { aMatch, aPhone, aTeam, type MadeTeam } from "../testing/a-match.ts";
import { closed, REFEREE } from "../testing/sheet-steps.ts";
import { publicDiscipline } from "./public-discipline.server.ts";
import { scorers } from "./scorers.server.ts";

beforeAll(() => configure());

const GROUNDS = { reason: "Escalação irregular", document: null };

/** A league of two teams that meet again and again: each match has one goal of the home team's number 4. */
async function aLeague(matches: number, change: Parameters<typeof aCup>[0] = {}) {
  const cup = await aCup(change);
  const one = await aTeam(cup, "Aliança");
  const other = await aTeam(cup, "Bandeirante");
  await client().query("update championship_teams set drawn_as = 1 where id = $1", [one.id]);
  await client().query("update championship_teams set drawn_as = 2 where id = $1", [other.id]);
  await client().query("update championship_categories set drawn_at = now() where id = $1", [cup.categoryId]);
  const made = [];
  for (let index = 0; index < matches; index++)
    made.push(await aMatch({ cup, home: one, away: other, kickOff: now().add({ minutes: 30 + index }) }));
  return { cup, one, other, matches: made, read: async () => (await publicCompetition(cup.categoryId))! };
}

const goal = (team: MadeTeam, number: number, side: "home" | "away" = "home") =>
  aPhone("phone-b")({ kind: "goal", side, scorer: team.row(number), goalKind: "normal" }, { minute: 20 });

test("scorers are counted over the matches that count, and who is level shares a place", async () => {
  const { one, other, matches, read } = await aLeague(3);
  const [first, second] = matches;
  await closed(first!, [goal(one, 3)]);
  await closed(second!, [
    aPhone("phone-c")({ kind: "goal", side: "away", scorer: one.row(2), goalKind: "own" }, { minute: 30 }),
    goal(other, 3, "away"),
  ]);
  const list = await scorers(await read(), "page");
  expect(
    list.map(({ place, team, goals, matches: played, person }) => [
      place,
      team.name,
      person.number,
      goals,
      played,
    ]),
  ).toEqual([
    [1, "Aliança", 4, 2, 2],
    [2, expect.any(String), 3, 1, 2],
    [2, expect.any(String), 3, 1, 2],
  ]);
  expect(list.every(({ person }) => !person.named && person.name?.length === 2)).toBe(true);
});

test("a sheet that was closed without line-ups has its scorers, and so has a correction of it", async () => {
  const { one, matches, read } = await aLeague(1);
  const { organising, id } = matches[0]!;
  expectOk(await appendEntries(organising, id, [goal(one, 4)]));
  expectOk(await closeSheet(organising, id, { ...REFEREE, confirmed: true }));
  const told = async () =>
    (await scorers(await read(), "page")).map(({ person, goals, matches: played }) => [
      person.number,
      goals,
      played,
    ]);
  expect(await told()).toEqual([[4, 1, 1]]);
  const again = { kind: "goal", side: "home", scorer: one.row(4), goalKind: "normal" } as const;
  const add = [{ ...again, half: 2 as const, minute: 50, added: null }];
  expectOk(await correctSheet(organising, id, { reason: "Faltou um gol", undo: [], add }));
  expect(await told()).toEqual([[4, 2, 1]]);
});

test("nobody scored in a match that was annulled or awarded", async () => {
  const { matches, cup, read } = await aLeague(2);
  await closed(matches[0]!);
  await closed(matches[1]!);
  expect((await scorers(await read(), "page"))[0]).toMatchObject({ goals: 2, matches: 2 });
  const annul = { kind: "annulled", matchId: matches[0]!.id, repeat: false, ...GROUNDS } as const;
  expectOk(await decide(cup.organising, cup.categoryId, annul));
  expect((await scorers(await read(), "page"))[0]).toMatchObject({ goals: 1, matches: 1 });
  const award = { walkover: null, score: { home: 0, away: 3 } };
  expectOk(
    await decide(cup.organising, cup.categoryId, {
      kind: "awarded",
      matchId: matches[1]!.id,
      award,
      ...GROUNDS,
    }),
  );
  expect(await scorers(await read(), "page")).toEqual([]);
});

test("where tables are hidden nobody's goals or cards are told", async () => {
  const { matches, cup, read } = await aLeague(2);
  await closed(matches[0]!, [card(matches[0]!.home, 3, "red")]);
  await client().query("update championship_categories set tables_hidden = true where id = $1", [
    cup.categoryId,
  ]);
  expect(await scorers(await read(), "page")).toEqual([]);
  expect(await publicDiscipline(await read(), "page")).toEqual({ fairPlay: [], hanging: [], suspended: [] });
});

const card = (team: MadeTeam, number: number, kind: "yellow" | "red", phone = aPhone(`phone-${number}`)) =>
  phone(
    { kind: "card", side: "home", person: { row: team.row(number) }, card: kind, reason: "motivo secreto" },
    { minute: 40, half: 2 },
  );

test("who was sent off misses the next match, who has two yellow cards hangs, and no reason is told", async () => {
  const { one, matches, read } = await aLeague(3);
  await closed(matches[0]!, [card(one, 2, "yellow")]);
  await closed(matches[1]!, [card(one, 2, "yellow"), card(one, 3, "red")]);
  const told = await publicDiscipline(await read(), "page");
  expect(told.fairPlay.map(({ place, team, yellows, reds }) => [place, team.name, yellows, reds])).toEqual([
    [1, "Bandeirante", 0, 0],
    [2, "Aliança", 2, 1],
  ]);
  expect(told.hanging.map(({ person }) => person?.number)).toEqual([2]);
  expect(told.suspended).toMatchObject([
    { person: { number: 3 }, left: 1, next: { id: matches[2]!.id, away: { name: "Bandeirante" } } },
  ]);
  expect(JSON.stringify(told)).not.toContain("secreto");
});

test("staff with a card are nobody by name, and a team that has nothing left to play is not told of", async () => {
  const { matches, read } = await aLeague(2);
  const coach = aPhone("phone-x")(
    {
      kind: "card",
      side: "home",
      person: { staff: "Rui Barreto", role: "técnico" },
      card: "red",
      reason: null,
    },
    { minute: 41, half: 2 },
  );
  await closed(matches[0]!, [coach]);
  const told = await publicDiscipline(await read(), "page");
  expect(told.suspended).toMatchObject([{ person: null, left: 1, next: { id: matches[1]!.id } }]);
  expect(JSON.stringify(told)).not.toContain("Rui");
  await closed(matches[1]!);
  expect((await publicDiscipline(await read(), "page")).suspended).toEqual([]);
});

test("of a team that left nobody hangs, and its matches are not played any more", async () => {
  const { cup, one, other, matches, read } = await aLeague(3);
  await closed(matches[0]!, [card(one, 2, "yellow")]);
  await closed(matches[1]!, [card(one, 2, "yellow"), card(one, 3, "red")]);
  expect((await publicDiscipline(await read(), "page")).hanging).toHaveLength(1);
  await client().query(
    "update championship_teams set state = 'withdrawn', withdrawn_at = now() where id = $1",
    [other.id],
  );
  const third = await aTeam(cup, "Cruzeiro do Vale");
  await client().query("update championship_teams set drawn_as = 3 where id = $1", [third.id]);
  // The one that stays still has a match; the one that left has none.
  const last = await aMatch({ cup, home: one, away: third, kickOff: now().add({ hours: 30 }) });
  const { matches: shown } = await read();
  expect(shown.map(({ id, notPlayed }) => [id, notPlayed])).toEqual(
    expect.arrayContaining([
      [matches[1]!.id, false],
      [matches[2]!.id, true],
      [last.id, false],
    ]),
  );
  const told = await publicDiscipline(await read(), "page");
  expect(told.hanging.map(({ team }) => team.id)).toEqual([one.id]);
  expect(told.suspended.map(({ next }) => next?.id)).toEqual([last.id]);
  await client().query(
    "update championship_teams set state = 'withdrawn', withdrawn_at = now() where id = $1",
    [one.id],
  );
  expect(await publicDiscipline(await read(), "page")).toMatchObject({ hanging: [], suspended: [] });
});
