import { beforeAll, describe, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { aFamily, aPublishedFamily, comeOfAge, mailsTo, yearsAgo } from "#server/athletes/testing/family.ts";
import * as identity from "#server/identity/identity.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aClub, aVerifiedClub } from "#seed/factories/club.ts";
import { aUser } from "#seed/factories/user.ts";
import {
  answerLink,
  askAthlete,
  athletesMeant,
  athletesOfClub,
  endLinkOfClub,
  linksAskedOf,
} from "./club-links.server.ts";
import {
  clubsNamed,
  decideLink,
  endLink,
  linksForGuardian,
  linksOf,
  requestLink,
  suggestClubs,
} from "./links.server.ts";

beforeAll(() => configure());

async function aClubWithOwner(name = "Grêmio da Colina") {
  const owner = await aUser();
  const { id } = await aVerifiedClub({ userId: owner.id, name });
  await identity.addProfile(owner.id, "club", id);
  return { id, name, owner, actor: actingAs(owner.id, "club", id) };
}

test("a club is found by its name as people write it, if it is verified and has an account", async () => {
  const club = await aClubWithOwner("Associação São João");
  await aClub({ name: "Associação São João", userId: (await aUser()).id });
  await aVerifiedClub({ name: "Associação São João" });
  expect((await clubsNamed("associacao sao JOAO")).map(({ id }) => id)).toEqual([club.id]);
  // Typed in part, the clubs that cannot answer are not suggested either.
  await aVerifiedClub({ name: "Joaquim Sem Conta" });
  expect(await suggestClubs(" joa", 10)).toEqual([club.name]);
  expect(await suggestClubs("ssociacao", 10)).toEqual([]);
  expect(await suggestClubs("%", 10)).toEqual([]);
});

test("an adult asks, the club confirms, and the family is told", async () => {
  const [adult, club] = [await aFamily({ birthdate: yearsAgo(20) }), await aClubWithOwner()];
  expect(await requestLink(adult.athlete, adult.id, club.id)).toEqual({ ok: true, value: "club" });
  expect(await requestLink(adult.athlete, adult.id, club.id)).toMatchObject({
    error: { code: "already_asked" },
  });
  expect((await mailsTo(club.owner.email))[0]).toMatchObject({ template: "link-asked" });
  expect(await linksAskedOf(club.actor, club.id)).toMatchObject([
    { athleteId: adult.id, name: "Kauã Ribeiro", subdomain: null },
  ]);
  expectOk(await answerLink(club.actor, club.id, adult.id, true));
  expect(await linksAskedOf(club.actor, club.id)).toEqual([]);
  expect((await linksOf(adult.id))[0]!.clubConfirmedAt).not.toBeNull();
  expect((await mailsTo(adult.person.email))[0]).toMatchObject({ template: "link-answered" });
  expectOk(await endLink(adult.athlete, adult.id, club.id));
  expect(await linksOf(adult.id)).toEqual([]);
});

describe("a minor's link", () => {
  test("is the guardian's to allow before the club hears of it", async () => {
    const [minor, club] = [await aPublishedFamily(), await aClubWithOwner()];
    expect(await requestLink(minor.athlete, minor.id, club.id)).toEqual({ ok: true, value: "guardian" });
    expect(await linksAskedOf(club.actor, club.id)).toEqual([]);
    expect(await answerLink(club.actor, club.id, minor.id, true)).toEqual({ ok: false, error: "not_found" });
    expect(await linksForGuardian(minor.guardian, [minor.id])).toMatchObject([{ clubName: club.name }]);
    expect(await decideLink(minor.athlete, minor.id, club.id, true)).toEqual({
      ok: false,
      error: "not_found",
    });
    expectOk(await decideLink(minor.guardian, minor.id, club.id, true));
    expect(await decideLink(minor.guardian, minor.id, club.id, true)).toEqual({
      ok: false,
      error: "already_decided",
    });
    expect(await linksAskedOf(club.actor, club.id)).toMatchObject([
      { name: "Kauã Ribeiro", subdomain: minor.subdomain },
    ]);
    await client().query("update clubs set verified = false where id = $1", [club.id]);
    expect(await linksAskedOf(club.actor, club.id)).toEqual([]);
  });

  test("needs nobody's yes once the athlete is of age", async () => {
    const [grown, club] = [await aFamily(), await aClubWithOwner()];
    expectOk(await requestLink(grown.athlete, grown.id, club.id));
    await client().query("update athletes set birthdate = $2 where id = $1", [
      grown.id,
      yearsAgo(18).toString(),
    ]);
    await comeOfAge();
    expect(await linksAskedOf(club.actor, club.id)).toMatchObject([{ name: "Kauã Ribeiro" }]);
    expect((await mailsTo(club.owner.email))[0]).toMatchObject({ template: "link-asked" });
  });

  test("of a private profile shows initials only, and a no ends it", async () => {
    const [minor, club] = [await aFamily(), await aClubWithOwner()];
    expectOk(await requestLink(minor.athlete, minor.id, club.id));
    expectOk(await decideLink(minor.guardian, minor.id, club.id, true));
    expect(await linksAskedOf(club.actor, club.id)).toMatchObject([
      { name: "KR", subdomain: null, category: null, position: null },
    ]);
    expectOk(await decideLink(minor.guardian, minor.id, club.id, false));
    expect(await linksOf(minor.id)).toEqual([]);
  });
});

test("nobody asks or answers for others, nor with what is no id", async () => {
  const [adult, other, club, second] = [
    await aFamily({ birthdate: yearsAgo(20) }),
    await aFamily({ birthdate: yearsAgo(20) }),
    await aClubWithOwner(),
    await aClubWithOwner(),
  ];
  for (const [athleteId, clubId] of [
    [other.id, club.id],
    [adult.id, "x"],
    [adult.id, (await aClub({ userId: (await aUser()).id })).id],
  ] as const)
    expect(await requestLink(adult.athlete, athleteId, clubId)).toMatchObject({
      error: { code: "not_found" },
    });
  expectOk(await requestLink(adult.athlete, adult.id, club.id));
  expect(await linksAskedOf(second.actor, club.id)).toEqual([]);
  expect(await answerLink(second.actor, club.id, adult.id, true)).toEqual({ ok: false, error: "not_found" });
  expect(await answerLink(club.actor, club.id, "x", true)).toEqual({ ok: false, error: "not_found" });
  expect(await endLink(other.athlete, adult.id, club.id)).toEqual({ ok: false, error: "not_found" });
});

describe("a club asks", () => {
  test("for a minor: the guardian confirms, and either side ends it", async () => {
    const [minor, club] = [await aPublishedFamily(), await aClubWithOwner()];
    expect(await athletesMeant(`https://joia.example/a/${minor.subdomain}`)).toMatchObject([
      { id: minor.id },
    ]);
    expect(await askAthlete(club.actor, club.id, minor.id)).toEqual({ ok: true, value: "guardian" });
    expect(await askAthlete(club.actor, club.id, minor.id)).toMatchObject({
      error: { code: "already_asked" },
    });
    expect((await athletesOfClub(club.actor, club.id, null)).athletes).toMatchObject([
      { athleteId: minor.id, awaits: "guardian" },
    ]);
    expect(await decideLink(minor.athlete, minor.id, club.id, true)).toMatchObject({ error: "not_found" });
    expect(await linksForGuardian(minor.guardian, [minor.id])).toMatchObject([
      { askedBy: "club", scoutName: club.owner.name },
    ]);
    expect(await decideLink(minor.guardian, minor.id, club.id, true)).toEqual({ ok: true, value: "club" });
    expect((await mailsTo(club.owner.email))[0]).toMatchObject({ template: "family-answered-link" });
    expect((await athletesOfClub(club.actor, club.id, null)).athletes).toMatchObject([{ awaits: null }]);
    await client().query("update athletes set visibility = 'private' where id = $1", [minor.id]);
    expect((await athletesOfClub(club.actor, club.id, null)).athletes).toMatchObject([{ profile: null }]);
    expect(await endLinkOfClub(club.actor, club.id, minor.id)).toEqual({ ok: true, value: "ended" });
    expect(await linksOf(minor.id)).toEqual([]);
  });

  test("and hears no: it cannot ask again for 90 days, while the family can", async () => {
    const [minor, club] = [await aPublishedFamily(), await aClubWithOwner()];
    expectOk(await askAthlete(club.actor, club.id, minor.id));
    expect(await decideLink(minor.guardian, minor.id, club.id, false)).toEqual({ ok: true, value: "club" });
    expect(await askAthlete(club.actor, club.id, minor.id)).toMatchObject({
      error: { code: "refused_before" },
    });
    expectOk(await requestLink(minor.athlete, minor.id, club.id));
    expectOk(await endLink(minor.athlete, minor.id, club.id));
    await client().query("update club_link_refusals set refused_at = now() - interval '91 days'");
    expectOk(await askAthlete(club.actor, club.id, minor.id));
    expect(await endLinkOfClub(club.actor, club.id, minor.id)).toEqual({ ok: true, value: "withdrawn" });
    expectOk(await askAthlete(club.actor, club.id, minor.id));
  });

  test("only as itself, only once verified, and only for athletes whom anyone may read", async () => {
    const [hidden, shown, club] = [await aFamily(), await aPublishedFamily(), await aClubWithOwner()];
    const other = await aClubWithOwner();
    const refused = { error: { code: "not_found" } };
    expect(await askAthlete(club.actor, club.id, hidden.id)).toMatchObject(refused);
    expect(await askAthlete(club.actor, club.id, "x")).toMatchObject(refused);
    expect(await askAthlete(other.actor, club.id, shown.id)).toMatchObject(refused);
    expectOk(await askAthlete(club.actor, club.id, shown.id));
    expect(await athletesOfClub(other.actor, club.id, null)).toEqual({ athletes: [], next: null });
    expect(await endLinkOfClub(other.actor, club.id, shown.id)).toMatchObject({ error: "not_found" });
    await client().query("update clubs set verified = false where id = $1", [club.id]);
    expect(await linksForGuardian(shown.guardian, [shown.id])).toEqual([]);
    expect(await decideLink(shown.guardian, shown.id, club.id, true)).toMatchObject({ error: "not_found" });
    expect(await askAthlete(club.actor, club.id, hidden.id)).toMatchObject(refused);
  });

  test("an adult answers alone, also one who came of age meanwhile", async () => {
    const [grown, club] = [await aPublishedFamily(), await aClubWithOwner()];
    expectOk(await askAthlete(club.actor, club.id, grown.id));
    await client().query("update athletes set birthdate = $2 where id = $1", [
      grown.id,
      yearsAgo(18).toString(),
    ]);
    await comeOfAge();
    expect((await athletesOfClub(club.actor, club.id, null)).athletes).toMatchObject([{ awaits: "athlete" }]);
    expect(await decideLink(grown.athlete, grown.id, club.id, true)).toEqual({ ok: true, value: "club" });
  });
});

test("a club's no keeps the athlete from asking again for 90 days", async () => {
  const [adult, club] = [await aFamily({ birthdate: yearsAgo(20) }), await aClubWithOwner()];
  expectOk(await requestLink(adult.athlete, adult.id, club.id));
  expectOk(await answerLink(club.actor, club.id, adult.id, false));
  expect(await requestLink(adult.athlete, adult.id, club.id)).toMatchObject({
    error: { code: "refused_before" },
  });
});
