import { beforeAll, expect, test } from "vitest";
import { VISITOR } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { aClub } from "#seed/factories/club.ts";
import { approveCup } from "#seed/factories/cup.ts";
import { aClubMember } from "#seed/factories/member.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { settle } from "../tables-job.ts";
import { aDrawnCup, play } from "../testing/played.ts";
import { HERE } from "../testing/sheet-steps.ts";
import { renewLink } from "./answer-teams.server.ts";
import { claimForClub, teamClub } from "./team-club.server.ts";

beforeAll(() => configure());

const scoresOf = async (id: string) =>
  expectOk(await clubs.site(VISITOR, id)).matches.map(({ score }) => score);

test("a club claims the team that an organiser had added, and hears of what it played before", async () => {
  const cup = await aDrawnCup(2, { format: { kind: "league", rounds: 1 } });
  await approveCup(cup);
  await play(cup);
  const [teamId] = cup.teams;
  const { path } = expectOk(await renewLink(cup.organising, teamId!));
  const door = { by: "link", browser: HERE, token: path.split("/")[2]! } as const;
  const club = await aClub();
  const owner = await aClubMember(club.id, { role: "owner" });
  const scout = await aClubMember(club.id, { role: "scout" });

  expect(await claimForClub(VISITOR, door)).toMatchObject({ error: { code: "no_club" } });
  expect(await claimForClub(scout.actor, door)).toMatchObject({ error: { code: "no_club" } });
  const unknown = { ...door, token: "a-link-that-never-was" };
  expect(await claimForClub(owner.actor, unknown)).toMatchObject({ error: { code: "not_found" } });
  expect(await teamClub(VISITOR, teamId!)).toEqual({ club: null, mine: null });
  expect(await teamClub(owner.actor, teamId!)).toEqual({ club: null, mine: club.name });

  expectOk(await claimForClub(owner.actor, door));
  await settle(cup.categoryId);
  expect(await teamClub(VISITOR, teamId!)).toEqual({ club: club.name, mine: null });
  expect(await scoresOf(club.id)).toEqual(["1-0"]);
  expect(await claimForClub(owner.actor, door)).toMatchObject({ error: { code: "has_club" } });
});
