import { beforeAll, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { aPublishedAthlete } from "#seed/factories/athlete.ts";
import { aUser } from "#seed/factories/user.ts";
import { featured } from "#server/athletes/athletes.server.ts";
import { memberOf, staffOf, yearsAgo } from "#server/athletes/testing/family.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { recent } from "#server/platform/audit/audit.ts";
import { deleteAthlete } from "./delete.server.ts";
import { feature, featureAll } from "./feature.server.ts";

beforeAll(() => configure());

const anAdult = () => aPublishedAthlete({ birthdate: yearsAgo(20), featured: false });
const isFeatured = async (id: string) => (await featured(50)).some((card) => card.id === id);

test("staff put a profile forward and take it back, and the log shows both once", async () => {
  const [staff, { id }] = [staffOf(await aUser({ role: "staff" })), await anAdult()];
  expectOk(await feature(staff, id, true));
  expectOk(await feature(staff, id, true));
  expect(await isFeatured(id)).toBe(true);
  expectOk(await feature(staff, id, false));
  expect(await isFeatured(id)).toBe(false);
  const log = (await recent({ limit: 10 })).filter(({ subjectId }) => subjectId === id);
  expect(log.slice(0, 2)).toMatchObject([
    { action: "athlete.unfeatured", fields: ["featured"] },
    { action: "athlete.featured", fields: ["featured"] },
  ]);
  expect(log.filter(({ action }) => action === "athlete.featured")).toHaveLength(1);
});

test("nobody else does, not even of their own profile; a deleted one is not found", async () => {
  const owner = await aUser();
  const { id } = await aPublishedAthlete({ birthdate: yearsAgo(20), userId: owner.id, featured: false });
  expect(await feature(memberOf(owner), id, true)).toEqual({ ok: false, error: "not_found" });
  const staff = staffOf(await aUser({ role: "staff" }));
  const other = await anAdult();
  expectOk(await deleteAthlete(staff, id, "Pedido da família."));
  expect(await featureAll(staff, [id, other.id], true)).toEqual([
    { id, result: { ok: false, error: "not_found" } },
    { id: other.id, result: { ok: true, value: null } },
  ]);
});
