import { beforeAll, describe, expect, test } from "vitest";
import { SYSTEM } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { templatesTo } from "#server/athletes/testing/family.ts";
import * as identity from "#server/identity/identity.server.ts";
import { configure, cookieJar } from "#server/identity/testing/configured.ts";
import { givePassword } from "#server/identity/demo-passwords.ts";
import { client } from "#server/platform/database/database.ts";
import { aVerifiedClub } from "#seed/factories/club.ts";
import { aClubMember } from "#seed/factories/member.ts";
import { aUser } from "#seed/factories/user.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import {
  changeRole,
  clubPeople,
  handOver,
  leave,
  memberRemoved,
  ownersOf,
  removeMember,
} from "./members.server.ts";
import { belongsTo } from "./own-club.server.ts";

beforeAll(() => configure());

const told: { clubId: string; userId: string }[] = [];
memberRemoved.on(async (what) => void told.push(what));

async function aClubWithOwner() {
  const person = await aUser({ name: "Olga Dona" });
  const club = await aVerifiedClub({ userId: person.id });
  return { clubId: club.id, club, person, owner: actingAs(person.id, "club", club.id) };
}

const people = async (actor: Parameters<typeof clubPeople>[0], clubId: string) =>
  expectOk(await clubPeople(actor, clubId));

test("who signs a club up is its owner, and mails about the club go to all owners", async () => {
  const { clubId, owner, person } = await aClubWithOwner();
  const other = await aClubMember(clubId, { role: "owner" });
  const list = await people(owner, clubId);
  expect(list.members.map(({ name, role, isMe }) => [name, role, isMe])).toEqual([
    ["Olga Dona", "owner", true],
    [other.name, "owner", false],
  ]);
  expect((await ownersOf(clubId)).map(({ userId }) => userId)).toEqual([person.id, other.id]);
});

test("nobody outside the club reads who belongs to it, and a scout reads no address of the invited", async () => {
  const { clubId } = await aClubWithOwner();
  const scout = await aClubMember(clubId);
  const elsewhere = await aClubWithOwner();
  expect(await clubPeople(elsewhere.owner, clubId)).toEqual({ ok: false, error: "not_found" });
  // Claiming another club in the profile does not help: membership decides.
  const claims = actingAs(elsewhere.person.id, "club", clubId);
  expect(await clubPeople(claims, clubId)).toEqual({ ok: false, error: "not_found" });
  expect(await people(scout.actor, clubId)).toMatchObject({ mayManage: false, invited: [] });
});

describe("an owner removes a scout", () => {
  test("and the very next request of each of their sessions is without the club", async () => {
    const { clubId, owner } = await aClubWithOwner();
    const scout = await aClubMember(clubId);
    await givePassword(SYSTEM, [scout.id], "uma frase longa");
    const phone = cookieJar();
    phone.keep(
      expectOk(await identity.signIn(phone.browser, { email: scout.email, password: "uma frase longa" }))
        .cookies,
    );
    const before = await identity.authenticate(phone.browser);
    const [profile] = before.session!.profiles;
    expect(await identity.chooseProfile(before.session!, profile!.id)).toBe(true);
    expect((await identity.authenticate(phone.browser)).actor).toMatchObject({
      profile: { type: "club", profileId: clubId },
    });

    expectOk(await removeMember(owner, clubId, scout.memberId));
    const after = await identity.authenticate(phone.browser);
    expect(after.actor).toMatchObject({ kind: "member", profile: null });
    expect(after.session!.profiles).toEqual([]);
    expect(await belongsTo(after.actor, clubId)).toBe(false);
    expect(await identity.chooseProfile(after.session!, profile!.id)).toBe(false);
    expect(told).toContainEqual({ clubId, userId: scout.id });
    expect(await templatesTo(scout.email)).toContain("club-member-removed");
    expect((await people(owner, clubId)).former).toMatchObject([
      { name: scout.name, endReason: "removed", endedBy: "Olga Dona" },
    ]);
  });

  test("only as an owner of that club, only somebody of it, and once", async () => {
    const { clubId, owner } = await aClubWithOwner();
    const [scout, other] = [await aClubMember(clubId), await aClubMember(clubId)];
    const elsewhere = await aClubWithOwner();
    const notFound = { ok: false, error: "not_found" };
    expect(await removeMember(scout.actor, clubId, other.memberId)).toEqual(notFound);
    expect(await removeMember(elsewhere.owner, clubId, other.memberId)).toEqual(notFound);
    expect(await removeMember(elsewhere.owner, elsewhere.clubId, other.memberId)).toEqual(notFound);
    expect(await removeMember(owner, clubId, "no id")).toEqual(notFound);
    expectOk(await removeMember(owner, clubId, other.memberId));
    expect(await removeMember(owner, clubId, other.memberId)).toEqual(notFound);
  });
});

describe("the last owner", () => {
  test("neither leaves nor becomes a scout, and hands over instead", async () => {
    const { clubId, owner, person } = await aClubWithOwner();
    const scout = await aClubMember(clubId);
    const me = (await people(owner, clubId)).members[0]!;
    expect(await leave(owner, clubId)).toEqual({ ok: false, error: "last_owner" });
    expect(await changeRole(owner, clubId, me.id, "scout")).toEqual({ ok: false, error: "last_owner" });

    expectOk(await handOver(owner, clubId, scout.memberId));
    expect(await templatesTo(scout.email)).toContain("club-handed-over");
    const { rows } = await client().query("select user_id from clubs where id = $1", [clubId]);
    expect(rows).toEqual([{ user_id: scout.id }]);
    expect((await people(scout.actor, clubId)).members.map(({ role }) => role)).toEqual(["scout", "owner"]);
    expectOk(await leave(owner, clubId));
    expect(told).toContainEqual({ clubId, userId: person.id });
    expect(await templatesTo(scout.email)).toContain("club-member-left");
  });

  test("of two who leave at the same moment, one stays", async () => {
    const { clubId, owner } = await aClubWithOwner();
    const other = await aClubMember(clubId, { role: "owner" });
    const left = await Promise.all([leave(owner, clubId), leave(other.actor, clubId)]);
    expect(left.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

test("an owner changes roles and the person is told; a scout changes none", async () => {
  const { clubId, owner } = await aClubWithOwner();
  const scout = await aClubMember(clubId);
  expect(await changeRole(scout.actor, clubId, scout.memberId, "owner")).toEqual({
    ok: false,
    error: "not_found",
  });
  expectOk(await changeRole(owner, clubId, scout.memberId, "owner"));
  expectOk(await changeRole(owner, clubId, scout.memberId, "scout"));
  expect((await templatesTo(scout.email)).filter((name) => name === "club-role-changed")).toHaveLength(2);
});

test("each act is in the audit log under the person who did it", async () => {
  const { clubId, owner, person } = await aClubWithOwner();
  const scout = await aClubMember(clubId);
  expectOk(await removeMember(owner, clubId, scout.memberId));
  const { rows } = await client().query(
    "select actor_id, action from audit_log where subject_id = $1 order by id desc limit 1",
    [clubId],
  );
  expect(rows).toEqual([{ actor_id: person.id, action: "club.member_removed" }]);
});
