import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { SYSTEM } from "#domain/identity/actor.ts";
import { athletes } from "#server/athletes/tables.ts";
import { recent } from "#server/platform/audit/audit.ts";
import { client, db, inTransaction } from "#server/platform/database/database.ts";
import { findLive, setMark } from "#server/platform/database/live-rows.ts";
import { sponsors } from "#server/sponsors/tables.ts";
import { changedFields, changeRow } from "./change-row.ts";

const EARLIER = Temporal.Instant.from("2026-01-01T12:00:00.123456Z");

async function aSponsor() {
  const values = { name: "Padaria Sol", description: "Pães", updatedAt: EARLIER };
  const [sponsor] = await db().insert(sponsors).values(values).returning();
  return sponsor!;
}

const editing = { who: SYSTEM, action: "sponsor.updated", allowed: () => true } as const;
const entriesOf = async (id: string) =>
  (await recent({ limit: 20 })).filter(({ subjectId }) => subjectId === id);

test("only what is different is written and named", async () => {
  const before = await aSponsor();
  const changed = await changeRow(sponsors, before.id, {
    ...editing,
    set: { name: "Padaria Lua", description: "Pães", link: undefined },
  });
  expect(changed).toEqual({ ok: true, value: { before, fields: ["name"] } });
  const after = (await findLive(sponsors, before.id))!;
  expect(after).toEqual({ ...before, name: "Padaria Lua", updatedAt: after.updatedAt });
  expect(Temporal.Instant.compare(after.updatedAt, EARLIER)).toBe(1);
  expect(await entriesOf(before.id)).toMatchObject([{ action: "sponsor.updated", fields: ["name"] }]);
});

test("equal values write nothing and leave no entry", async () => {
  const before = await aSponsor();
  const changed = await changeRow(sponsors, before.id, {
    ...editing,
    set: ({ name, description }) => ({ name, description }),
    alsoSet: { featured: true },
  });
  expect(changed).toEqual({ ok: true, value: { before, fields: [] } });
  expect(await findLive(sponsors, before.id)).toEqual(before);
  expect(await entriesOf(before.id)).toEqual([]);
});

test("dates, lists and objects are compared by value", () => {
  const day = "2010-05-01";
  const before = {
    birthdate: Temporal.PlainDate.from(day),
    at: Temporal.Instant.from("2026-01-01T00:00:00Z"),
    seen: new Date(0),
    traits: ["rápido", "canhoto"],
    details: { age: 12, guardian: true },
    nothing: null,
  };
  const equal: typeof before = {
    birthdate: Temporal.PlainDate.from(day),
    at: Temporal.Instant.from("2025-12-31T21:00:00-03:00"),
    seen: new Date(0),
    traits: ["rápido", "canhoto"],
    details: { guardian: true, age: 12 },
    nothing: null,
  };
  expect(changedFields(before, equal)).toEqual([]);
  const different: typeof before = {
    birthdate: Temporal.PlainDate.from("2010-05-02"),
    at: Temporal.Instant.from("2026-01-01T00:00:00.000001Z"),
    seen: new Date(1),
    traits: ["canhoto", "rápido"],
    details: { age: 12, guardian: false },
    nothing: null,
  };
  expect(changedFields(before, different)).toEqual(["birthdate", "at", "seen", "traits", "details"]);
});

test("what is missing, deleted, invalid or not allowed is not found, and nothing is asked further", async () => {
  const { id } = await aSponsor();
  const gone = await aSponsor();
  await setMark(sponsors, gone.id, "deletedAt", true);
  const set = { name: "Outra" };
  const obstacle = () => "too_late" as const;
  const refused = { ok: false, error: "not_found" };
  for (const wrong of [randomUUID(), gone.id, "não é um id"])
    expect(await changeRow(sponsors, wrong, { ...editing, set, obstacle })).toEqual(refused);
  const forbidden = { ...editing, allowed: () => Promise.resolve(false) };
  expect(await changeRow(sponsors, id, { ...forbidden, set, obstacle })).toEqual(refused);
  expect(await changeRow(sponsors, id, { ...editing, set, obstacle })).toEqual({
    ok: false,
    error: "too_late",
  });
  expect(await findLive(sponsors, id)).toMatchObject({ name: "Padaria Sol" });
});

test("whoever opened the form before somebody else saved gets the current values, and writes nothing", async () => {
  const { id, updatedAt } = await aSponsor();
  const save = (name: string) =>
    changeRow(sponsors, id, { ...editing, set: { name }, ifUnchangedSince: updatedAt });
  expect(await save("Primeira aba")).toMatchObject({ ok: true });
  expect(await save("Segunda aba")).toMatchObject({
    ok: false,
    error: { code: "changed_meanwhile", current: { name: "Primeira aba" } },
  });
  expect(await findLive(sponsors, id)).toMatchObject({ name: "Primeira aba" });
  expect(await entriesOf(id)).toHaveLength(1);
});

test("of two who save at the same moment one wins, and the other hears of it", async () => {
  const { id, updatedAt } = await aSponsor();
  const saved = await Promise.all(
    ["Um", "Dois"].map((name) =>
      changeRow(sponsors, id, { ...editing, set: { name }, ifUnchangedSince: updatedAt }),
    ),
  );
  expect(saved.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await entriesOf(id)).toHaveLength(1);
});

test("the time that a form carries as text is still the same time", async () => {
  const { id, updatedAt } = await aSponsor();
  const ifUnchangedSince = Temporal.Instant.from(String(updatedAt));
  expect(
    await changeRow(sponsors, id, { ...editing, set: { name: "Salva" }, ifUnchangedSince }),
  ).toMatchObject({ ok: true });
});

test("values are kept only where asked for, and only those that changed", async () => {
  const [athlete] = await db()
    .insert(athletes)
    .values({ name: "Kauã", subdomain: `kaua-${randomUUID()}`, position: "Meia" })
    .returning();
  const owner = randomUUID();
  await changeRow(athletes, athlete!.id, {
    who: owner,
    action: "athlete.privacy_changed",
    allowed: () => true,
    set: { indexable: !athlete!.indexable, socialPublic: athlete!.socialPublic },
    keepValuesOf: () => owner,
  });
  const { rows } = await client().query("select before, after from audit_values where data_subject_id = $1", [
    owner,
  ]);
  expect(rows).toEqual([
    { before: { indexable: athlete!.indexable }, after: { indexable: !athlete!.indexable } },
  ]);
});

test("a change is undone with the transaction that it is part of", async () => {
  const { id } = await aSponsor();
  await inTransaction(async () => {
    await changeRow(sponsors, id, { ...editing, set: { name: "Desfeita" } });
    return { ok: false };
  });
  expect(await findLive(sponsors, id)).toMatchObject({ name: "Padaria Sol" });
  expect(await entriesOf(id)).toEqual([]);
});
