import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { seasonSchema, type SeasonInput } from "#domain/athletes/season-schema.ts";
import { VISITOR, type Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { openReviews } from "#server/platform/reviews/testing/open-reviews.ts";
import { addSeason, changeSeason, deleteSeason, ownSeasons } from "./own-seasons.server.ts";
import { aFamily, aPublishedFamily, yearsAgo } from "./testing/family.ts";

beforeAll(() => configure());

const YEAR = today().year;
const input = (given: Record<string, string> = {}): SeasonInput =>
  seasonSchema.parse({
    year: String(YEAR),
    club: "Litoral",
    games: "10",
    goals: "4",
    minutes: "800",
    ...given,
  });

let id: string;
let athlete: Actor;

beforeEach(async () => {
  const family = await aFamily({ birthdate: yearsAgo(15) });
  id = family.id;
  athlete = actingAs(family.person.id, "athlete", id);
});

const seasons = async () => expectOk(await ownSeasons(athlete, id)).seasons;
const audited = async () =>
  (
    await client().query(
      "select action, fields from audit_log where subject_id = $1 and action like '%season%'",
      [id],
    )
  ).rows;

describe("adding", () => {
  test("a declared season is there with its year, club and numbers, and in the audit log", async () => {
    expectOk(await addSeason(athlete, id, input({ passAccuracy: "81" })));
    expect(await seasons()).toMatchObject([
      {
        year: YEAR,
        club: "Litoral",
        source: "declared",
        games: 10,
        goals: 4,
        passAccuracy: 81,
        dribbles: null,
      },
    ]);
    expect(await audited()).toEqual([{ action: "athlete.season_added", fields: [] }]);
  });

  test("nobody else adds to it, and nobody else reads it here", async () => {
    const stranger = actingAs((await aFamily({ birthdate: yearsAgo(20) })).person.id, "athlete", id);
    for (const actor of [VISITOR, stranger]) {
      expect(await addSeason(actor, id, input())).toMatchObject({ error: "not_found" });
      expect(await ownSeasons(actor, id)).toMatchObject({ error: "not_found" });
    }
    expect(await addSeason(athlete, "no id", input())).toMatchObject({ error: "not_found" });
  });

  test.each([
    [{ year: "" }, "year_missing"],
    [{ year: String(YEAR + 1) }, "year_impossible"],
    [{ year: String(YEAR - 12) }, "year_impossible"],
    [{ club: "Litoral 71 98888-7777" }, "contact_in_club"],
  ])("%j is refused as %s", async (given, error) => {
    expect(await addSeason(athlete, id, input(given))).toMatchObject({ error });
    expect(await seasons()).toEqual([]);
  });

  test("a year and club are there once, however the club is written, also from two tabs at once", async () => {
    const answers = await Promise.all([addSeason(athlete, id, input()), addSeason(athlete, id, input())]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(await addSeason(athlete, id, input({ club: "LITORAL" }))).toMatchObject({ error: "season_taken" });
    expectOk(await addSeason(athlete, id, input({ club: "" })));
    expectOk(await addSeason(athlete, id, input({ year: String(YEAR - 1) })));
    expect(await seasons()).toHaveLength(3);
  });

  test("a match sheet of the same year and club does not stand in the way", async () => {
    await client().query(
      "insert into athlete_seasons (athlete_id, year, club, source, games) values ($1, $2, 'Litoral', 'match_sheet', 3)",
      [id, YEAR],
    );
    expectOk(await addSeason(athlete, id, input()));
  });

  test("there is an end to how many", async () => {
    await client().query(
      "insert into athlete_seasons (athlete_id, club) select $1, 'Clube ' || n from generate_series(1, 60) as n",
      [id],
    );
    expect(await addSeason(athlete, id, input())).toMatchObject({ error: "too_many" });
  });
});

test("staff look at a published minor's club that tells where the child is", async () => {
  const family = await aPublishedFamily();
  const isMarked = async () =>
    (await openReviews({ kind: "profile_text", limit: 500 })).some(
      ({ subjectId }) => subjectId === family.id,
    );
  expectOk(await addSeason(family.athlete, family.id, input()));
  expect(await isMarked()).toBe(false);
  const [season] = expectOk(await ownSeasons(family.athlete, family.id)).seasons;
  const school = input({ club: "Colégio Vila Nova", savedAt: season!.savedAt });
  expectOk(await changeSeason(family.athlete, family.id, season!.id, school));
  expect(await isMarked()).toBe(true);
});

describe("changing", () => {
  let season: { id: string; savedAt: string };
  beforeEach(async () => {
    expectOk(await addSeason(athlete, id, input()));
    season = (await seasons())[0]!;
  });
  const change = (given: Record<string, string>, savedAt = season.savedAt) =>
    changeSeason(athlete, id, season.id, input({ savedAt, ...given }));

  test("writes what is different, and audits its names", async () => {
    expectOk(await change({ goals: "5" }));
    expect(await seasons()).toMatchObject([{ goals: 5, games: 10 }]);
    expect(await audited()).toContainEqual({ action: "athlete.season_changed", fields: ["goals"] });
  });

  test("without a difference writes nothing", async () => {
    expectOk(await change({}));
    expect((await seasons())[0]!.savedAt).toBe(season.savedAt);
    expect(await audited()).toHaveLength(1);
  });

  test("what another tab saved is not overwritten: the person sees it", async () => {
    expectOk(await change({ goals: "5" }));
    expect(await change({ goals: "6" })).toMatchObject({
      error: { code: "changed_meanwhile", current: { goals: 5 } },
    });
    expect(await seasons()).toMatchObject([{ goals: 5 }]);
    expectOk(await change({ goals: "6" }, (await seasons())[0]!.savedAt));
  });

  test("a season that a club confirmed is declared again, unless nothing changes", async () => {
    await client().query(
      "update athlete_seasons set source = 'club', confirmed_by = $2, confirmed_at = now() where id = $1",
      [season.id, id],
    );
    expectOk(await change({}));
    expect(await seasons()).toMatchObject([{ source: "club", confirmedBy: id }]);
    expectOk(await change({ goals: "9" }));
    expect(await seasons()).toMatchObject([
      { source: "declared", confirmedBy: null, confirmedOn: null, goals: 9 },
    ]);
  });

  test("a club's no is forgotten with the numbers that it was about", async () => {
    await client().query("update athlete_seasons set asked_club_id = $2, refused_at = now() where id = $1", [
      season.id,
      id,
    ]);
    expectOk(await change({ goals: "9", askedClubId: id }));
    expect(await seasons()).toMatchObject([{ askedClubId: id, refused: false }]);
  });

  test("a match sheet is read-only", async () => {
    await client().query("update athlete_seasons set source = 'match_sheet' where id = $1", [season.id]);
    expect(await change({ goals: "5" })).toMatchObject({ error: "read_only" });
    expect(await deleteSeason(athlete, id, season.id)).toMatchObject({ error: "read_only" });
  });

  test("another athlete's season is not found", async () => {
    const other = await aFamily({ birthdate: yearsAgo(20) });
    const stranger = actingAs(other.person.id, "athlete", other.id);
    expect(await changeSeason(stranger, other.id, season.id, input())).toMatchObject({ error: "not_found" });
    expect(await deleteSeason(stranger, other.id, season.id)).toMatchObject({ error: "not_found" });
    expect(await deleteSeason(stranger, id, season.id)).toMatchObject({ error: "not_found" });
  });

  test("the season without a year may stay so, and can be given one", async () => {
    await client().query("update athlete_seasons set year = null where id = $1", [season.id]);
    expectOk(await change({ year: "", goals: "7" }));
    const { savedAt } = (await seasons())[0]!;
    expectOk(await change({ goals: "7" }, savedAt));
    expect(await seasons()).toMatchObject([{ year: YEAR, goals: 7 }]);
    const [dated] = await seasons();
    expect(await change({ year: "" }, dated!.savedAt)).toMatchObject({ error: "year_missing" });
  });

  test("deleting removes it and keeps the day", async () => {
    expectOk(await deleteSeason(athlete, id, season.id));
    expect(await seasons()).toEqual([]);
    const { rows } = await client().query(
      "select season_deleted_at is not null as noted from athletes where id = $1",
      [id],
    );
    expect(rows).toEqual([{ noted: true }]);
    expect(await deleteSeason(athlete, id, season.id)).toMatchObject({ error: "not_found" });
  });
});
