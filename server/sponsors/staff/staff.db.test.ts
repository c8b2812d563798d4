import { beforeAll, expect, test } from "vitest";
import type { Actor } from "#domain/identity/actor.ts";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import type { StaffSponsorInput } from "#domain/sponsors/staff-schema.ts";
import { aSponsor } from "#seed/factories/sponsor.ts";
import { aUser } from "#seed/factories/user.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { recent } from "#server/platform/audit/audit.ts";
import { today } from "#server/platform/clock.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { eq } from "#server/platform/database/orm.ts";
import { requestReview, reviewsAbout } from "#server/platform/reviews/reviews.ts";
import { PNG } from "#server/platform/storage/testing/pictures.ts";
import { statusOn } from "#domain/sponsors/contract.ts";
import { statusSql } from "../contract-sql.ts";
import { sponsorMedia } from "../own-sponsor.server.ts";
import { list } from "../sponsors.server.ts";
import { sponsors } from "../tables.ts";
import { createByStaff, saveByStaff } from "./edit.server.ts";
import { setFeatured } from "./featured.server.ts";
import { readForStaff } from "./read.server.ts";
import { remove, undoRemoval } from "./removal.server.ts";

beforeAll(() => configure());

async function aMember(role: "user" | "staff" | "admin"): Promise<Actor> {
  return { kind: "member", userId: (await aUser({ role })).id, role, profile: null };
}

const input = (change: Partial<StaffSponsorInput> = {}): StaffSponsorInput => ({
  name: "Fonte Clara",
  description: null,
  link: "https://fonte.example/",
  segment: "Água mineral",
  level: "Ouro",
  status: "Ativo",
  contractStart: today().subtract({ months: 1 }),
  contractEnd: today().add({ months: 11 }),
  featured: false,
  cnpj: null,
  responsible: "Bia",
  phone: null,
  address: null,
  ...change,
});

const isShown = async (id: string) => (await list()).some((sponsor) => sponsor.id === id);
const savedAt = async (id: string) => Temporal.Instant.from(expectOk(await readForStaff(SYSTEM, id)).savedAt);

test("a sponsor that staff enter is public with its logo, segment and level", async () => {
  const staff = await aMember("staff");
  const { id } = expectOk(await createByStaff(staff, input(), PNG));
  expect((await list()).find((one) => one.id === id)).toMatchObject({ segment: "Água mineral" });
  const sponsor = expectOk(await readForStaff(staff, id));
  expect(sponsor).toMatchObject({ values: input(), status: "Ativo", person: null, reviewId: null });
  expect(sponsor.logo).not.toBeNull();
  expect(await createByStaff(VISITOR, input())).toEqual({ ok: false, error: "not_allowed" });
  expect(await createByStaff(await aMember("user"), input())).toEqual({ ok: false, error: "not_allowed" });
});

test("a contract expires by itself, and its page and logo are public no longer", async () => {
  const staff = await aMember("staff");
  const { id } = expectOk(await createByStaff(staff, input()));
  expect(await isShown(id)).toBe(true);
  const ended = input({ contractEnd: today().subtract({ days: 1 }) });
  expectOk(await saveByStaff(staff, { id, savedAt: await savedAt(id) }, ended));
  expect(await isShown(id)).toBe(false);
  expect(expectOk(await readForStaff(staff, id)).status).toBe("Expirado");
  const { rows } = await db().execute<{ facts: { isPublic: boolean } }>(
    `select ${sponsorMedia.factsSql(`'${id}'::uuid`, "null")} as facts`,
  );
  expect(rows[0]!.facts.isPublic).toBe(false);
});

test("PostgreSQL calls each contract what the product calls it", async () => {
  const day = today();
  const dates = [null, day.subtract({ days: 1 }), day, day.add({ days: 1 })];
  for (const status of ["Ativo", "Pendente", "Expirado"] as const)
    for (const contractStart of dates)
      for (const contractEnd of dates) {
        if (contractStart && contractEnd && Temporal.PlainDate.compare(contractEnd, contractStart) < 0)
          continue;
        const { id } = await aSponsor({ status, contractStart, contractEnd });
        const [row] = await db()
          .select({ status: statusSql(day) })
          .from(sponsors)
          .where(eq(sponsors.id, id));
        expect(row!.status).toBe(statusOn(day, { status, contractStart, contractEnd }));
      }
});

test("whoever signed up hears the answer of their review, so its state is not changed beside it", async () => {
  const staff = await aMember("staff");
  const { id } = await aSponsor({ status: "Pendente" });
  await inTransaction(() => requestReview({ kind: "sponsor", subjectId: id, requestedBy: null }));
  expect(await saveByStaff(staff, { id, savedAt: await savedAt(id) }, input())).toEqual({
    ok: false,
    error: "in_review",
  });
  const pending = input({ status: "Pendente", segment: "Transporte" });
  expectOk(await saveByStaff(staff, { id, savedAt: await savedAt(id) }, pending));
});

test("of two people who save at once, the second is told", async () => {
  const staff = await aMember("staff");
  const { id } = expectOk(await createByStaff(staff, input()));
  const opened = await savedAt(id);
  expectOk(await saveByStaff(staff, { id, savedAt: opened }, input({ level: "Prata" })));
  expect(await saveByStaff(staff, { id, savedAt: opened }, input({ level: "Premium" }))).toEqual({
    ok: false,
    error: "changed_meanwhile",
  });
});

test("a CNPJ is one sponsor's", async () => {
  const staff = await aMember("staff");
  const { cnpj } = await aSponsor();
  expect(await createByStaff(staff, input({ cnpj: cnpj! }))).toEqual({ ok: false, error: "cnpj_taken" });
  const { id } = expectOk(await createByStaff(staff, input()));
  expect(await saveByStaff(staff, { id, savedAt: await savedAt(id) }, input({ cnpj: cnpj! }))).toEqual({
    ok: false,
    error: "cnpj_taken",
  });
});

test("only an admin deletes a sponsor; undone, it is as it was", async () => {
  const [staff, admin] = [await aMember("staff"), await aMember("admin")];
  const { id } = expectOk(await createByStaff(staff, input()));
  expect(await remove(staff, id)).toEqual({ ok: false, error: "not_found" });
  expectOk(await remove(admin, id));
  expect(await isShown(id)).toBe(false);
  expect(expectOk(await readForStaff(staff, id)).deletedAt).not.toBeNull();
  expect(await undoRemoval(staff, id)).toEqual({ ok: false, error: "not_found" });
  expectOk(await undoRemoval(admin, id));
  expect(await isShown(id)).toBe(true);
  expect((await recent({ limit: 2 })).map(({ action }) => action)).toEqual([
    "sponsor.restored",
    "sponsor.deleted",
  ]);
});

test("a deleted sponsor leaves the queue, and undone it waits in its place again", async () => {
  const admin = await aMember("admin");
  const { id } = await aSponsor({ status: "Pendente" });
  const asked = await requestReview({ kind: "sponsor", subjectId: id, requestedBy: null });
  expectOk(await remove(admin, id));
  expect(await reviewsAbout([id])).toMatchObject([{ id: asked.id, state: "withdrawn" }]);
  expectOk(await undoRemoval(admin, id));
  expect(await reviewsAbout([id])).toEqual([asked]);
});

test("featuring is noted once", async () => {
  const staff = await aMember("staff");
  const { id } = await aSponsor({ status: "Ativo" });
  expect(await setFeatured(staff, id, true)).toBe(true);
  expect(await setFeatured(staff, id, true)).toBe(false);
  expect(await setFeatured(await aMember("user"), id, false)).toBe(false);
  expect((await list()).find((one) => one.id === id)?.featured).toBe(true);
});
