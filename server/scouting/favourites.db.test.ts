import { beforeAll, describe, expect, test } from "vitest";
import { SYSTEM } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { FAVOURITES_PAGE, MOST_FAVOURITES } from "#domain/scouting/favourites.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { anAthlete, aPublishedAthlete } from "#seed/factories/athlete.ts";
import { aClub } from "#seed/factories/club.ts";
import { aUser } from "#seed/factories/user.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { favouriteCounts, favouritesAmong, favouritesOf, setFavourite } from "./favourites.server.ts";
import { eraseFor, exportOf } from "./rights.ts";

beforeAll(() => configure());

async function aClubWithScouts() {
  const [owner, scout, club] = [await aUser({ name: "Rita Dona" }), await aUser(), await aClub()];
  return { club, owner: actingAs(owner.id, "club", club.id), scout: actingAs(scout.id, "club", club.id) };
}

/** Rows of profiles that nobody needs to look at. */
async function markMany(clubId: string, howMany: number): Promise<void> {
  await client().query(
    `with made as (insert into athletes (subdomain, name) select 'muitos-' || right($1, 12) || '-' || n, 'Atleta ' || n
       from generate_series(1, $2::int) n returning id)
     insert into favourites (club_id, athlete_id) select $1::uuid, id from made`,
    [clubId, howMany],
  );
}

describe("favourites of a club", () => {
  test("are marked once, for everybody in the club, and named after who marked", async () => {
    const { owner, scout } = await aClubWithScouts();
    const athlete = await aPublishedAthlete();
    expect(await setFavourite(owner, athlete.id, true)).toEqual({ ok: true, value: "added" });
    expect(await setFavourite(scout, athlete.id, true)).toEqual({ ok: true, value: "unchanged" });
    expect(await favouritesAmong(scout, [athlete.id])).toEqual(new Set([athlete.id]));
    expect(await favouriteCounts(scout)).toEqual({ total: 1, thisMonth: 1 });
    expect(await favouritesOf(scout, {})).toMatchObject({
      favourites: [{ athleteId: athlete.id, addedBy: "Rita Dona" }],
      next: null,
      previous: null,
    });
    expect(await setFavourite(scout, athlete.id, false)).toEqual({ ok: true, value: "removed" });
    expect(await setFavourite(owner, athlete.id, false)).toEqual({ ok: true, value: "unchanged" });
    expect(await favouriteCounts(owner)).toEqual({ total: 0, thisMonth: 0 });
  });

  test("are of no other club, and of nobody who does not act for one", async () => {
    const [{ owner }, other] = [await aClubWithScouts(), await aClubWithScouts()];
    const athlete = await aPublishedAthlete();
    expectOk(await setFavourite(owner, athlete.id, true));
    expect(await favouritesAmong(other.owner, [athlete.id])).toEqual(new Set());
    expect((await favouritesOf(other.owner, {})).favourites).toEqual([]);
    expect(await setFavourite(other.owner, athlete.id, false)).toEqual({ ok: true, value: "unchanged" });
    expect(await favouriteCounts(owner)).toEqual({ total: 1, thisMonth: 1 });
    const family = actingAs(owner.userId, "guardian");
    expect(await setFavourite(family, athlete.id, true)).toEqual({ ok: false, error: "not_found" });
    expect(await favouriteCounts(family)).toEqual({ total: 0, thisMonth: 0 });
  });

  test("hold public profiles only, and stay when one becomes private", async () => {
    const { owner } = await aClubWithScouts();
    const [hidden, shown] = [await anAthlete(), await aPublishedAthlete()];
    for (const id of [hidden.id, "nenhum", "00000000-0000-7000-8000-00000000abcd"])
      expect(await setFavourite(owner, id, true)).toEqual({ ok: false, error: "not_found" });
    expectOk(await setFavourite(owner, shown.id, true));
    expectOk(await athletes.hide(SYSTEM, shown.id));
    expect((await favouritesOf(owner, {})).favourites).toHaveLength(1);
    expect(await setFavourite(owner, shown.id, false)).toEqual({ ok: true, value: "removed" });
  });

  test("have a limit, also when two people mark at the same moment", async () => {
    const { club, owner, scout } = await aClubWithScouts();
    await markMany(club.id, MOST_FAVOURITES - 1);
    const [one, two] = [await aPublishedAthlete(), await aPublishedAthlete()];
    const answers = await Promise.all([setFavourite(owner, one.id, true), setFavourite(scout, two.id, true)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers).toContainEqual({ ok: false, error: "too_many" });
    expect((await favouriteCounts(owner)).total).toBe(MOST_FAVOURITES);
  });

  test("are read forwards and backwards by pages", async () => {
    const { club, owner } = await aClubWithScouts();
    await markMany(club.id, FAVOURITES_PAGE * 2 + 5);
    const first = await favouritesOf(owner, {});
    const second = await favouritesOf(owner, { after: first.next! });
    const last = await favouritesOf(owner, { after: second.next! });
    const ids = [first, second, last].flatMap((page) => page.favourites.map(({ id }) => id));
    expect(ids).toEqual([...new Set(ids)].toSorted().toReversed());
    expect(last).toMatchObject({ next: null });
    expect(last.favourites).toHaveLength(5);
    expect(await favouritesOf(owner, { before: last.previous! })).toEqual(second);
    expect(await favouritesOf(owner, { before: second.previous! })).toEqual(first);
    expect(await favouritesOf(owner, { after: "x'; --" })).toEqual(first);
  });
});

test("a copy names the club to the family and no athlete to the scout; erasing keeps the club's mark", async () => {
  const { club, owner, scout } = await aClubWithScouts();
  const athlete = await aPublishedAthlete();
  expectOk(await setFavourite(scout, athlete.id, true));
  const person = (userId: string) => ({ userId, email: "", name: "" });
  const { favourites: ofScout } = (await exportOf(person(scout.userId), [])).tables;
  expect(ofScout).toMatchObject([{ club: club.name, athleteId: null }]);
  const family = await aUser();
  const { favourites: ofFamily } = (await exportOf(person(family.id), [athlete.id])).tables;
  expect(ofFamily).toMatchObject([{ club: club.name, athleteId: athlete.id }]);
  await eraseFor(person(scout.userId), []);
  expect((await favouritesOf(owner, {})).favourites).toMatchObject([{ addedBy: null }]);
  await eraseFor(person(owner.userId), [club.id]);
  expect(await favouriteCounts(owner)).toEqual({ total: 0, thisMonth: 0 });
});
