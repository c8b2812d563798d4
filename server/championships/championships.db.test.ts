import { expect, test } from "vitest";
import { SYSTEM, VISITOR, type Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { addProfile } from "#server/identity/identity.server.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { aUser } from "#seed/factories/user.ts";
import { create, ownChampionships } from "./championships.server.ts";
import { eraseFor, exportOf } from "./rights.ts";
import { countActive, names } from "./staff-view.ts";

const memberOf = (userId: string, role: "user" | "staff" = "user"): Actor => ({
  kind: "member",
  userId,
  role,
  profile: null,
});

/** Somebody who organises championships as a person. */
async function anOrganiser() {
  const person = await aUser();
  const profile = await inTransaction(() => addProfile(person.id, "championship", null));
  const actor: Actor = {
    kind: "member",
    userId: person.id,
    role: "user",
    profile: { id: profile.id, type: "championship", profileId: null },
  };
  return { ...person, profileId: profile.id, actor };
}

const aCup = async (organiserProfileId: string, change: { name?: string; description?: string } = {}) =>
  expectOk(await create(SYSTEM, { name: "Copa Serra", organiserProfileId, ...change })).id;

test("visitors and members enter no championship by this door, and nothing of the try stays", async () => {
  const { id } = await aUser();
  for (const actor of [VISITOR, memberOf(id)])
    expect(await create(actor, { name: "Copa" })).toEqual({ ok: false, error: "not_allowed" });
  expect((await client().query("select from championships")).rowCount).toBe(0);
});

test("an organiser sees their own, newest first, and none that was deleted", async () => {
  const [rosa, bento] = [await anOrganiser(), await anOrganiser()];
  const first = await aCup(rosa.profileId, { name: "Copa A" });
  const second = await aCup(rosa.profileId, { name: "Copa B" });
  const gone = await aCup(rosa.profileId, { name: "Copa C" });
  await aCup(bento.profileId, { name: "Copa D" });
  await client().query("update championships set deleted_at = now() where id = $1", [gone]);
  const own = await ownChampionships(rosa.actor);
  expect(own.championships.map(({ id }) => id)).toEqual([second, first]);
  expect(own.mayEdit).toBe(true);
  expect(await ownChampionships(VISITOR)).toEqual({ championships: [], mayEdit: false });
});

test("staff count what is not over; members are not even asked", async () => {
  const staff = memberOf((await aUser({ role: "staff" })).id, "staff");
  const before = await countActive(staff);
  const { id, profileId } = await anOrganiser();
  const cup = await aCup(profileId);
  expect(await countActive(staff)).toBe(before + 1);
  await client().query("update championships set status = 'finished' where id = $1", [cup]);
  expect(await countActive(staff)).toBe(before);
  expect((await names(staff, [cup])).get(cup)).toBe("Copa Serra");
  await expect(async () => countActive(memberOf(id))).rejects.toThrow();
});

test("whoever leaves takes their name along, and the championship stays for who plays in it", async () => {
  const person = await anOrganiser();
  await client().query("update users set name = 'Odete Vilar' where id = $1", [person.id]);
  const cup = await aCup(person.profileId, { description: `Fale com Odete Vilar, ${person.email}.` });
  const subject = { userId: person.id, name: "Odete Vilar", email: person.email };
  expect((await exportOf(subject)).tables["championships"]).toHaveLength(1);
  await eraseFor(subject);
  const { rows } = await client().query(
    "select organiser_profile_id, description from championships where id = $1",
    [cup],
  );
  expect(rows[0]).toMatchObject({ organiser_profile_id: null });
  expect(rows[0].description).not.toMatch(/Odete|@/);
});
