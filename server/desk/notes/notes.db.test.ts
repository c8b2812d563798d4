import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { NoteSubject } from "#domain/desk/notes.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aUser } from "#seed/factories/user.ts";
import { recent } from "#server/platform/audit/audit.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { eraseFor, exportAbout, exportOf } from "../rights.ts";
import { deleteNote, notesAbout, writeNote } from "./notes.server.ts";

const anAthleteId = (): NoteSubject => ({ type: "athlete", id: randomUUID() });
const aColleague = async (name: string) => {
  const { id } = await aUser({ name, role: "staff" });
  const actor: Actor = { kind: "member", userId: id, role: "staff", profile: null };
  return { id, actor };
};
const textsAbout = async (actor: Actor, subject: NoteSubject) =>
  (await notesAbout(actor, subject)).notes.map(({ text }) => text);
const person = (userId: string) => ({ userId, email: "x@example.com", name: "X" });

test("the team reads what each of them noted, newest first, and the audit log names the subject", async () => {
  const subject = anAthleteId();
  const [ana, bia] = [await aColleague("Ana da Equipe"), await aColleague("Bia da Equipe")];
  expectOk(await writeNote(ana.actor, subject, "A mãe ligou."));
  expectOk(await writeNote(bia.actor, subject, "Respondi."));
  expectOk(await writeNote(bia.actor, { ...subject, type: "club" }, "Outra coisa com o mesmo id."));
  expect((await notesAbout(ana.actor, subject)).notes).toMatchObject([
    { author: "Bia da Equipe", own: false, text: "Respondi." },
    { author: "Ana da Equipe", own: true, text: "A mãe ligou." },
  ]);
  expect(await recent({ limit: 3 })).toMatchObject([
    { action: "note.written", subjectType: "club" },
    { action: "note.written", subjectType: "athlete", subjectId: subject.id, actorId: bia.id },
    { action: "note.written", subjectType: "athlete", subjectId: subject.id, actorId: ana.id },
  ]);
});

test("only its author deletes a note, and the database lets nobody change it", async () => {
  const subject = anAthleteId();
  const [ana, bia] = [await aColleague("Ana"), await aColleague("Bia")];
  expectOk(await writeNote(ana.actor, subject, "Fica como está."));
  const [note] = (await notesAbout(ana.actor, subject)).notes;
  expect(await deleteNote(bia.actor, subject, note!.id)).toEqual({ ok: false, error: "not_found" });
  expect(await deleteNote(ana.actor, anAthleteId(), note!.id)).toEqual({ ok: false, error: "not_found" });
  expect(await deleteNote(ana.actor, subject, "nada")).toEqual({ ok: false, error: "not_found" });
  await expect(
    client().query("update staff_notes set text = 'Outra' where id = $1", [note!.id]),
  ).rejects.toThrow("staff_notes is append-only");
  expect(await textsAbout(ana.actor, subject)).toEqual(["Fica como está."]);
  expectOk(await deleteNote(ana.actor, subject, note!.id));
  expect(await textsAbout(ana.actor, subject)).toEqual([]);
  expect(await recent({ limit: 1 })).toMatchObject([{ action: "note.deleted", subjectId: subject.id }]);
});

test("members without a role neither read nor write notes", async () => {
  const subject = anAthleteId();
  const member = actingAs((await aUser()).id, "athlete");
  expect(await writeNote(member, subject, "Oi")).toEqual({ ok: false, error: "not_allowed" });
  await expect(notesAbout(member, subject)).rejects.toThrow("only staff");
});

test("pages of notes go on after the last one seen", async () => {
  const subject = anAthleteId();
  const { actor } = await aColleague("Ana");
  for (let n = 1; n <= 21; n++) expectOk(await writeNote(actor, subject, `Nota ${n}`));
  const first = await notesAbout(actor, subject);
  expect(first).toMatchObject({ more: true });
  const second = await notesAbout(actor, subject, first.notes.at(-1)!.id);
  expect(second).toMatchObject({ notes: [{ text: "Nota 1" }], more: false });
});

test("a person's copy holds the notes about them, without their author, and not the words they wrote of others", async () => {
  const own = anAthleteId();
  const { id, actor } = await aColleague("Ana");
  expectOk(await writeNote(actor, own, "Sobre o próprio atleta."));
  expectOk(await writeNote(actor, anAthleteId(), "Sobre outra criança."));
  const { tables } = await exportOf(person(id), [own.id]);
  expect(tables["staff_notes"]).toMatchObject([
    { subjectType: "athlete" },
    { subjectId: own.id, text: "Sobre o próprio atleta." },
  ]);
  expect(JSON.stringify(tables)).not.toContain("outra criança");
  expect(JSON.stringify((await exportAbout([own.id])).tables)).not.toContain(id);
});

test("notes go with whom they are about, and stay nameless when their author leaves", async () => {
  const [gone, stays] = [anAthleteId(), anAthleteId()];
  const [ana, bia] = [await aColleague("Ana"), await aColleague("Bia")];
  for (const subject of [gone, stays]) expectOk(await writeNote(ana.actor, subject, "Uma nota."));
  expectOk(await writeNote(bia.actor, { type: "user", id: ana.id }, "Sobre a Ana."));
  await inTransaction(() => eraseFor(person(ana.id), [gone.id]));
  await client().query("delete from users where id = $1", [ana.id]);
  expect(await textsAbout(bia.actor, gone)).toEqual([]);
  expect(await textsAbout(bia.actor, { type: "user", id: ana.id })).toEqual([]);
  expect((await notesAbout(bia.actor, stays)).notes).toMatchObject([{ author: null, text: "Uma nota." }]);
});
