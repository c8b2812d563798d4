import { expect, test } from "vitest";
import { SYSTEM, type Member } from "#domain/identity/actor.ts";
import type { Role } from "#domain/identity/roles.ts";
import { anAthlete } from "#seed/factories/athlete.ts";
import { aClub } from "#seed/factories/club.ts";
import { aChampionship } from "#seed/factories/championship.ts";
import { aSponsor } from "#seed/factories/sponsor.ts";
import { aUser } from "#seed/factories/user.ts";
import { ownChampionships } from "#server/championships/championships.server.ts";
import { ownClub } from "#server/clubs/own-club.server.ts";
import { activeProfiles } from "#server/identity/identity.server.ts";
import { client } from "#server/platform/database/database.ts";
import { assignOwner } from "./assign-owner.ts";
import { selectableProfiles } from "./profiles.server.ts";

async function somebody(role: Role = "user") {
  const { id: userId, name } = await aUser({ role });
  const actor: Member = { kind: "member", userId, role, profile: null };
  return { actor, session: { name, needsSecondFactor: false } };
}

const typesOf = (profiles: { type: string }[]) => profiles.map(({ type }) => type);

test("nobody has a profile for having an account", async () => {
  const { actor, session } = await somebody();
  expect(await selectableProfiles(actor, session)).toEqual([]);
});

test("the role of staff is an admin profile beside one's own", async () => {
  const { actor, session } = await somebody("staff");
  expect(typesOf(await selectableProfiles(actor, session))).toEqual(["admin"]);
  const { id } = await aClub();
  await assignOwner(SYSTEM, "club", id, actor.userId);
  expect(typesOf(await selectableProfiles(actor, session))).toEqual(["club", "admin"]);
});

test("until the second factor was shown there is nothing to act as", async () => {
  const { actor, session } = await somebody("admin");
  expect(await selectableProfiles(actor, { ...session, needsSecondFactor: true })).toEqual([]);
});

test("a club handed over is its owner's alone, and only once", async () => {
  const { id } = await aClub();
  const [owner, other] = [await somebody(), await somebody()];
  expect(await assignOwner(owner.actor, "club", id, owner.actor.userId)).toEqual({
    ok: false,
    error: "not_allowed",
  });
  expect(await assignOwner(SYSTEM, "club", id, owner.actor.userId)).toMatchObject({ ok: true });
  expect(await assignOwner(SYSTEM, "club", id, other.actor.userId)).toEqual({
    ok: false,
    error: "not_found",
  });
  expect(await ownClub(owner.actor, id)).toMatchObject({ ok: true, value: { id, verified: false } });
  expect(await ownClub(other.actor, id)).toEqual({ ok: false, error: "not_found" });
});

test.each([
  ["athlete", "athletes", anAthlete],
  ["club", "clubs", aClub],
  ["sponsor", "sponsors", aSponsor],
  ["championship", "championships", aChampionship],
] as const)("what was deleted gets no owner: %s", async (type, table, make) => {
  const [{ id }, { actor, session }] = [await make(), await somebody()];
  await client().query(`update ${table} set deleted_at = now() where id = $1`, [id]);
  expect(await assignOwner(SYSTEM, type, id, actor.userId)).toEqual({ ok: false, error: "not_found" });
  expect(await selectableProfiles(actor, session)).toEqual([]);
});

test("an organiser sees their own championships", async () => {
  const { id } = await aChampionship();
  await aChampionship();
  const { actor, session } = await somebody();
  await assignOwner(SYSTEM, "championship", id, actor.userId);
  const [profile] = await activeProfiles(actor.userId);
  const { championships } = await ownChampionships({ ...actor, profile: profile! });
  expect(championships.map((one) => one.id)).toEqual([id]);
  expect(typesOf(await selectableProfiles(actor, session))).toEqual(["championship"]);
});
