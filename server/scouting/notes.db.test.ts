import { beforeAll, expect, test } from "vitest";
import type { Actor } from "#domain/identity/actor.ts";
import { SYSTEM } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { NOTE_EDIT_HOURS } from "#domain/scouting/limits.ts";
import { hide, publish } from "#server/athletes/athletes.server.ts";
import { readPdf } from "#server/athletes/share/testing/read-pdf.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { addAthletes } from "./entries.server.ts";
import { listCsv, listPdf } from "./list-export.server.ts";
import { listPage } from "./list-page.server.ts";
import { deleteNote, editNote, notesAbout, searchNotes, writeNote } from "./notes.server.ts";
import { eraseFor, exportAbout, exportOf } from "./rights.ts";
import { aColleagueAt, aList, aScoutingClub, someAthletes } from "./testing/scouts.ts";

beforeAll(() => configure());

const note = (text: string, more: Partial<Parameters<typeof writeNote>[2]> = {}) => ({
  text,
  tags: [],
  match: null,
  minute: null,
  private: false,
  ...more,
});
const textsAbout = async (actor: Actor, athleteId: string) =>
  expectOk(await notesAbout(actor, athleteId)).notes.map(({ text }) => text);
const subject = (userId: string) => ({ userId, email: "x@example.com", name: "X" });

async function aTeam() {
  const { club, owner } = await aScoutingClub();
  const scout = await aColleagueAt(club.id);
  const [athlete] = await someAthletes(1);
  const listId = await aList(owner);
  expectOk(await addAthletes(owner, listId, [athlete!.subdomain]));
  return { club, owner, scout, athlete: athlete!, listId };
}

test("a private note is read by its author alone, also by search, cards and exports", async () => {
  const { owner, scout, athlete, listId } = await aTeam();
  expectOk(await writeNote(scout, athlete.id, note("Segredo do olheiro", { private: true })));
  expectOk(await writeNote(scout, athlete.id, note("Cruza bem")));
  expect(await textsAbout(owner, athlete.id)).toEqual(["Cruza bem"]);
  expect(await textsAbout(scout, athlete.id)).toEqual(["Cruza bem", "Segredo do olheiro"]);
  expect(expectOk(await searchNotes(owner, listId, "segredo")).notes).toEqual([]);
  expect(expectOk(await searchNotes(scout, listId, "SEGRÊDO")).notes).toHaveLength(1);
  const cards = async (actor: Actor) =>
    expectOk(await listPage(actor, listId, { view: "board" })).entries[0]!;
  expect(await cards(owner)).toMatchObject({ noteCount: 1, ownPrivate: false });
  expect(await cards(scout)).toMatchObject({ noteCount: 1, ownPrivate: true });
  for (const actor of [owner, scout]) {
    const csv = expectOk(await listCsv(actor, listId)).text;
    expect(csv).toContain("Cruza bem");
    expect(csv).not.toContain("Segredo");
  }
});

test("an author corrects a note for a day; nobody else changes or deletes it", async () => {
  const { owner, scout, athlete } = await aTeam();
  expectOk(
    await writeNote(scout, athlete.id, note("Dribla", { tags: ["drible"], match: "Copa", minute: 61 })),
  );
  const [written] = expectOk(await notesAbout(owner, athlete.id)).notes;
  expect(written).toMatchObject({ author: "Clara Menezes", may: { edit: false, delete: false } });
  expect(await editNote(owner, written!.id, note("Mudada"))).toEqual({ ok: false, error: "not_found" });
  expect(await deleteNote(owner, written!.id)).toEqual({ ok: false, error: "not_found" });
  expectOk(await editNote(scout, written!.id, note("Dribla bem", { private: true })));
  const [edited] = expectOk(await notesAbout(owner, athlete.id)).notes;
  // Who may read it stays as it was.
  expect(edited).toMatchObject({ text: "Dribla bem", private: false, writtenAt: written!.writtenAt });
  await client().query("update scout_notes set created_at = created_at - make_interval(hours => $1)", [
    NOTE_EDIT_HOURS,
  ]);
  expect(await editNote(scout, written!.id, note("Tarde"))).toEqual({ ok: false, error: "too_late" });
  expectOk(await deleteNote(scout, written!.id));
  expect(await textsAbout(owner, athlete.id)).toEqual([]);
});

test("a shared note of somebody who left the club can be deleted by those who stay", async () => {
  const { owner, scout, athlete } = await aTeam();
  expectOk(await writeNote(scout, athlete.id, note("Fica")));
  await client().query("update user_profiles set is_active = false where user_id = $1", [scout.userId]);
  const [left] = expectOk(await notesAbout(owner, athlete.id)).notes;
  expect(left).toMatchObject({ author: "Clara Menezes", may: { delete: true } });
  expectOk(await deleteNote(owner, left!.id));
});

test("of a profile that is not visible a list shows nothing, and its notes come back with it", async () => {
  const { owner, athlete, listId } = await aTeam();
  expectOk(await writeNote(owner, athlete.id, note("Volta depois")));
  expectOk(await hide(SYSTEM, athlete.id));
  const [entry] = expectOk(await listPage(owner, listId, { view: "board" })).entries;
  expect(entry).toMatchObject({ athlete: null, notes: [], noteCount: 0 });
  expect(await notesAbout(owner, athlete.id)).toEqual({ ok: false, error: "not_found" });
  expect(await writeNote(owner, athlete.id, note("Não"))).toEqual({ ok: false, error: "not_found" });
  expect(expectOk(await searchNotes(owner, listId, "volta")).notes).toEqual([]);
  const { text, athleteIds } = expectOk(await listCsv(owner, listId));
  expect(text).toContain('"Atleta indisponível"');
  expect([text.includes(athlete.name), text.includes("Volta depois"), athleteIds]).toEqual([
    false,
    false,
    [],
  ]);
  expectOk(await publish(SYSTEM, athlete.id));
  expect(await textsAbout(owner, athlete.id)).toEqual(["Volta depois"]);
});

test("a CSV opens as text whatever people typed, says who took it, and is audited", async () => {
  const { owner, athlete, listId } = await aTeam();
  await client().query("update athletes set club = $2 where id = $1", [athlete.id, '＝cmd|"/c calc"']);
  expectOk(await writeNote(owner, athlete.id, note('=HYPERLINK("http://x";"y")\nsegunda linha')));
  const { text, athleteIds } = expectOk(await listCsv(owner, listId));
  expect(text.startsWith('\uFEFF"Nº";"Atleta";"Etapa"')).toBe(true);
  expect(text).toContain(`"'＝cmd|""/c calc"""`);
  expect(text).toContain(`"'=HYPERLINK(""http://x"";""y"")`);
  expect(text).toContain("Exportada por Renato Prado, ");
  expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}|@/);
  expect(athleteIds).toEqual([athlete.id]);
  const { rows } = await client().query("select fields from audit_log where action = 'shortlist.exported'");
  expect(rows.at(-1)).toEqual({ fields: ["csv"] });
});

test("the PDF for the director says who, what the club shared and who took it, also with texts that no font draws", async () => {
  const { owner, athlete, listId } = await aTeam();
  expectOk(await writeNote(owner, athlete.id, note("Ninguém mais lê", { private: true })));
  expectOk(await writeNote(owner, athlete.id, note("Ganha no um contra um \u{1F600}")));
  const file = expectOk(await listPdf(owner, { address: "198.51.100.7" }, listId));
  const pdf = readPdf(file.body);
  expect(pdf.pages).toBe(1);
  expect(pdf.info("Title")).toBe("Ponta-esquerda");
  const words = pdf.lines().join(" ");
  for (const said of ["Ponta-esquerda", athlete.name, "Ganha no um contra um", "feito para Renato Prado"])
    expect(words).toContain(said);
  expect(words).not.toContain("Ninguém mais lê");
  expect([file.cacheControl, file.athleteIds]).toEqual(["private, no-store", [athlete.id]]);
}, 60_000);

test("a family's copy holds shared notes with the club's name, and of private ones that they exist", async () => {
  const { club, owner, scout, athlete } = await aTeam();
  expectOk(await writeNote(owner, athlete.id, note("Para o clube")));
  expectOk(await writeNote(scout, athlete.id, note("Só meu", { private: true })));
  const { tables } = await exportAbout([athlete.id]);
  expect(tables["scout_notes"]).toMatchObject([
    { club: club.name, private: true },
    { club: club.name, private: false, text: "Para o clube" },
  ]);
  expect(JSON.stringify(tables)).not.toContain("Só meu");
  expect(JSON.stringify(tables)).not.toContain("Renato");
  const own = await exportOf(subject(scout.userId), []);
  expect(own.tables["scout_notes"]).toMatchObject([{ text: "Só meu", athleteId: null }]);
});

test("an erased scout leaves shared notes without a name; an athlete's notes go with the athlete", async () => {
  const { owner, scout, athlete } = await aTeam();
  expectOk(await writeNote(scout, athlete.id, note("Do clube")));
  expectOk(await writeNote(scout, athlete.id, note("Só meu", { private: true })));
  await inTransaction(() => eraseFor(subject(scout.userId), []));
  expect(expectOk(await notesAbout(owner, athlete.id)).notes).toMatchObject([
    { text: "Do clube", author: null, may: { delete: true } },
  ]);
  const { rows } = await client().query("select text from scout_notes where athlete_id = $1", [athlete.id]);
  expect(rows).toEqual([{ text: "Do clube" }]);
  await client().query("delete from athletes where id = $1", [athlete.id]);
  const left = await client().query("select 1 from scout_notes where athlete_id = $1", [athlete.id]);
  expect(left.rowCount).toBe(0);
});
