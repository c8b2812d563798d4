import { beforeAll, expect, test } from "vitest";
import type { Actor } from "#domain/identity/actor.ts";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { LIST_UNDO_DAYS, MAX_ENTRIES, MAX_LISTS } from "#domain/scouting/limits.ts";
import { NO_NEED } from "#domain/scouting/list-schema.ts";
import { hide } from "#server/athletes/athletes.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { today } from "#server/platform/clock.ts";
import { insertManyAthletes } from "#server/athletes/testing/many-athletes.ts";
import { addAthletes, moveEntry, removeEntry, setStage } from "./entries.server.ts";
import { entryPage } from "./entry-page.server.ts";
import { listCsv } from "./list-export.server.ts";
import { listHead, listPage } from "./list-page.server.ts";
import { changeList, createList, listsOf, setArchived, setDeleted } from "./lists.server.ts";
import { deleteNote, editNote, notesAbout, searchNotes, writeNote } from "./notes.server.ts";
import { sweepDeletedLists } from "./rights.ts";
import { aColleagueAt, aList, aScoutingClub, someAthletes } from "./testing/scouts.ts";

beforeAll(() => configure());

const NOTE = { text: "Bom primeiro toque", tags: [], match: null, minute: null, private: false };
const INPUT = { name: "Zaga", ...NO_NEED };

async function aFilledList(count = 3) {
  const { club, owner } = await aScoutingClub();
  const athletes = await someAthletes(count);
  const listId = await aList(owner);
  expectOk(
    await addAthletes(
      owner,
      listId,
      athletes.map(({ subdomain }) => subdomain),
    ),
  );
  return { club, owner, athletes, listId };
}

const entriesOf = async (actor: Actor, listId: string) =>
  expectOk(await listPage(actor, listId, { view: "all" })).entries;

test("a list has a need, counts by stage and who changed it last", async () => {
  const { club, owner, athletes, listId } = await aFilledList();
  const colleague = await aColleagueAt(club.id);
  const [first] = await entriesOf(owner, listId);
  expectOk(await setStage(colleague, listId, first!.id, { stage: "on_trial" }));
  expectOk(await changeList(owner, listId, { ...INPUT, foot: "Canhoto", bornFrom: 2009 }));
  const { lists } = await listsOf(colleague);
  expect(lists).toMatchObject([
    { name: "Zaga", foot: "Canhoto", bornFrom: 2009, total: 3, changedBy: "Renato Prado" },
  ]);
  expect(lists[0]!.counts).toMatchObject({ watching: 2, on_trial: 1 });
  const { history } = expectOk(await entryPage(owner, listId, athletes[0]!.id));
  expect(history).toMatchObject([
    { what: "stage", stage: "on_trial", who: "Clara Menezes" },
    { what: "added", who: "Renato Prado" },
  ]);
});

test("whoever is in a list already joins once; a profile that is not visible does not join", async () => {
  const { owner, athletes, listId } = await aFilledList(2);
  const [hidden] = await someAthletes(1);
  expectOk(await hide(SYSTEM, hidden!.id));
  const added = await addAthletes(owner, listId, [athletes[0]!.subdomain, hidden!.subdomain, "ninguem"]);
  expect(added).toEqual({ ok: true, value: { added: 0, known: 1, unavailable: 2 } });
});

test("two people who move at once both get what they asked for", async () => {
  const { club, owner, athletes, listId } = await aFilledList(6);
  const colleague = await aColleagueAt(club.id);
  const ids = (await entriesOf(owner, listId)).map(({ id }) => id);
  await Promise.all([
    moveEntry(owner, listId, ids[5]!, { to: "first" }),
    moveEntry(colleague, listId, ids[0]!, { to: "after", other: ids[3]! }),
    setStage(owner, listId, ids[2]!, { stage: "approved" }),
    moveEntry(colleague, listId, ids[4]!, { to: "before", other: ids[2]! }),
  ]);
  const after = await entriesOf(owner, listId);
  const order = after.map(({ id }) => ids.indexOf(id));
  expect(order.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(order[0]).toBe(5);
  expect(order.indexOf(0)).toBe(order.indexOf(3) + 1);
  expect(order.indexOf(4)).toBe(order.indexOf(2) - 1);
  expect(after.find(({ id }) => id === ids[2])!.stage).toBe("approved");
  expect(athletes).toHaveLength(6);
});

test("a list is full at its limit, and says how many still fit", async () => {
  const { owner } = await aScoutingClub();
  const listId = await aList(owner);
  await insertManyAthletes(client(), 400, today());
  const { rows } = await client().query<{ subdomain: string }>(
    "select subdomain from athletes where visibility = 'public' order by id desc limit $1",
    [MAX_ENTRIES + 1],
  );
  const subdomains = rows.map(({ subdomain }) => subdomain);
  expectOk(await addAthletes(owner, listId, subdomains.slice(0, 298)));
  expect(await addAthletes(owner, listId, subdomains)).toEqual({
    ok: false,
    error: { code: "list_full", room: 2 },
  });
  const board = expectOk(await listPage(owner, listId, { view: "board" }));
  expect(board.entries).toHaveLength(30);
  const table = expectOk(await listPage(owner, listId, { view: "table", stage: null, after: 0 }));
  expect([table.entries.length, table.next]).toEqual([50, 50]);
  const last = expectOk(await listPage(owner, listId, { view: "table", stage: null, after: 250 }));
  expect([last.entries.length, last.entries[0]!.place, last.next]).toEqual([48, 251, null]);
});

test("a club has so many lists, and a deleted one makes room until it is restored", async () => {
  const { club, owner } = await aScoutingClub();
  const listId = await aList(owner);
  await client().query(
    "insert into shortlists (club_id, name) select $1, 'Lista ' || n from generate_series(2, $2::int) n",
    [club.id, MAX_LISTS],
  );
  expect(await createList(owner, INPUT)).toEqual({ ok: false, error: "too_many_lists" });
  expectOk(await setDeleted(owner, listId, true));
  expect(await listHead(owner, listId)).toEqual({ ok: false, error: "not_found" });
  expectOk(await createList(owner, INPUT));
  expect(await setDeleted(owner, listId, false)).toEqual({ ok: false, error: "too_many_lists" });
});

test("archived and deleted lists come back, until the days of a deleted one are over", async () => {
  const { owner, listId } = await aFilledList(1);
  expectOk(await setArchived(owner, listId, true));
  expect((await listsOf(owner)).lists).toEqual([]);
  expect((await listsOf(owner, "archived")).lists).toMatchObject([{ id: listId, archived: true }]);
  expectOk(await setArchived(owner, listId, false));
  expectOk(await setDeleted(owner, listId, true));
  await sweepDeletedLists();
  expectOk(await setDeleted(owner, listId, false));
  expect((await listsOf(owner)).lists).toMatchObject([{ id: listId, total: 1 }]);
  expectOk(await setDeleted(owner, listId, true));
  await client().query("update shortlists set deleted_at = now() - make_interval(days => $1)", [
    LIST_UNDO_DAYS + 1,
  ]);
  await sweepDeletedLists();
  expect(await setDeleted(owner, listId, false)).toEqual({ ok: false, error: "not_found" });
});

test("another club's list and notes answer as not found to every verb", async () => {
  const { owner, athletes, listId } = await aFilledList(1);
  const [entry] = await entriesOf(owner, listId);
  expectOk(await writeNote(owner, athletes[0]!.id, NOTE));
  const noteId = expectOk(await notesAbout(owner, athletes[0]!.id)).notes[0]!.id;
  const { owner: stranger } = await aScoutingClub();
  const notFound = { ok: false, error: "not_found" };
  for (const other of [stranger, VISITOR]) {
    expect((await listsOf(other)).lists).toEqual([]);
    const tried = [
      await listHead(other, listId),
      await listPage(other, listId, { view: "board" }),
      await entryPage(other, listId, athletes[0]!.id),
      await searchNotes(other, listId, "toque"),
      await listCsv(other, listId),
      await changeList(other, listId, INPUT),
      await setArchived(other, listId, true),
      await setDeleted(other, listId, true),
      await addAthletes(other, listId, [athletes[0]!.subdomain]),
      await removeEntry(other, listId, entry!.id),
      await setStage(other, listId, entry!.id, { stage: "approved" }),
      await moveEntry(other, listId, entry!.id, { to: "first" }),
      await editNote(other, noteId, NOTE),
      await deleteNote(other, noteId),
    ];
    expect(tried).toEqual(tried.map(() => notFound));
  }
  expect(expectOk(await notesAbout(stranger, athletes[0]!.id)).notes).toEqual([]);
  // An entry of one's own list is not found under another list either.
  const second = await aList(owner, "Outra");
  expect(await setStage(owner, second, entry!.id, { stage: "approved" })).toEqual(notFound);
  expect((await entriesOf(owner, listId))[0]).toMatchObject({ stage: "watching" });
});

test("without the plan lists can be read, and neither changed nor exported", async () => {
  const { club, owner, athletes, listId } = await aFilledList(1);
  await client().query("update subscription_plans set grants = '{}'");
  const closed = { ok: false, error: "not_entitled" };
  const [entry] = await entriesOf(owner, listId);
  const colleague = await aColleagueAt(club.id);
  expect((await listsOf(colleague)).open).toBe(false);
  const tried = [
    await createList(owner, INPUT),
    await changeList(owner, listId, INPUT),
    await setArchived(owner, listId, true),
    await setDeleted(owner, listId, true),
    await addAthletes(owner, listId, [athletes[0]!.subdomain]),
    await setStage(owner, listId, entry!.id, { stage: "approved" }),
    await moveEntry(owner, listId, entry!.id, { to: "first" }),
    await removeEntry(owner, listId, entry!.id),
    await writeNote(owner, athletes[0]!.id, NOTE),
    await listCsv(owner, listId),
  ];
  expect(tried).toEqual(tried.map(() => closed));
  expect(expectOk(await listHead(owner, listId))).toMatchObject({ open: false, total: 1 });
});
