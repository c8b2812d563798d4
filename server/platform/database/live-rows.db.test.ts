import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { clubs } from "#server/clubs/tables.ts";
import { inquiries } from "#server/inquiries/tables.ts";
import { db, inTransaction } from "./database.ts";
import { findLive, live, lockLive, setMark } from "./live-rows.ts";
import { eq } from "./orm.ts";

async function aClub(): Promise<string> {
  const [club] = await db().insert(clubs).values({ name: "Grêmio da Vila" }).returning({ id: clubs.id });
  return club!.id;
}

test("a deleted row is found, locked and listed by nobody until it is restored", async () => {
  const id = await aClub();
  expect(await setMark(clubs, id, "deletedAt", true)).toBe(true);
  expect(await findLive(clubs, id)).toBeUndefined();
  expect(await inTransaction(() => lockLive(clubs, id))).toBeUndefined();
  expect(await db().select({ id: clubs.id }).from(clubs).where(live(clubs))).not.toContainEqual({ id });
  expect(await setMark(clubs, id, "hiddenAt", true)).toBe(false);
  expect(await setMark(clubs, id, "deletedAt", false)).toBe(true);
  expect(await findLive(clubs, id)).toMatchObject({ id, name: "Grêmio da Vila", deletedAt: null });
});

test("a mark is set once and cleared once, and a change of it counts as a change of the row", async () => {
  const id = await aClub();
  await db()
    .update(clubs)
    .set({ updatedAt: Temporal.Instant.from("2026-01-01T00:00:00Z") })
    .where(eq(clubs.id, id));
  const before = (await findLive(clubs, id))!;
  expect([
    await setMark(clubs, id, "hiddenAt", true),
    await setMark(clubs, id, "hiddenAt", true),
    await setMark(clubs, id, "hiddenAt", false),
    await setMark(clubs, id, "hiddenAt", false),
  ]).toEqual([true, false, true, false]);
  const after = (await findLive(clubs, id))!;
  expect(Temporal.Instant.compare(after.updatedAt, before.updatedAt)).toBe(1);
});

test.each(["", "1", "' or true", `${randomUUID()}0`])("the invalid id %j matches nothing", async (id) => {
  expect(await findLive(clubs, id)).toBeUndefined();
  expect(await setMark(clubs, id, "deletedAt", true)).toBe(false);
});

test("all rows of a table that deletes for good are live", async () => {
  const [row] = await db()
    .insert(inquiries)
    .values({ kind: "contact", name: "Ana", email: "ana@example.com" })
    .returning({ id: inquiries.id });
  expect(await findLive(inquiries, row!.id)).toMatchObject({ name: "Ana" });
});
