import { expect, test } from "vitest";
import { SYSTEM, VISITOR, type Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { client } from "#server/platform/database/database.ts";
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

const aCup = async (organiserId: string, change: { name?: string; description?: string } = {}) =>
  expectOk(await create(SYSTEM, { name: "Copa Serra", organiserId, ...change })).id;

test("visitors and members enter no championship by this door, and nothing of the try stays", async () => {
  const { id } = await aUser();
  for (const actor of [VISITOR, memberOf(id)])
    expect(await create(actor, { name: "Copa", organiserId: id })).toEqual({
      ok: false,
      error: "not_allowed",
    });
  expect((await client().query("select from championships")).rowCount).toBe(0);
});

test("an organiser sees their own, newest first, and none that was deleted", async () => {
  const [rosa, bento] = [await aUser(), await aUser()];
  const first = await aCup(rosa.id, { name: "Copa A" });
  const second = await aCup(rosa.id, { name: "Copa B" });
  const gone = await aCup(rosa.id, { name: "Copa C" });
  await aCup(bento.id, { name: "Copa D" });
  await client().query("update championships set deleted_at = now() where id = $1", [gone]);
  expect((await ownChampionships(memberOf(rosa.id))).map(({ id }) => id)).toEqual([second, first]);
  expect(await ownChampionships(VISITOR)).toEqual([]);
});

test("staff count what is not over; members are not even asked", async () => {
  const staff = memberOf((await aUser({ role: "staff" })).id, "staff");
  const before = await countActive(staff);
  const { id } = await aUser();
  const cup = await aCup(id);
  expect(await countActive(staff)).toBe(before + 1);
  await client().query("update championships set status = 'finished' where id = $1", [cup]);
  expect(await countActive(staff)).toBe(before);
  expect((await names(staff, [cup])).get(cup)).toBe("Copa Serra");
  await expect(async () => countActive(memberOf(id))).rejects.toThrow();
});

test("whoever leaves takes their name along, and the championship stays for who plays in it", async () => {
  const person = await aUser({ name: "Odete Vilar" });
  const cup = await aCup(person.id, { description: `Fale com Odete Vilar, ${person.email}.` });
  const subject = { userId: person.id, name: person.name, email: person.email };
  expect((await exportOf(subject)).tables["championships"]).toHaveLength(1);
  await eraseFor(subject);
  const { rows } = await client().query("select organiser_id, description from championships where id = $1", [
    cup,
  ]);
  expect(rows[0]).toMatchObject({ organiser_id: null });
  expect(rows[0].description).not.toMatch(/Odete|@/);
});
