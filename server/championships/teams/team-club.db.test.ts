import { beforeAll, expect, test } from "vitest";
import { VISITOR } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { aClub } from "#seed/factories/club.ts";
import { anOrganiser, approveCup } from "#seed/factories/cup.ts";
import { aClubMember } from "#seed/factories/member.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { listMails, readMail } from "#server/platform/mail/mail.ts";
import { settle } from "../tables-job.ts";
import { aDrawnCup, play } from "../testing/played.ts";
import { HERE } from "../testing/sheet-steps.ts";
import { renewLink } from "./answer-teams.server.ts";
import { managedTeams } from "./ask-to-enter.server.ts";
import { ownTeam } from "./read-teams.server.ts";
import { claimForClub, unlinkClub, teamClub } from "./team-club.server.ts";

beforeAll(() => configure());

const scoresOf = async (id: string) =>
  expectOk(await clubs.site(VISITOR, id)).matches.map(({ score }) => score);

/** A team that has played, its link, and a club whose it may be. */
async function aPlayedTeam() {
  const cup = await aDrawnCup(2, { format: { kind: "league", rounds: 1 } });
  await approveCup(cup);
  await play(cup);
  const [teamId] = cup.teams;
  const { path } = expectOk(await renewLink(cup.organising, teamId!));
  const door = { by: "link", browser: HERE, token: path.split("/")[2]! } as const;
  const club = await aClub();
  const owner = await aClubMember(club.id, { role: "owner" });
  return { cup, teamId, door, club, owner };
}

test("a club claims the team that an organiser had added, and hears of what it played before", async () => {
  const { cup, teamId, door, club, owner } = await aPlayedTeam();
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

test("who organises hears of a claim, and takes it back with the results", async () => {
  const { cup, teamId, door, club, owner } = await aPlayedTeam();
  const told = async () =>
    (await listMails({ limit: 100 })).filter(
      ({ to, template }) => to === cup.organiser.email && template === "team-claimed",
    );
  const shown = async () => expectOk(await ownTeam(cup.organising, teamId!)).club;
  expect(await unlinkClub(cup.organising, teamId!)).toMatchObject({ error: "no_club" });
  expect(await shown()).toBeNull();

  expectOk(await claimForClub(owner.actor, door));
  await settle(cup.categoryId);
  const mails = await told();
  expect(mails).toHaveLength(1);
  const { text } = (await readMail(mails[0]!.id))!;
  expect(text).toContain(club.name);
  expect(text).toContain(`/championship/${cup.championshipId}/equipes/${teamId}`);
  expect(await shown()).toBe(club.name);
  expect(await managedTeams(owner.actor)).toMatchObject([{ id: teamId }]);

  const stranger = await anOrganiser();
  expect(await unlinkClub(stranger.organising, teamId!)).toMatchObject({ error: "not_found" });
  expectOk(await unlinkClub(cup.organising, teamId!));
  await settle(cup.categoryId);
  expect(await shown()).toBeNull();
  expect(await scoresOf(club.id)).toEqual([]);
  expect(await managedTeams(owner.actor)).toEqual([]);
});

test("a club hears by no mail of what it claims in its own championship", async () => {
  const { cup, door, club, owner } = await aPlayedTeam();
  await client().query("update championships set club_id = $2, organiser_profile_id = null where id = $1", [
    cup.championshipId,
    club.id,
  ]);
  expectOk(await claimForClub(owner.actor, door));
  const mails = await listMails({ limit: 100 });
  expect(mails.filter(({ to }) => to === owner.email)).toEqual([]);
});
