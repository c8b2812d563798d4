import { beforeAll, expect, test } from "vitest";
import type { Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { aUser } from "#seed/factories/user.ts";
import { choosePhoto } from "#server/athletes/own-media.server.ts";
import { saveProfile } from "#server/athletes/own-profile.server.ts";
import { aFamily, aPublishedFamily, mailsTo, memberOf, staffOf } from "#server/athletes/testing/family.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { anItem } from "#server/media/testing/items.ts";
import { deleteAthlete } from "./delete.server.ts";
import { hide, show } from "./hide.server.ts";
import { staffForm, staffProfile } from "./profile.server.ts";

let staff: Actor;
beforeAll(async () => {
  configure();
  staff = staffOf(await aUser({ role: "staff" }));
});

const edit = async (id: string, change: Parameters<typeof saveProfile>[2]) => {
  const { opened } = expectOk(await staffForm(staff, id));
  return expectOk(await saveProfile(staff, id, change, opened));
};

test("what the team changes in a published minor's name and photo waits for the guardian too", async () => {
  const family = await aPublishedFamily();
  expect(await edit(family.id, { name: "Kauã Ribeiro Lima", club: "Vitória" })).toMatchObject({
    waiting: ["name"],
  });
  expect(expectOk(await staffProfile(staff, family.id))).toMatchObject({
    name: "Kauã Ribeiro",
    club: "Vitória",
  });
  expect(expectOk(await staffForm(staff, family.id)).waiting).toEqual({ name: { shown: "Kauã Ribeiro" } });
  const [mail] = await mailsTo(family.guardianPerson.email);
  expect(mail!.text).toContain("Nossa equipe propõe uma mudança no perfil de Kauã.");
  const photo = await anItem({ ownerId: family.id });
  expect(await choosePhoto(staff, family.id, photo, "photo")).toEqual({
    ok: true,
    value: "waits_for_guardian",
  });
});

test("while nobody reads the profile, the team's corrections are on it at once", async () => {
  const family = await aFamily();
  expect(await edit(family.id, { name: "Kauã Ribeiro Lima" })).toMatchObject({ waiting: [] });
  expect(expectOk(await staffProfile(staff, family.id)).name).toBe("Kauã Ribeiro Lima");
});

test("a profile that was hidden before it could be published says that it is hidden, and is shown again", async () => {
  const family = await aFamily();
  expectOk(await hide(staff, family.id, "Perfil falso?"));
  expect(expectOk(await staffProfile(staff, family.id)).state).toBe("hidden");
  expectOk(await show(staff, family.id, "É da própria pessoa."));
  expect(expectOk(await staffProfile(staff, family.id)).state).not.toBe("hidden");
});

test("a deleted profile is seen by staff and changed by nobody; members see neither page", async () => {
  const family = await aFamily();
  const member = memberOf(await aUser());
  await expect(staffProfile(member, family.id)).rejects.toThrow("only staff");
  expect(await staffForm(member, family.id)).toEqual({ ok: false, error: "not_found" });
  expectOk(await deleteAthlete(staff, family.id, "Perfil repetido."));
  expect(expectOk(await staffProfile(staff, family.id)).deletedAt).not.toBeNull();
  const { opened, values } = expectOk(await staffForm(staff, family.id));
  expect(await saveProfile(staff, family.id, { ...values, club: "Vitória" }, opened)).toMatchObject({
    error: { code: "not_found" },
  });
});
