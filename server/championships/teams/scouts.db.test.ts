import { beforeAll, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { aVerifiedClub } from "#seed/factories/club.ts";
import { aCup } from "#seed/factories/cup.ts";
import { aClubMember } from "#seed/factories/member.ts";
import { aTeam } from "#seed/factories/team.ts";
import { ownResults } from "../decisions/results.server.ts";
import { closed, tokenOf } from "../testing/sheet-steps.ts";
import { aMatch } from "../testing/a-match.ts";
import { signSheet } from "../sheets/signing.server.ts";
import { changeTeam, renewLink } from "./answer-teams.server.ts";
import { checkDocument } from "./check-document.server.ts";
import { squadOf } from "./read-squad.server.ts";
import { listTeams, ownTeam } from "./read-teams.server.ts";
import { addStaff } from "./squad.server.ts";

beforeAll(() => configure());

/** A cup of a club: its owner changes it, its scout reads it. */
async function aClubCup() {
  const club = await aVerifiedClub();
  const owner = await aClubMember(club.id, { role: "owner" });
  const scout = await aClubMember(club.id, { role: "scout" });
  const cup = await aCup({}, owner);
  return { cup, owner: cup.organising, scout: { actor: scout.actor, tools: true } };
}

test("a scout of the organising club reads no link, no contact and no document check", async () => {
  const { cup, owner, scout } = await aClubCup();
  const team = await aTeam(cup, { players: 2 });
  const door = (organising: typeof owner) => ({ by: "organiser", organising, teamId: team.id }) as const;
  expectOk(await addStaff(door(owner), { name: "Rui Prado", staffRole: "técnico" }));
  expectOk(
    await changeTeam(owner, team.id, {
      name: team.name,
      shortName: "EQP",
      managerName: "Vera Lins",
      managerEmail: "vera@example.com",
    }),
  );
  const { path } = expectOk(await renewLink(owner, team.id));
  const check = { kind: "rg", checkedBy: "Ana Mesária", faceAgrees: true } as const;
  expectOk(await checkDocument(owner, { teamId: team.id, squadId: team.squad[0]!.id }, check));

  expect(expectOk(await ownTeam(owner, team.id))).toMatchObject({ path, managerEmail: "vera@example.com" });
  expect(expectOk(await listTeams(owner, cup.categoryId)).teams).toMatchObject([
    { managerName: "Vera Lins", checked: 1 },
  ]);
  const read = {
    team: expectOk(await ownTeam(scout, team.id)),
    list: expectOk(await listTeams(scout, cup.categoryId)),
    squad: expectOk(await squadOf(door(scout))),
  };
  expect(read.team).toMatchObject({ name: team.name, path: null, managerName: null, managerEmail: null });
  expect(read.list.teams).toMatchObject([{ athletes: 2, checked: null, managerEmail: null }]);
  const text = JSON.stringify(read);
  const { rows } = await client().query(
    "select name, birthdate::text from championship_squad where team_id = $1",
    [team.id],
  );
  const secrets = rows.flatMap(({ name, birthdate }) => (birthdate ? [name, birthdate] : [name]));
  expect(secrets).toHaveLength(5);
  for (const secret of [...secrets, "Vera", "vera@", "Ana Mesária", path]) expect(text).not.toContain(secret);
});

test("to a scout an athlete is a number with initials, and a child under 13 a number", async () => {
  const { cup, owner, scout } = await aClubCup();
  const team = await aTeam(cup, { players: 2 });
  const young = "update championship_squad set name = $2, birthdate = $3 where id = $1";
  await client().query(young, [team.squad[0]!.id, "Davi Lopes", String(today().subtract({ years: 12 }))]);
  await client().query(young, [team.squad[1]!.id, "Kauã Ribeiro", String(today().subtract({ years: 14 }))]);
  const of = async (organising: typeof owner) =>
    expectOk(await squadOf({ by: "organiser", organising, teamId: team.id }));
  expect((await of(scout)).athletes).toMatchObject([
    { number: 1, name: "–", bornYear: null, birthdate: null, hasCpf: false, link: "none", document: null },
    { number: 2, name: "KR", bornYear: null, birthdate: null, hasCpf: false, link: "none", document: null },
  ]);
  expect((await of(owner)).athletes).toMatchObject([{ name: "Davi Lopes" }, { name: "Kauã Ribeiro" }]);
});

test("a scout reads the results, and not the words in which a team contests a sheet", async () => {
  const { cup, owner, scout } = await aClubCup();
  const match = await aMatch({ cup });
  const token = await tokenOf(match, "away");
  await closed(match);
  expectOk(
    await signSheet(token, {
      name: "Paula Brandão",
      position: "comissão",
      verdict: "contested",
      reason: "O camisa 4 estava suspenso.",
    }),
  );
  const contested = async (organising: typeof owner) =>
    expectOk(await ownResults(organising, cup.categoryId)).contested;
  expect(await contested(owner)).toHaveLength(1);
  expect(await contested(scout)).toEqual([]);
});
