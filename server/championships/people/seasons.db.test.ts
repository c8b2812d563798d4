import { beforeAll, expect, test } from "vitest";
import { SYSTEM } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { today } from "#server/platform/clock.ts";
import { eraseFor as eraseClubsOf } from "#server/clubs/rights.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aPublishedAthlete } from "#seed/factories/athlete.ts";
import { aClub } from "#seed/factories/club.ts";
import { approveCup } from "#seed/factories/cup.ts";
import { aClubMember } from "#seed/factories/member.ts";
import { aUser } from "#seed/factories/user.ts";
import * as events from "#server/events/staff.server.ts";
import { decide } from "../decisions/decisions.server.ts";
import { correctSheet } from "../sheets/corrections.server.ts";
import { closeSheet, declareWalkover } from "../sheets/closing.server.ts";
import { appendEntries } from "../sheets/entries.server.ts";
import { answerProfileLink, askProfileLink } from "../teams/profile-links.server.ts";
import { eraseFromSquad } from "../teams/squad.server.ts";
import { aMatch, aPhone } from "../testing/a-match.ts";
import { closed, logOf, REFEREE, type Match } from "../testing/sheet-steps.ts";
import { followPeople } from "./job.ts";
import { feedSeasons } from "./seasons.ts";

beforeAll(() => configure());

const GROUNDS = { reason: "Escalação irregular na rodada 1", document: null };

/** Of a championship that staff let people read of. */
async function aPublicMatch(change?: Parameters<typeof aMatch>[0]) {
  const match = await aMatch(change);
  await approveCup(match.cup);
  return match;
}

async function anAdult() {
  const user = await aUser();
  const athlete = await aPublishedAthlete({ userId: user.id, birthdate: today().subtract({ years: 22 }) });
  return { athlete, self: actingAs(user.id, "athlete", athlete.id) };
}

interface Linked {
  person?: Awaited<ReturnType<typeof anAdult>>;
  number?: number;
}

/** Somebody who wears a shirt of the home team, with their own yes. */
async function linked({ home, cup }: Match, { person, number = 4 }: Linked = {}) {
  const { athlete, self } = person ?? (await anAdult());
  const row = home.row(number);
  const door = { by: "organiser", organising: cup.organising, teamId: home.id } as const;
  expectOk(await askProfileLink(door, row, athlete.subdomain));
  expectOk(await answerProfileLink(self, row, true));
  return { athlete, self, row, door };
}

/** What the jobs that wait would do. */
async function settled(match: Match, athleteId: string) {
  await followPeople.handle({ categoryId: match.cup.categoryId }, undefined as never);
  await feedSeasons.handle({ athleteIds: [athleteId] }, undefined as never);
  return seasonsOf(athleteId);
}

const seasonsOf = async (athleteId: string) =>
  (
    await client().query(
      `select year, club, games, goals, minutes, yellow_cards, red_cards from athlete_seasons
       where athlete_id = $1 and source = 'match_sheet' order by year, club`,
      [athleteId],
    )
  ).rows;

test("a closed sheet is a season of who is linked, once however often it is told, and search finds it", async () => {
  const match = await closed(await aPublicMatch());
  const { athlete } = await linked(match);
  const season = { year: today().year, club: match.home.name, games: 1, goals: 1, minutes: 70 };
  expect(await settled(match, athlete.id)).toMatchObject([season]);
  expect(await settled(match, athlete.id)).toMatchObject([season]);
  const { rows } = await client().query(
    "select match_sheet_goals, (select count(*)::int from audit_log where subject_id = a.id and action = 'athlete.sheet_seasons_set') as times from athletes a where id = $1",
    [athlete.id],
  );
  expect(rows).toEqual([{ match_sheet_goals: 1, times: 1 }]);
});

test("a championship that staff have not approved, or have hidden, is nobody's season", async () => {
  const match = await closed(await aMatch());
  await drawn(match);
  const { athlete } = await linked(match);
  expect(await settled(match, athlete.id)).toEqual([]);
  const event = await approveCup(match.cup);
  expect(await settled(match, athlete.id)).toMatchObject([{ games: 1 }]);
  expectOk(await events.hide(SYSTEM, event));
  expect(await settled(match, athlete.id)).toEqual([]);
  expectOk(await events.restore(SYSTEM, event));
  expect(await settled(match, athlete.id)).toMatchObject([{ games: 1 }]);
});

test("a season stays when the club that organised the championship leaves", async () => {
  const match = await closed(await aPublicMatch());
  const { athlete } = await linked(match);
  const organiser = await aClub();
  const owner = await aClubMember(organiser.id, { role: "owner" });
  await client().query(
    "update events set club_id = $2, organiser_profile_id = null where championship_id = $1",
    [match.cup.championshipId, organiser.id],
  );
  expect(await settled(match, athlete.id)).toMatchObject([{ games: 1 }]);
  await inTransaction(() => eraseClubsOf({ userId: owner.id, name: owner.name, email: owner.email }));
  expect(await settled(match, athlete.id)).toMatchObject([{ games: 1 }]);
});

test("a correction changes the season, and what the athlete declared stays", async () => {
  const match = await closed(await aPublicMatch());
  const { athlete } = await linked(match);
  const declared = async () =>
    (
      await client().query("select * from athlete_seasons where athlete_id = $1 and source = 'declared'", [
        athlete.id,
      ])
    ).rows;
  const before = await declared();
  await settled(match, athlete.id);
  const goal = (await logOf(match)).find(({ kind }) => kind === "goal")!;
  expectOk(
    await correctSheet(match.organising, match.id, { reason: "Foi contra", undo: [goal.id], add: [] }),
  );
  expect(await settled(match, athlete.id)).toMatchObject([{ games: 1, goals: 0 }]);
  expect(await declared()).toEqual(before);
});

test("a link that is taken back takes the season with it, and a new yes brings it back", async () => {
  const match = await closed(await aPublicMatch());
  const { athlete, self, row, door } = await linked(match);
  expect(await settled(match, athlete.id)).toHaveLength(1);
  expectOk(await answerProfileLink(self, row, false));
  expect(await settled(match, athlete.id)).toEqual([]);
  // Ninety days later.
  await client().query("delete from rate_limits where key like 'squad-link-no:%'");
  expectOk(await askProfileLink(door, row, athlete.subdomain));
  expect(await settled(match, athlete.id)).toEqual([]);
  expectOk(await answerProfileLink(self, row, true));
  expect(await settled(match, athlete.id)).toHaveLength(1);
});

test("whoever loses a link is in the line of athletes whose numbers are added up again", async () => {
  const match = await closed(await aPublicMatch());
  const { athlete, row, door } = await linked(match);
  const waiting = async () =>
    (
      await client().query(
        "select count(*)::int as n from pgboss.job where name = 'championship-seasons' and data->'athleteIds' ? $1",
        [athlete.id],
      )
    ).rows[0].n;
  const before = await waiting();
  expectOk(await eraseFromSquad(door, row));
  expect(await waiting()).toBe(before + 1);
});

test("two cups of one year with the same club add up, under the club's own name", async () => {
  const club = await aClub();
  const person = await anAdult();
  const matches = await Promise.all([aPublicMatch(), aPublicMatch()]);
  for (const match of matches) {
    await client().query("update championship_teams set club_id = $2 where id = $1", [
      match.home.id,
      club.id,
    ]);
    await closed(match);
    await linked(match, { person });
  }
  await settled(matches[0], person.athlete.id);
  expect(await settled(matches[1], person.athlete.id)).toMatchObject([
    { club: club.name, games: 2, goals: 2, minutes: 140 },
  ]);
});

const drawn = ({ cup }: Match) =>
  client().query("update championship_categories set drawn_at = now() where id = $1", [cup.categoryId]);

test("an annulled match was not played, a W.O. neither, and one that was awarded afterwards was", async () => {
  const match = await closed(await aPublicMatch());
  const { athlete } = await linked(match);
  const awarded = {
    kind: "awarded",
    matchId: match.id,
    award: { walkover: null, score: { home: 0, away: 3 } },
    ...GROUNDS,
  } as const;
  await drawn(match);
  expectOk(await decide(match.organising, match.cup.categoryId, awarded));
  expect(await settled(match, athlete.id)).toMatchObject([{ games: 1, goals: 1 }]);

  const other = await closed(await aPublicMatch());
  const second = await linked(other);
  expect(await settled(other, second.athlete.id)).toHaveLength(1);
  const annulled = { kind: "annulled", matchId: other.id, repeat: false, ...GROUNDS } as const;
  await drawn(other);
  expectOk(await decide(other.organising, other.cup.categoryId, annulled));
  expect(await settled(other, second.athlete.id)).toEqual([]);

  const third = await aPublicMatch();
  const scorer = third.home.row(4);
  const goal = aPhone()({ kind: "goal", side: "home", scorer, goalKind: "normal" });
  expectOk(await appendEntries(third.organising, third.id, [goal]));
  expectOk(await declareWalkover(third.organising, third.id, { loser: "away", ...REFEREE }));
  const { athlete: nobody } = await linked(third);
  expect(await settled(third, nobody.id)).toEqual([]);
});

test("the year is the one of the place where it was played", async () => {
  const newYear = Temporal.Instant.from("2026-01-01T02:30:00Z");
  const match = await aPublicMatch({ kickOff: newYear });
  await closed(match);
  const { athlete } = await linked(match);
  expect(await settled(match, athlete.id)).toMatchObject([{ year: 2025 }]);
});

test("a team that only waits for a yes, and a number that was entered by hand, are left alone", async () => {
  const match = await closed(await aPublicMatch());
  const { athlete, self } = await anAdult();
  const door = { by: "organiser", organising: match.cup.organising, teamId: match.home.id } as const;
  expectOk(await askProfileLink(door, match.home.row(4), athlete.subdomain));
  await client().query(
    "insert into athlete_seasons (athlete_id, year, club, source, games) values ($1, 2020, 'Clube Antigo', 'match_sheet', 9)",
    [athlete.id],
  );
  expect(await settled(match, athlete.id)).toMatchObject([{ year: 2020, games: 9 }]);
  expectOk(await answerProfileLink(self, match.home.row(4), true));
  expect(await settled(match, athlete.id)).toMatchObject([{ year: 2020, games: 9 }, { games: 1 }]);
});

test("without a line-up a scorer has a game and their goals, and no minutes; a card alone is no game", async () => {
  const match = await aPublicMatch();
  const note = aPhone();
  const [four, five] = [match.home.row(4), match.home.row(5)];
  const goal = note({ kind: "goal", side: "home", scorer: four, goalKind: "normal" });
  const card = note({ kind: "card", card: "yellow", side: "home", person: { row: five }, reason: null });
  expectOk(await appendEntries(match.organising, match.id, [goal, card]));
  expectOk(await closeSheet(match.organising, match.id, { ...REFEREE, confirmed: true }));
  const { athlete } = await linked(match);
  expect(await settled(match, athlete.id)).toMatchObject([{ games: 1, goals: 1, minutes: 0 }]);
  const booked = await linked(match, { number: 5 });
  expect(await settled(match, booked.athlete.id)).toMatchObject([{ games: 0, goals: 0, yellow_cards: 1 }]);
});

test("who stays on the bench has no season", async () => {
  const match = await aPublicMatch();
  await closed(match);
  const { athlete, self } = await anAdult();
  const door = { by: "organiser", organising: match.cup.organising, teamId: match.home.id } as const;
  expectOk(await askProfileLink(door, match.home.row(5), athlete.subdomain));
  expectOk(await answerProfileLink(self, match.home.row(5), true));
  expect(await settled(match, athlete.id)).toEqual([]);
});
