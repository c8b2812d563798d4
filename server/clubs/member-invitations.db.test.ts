import { beforeAll, describe, expect, test } from "vitest";
import { newMemberSchema, type NewMemberAccount } from "#domain/clubs/member-schema.ts";
import { VISITOR, type Member } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { mailsTo, memberOf, templatesTo, yearsAgo } from "#server/athletes/testing/family.ts";
import * as identity from "#server/identity/identity.server.ts";
import { configure, cookieJar } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { anAthlete } from "#seed/factories/athlete.ts";
import { aClub, aVerifiedClub } from "#seed/factories/club.ts";
import { aClubMember, inventCpf, statedBy } from "#seed/factories/member.ts";
import { nextSeed } from "#seed/factories/seeds.ts";
import { aUser } from "#seed/factories/user.ts";
import {
  acceptAsMember,
  acceptAsNew,
  cancelInvitation,
  declineInvitation,
  inviteMember,
  resendInvitation,
  viewInvitation,
} from "./member-invitations.server.ts";
import { clubPeople, removeMember } from "./members.server.ts";

beforeAll(() => configure());

const newEmail = () => `${nextSeed("olheiro")}@example.com`;

async function aClubWithOwner() {
  const person = await aUser({ name: "Olga Dona" });
  const club = await aVerifiedClub({ userId: person.id, name: `Clube ${nextSeed("convite")}` });
  return { clubId: club.id, club, person, owner: actingAs(person.id, "club", club.id) };
}

async function anInvitation(email = newEmail()) {
  const made = await aClubWithOwner();
  expectOk(await inviteMember(made.owner, made.clubId, { email, role: "scout" }));
  return { ...made, email, token: await tokenOf(email) };
}

async function tokenOf(email: string): Promise<string> {
  const mail = (await mailsTo(email)).find(({ template }) => template === "club-invitation")!;
  return decodeURIComponent(/\/convite-clube\/(\S+)/.exec(mail.text)![1]!);
}

const account = (change: Partial<NewMemberAccount> = {}): NewMemberAccount =>
  newMemberSchema.parse({
    name: "Beto Olheiro",
    birthdate: yearsAgo(30).toString(),
    cpf: inventCpf(nextSeed("cpf")),
    password: "uma frase longa",
    terms: "on",
    ...change,
  });

const codeOf = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? "ok" : result.error!.code);
const openOf = async (owner: Member, clubId: string) => expectOk(await clubPeople(owner, clubId)).invited;

describe("an invitation", () => {
  test("opens an account with the invited address, which acts for the club and has a card", async () => {
    const { clubId, club, owner, person, email, token } = await anInvitation();
    expect(expectOk(await viewInvitation(VISITOR, token))).toMatchObject({
      club: { id: clubId, name: club.name },
      invitedBy: "Olga Dona",
      role: "scout",
      email,
      step: "new_account",
    });
    const phone = cookieJar();
    phone.keep(expectOk(await acceptAsNew(phone.browser, token, account())).cookies);
    const { session } = await identity.authenticate(phone.browser);
    expect(session).toMatchObject({ email, profiles: [{ type: "club", profileId: clubId }] });
    const list = expectOk(await clubPeople(owner, clubId));
    expect(list.members[1]).toMatchObject({ name: "Beto Olheiro", role: "scout", invitedBy: "Olga Dona" });
    expect(list.members[1]!.cardCode).toMatch(/^[\w-]{24}$/);
    expect(list.invited).toEqual([]);
    expect(await templatesTo(person.email)).toContain("club-member-joined");
  });

  test("works once, and not for somebody else's account", async () => {
    const { email, token } = await anInvitation();
    const stranger = await aUser();
    expect(expectOk(await viewInvitation(memberOf(stranger), token)).step).toBe("other_account");
    const { browser } = cookieJar();
    expect(codeOf(await acceptAsMember(memberOf(stranger), browser, token, statedBy("X Y")))).toBe(
      "other_account",
    );
    expect(codeOf(await acceptAsNew(browser, token, account()))).toBe("ok");
    expect(await viewInvitation(VISITOR, token)).toEqual({ ok: false, error: "link_used" });
    expect(codeOf(await acceptAsNew(browser, token, account()))).toBe("link_used");
    const person = (await identity.findByEmail(email))!;
    expect(codeOf(await acceptAsMember(memberOf(person), browser, token, null))).toBe("link_used");
  });

  test("of two who accept at the same moment, one comes in", async () => {
    const { token } = await anInvitation();
    const both = await Promise.all(
      [0, 1].map(() => acceptAsNew(cookieJar().browser, token, account()).catch(() => null)),
    );
    expect(both.filter((result) => result?.ok)).toHaveLength(1);
  });

  test("runs out, can be sent again, and then only the newest link works", async () => {
    const { clubId, owner, email, token } = await anInvitation();
    await client().query("update club_invitations set expires_at = now() - interval '1 minute'");
    expect(await viewInvitation(VISITOR, token)).toEqual({ ok: false, error: "link_expired" });
    const [open] = await openOf(owner, clubId);
    expect(open).toMatchObject({ email, expired: true });
    expectOk(await resendInvitation(owner, clubId, open!.id));
    expect(await viewInvitation(VISITOR, token)).toEqual({ ok: false, error: "link_invalid" });
    expectOk(await viewInvitation(VISITOR, await tokenOf(email)));
    expect(await openOf(owner, clubId)).toHaveLength(1);
  });

  test("is canceled by an owner of that club only", async () => {
    const { clubId, owner, token } = await anInvitation();
    const [open] = await openOf(owner, clubId);
    const scout = await aClubMember(clubId);
    const other = await aClubWithOwner();
    const notFound = { ok: false, error: { code: "not_found" } };
    expect(await cancelInvitation(scout.actor, clubId, open!.id)).toEqual(notFound);
    expect(await cancelInvitation(other.owner, other.clubId, open!.id)).toEqual(notFound);
    expect(await resendInvitation(other.owner, other.clubId, open!.id)).toEqual(notFound);
    expectOk(await cancelInvitation(owner, clubId, open!.id));
    expect(await viewInvitation(VISITOR, token)).toEqual({ ok: false, error: "link_canceled" });
    expect(codeOf(await acceptAsNew(cookieJar().browser, token, account()))).toBe("link_canceled");
    expect(await cancelInvitation(owner, clubId, open!.id)).toEqual(notFound);
  });

  test("that a stranger declines leaves no address behind", async () => {
    const { email, token } = await anInvitation();
    expectOk(await declineInvitation(cookieJar().browser, token));
    const { rows } = await client().query("select from club_invitations where email = $1", [email]);
    expect(rows).toHaveLength(0);
    expect(await viewInvitation(VISITOR, token)).toEqual({ ok: false, error: "link_invalid" });
  });

  test("is not good for a club that lost its verification", async () => {
    const { clubId, token } = await anInvitation();
    await client().query("update clubs set verified = false where id = $1", [clubId]);
    expect(await viewInvitation(VISITOR, token)).toEqual({ ok: false, error: "club_closed" });
    expect(codeOf(await acceptAsNew(cookieJar().browser, token, account()))).toBe("club_closed");
  });
});

describe("inviting", () => {
  test("is for owners of a verified club, and not for who belongs to it already", async () => {
    const { clubId, owner, person } = await aClubWithOwner();
    const scout = await aClubMember(clubId);
    const input = { email: newEmail(), role: "scout" as const };
    expect(codeOf(await inviteMember(scout.actor, clubId, input))).toBe("not_found");
    expect(codeOf(await inviteMember(owner, clubId, { ...input, email: person.email }))).toBe(
      "already_member",
    );
    expect(codeOf(await inviteMember(owner, clubId, { ...input, email: scout.email.toUpperCase() }))).toBe(
      "already_member",
    );
    const newcomer = await aUser();
    const unverified = await aClub({ userId: newcomer.id });
    const theirs = actingAs(newcomer.id, "club", unverified.id);
    expect(codeOf(await inviteMember(theirs, unverified.id, input))).toBe("not_verified");
  });

  test("fills nobody's mailbox", async () => {
    const { clubId, owner } = await aClubWithOwner();
    const email = newEmail();
    const answers = [];
    for (let n = 0; n < 7; n++)
      answers.push(codeOf(await inviteMember(owner, clubId, { email, role: "scout" })));
    expect(answers).toEqual(["ok", "ok", "ok", "ok", "ok", "ok", "too_many"]);
  });
});

describe("adulthood", () => {
  test("is proved by a birth date of 18 years or more", async () => {
    const { token } = await anInvitation();
    const { browser } = cookieJar();
    const tomorrow18 = yearsAgo(18).add({ days: 1 }).toString();
    expect(codeOf(await acceptAsNew(browser, token, account({ birthdate: tomorrow18 })))).toBe("not_adult");
    expect(codeOf(await acceptAsNew(browser, token, account({ birthdate: yearsAgo(18).toString() })))).toBe(
      "ok",
    );
  });

  test("is not somebody whose own profile says that they are younger", async () => {
    const young = await aUser();
    await anAthlete({ userId: young.id, birthdate: yearsAgo(16) });
    const { token } = await anInvitation(young.email);
    const answer = await acceptAsMember(
      memberOf(young),
      cookieJar().browser,
      token,
      statedBy("Jovem Atleta"),
    );
    expect(codeOf(answer)).toBe("not_adult");
  });

  test("takes a CPF of one's own, of which only a keyed hash is kept", async () => {
    const cpf = inventCpf(nextSeed("cpf"));
    const first = await anInvitation();
    expect(codeOf(await acceptAsNew(cookieJar().browser, first.token, account({ cpf })))).toBe("ok");
    const second = await anInvitation();
    expect(codeOf(await acceptAsNew(cookieJar().browser, second.token, account({ cpf })))).toBe("cpf_taken");
    // Nothing of the refused try stays, not even the account.
    expect(await identity.findByEmail(second.email)).toBeUndefined();
    const { rows } = await client().query("select to_json(s)::text as row from scout_identities s");
    expect(rows.map(({ row }) => row).join()).not.toContain(cpf);
  });

  test("is proved once, for all clubs", async () => {
    const first = await anInvitation();
    expectOk(await acceptAsNew(cookieJar().browser, first.token, account()));
    const person = (await identity.findByEmail(first.email))!;
    const second = await anInvitation(first.email);
    expect(expectOk(await viewInvitation(memberOf(person), second.token)).step).toBe("join");
    expectOk(await acceptAsMember(memberOf(person), cookieJar().browser, second.token, null));
    expect(await identity.activeProfiles(person.id)).toHaveLength(2);
  });

  test("must be stated by a member who never did", async () => {
    const person = await aUser();
    const { token } = await anInvitation(person.email);
    expect(expectOk(await viewInvitation(memberOf(person), token)).step).toBe("identify");
    expect(codeOf(await acceptAsMember(memberOf(person), cookieJar().browser, token, null))).toBe(
      "identity_missing",
    );
    expectOk(await acceptAsMember(memberOf(person), cookieJar().browser, token, statedBy(person.name)));
  });
});

test("who belongs to the club already reads so, and who was removed can come back by a new invitation", async () => {
  const { clubId, owner, token, email } = await anInvitation();
  expectOk(await acceptAsNew(cookieJar().browser, token, account()));
  const person = (await identity.findByEmail(email))!;
  const member = expectOk(await clubPeople(owner, clubId)).members[1]!;
  expectOk(await removeMember(owner, clubId, member.id));
  expectOk(await inviteMember(owner, clubId, { email, role: "scout" }));
  const again = await tokenOf(email);
  expectOk(await acceptAsMember(memberOf(person), cookieJar().browser, again, null));
  const back = expectOk(await clubPeople(owner, clubId)).members[1]!;
  expect(back.cardCode).not.toBe(member.cardCode);
});
