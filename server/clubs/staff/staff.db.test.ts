import { beforeAll, describe, expect, test } from "vitest";
import { SYSTEM, VISITOR, type Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { aClub, aVerifiedClub, inventCnpj } from "#seed/factories/club.ts";
import { aTrial } from "#seed/factories/trial.ts";
import { aUser } from "#seed/factories/user.ts";
import { notesAbout } from "#server/desk/notes/notes.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { addItems } from "#server/media/media.ts";
import { recent } from "#server/platform/audit/audit.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { requestReview, reviewsAbout } from "#server/platform/reviews/reviews.ts";
import { eraseFor } from "../rights.ts";
import { adjustClub } from "../adjustments.server.ts";
import { isVerified, list, ranking, site } from "../clubs.server.ts";
import { ownClub } from "../own-club.server.ts";
import { createByStaff, saveByStaff, type StaffClubValues } from "./edit.server.ts";
import { readForStaff } from "./read.server.ts";
import { remove, undoRemoval } from "./removal.server.ts";
import { verifyByStaff } from "./verify.server.ts";

beforeAll(() => configure());

async function aMember(role: "user" | "staff" | "admin"): Promise<Actor & { kind: "member" }> {
  return { kind: "member", userId: (await aUser({ role })).id, role, profile: null };
}

const values = (change: Partial<StaffClubValues> = {}): StaffClubValues => ({
  name: "Clube da Serra",
  cnpj: null,
  place: { city: "Salvador", state: "BA" },
  foundationYear: 1950,
  address: null,
  responsible: "Ana Lima",
  contactEmail: "contato@serra.example",
  phone: null,
  instagram: "@serra",
  youtube: null,
  website: null,
  category: "Clube formador",
  partnership: "Oficial",
  highlighted: false,
  position: null,
  description: null,
  ...change,
});

const NO_POINTS = { points: 0, pointsReason: "" };

const savedAt = async (id: string) => Temporal.Instant.from(expectOk(await readForStaff(SYSTEM, id)).savedAt);

describe("a new club", () => {
  test("is on file with its category, its partnership and its points with their reason", async () => {
    const staff = await aMember("staff");
    const points = { points: 3, pointsReason: "Título de 2025 reconhecido" };
    const { id } = expectOk(await createByStaff(staff, values(), points));
    expect(expectOk(await readForStaff(staff, id))).toMatchObject({
      values: values(),
      verified: false,
      members: [],
      adjustments: [{ points: 3, reason: points.pointsReason }],
    });
    expect((await recent({ limit: 2 })).map(({ action }) => action)).toEqual([
      "club.points_adjusted",
      "club.created",
    ]);
  });

  test("is entered by staff alone, with a CNPJ that no other club has", async () => {
    for (const actor of [VISITOR, await aMember("user")])
      expect(await createByStaff(actor, values(), NO_POINTS)).toEqual({ ok: false, error: "not_allowed" });
    const { cnpj } = await aClub();
    expect(await createByStaff(await aMember("staff"), values({ cnpj: cnpj! }), NO_POINTS)).toEqual({
      ok: false,
      error: "cnpj_taken",
    });
  });
});

describe("a change by staff", () => {
  test("writes what is different and audits the names of it", async () => {
    const staff = await aMember("staff");
    const { id } = expectOk(await createByStaff(staff, values(), NO_POINTS));
    const next = values({ partnership: "Parcial", website: "https://serra.example/" });
    expectOk(await saveByStaff(staff, { id, savedAt: await savedAt(id) }, next, {}));
    expect(expectOk(await readForStaff(staff, id)).values).toEqual(next);
    expect((await recent({ limit: 2 })).map(({ fields }) => fields)).toEqual([["website"], ["partnership"]]);
  });

  test("of a club that somebody saved meanwhile writes nothing", async () => {
    const staff = await aMember("staff");
    const { id } = expectOk(await createByStaff(staff, values(), NO_POINTS));
    const opened = await savedAt(id);
    expectOk(await saveByStaff(staff, { id, savedAt: opened }, values({ name: "Serra Nova" }), {}));
    expect(await saveByStaff(staff, { id, savedAt: opened }, values({ name: "Serra Velha" }), {})).toEqual({
      ok: false,
      error: "changed_meanwhile",
    });
    expect(expectOk(await readForStaff(staff, id)).values.name).toBe("Serra Nova");
  });

  test("leaves the CNPJ of a verified club alone", async () => {
    const staff = await aMember("staff");
    const { id } = await aVerifiedClub();
    const change = values({ cnpj: inventCnpj("outro") });
    expect(await saveByStaff(staff, { id, savedAt: await savedAt(id) }, change, {})).toEqual({
      ok: false,
      error: "cnpj_verified",
    });
  });
});

describe("verification", () => {
  test("needs a valid CNPJ and keeps what the person looked at as a note", async () => {
    const staff = await aMember("staff");
    const without = expectOk(await createByStaff(staff, values(), NO_POINTS));
    expect(await verifyByStaff(staff, without.id, "Consultei a Receita.")).toEqual({
      ok: false,
      error: "cnpj_missing",
    });
    const { id } = await aClub();
    expectOk(await verifyByStaff(staff, id, "Consultei a Receita."));
    expect(await isVerified(id)).toBe(true);
    expect((await notesAbout(staff, { type: "club", id })).notes).toMatchObject([
      { text: "Consultei a Receita.", own: true },
    ]);
    expect(await verifyByStaff(staff, id, "De novo.")).toEqual({ ok: false, error: "already_verified" });
  });

  test("of a club that asked for it is decided in its review", async () => {
    const { id } = await aClub();
    await inTransaction(() => requestReview({ kind: "club_verification", subjectId: id, requestedBy: null }));
    expect(await verifyByStaff(await aMember("staff"), id, "Conferi.")).toEqual({
      ok: false,
      error: "in_review",
    });
  });
});

describe("deleting a club", () => {
  test("is an admin's, takes it off every page, and is undone as it was", async () => {
    const [staff, admin] = [await aMember("staff"), await aMember("admin")];
    const owner = await aUser();
    const { id } = await aVerifiedClub({ name: "Clube que some", userId: owner.id });
    const acting: Actor = {
      kind: "member",
      userId: owner.id,
      role: "user",
      profile: { id: "x", type: "club", profileId: id },
    };
    expectOk(await adjustClub(staff, id, { points: 60, reason: "Título reconhecido" }));
    expect(await remove(staff, id)).toEqual({ ok: false, error: "not_found" });
    expectOk(await remove(admin, id));
    expect(await site(VISITOR, id)).toEqual({ ok: false, error: "not_found" });
    expect((await list(1)).clubs.map((club) => club.id)).not.toContain(id);
    expect((await ranking()).clubs.map((club) => club.id)).not.toContain(id);
    expect(await isVerified(id)).toBe(false);
    expect((await ownClub(acting, id)).ok).toBe(false);
    expect(expectOk(await readForStaff(staff, id)).deletedAt).not.toBeNull();
    expect(await undoRemoval(staff, id)).toEqual({ ok: false, error: "not_found" });
    expectOk(await undoRemoval(admin, id));
    expect((await site(VISITOR, id)).ok).toBe(true);
    expect(await isVerified(id)).toBe(true);
    expect((await ownClub(acting, id)).ok).toBe(true);
    expect((await recent({ limit: 2 })).map(({ action }) => action)).toEqual([
      "club.restored",
      "club.deleted",
    ]);
  });

  test("holds its trials, and staff decide about each once the club is back", async () => {
    const admin = await aMember("admin");
    const { id: clubId } = await aVerifiedClub();
    const { id } = await aTrial({ clubId });
    expectOk(await remove(admin, clubId));
    const { rows } = await client().query("select held_at is not null as held from events where id = $1", [
      id,
    ]);
    expect(rows).toEqual([{ held: true }]);
  });

  test("takes its reviews out of the queue, and undone they are in their place again", async () => {
    const admin = await aMember("admin");
    const { id } = await aClub();
    const [mediaId] = await addItems({ ownerType: "club", ownerId: id }, [
      { kind: "photo", title: "Treino" },
    ]);
    const of = { club_verification: id, media: mediaId! } as const;
    const asked = [];
    for (const kind of ["club_verification", "media"] as const)
      asked.push(await requestReview({ kind, subjectId: of[kind], requestedBy: null }));
    const states = async () => (await reviewsAbout(Object.values(of))).map(({ state }) => state);
    expectOk(await remove(admin, id));
    expect(await states()).toEqual(["withdrawn", "withdrawn"]);
    expectOk(await undoRemoval(admin, id));
    expect((await reviewsAbout(Object.values(of))).toReversed()).toEqual(asked);
  });

  test("is not undone once its people erased it", async () => {
    const admin = await aMember("admin");
    const owner = await aUser();
    const { id } = await aClub({ userId: owner.id });
    expectOk(await remove(admin, id));
    await inTransaction(() => eraseFor({ userId: owner.id, email: owner.email, name: owner.name }));
    expect(await undoRemoval(admin, id)).toEqual({ ok: false, error: "not_found" });
    expect((await readForStaff(admin, id)).ok).toBe(false);
  });
});
