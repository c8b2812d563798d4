import { expect, test } from "vitest";
import { SYSTEM, type Actor } from "#domain/identity/actor.ts";
import type { Role } from "#domain/identity/roles.ts";
import { aClub } from "#seed/factories/club.ts";
import { aChampionship } from "#seed/factories/championship.ts";
import { aUser } from "#seed/factories/user.ts";
import { ownChampionships } from "#server/championships/own-championships.server.ts";
import { ownClub } from "#server/clubs/own-club.server.ts";
import type { Member } from "#server/identity/identity.server.ts";
import { assignOwner } from "./assign-owner.ts";
import { selectableProfiles } from "./selectable.server.ts";

async function somebody(role: Role = "user") {
  const { id: userId, name, email } = await aUser({ role });
  const actor: Actor = { kind: "member", userId, role };
  const member: Member = {
    userId,
    name,
    email,
    sessionId: "none",
    assurance: "aal1",
    needsSecondFactor: false,
    hasSecondFactor: false,
    roleWaits: false,
    profile: null,
    deletionDueAt: null,
  };
  return { actor, member };
}

const typesOf = (profiles: { type: string }[]) => profiles.map(({ type }) => type);

test("nobody has a profile for having an account", async () => {
  const { actor, member } = await somebody();
  expect(await selectableProfiles(actor, member)).toEqual([]);
});

test("the role of staff is an admin profile beside one's own", async () => {
  const { actor, member } = await somebody("staff");
  expect(typesOf(await selectableProfiles(actor, member))).toEqual(["admin"]);
  const { id } = await aClub();
  await assignOwner(SYSTEM, "club", id, member.userId);
  expect(typesOf(await selectableProfiles(actor, member))).toEqual(["club", "admin"]);
});

test("until the second factor was shown there is nothing to act as", async () => {
  const { actor, member } = await somebody("admin");
  expect(await selectableProfiles(actor, { ...member, needsSecondFactor: true })).toEqual([]);
});

test("a club handed over is its owner's alone, and only once", async () => {
  const { id } = await aClub();
  const [owner, other] = [await somebody(), await somebody()];
  expect(await assignOwner(owner.actor, "club", id, owner.member.userId)).toEqual({
    ok: false,
    error: "not_allowed",
  });
  expect(await assignOwner(SYSTEM, "club", id, owner.member.userId)).toMatchObject({ ok: true });
  expect(await assignOwner(SYSTEM, "club", id, other.member.userId)).toEqual({
    ok: false,
    error: "not_found",
  });
  expect(await ownClub(owner.actor, id)).toMatchObject({ ok: true, value: { id, verified: false } });
  expect(await ownClub(other.actor, id)).toEqual({ ok: false, error: "not_found" });
});

test("an organiser sees their own championships", async () => {
  const { id } = await aChampionship();
  await aChampionship();
  const { actor, member } = await somebody();
  await assignOwner(SYSTEM, "championship", id, member.userId);
  expect((await ownChampionships(actor)).map((one) => one.id)).toEqual([id]);
  expect(typesOf(await selectableProfiles(actor, member))).toEqual(["championship"]);
});
