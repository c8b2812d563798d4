import { beforeAll, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { anAthlete } from "#seed/factories/athlete.ts";
import { aCup } from "#seed/factories/cup.ts";
import { aTeam } from "#seed/factories/team.ts";
import { aUser } from "#seed/factories/user.ts";
import { eraseAthletesInSquads, eraseFor, exportOf, sweepSquads } from "../rights.ts";
import { changeTeam, renewLink } from "./answer-teams.server.ts";

beforeAll(() => configure());

const squadOf = async (teamId: string) =>
  (await client().query("select * from championship_squad where team_id = $1 order by number", [teamId]))
    .rows;
const teamRow = async (id: string) =>
  (await client().query("select * from championship_teams where id = $1", [id])).rows[0];

test("a year after the cup squads are shirt numbers, and a cup that goes on keeps its names", async () => {
  const [old, late, now] = [await aCup(), await aCup(), await aCup()];
  const [gone, played, kept] = [
    await aTeam(old, { players: 2 }),
    await aTeam(late, { players: 1 }),
    await aTeam(now, { players: 1 }),
  ];
  expectOk(await renewLink(old.organising, gone.id));
  const over =
    "update championships set start_date = '2024-01-01', end_date = '2024-02-01' where id = any($1)";
  await client().query(over, [[old.championshipId, late.championshipId]]);
  await client().query(
    `insert into championship_matches (category_id, key, phase, round, home_slot, away_slot, kick_off)
     values ($1, 'L:1:1', 'league', 1, '{}', '{}', now() - interval '2 months')`,
    [late.categoryId],
  );
  await sweepSquads(12);
  expect(await squadOf(gone.id)).toMatchObject([
    { name: "–", birthdate: null, number: 1 },
    { name: "–", birthdate: null, number: 2 },
  ]);
  expect(await teamRow(gone.id)).toMatchObject({ name: gone.name, token_hash: null });
  expect(await squadOf(played.id)).toMatchObject([{ name: played.squad[0]!.name }]);
  expect(await squadOf(kept.id)).toMatchObject([{ name: kept.squad[0]!.name }]);
});

test("who answers for a team takes their name and address along, and reads both in their copy", async () => {
  const cup = await aCup();
  const team = await aTeam(cup);
  const person = await aUser({ name: "Odete Vilar" });
  const contact = { managerName: person.name, managerEmail: person.email };
  expectOk(await changeTeam(cup.organising, team.id, { name: team.name, shortName: "EQP", ...contact }));
  expectOk(await renewLink(cup.organising, team.id));
  const subject = { userId: person.id, name: person.name, email: person.email };
  const { tables } = await exportOf(subject);
  expect(tables["championship_teams"]).toMatchObject([{ name: team.name, managerName: "Odete Vilar" }]);
  expect(JSON.stringify(tables)).not.toMatch(/token/i);
  await eraseFor(subject);
  expect(await teamRow(team.id)).toMatchObject({ manager_name: null, manager_email: null, name: team.name });
});

test("an erased athlete leaves a number in the squads that their family had confirmed", async () => {
  const cup = await aCup();
  const team = await aTeam(cup, { players: 2 });
  const [yes, asked] = [await anAthlete(), await anAthlete()];
  const link = "update championship_squad set athlete_id = $1, link_state = $2 where id = $3";
  await client().query(link, [yes.id, "confirmed", team.squad[0]!.id]);
  await client().query(link, [asked.id, "asked", team.squad[1]!.id]);
  const nobody = { userId: cup.organiser.id, name: "", email: "" };
  expect((await exportOf(nobody, [yes.id])).tables["championship_squad"]).toMatchObject([{ number: 1 }]);
  await inTransaction(() => eraseAthletesInSquads([yes.id, asked.id]));
  expect(await squadOf(team.id)).toMatchObject([
    { name: "–", birthdate: null, athlete_id: null },
    { name: team.squad[1]!.name, athlete_id: null, link_state: "none" },
  ]);
});
