import { beforeAll, expect, test } from "vitest";
import { SYSTEM } from "#domain/identity/actor.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { aClub, aVerifiedClub } from "#seed/factories/club.ts";
import { isVerified, verify } from "./clubs.server.ts";

beforeAll(() => configure());

test("a club is trusted once verified, and no longer when it was hidden or left", async () => {
  const [verified, unverified] = [await aVerifiedClub(), await aClub()];
  expect(await isVerified(verified.id)).toBe(true);
  expect(await isVerified(unverified.id)).toBe(false);
  for (const column of ["hidden_at", "deleted_at"]) {
    const { id } = await aVerifiedClub();
    await client().query(`update clubs set ${column} = now() where id = $1`, [id]);
    expect(await isVerified(id), column).toBe(false);
  }
});

test("a club that was deleted is locked by nobody: it cannot be verified any more", async () => {
  const { id } = await aClub();
  await client().query("update clubs set deleted_at = now() where id = $1", [id]);
  expect(await verify(SYSTEM, id)).toEqual({ ok: false, error: "not_found" });
});
