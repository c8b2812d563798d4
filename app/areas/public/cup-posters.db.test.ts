import { beforeAll, expect, test } from "vitest";
import { readCup } from "#app/read-cup.ts";
import { expectOk } from "#domain/result.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aPublishedAthlete } from "#seed/factories/athlete.ts";
import { aUser } from "#seed/factories/user.ts";
import { decideCompetitionName } from "#server/athletes/competition-names.server.ts";
import { scorers } from "#server/championships/people/scorers.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { aPlayedCup } from "../../../tests/helpers/played-cup.ts";
import { resultPoster, standingsPoster } from "./cup-posters.ts";
import { eventPoster } from "./event-poster.ts";

beforeAll(() => configure());

/** Each field with all above it, "tables.rows.team.name", and each value. */
function leavesOf(value: unknown, above = ""): [field: string, value: unknown][] {
  if (Array.isArray(value)) return value.flatMap((one) => leavesOf(one, above));
  if (value === null || typeof value !== "object") return [[above, value]];
  return Object.entries(value).flatMap(([name, one]) => leavesOf(one, above ? `${above}.${name}` : name));
}

test("pictures of a championship are made from teams and numbers: nobody who plays is on them, named or not", async () => {
  const user = await aUser();
  const birthdate = today().subtract({ years: 22 });
  const { id, name } = await aPublishedAthlete({ userId: user.id, birthdate });
  expectOk(await decideCompetitionName(actingAs(user.id, "athlete", id), id, "granted"));
  const played = await aPlayedCup([{ id, name, birthdate }]);
  const { rows: events } = await client().query("select id from events where championship_id = $1", [
    played.id,
  ]);
  const cup = (await readCup(events[0].id, new URLSearchParams()))!;
  expect((await scorers(cup.competition, "elsewhere")).map(({ person }) => person.name)).toEqual([name]);

  const posters = [standingsPoster(cup)!, resultPoster(cup, played.playedId)!, eventPoster(cup.event)];
  const fields = posters.map((poster) => [...new Set(leavesOf(poster).map(([field]) => field))]);
  const row = ["place", "goesOn", "team.name", "team.crest", "points", "played", "wins", "goalDifference"];
  expect(fields).toEqual([
    [
      "title",
      "about",
      "state",
      "tables.heading",
      "tables.points",
      ...row.map((field) => `tables.rows.${field}`),
    ],
    ["title", "about", "home.name", "home.crest", "away.name", "away.crest", "score", "note"],
    ["type", "title", "when", "place", "safe", "state"],
  ]);
  const { rows: people } = await client().query(
    `select s.name from championship_squad s join championship_categories c on c.id = s.category_id
     where c.championship_id = $1`,
    [played.id],
  );
  expect(people.length).toBeGreaterThan(10);
  const said = JSON.stringify(leavesOf(posters).map(([, value]) => value));
  for (const person of people) expect(said).not.toContain(person.name);
});

test("without a table the picture shows matches, of teams too", async () => {
  const played = await aPlayedCup();
  const { rows: events } = await client().query("select id from events where championship_id = $1", [
    played.id,
  ]);
  const cup = (await readCup(events[0].id, new URLSearchParams()))!;
  const { competition } = cup;
  const poster = standingsPoster({
    ...cup,
    competition: { ...competition, view: { ...competition.view, tables: [] } },
  })!;
  expect(poster.matches.length).toBeGreaterThan(0);
  expect([...new Set(poster.matches.flatMap((match) => leavesOf(match).map(([field]) => field)))]).toEqual([
    "home.name",
    "home.crest",
    "away.name",
    "away.crest",
    "score",
  ]);
});
