import { beforeAll, expect, test } from "vitest";
import { answerSave } from "#app/profile-form/save-answer.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { aClub } from "#seed/factories/club.ts";
import { aUser } from "#seed/factories/user.ts";
import { deleteAthlete } from "#server/athletes/staff/delete.server.ts";
import {
  aFamily,
  aPublishedFamily,
  staffOf,
  templatesTo,
  visibilityOf,
} from "#server/athletes/testing/family.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { answerAthletes } from "./athletes-answer.ts";
import { answerClubAct } from "./club-action.ts";
import { liveAthleteIn } from "./athlete-pages.ts";
import { answerFamily } from "./athlete-family-answer.ts";

let staff: Actor;
beforeAll(async () => {
  configure();
  staff = staffOf(await aUser({ role: "staff" }));
});

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test("what the team typed into a profile that was deleted meanwhile is shown again, with how to save it", async () => {
  const { id } = await aFamily();
  expectOk(await deleteAthlete(staff, id, "Perfil repetido."));
  const place = { section: "sobre", page: `/admin/atletas/${id}` } as const;
  const form = () => formOf({ about: "Joga desde cedo." });
  expect(await answerSave(staff, id, form(), { ...place, staff: true })).toMatchObject({
    init: { status: 409 },
    data: {
      typed: { about: "Joga desde cedo." },
      flash: { body: expect.stringContaining("Desfaça a exclusão") },
    },
  });
  // Nobody else is told that there was a profile.
  await expect(answerSave(staff, id, form(), place)).rejects.toMatchObject({ init: { status: 404 } });
});

test("the photos and numbers of a deleted profile lead to the page that undoes the deletion", async () => {
  const { id } = await aFamily();
  expect(await liveAthleteIn(staff, { id })).toMatchObject({ id });
  expectOk(await deleteAthlete(staff, id, "Perfil repetido."));
  const answer: unknown = await liveAthleteIn(staff, { id }).catch((thrown: unknown) => thrown);
  expect(answer instanceof Response && answer.headers.get("location")).toBe(`/admin/atletas/${id}`);
});

test("the only guardian is removed on the athlete's page, with a reason", async () => {
  const { id, guardianPerson } = await aPublishedFamily();
  const remove = (removal: string) =>
    answerFamily(staff, id, formOf({ intent: "remover-responsavel", guardian: guardianPerson.id, removal }));
  expect(await remove(" ")).toMatchObject({ data: { fields: { removal: "Escreva o motivo." } } });
  expect(await visibilityOf(id)).toBe("public");
  await remove("Não é da família.");
  expect(await visibilityOf(id)).toBe("private");
  expect(await templatesTo(guardianPerson.email)).toContain("guardian-removed");
});

test("a club is hidden with a reason, which stays in the log", async () => {
  const { id } = await aClub();
  const hide = (hideReason: string) => answerClubAct(staff, id, formOf({ intent: "ocultar", hideReason }));
  const logged = async () =>
    (
      await client().query(
        "select after from audit_log join audit_values on audit_id = audit_log.id where action = 'club.hidden' and subject_id = $1",
        [id],
      )
    ).rows;
  expect(await hide(" ")).toMatchObject({ data: { fields: { hideReason: "Escreva o motivo." } } });
  expect(await logged()).toEqual([]);
  await hide("Perfil falso.");
  expect(await logged()).toEqual([{ after: { reason: "Perfil falso." } }]);
});

test("blanks are no reason to hide the athletes that are marked, and the question says so", async () => {
  const { id } = await aPublishedFamily();
  const form = formOf({ intent: "ocultar", ids: id, confirmado: "sim", reason: "  " });
  expect(await answerAthletes(staff, form, "/admin/atletas")).toMatchObject({
    data: { ask: { intent: "ocultar", ids: [id] }, flash: { body: "Escreva o motivo." } },
  });
  expect(await visibilityOf(id)).toBe("public");
});
