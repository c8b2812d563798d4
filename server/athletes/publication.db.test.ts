import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { SYSTEM, VISITOR, type Actor } from "#domain/identity/actor.ts";
import { today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { aConsentingGuardianOf } from "#seed/factories/guardian.ts";
import * as athletes from "./athletes.server.ts";
import { insertAthletes } from "./testing/some-athletes.ts";

const STAFF: Actor = { kind: "member", userId: randomUUID(), role: "staff", profile: null };
const MEMBER: Actor = { kind: "member", userId: randomUUID(), role: "user", profile: null };

beforeEach(async () => {
  await client().query("delete from athletes");
});

async function create(input: Partial<athletes.NewAthlete> = {}): Promise<string> {
  const created = await athletes.create(STAFF, {
    subdomain: `a-${randomUUID()}`,
    name: "Kauã Ribeiro",
    birthdate: today().subtract({ years: 15 }),
    ...input,
  });
  if (!created.ok) throw new Error(created.error);
  return created.value.id;
}

const visibilityOf = async (id: string) =>
  (await client().query("select visibility from athletes where id = $1", [id])).rows[0]?.visibility;
const auditOf = async (id: string) =>
  (
    await client().query("select action, actor_id from audit_log where subject_id = $1 order by id", [id])
  ).rows.map(({ action }) => action);

describe("creating", () => {
  test("a new profile is private, and its making is on record", async () => {
    const id = await create();
    expect(await visibilityOf(id)).toBe("private");
    expect(await auditOf(id)).toEqual(["athlete.created"]);
  });

  test("only staff and the product itself may", async () => {
    for (const actor of [VISITOR, MEMBER]) {
      expect(await athletes.create(actor, { subdomain: "kaua", name: "Kauã" })).toEqual({
        ok: false,
        error: "not_allowed",
      });
    }
    expect(await athletes.create(SYSTEM, { subdomain: "kaua", name: "Kauã" })).toMatchObject({ ok: true });
  });

  test("an address is one athlete's", async () => {
    await create({ subdomain: "kaua" });
    expect(await athletes.create(STAFF, { subdomain: "kaua", name: "Outro Kauã" })).toEqual({
      ok: false,
      error: "subdomain_taken",
    });
    const { rows } = await client().query("select name from athletes");
    expect(rows).toEqual([{ name: "Kauã Ribeiro" }]);
  });

  test("of two who want one address at the same moment, one gets it", async () => {
    const both = await Promise.all(
      [1, 2].map((n) => athletes.create(STAFF, { subdomain: "kaua", name: `Kauã ${n}` })),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both).toContainEqual({ ok: false, error: "subdomain_taken" });
  });

  test("a deleted profile keeps its address", async () => {
    await client().query("insert into athletes (subdomain, name, deleted_at) values ('kaua', 'Kauã', now())");
    expect(await athletes.create(STAFF, { subdomain: "kaua", name: "Kauã" })).toEqual({
      ok: false,
      error: "subdomain_taken",
    });
  });

  test("a name that means something as a host is nobody's address", async () => {
    expect(await athletes.create(STAFF, { subdomain: "www", name: "Kauã" })).toEqual({
      ok: false,
      error: "subdomain_taken",
    });
  });

  test("a profile whose parts are refused is not there at all", async () => {
    await expect(
      create({
        subdomain: "kaua",
        history: [
          { year: 2020, club: "Ajax" },
          { year: 2020, club: "Ajax" },
        ],
      }),
    ).rejects.toThrow();
    const { rows } = await client().query("select from athletes");
    expect(rows).toEqual([]);
  });
});

describe("publishing", () => {
  test("a thirteenth birthday is enough; the day before is not", async () => {
    const thirteen = today().subtract({ years: 13 });
    const old = await create({ birthdate: thirteen });
    const young = await create({ birthdate: thirteen });
    for (const id of [old, young]) await aConsentingGuardianOf(id);
    await client().query("update athletes set birthdate = birthdate + 1 where id = $1", [young]);
    expect(await athletes.publish(STAFF, old)).toEqual({ ok: true, value: null });
    expect(await athletes.publish(STAFF, young)).toEqual({ ok: false, error: "too_young" });
    expect(await visibilityOf(young)).toBe("private");
    expect(await auditOf(old)).toEqual(["athlete.created", "consent.granted", "athlete.published"]);
    expect(await auditOf(young)).toEqual(["athlete.created", "consent.granted"]);
  });

  test("an unknown or estimated birth date is not enough", async () => {
    for (const unknown of [{ birthdate: null }, { birthdateEstimated: true }]) {
      const id = await create(unknown);
      expect(await athletes.publish(STAFF, id)).toEqual({ ok: false, error: "birthdate_missing" });
      expect(await visibilityOf(id)).toBe("private");
    }
  });

  test("only staff and the product itself may; for others the profile does not exist", async () => {
    const id = await create();
    for (const actor of [VISITOR, MEMBER]) {
      expect(await athletes.publish(actor, id)).toEqual({ ok: false, error: "not_found" });
      expect(await athletes.hide(actor, id)).toEqual({ ok: false, error: "not_found" });
    }
    expect(await visibilityOf(id)).toBe("private");
  });

  test("a profile that is not there, or deleted, cannot be", async () => {
    const [deleted] = await insertAthletes([
      { name: "Apagado", visibility: "hidden", deleted_at: "2026-01-01T00:00:00Z" },
    ]);
    for (const id of [randomUUID(), deleted!.id]) {
      expect(await athletes.publish(STAFF, id)).toEqual({ ok: false, error: "not_found" });
      expect(await athletes.hide(STAFF, id)).toEqual({ ok: false, error: "not_found" });
    }
  });

  test("a hidden profile can be opened again", async () => {
    const id = await create({ birthdate: today().subtract({ years: 18 }) });
    await athletes.publish(STAFF, id);
    await athletes.hide(STAFF, id);
    expect(await visibilityOf(id)).toBe("hidden");
    expect(await athletes.publish(STAFF, id)).toEqual({ ok: true, value: null });
    expect(await auditOf(id)).toEqual([
      "athlete.created",
      "athlete.published",
      "athlete.hidden",
      "athlete.published",
    ]);
  });
});

describe("the database itself refuses a public profile", () => {
  const insertPublic = (columns: string, values: string) =>
    client().query(
      `insert into athletes (subdomain, name, visibility${columns}) values ('kaua', 'Kauã', 'public'${values})`,
    );

  test.each([
    ["without a birth date", "", ""],
    ["with an estimated one", ", birthdate, birthdate_estimated", ", '2010-01-01', true"],
    ["that is deleted", ", birthdate, deleted_at", ", '2010-01-01', now()"],
  ])("%s", async (_, columns, values) => {
    await expect(insertPublic(columns, values)).rejects.toMatchObject({
      constraint: "athletes_public_needs_birthdate",
    });
  });

  test.each(["birthdate = null", "birthdate_estimated = true", "deleted_at = now()"])(
    "that loses what it needs: %s",
    async (change) => {
      await insertAthletes([{ name: "Público" }]);
      await expect(client().query(`update athletes set ${change}`)).rejects.toMatchObject({
        constraint: "athletes_public_needs_birthdate",
      });
    },
  );
});
