import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aClub, aVerifiedClub } from "#seed/factories/club.ts";
import { aUser } from "#seed/factories/user.ts";
import * as identity from "#server/identity/identity.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { PNG } from "#server/platform/storage/testing/pictures.ts";
import { recordDecision } from "#server/moderation/review-kinds.ts";
import { ownProfile, saveProfile, type ClubProfileValues } from "./own-profile.server.ts";

beforeAll(() => configure());

async function withOwner(make: typeof aClub) {
  const owner = await aUser();
  const { id } = await make({ userId: owner.id, name: "Grêmio da Colina" });
  await identity.addProfile(owner.id, "club", id);
  return { id, actor: actingAs(owner.id, "club", id) };
}

let club: { id: string; actor: Actor };
beforeEach(async () => {
  club = await withOwner(aVerifiedClub);
});

const read = async ({ id, actor } = club) => expectOk(await ownProfile(actor, id));
const save = async (
  changes: Partial<ClubProfileValues>,
  { opened, cnpj = null, logo, by = club.actor }: SaveOptions = {},
) => {
  const before = opened ?? (await read()).values;
  return saveProfile(by, club.id, { values: { ...before, ...changes }, opened: before, cnpj, logo });
};
interface SaveOptions {
  opened?: ClubProfileValues;
  cnpj?: string | null;
  logo?: Uint8Array;
  by?: Actor;
}
const decide = async (kind: string, subjectId: string, state: "approved" | "rejected", reason?: string) => {
  const decidedBy = (await aUser({ role: "staff" })).id;
  return recordDecision((await reviewOf(kind, subjectId))!, { decidedBy, state, reason });
};
const reviewOf = async (kind: string, subjectId: string): Promise<string | undefined> =>
  (
    await client().query<{ id: string }>(
      "select id from reviews where kind = $1 and subject_id = $2 and state = 'open'",
      [kind, subjectId],
    )
  ).rows[0]?.id;

test("an owner saves every part of the profile, and what is emptied goes away", async () => {
  const changes = {
    foundationYear: 1948,
    place: { city: "Salvador", state: "BA" as const },
    address: "Rua das Marés, 120",
    description: "Base desde 1948.",
    instagram: "@colina",
    website: "https://colina.example",
    achievements: ["Campeão de 2024", "Vice de 2025"],
  };
  expectOk(await save(changes));
  expect((await read()).values).toMatchObject(changes);
  expectOk(await save({ instagram: null, achievements: [], description: null }));
  expect((await read()).values).toMatchObject({ instagram: null, achievements: [], description: null });
});

test("two people save different fields, and of the same field the second one is asked", async () => {
  const opened = (await read()).values;
  expectOk(await save({ address: "Rua A" }, { opened }));
  expectOk(await save({ description: "Nova" }, { opened }));
  expect((await read()).values).toMatchObject({ address: "Rua A", description: "Nova" });
  expect(await save({ address: "Rua B" }, { opened })).toMatchObject({
    error: { code: "changed_meanwhile", fields: ["address"], saved: { address: "Rua A" } },
  });
});

test("a scout reads and does not edit; a stranger does not even read", async () => {
  const scout = await aUser();
  await identity.addProfile(scout.id, "club", club.id);
  const asScout = actingAs(scout.id, "club", club.id);
  expect(expectOk(await ownProfile(asScout, club.id)).mayEdit).toBe(false);
  expect(await save({ address: "Rua B" }, { by: asScout })).toMatchObject({ error: { code: "not_found" } });
  const other = await withOwner(aVerifiedClub);
  expect(await ownProfile(other.actor, club.id)).toMatchObject({ error: "not_found" });
  expect(await save({ address: "Rua B" }, { by: other.actor })).toMatchObject({
    error: { code: "not_found" },
  });
});

test("a verified club's new name is shown only after staff approved it", async () => {
  expect(expectOk(await save({ name: "Flamengo" })).nameWaits).toBe(true);
  expect(await read()).toMatchObject({
    shownName: "Grêmio da Colina",
    nameWaits: true,
    values: { name: "Flamengo" },
  });
  expectOk(await decide("club_verification", club.id, "rejected", "Não é o nome."));
  expect(await read()).toMatchObject({ shownName: "Grêmio da Colina", nameWaits: false, verified: true });
  expectOk(await save({ name: "Colina FC" }));
  expectOk(await decide("club_verification", club.id, "approved"));
  expect(await read()).toMatchObject({ shownName: "Colina FC", nameWaits: false, verified: true });
  expectOk(await save({ name: "Outro" }));
  expectOk(await save({ name: "Colina FC" }));
  expect(await reviewOf("club_verification", club.id)).toBeUndefined();
});

test("a verified club's new logo waits for staff, an unverified one's is set at once", async () => {
  expect(expectOk(await save({}, { logo: PNG })).logoWaits).toBe(true);
  const first = (await read()).waitingLogo!;
  expect(expectOk(await save({}, { logo: PNG })).logoWaits).toBe(true);
  const { logo, waitingLogo } = await read();
  expect(waitingLogo!.id).not.toBe(first.id);
  expectOk(await decide("media", waitingLogo!.id, "approved"));
  expect(await read()).toMatchObject({ logo: { id: waitingLogo!.id }, waitingLogo: null });
  expect(logo?.id).not.toBe(waitingLogo!.id);
  expect(await save({}, { logo: new Uint8Array([1, 2, 3]) })).toMatchObject({
    error: { code: "logo_invalid" },
  });
  club = await withOwner(aClub);
  expect(expectOk(await save({}, { logo: PNG })).logoWaits).toBe(false);
  expect((await read()).logo).not.toBeNull();
});

test("a club without a CNPJ gives one, unless another club holds it", async () => {
  club = await withOwner(aClub);
  await client().query("update clubs set cnpj = null where id = $1", [club.id]);
  await aClub({ cnpj: "11222333000181" });
  expect(await save({}, { cnpj: "11222333000181" })).toMatchObject({ error: { code: "cnpj_taken" } });
  expectOk(await save({}, { cnpj: "12ABC34501DE35" }));
  expect(await read()).toMatchObject({ cnpj: "12ABC34501DE35" });
});
