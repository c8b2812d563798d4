import { beforeAll, beforeEach, expect, test } from "vitest";
import { SYSTEM, type Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aPublishedAthlete } from "#seed/factories/athlete.ts";
import { aClub, aVerifiedClub } from "#seed/factories/club.ts";
import { aUser } from "#seed/factories/user.ts";
import { yearsAgo } from "#server/athletes/testing/family.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import * as clubs from "./clubs.server.ts";
import {
  answerSeason,
  clubsThatConfirm,
  refusedNumbers,
  seasonsToConfirm,
} from "./season-confirmation.server.ts";

beforeAll(() => configure());

let club: { id: string; name: string };
let scout: Actor;
let athlete: { id: string; name: string };

const scoutOf = async (clubId: string) => actingAs((await aUser()).id, "club", clubId);
const askedBy = async (athleteId: string, clubId: string, year = 2026): Promise<string> => {
  const { rows } = await client().query<{ id: string }>(
    "insert into athlete_seasons (athlete_id, year, club, asked_club_id, games) values ($1, $2, 'Litoral', $3, 12) returning id",
    [athleteId, year, clubId],
  );
  return rows[0]!.id;
};
const waiting = async (actor = scout, clubId = club.id) => expectOk(await seasonsToConfirm(actor, clubId));
const stored = async (id: string) =>
  (
    await client().query(
      "select source, club, confirmed_by, asked_club_id, refused_at is not null as refused, refused_reason as reason from athlete_seasons where id = $1",
      [id],
    )
  ).rows[0];

beforeEach(async () => {
  club = await aVerifiedClub();
  scout = await scoutOf(club.id);
  athlete = await aPublishedAthlete({ birthdate: yearsAgo(20), seasons: [] });
});

test("a club reads what linked athletes ask, and only those", async () => {
  await askedBy(athlete.id, club.id);
  expect(await waiting()).toEqual([]);
  await client().query(
    "insert into club_athletes (club_id, athlete_id, club_confirmed_at) values ($1, $2, now())",
    [club.id, athlete.id],
  );
  expect(await waiting()).toEqual([]);
  await clubs.linkConfirmed(SYSTEM, club.id, athlete.id);
  expect(await waiting()).toMatchObject([{ athleteName: athlete.name, year: 2026, games: 12 }]);
  expect(await clubsThatConfirm(athlete.id)).toEqual([{ id: club.id, name: club.name }]);
  await client().query("update athletes set visibility = 'private' where id = $1", [athlete.id]);
  expect(await waiting()).toEqual([]);
});

test("confirmed numbers carry the club's own name and leave the list", async () => {
  await clubs.linkConfirmed(SYSTEM, club.id, athlete.id);
  const id = await askedBy(athlete.id, club.id);
  const { savedAt } = (await waiting())[0]!;
  expectOk(await answerSeason(scout, club.id, { seasonId: id, confirmed: true, reason: null, savedAt }));
  expect(await stored(id)).toEqual({
    source: "club",
    club: club.name,
    confirmed_by: club.id,
    asked_club_id: null,
    refused: false,
    reason: null,
  });
  expect(await waiting()).toEqual([]);
  const again = await askedBy(athlete.id, club.id);
  const [second] = await waiting();
  expect(
    await answerSeason(scout, club.id, {
      seasonId: again,
      confirmed: true,
      reason: null,
      savedAt: second!.savedAt,
    }),
  ).toMatchObject({ error: "already_confirmed" });
});

test("refused numbers stay declared, and are asked no more", async () => {
  await clubs.linkConfirmed(SYSTEM, club.id, athlete.id);
  const id = await askedBy(athlete.id, club.id);
  const { savedAt } = (await waiting())[0]!;
  const no = { seasonId: id, confirmed: false, savedAt };
  expect(await answerSeason(scout, club.id, { ...no, reason: "Me liga: 11 98888-7777" })).toMatchObject({
    error: "contact_data",
  });
  const reason = "No registro são 9 jogos.";
  expectOk(await answerSeason(scout, club.id, { ...no, reason }));
  expect(await stored(id)).toMatchObject({ source: "declared", club: "Litoral", refused: true, reason });
  expect(await refusedNumbers(athlete.id)).toEqual([{ id, year: 2026, club: club.name, reason }]);
  expect(await waiting()).toEqual([]);
  expect(
    await answerSeason(scout, club.id, { seasonId: id, confirmed: true, reason: null, savedAt }),
  ).toMatchObject({
    error: "not_found",
  });
});

test("what changed since the club looked is not confirmed", async () => {
  await clubs.linkConfirmed(SYSTEM, club.id, athlete.id);
  const id = await askedBy(athlete.id, club.id);
  const { savedAt } = (await waiting())[0]!;
  await client().query("update athlete_seasons set games = 99, updated_at = now() where id = $1", [id]);
  expect(
    await answerSeason(scout, club.id, { seasonId: id, confirmed: true, reason: null, savedAt }),
  ).toMatchObject({
    error: "changed_meanwhile",
  });
});

test("no other club, no stranger and no unverified club speaks", async () => {
  await clubs.linkConfirmed(SYSTEM, club.id, athlete.id);
  const id = await askedBy(athlete.id, club.id);
  const { savedAt } = (await waiting())[0]!;
  const answer = { seasonId: id, confirmed: true, reason: null, savedAt };
  const other = await aVerifiedClub();
  const otherScout = await scoutOf(other.id);
  expect(await seasonsToConfirm(otherScout, club.id)).toMatchObject({ error: "not_found" });
  expect(await answerSeason(otherScout, club.id, answer)).toMatchObject({ error: "not_found" });
  expect(await answerSeason(otherScout, other.id, answer)).toMatchObject({ error: "not_found" });
  expect(await answerSeason(scout, club.id, { ...answer, seasonId: "no id" })).toMatchObject({
    error: "not_found",
  });
  const unverified = await aClub();
  await clubs.linkConfirmed(SYSTEM, unverified.id, athlete.id);
  const theirs = await askedBy(athlete.id, unverified.id, 2025);
  const theirScout = await scoutOf(unverified.id);
  expect(await waiting(theirScout, unverified.id)).toEqual([]);
  expect(await answerSeason(theirScout, unverified.id, { ...answer, seasonId: theirs })).toMatchObject({
    error: "not_found",
  });
  expect(await clubsThatConfirm(athlete.id)).toEqual([{ id: club.id, name: club.name }]);
});
