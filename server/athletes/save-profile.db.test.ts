import { beforeAll, describe, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { openReviews } from "#server/platform/reviews/testing/open-reviews.ts";
import { ownDashboard, saveProfile, type ProfileChange } from "./own-profile.server.ts";
import { pendingChanges } from "./pending-changes.ts";
import { aFamily, aPublishedFamily, visibilityOf, yearsAgo, type Family } from "./testing/family.ts";

beforeAll(() => configure());

const formOf = async ({ athlete, id }: Family) => expectOk(await ownDashboard(athlete, id));

/** Opens the form, types and saves. */
async function save(family: Family, change: ProfileChange) {
  const { opened } = await formOf(family);
  return saveProfile(family.athlete, family.id, change, opened);
}

const WHOLE: ProfileChange = {
  nickname: "Kauã",
  modality: "masculino",
  place: { city: "Salvador", state: "BA" },
  instagram: "@kaua",
  tiktok: null,
  youtube: null,
  position: "Centroavante",
  secondaryPositions: ["Segundo atacante"],
  club: "Esporte Clube Litoral",
  shirtNumber: 9,
  heightCm: 183,
  weightKg: 68,
  foot: "Canhoto",
  traits: ["drible", "força"],
  about: "Jogo desde os oito anos.",
  achievements: ["Campeão baiano Sub-15", "Artilheiro da Copa Primavera"],
  history: [
    { year: 2024, club: "Litoral", category: "Sub-15" },
    { year: 2022, club: "Escolinha de Itapuã", category: null },
  ],
};

describe("saving a profile", () => {
  test("keeps every field, and reads back as it was written", async () => {
    const family = await aFamily();
    expect(await save(family, WHOLE)).toEqual({
      ok: true,
      value: { waiting: [], birthdateInReview: false },
    });
    expect((await formOf(family)).values).toMatchObject(WHOLE);
  });

  test("writes and audits only what is different", async () => {
    const family = await aFamily();
    await save(family, WHOLE);
    const entries = async () =>
      (
        await client().query<{ fields: string[] }>(
          "select fields from audit_log where subject_id = $1 and action = 'athlete.profile_changed' order by id",
          [family.id],
        )
      ).rows.map(({ fields }) => fields);
    const before = (await entries()).length;
    await save(family, WHOLE);
    expect(await entries()).toHaveLength(before);
    await save(family, { ...WHOLE, shirtNumber: 10 });
    expect((await entries()).at(-1)).toEqual(["shirtNumber"]);
  });

  test("is for the athlete alone", async () => {
    const [family, other] = [await aFamily(), await aFamily()];
    const { opened } = await formOf(family);
    for (const actor of [other.athlete, family.guardian])
      expect(await saveProfile(actor, family.id, { club: "Outro" }, opened)).toMatchObject({
        ok: false,
        error: { code: "not_found" },
      });
    expect(await ownDashboard(other.athlete, family.id)).toEqual({ ok: false, error: "not_found" });
  });
});

describe("a second tab that saved first", () => {
  test("shows what is saved and writes nothing", async () => {
    const family = await aFamily();
    const { opened } = await formOf(family);
    await save(family, { club: "Litoral", achievements: ["Campeão"] });
    expect(
      await saveProfile(
        family.athlete,
        family.id,
        { club: "Serra Azul", shirtNumber: 7, achievements: ["Campeão"] },
        opened,
      ),
    ).toMatchObject({
      ok: false,
      error: {
        code: "changed_meanwhile",
        saved: { club: "Litoral", shirtNumber: null },
        changedBefore: ["club"],
        untouched: [],
      },
    });
    expect((await formOf(family)).values).toMatchObject({ club: "Litoral", shirtNumber: null });
  });

  test("can be answered: what the person chose is saved then", async () => {
    const family = await aFamily();
    const { opened } = await formOf(family);
    await save(family, { club: "Litoral" });
    const input = { club: "Serra Azul", shirtNumber: 7 };
    const refused = await saveProfile(family.athlete, family.id, input, opened);
    if (refused.ok || refused.error.code !== "changed_meanwhile") throw new Error("not refused");
    expectOk(await saveProfile(family.athlete, family.id, input, refused.error.opened));
    expect((await formOf(family)).values).toMatchObject(input);
  });

  test("is noticed by a change of achievements, history or handles alone", async () => {
    for (const change of [
      { achievements: ["Campeão"] },
      { history: [{ year: 2024, club: "Litoral", category: null }] },
      { instagram: "@kaua" },
    ] satisfies ProfileChange[]) {
      const family = await aFamily();
      const { opened, values } = await formOf(family);
      await save(family, change);
      expect(await saveProfile(family.athlete, family.id, values, opened)).toMatchObject({
        ok: false,
        error: {
          code: "changed_meanwhile",
          changedBefore: Object.keys(change),
          untouched: Object.keys(change),
        },
      });
    }
  });

  test("does not disturb a form of other fields, nor does a change that no form shows", async () => {
    const family = await aFamily();
    const { opened } = await formOf(family);
    await save(family, { club: "Litoral" });
    await client().query("update athletes set indexable = true, updated_at = now() where id = $1", [
      family.id,
    ]);
    expect(await saveProfile(family.athlete, family.id, { about: "Olá." }, opened)).toMatchObject({
      ok: true,
    });
    expect((await formOf(family)).values).toMatchObject({ club: "Litoral", about: "Olá." });
  });

  test("is assumed when the form does not say when it was opened", async () => {
    const family = await aFamily();
    expect(await saveProfile(family.athlete, family.id, { club: "Litoral" }, "x")).toMatchObject({
      ok: false,
      error: { code: "changed_meanwhile" },
    });
  });
});

describe("a minor's texts", () => {
  test("hold no way to reach the child, in any field", async () => {
    const family = await aFamily();
    expect(
      await save(family, {
        nickname: "zap 71 98888-1234",
        club: "me chama em kaua@gmail.com",
        about: "Sigam @kaua.gols no insta",
        achievements: ["Campeão", "www.kaua.com.br"],
        history: [{ year: 2024, club: "71988881234", category: null }],
        instagram: "@71988881234",
        tiktok: "@71.98888-1234",
      }),
    ).toEqual({
      ok: false,
      error: {
        code: "contact_data",
        fields: ["nickname", "club", "about", "achievements", "history", "instagram", "tiktok"],
      },
    });
  });

  test("an adult writes what they like", async () => {
    const adult = await aFamily({ birthdate: yearsAgo(22) });
    expect(await save(adult, { about: "Contato: kaua@gmail.com" })).toMatchObject({ ok: true });
  });

  test("of a published profile wait for the guardian: name and about, and nothing else", async () => {
    const family = await aPublishedFamily();
    expect(await save(family, { name: "Kauã R. Vilela", about: "Olá.", club: "Litoral" })).toEqual({
      ok: true,
      value: { waiting: ["name", "about"], birthdateInReview: false },
    });
    const form = await formOf(family);
    expect(form.values).toMatchObject({ name: "Kauã R. Vilela", about: "Olá.", club: "Litoral" });
    expect(form.profile.name).toBe("Kauã Ribeiro");
    expect(form.waiting).toEqual({ name: { shown: "Kauã Ribeiro" }, about: { shown: null } });
    expect(await save(family, { name: "Kauã Ribeiro" })).toMatchObject({ value: { waiting: [] } });
    expect((await pendingChanges(family.guardian, [family.id])).map(({ field }) => field)).toEqual(["about"]);
  });

  const isMarked = async ({ id }: Family) =>
    (await openReviews({ kind: "profile_text", limit: 500 })).some(({ subjectId }) => subjectId === id);

  test.each<ProfileChange>([
    { achievements: ["Treino segunda e quarta às 18h na Rua do Campo"] },
    { nickname: "Kauã do bairro Itapuã" },
    { club: "Colégio Estadual Vila Nova" },
    { history: [{ year: 2024, club: "Litoral", category: "Ensino médio da manhã" }] },
  ])("of routine are marked for staff once the profile is public: %j", async (change) => {
    const [family, other] = [await aPublishedFamily(), await aFamily()];
    for (const one of [family, other]) expectOk(await save(one, change));
    expect([await isMarked(family), await isMarked(other)]).toEqual([true, false]);
  });
});

describe("the birth date", () => {
  test("across 18 waits for staff and the profile is private; the rest is saved", async () => {
    const family = await aPublishedFamily();
    const adult = yearsAgo(19).toString();
    expect(await save(family, { birthdate: adult, club: "Litoral" })).toMatchObject({
      value: { birthdateInReview: true },
    });
    expect(await visibilityOf(family.id)).toBe("private");
    expect((await formOf(family)).values.club).toBe("Litoral");
  });

  test("under 13 is refused with all that came with it", async () => {
    const family = await aFamily();
    expect(await save(family, { birthdate: yearsAgo(11).toString(), club: "Litoral" })).toEqual({
      ok: false,
      error: { code: "too_young" },
    });
    expect((await formOf(family)).values.club).toBeNull();
  });
});
