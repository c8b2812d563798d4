import { beforeAll, beforeEach, expect, test } from "vitest";
import { VISITOR, type Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { decideReview, templatesTo } from "#server/athletes/testing/family.ts";
import { configure } from "#server/identity/testing/configured.ts";
import * as media from "#server/media/media.ts";
import { aStoredPhoto } from "#server/media/testing/items.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { createEvent } from "./edit-events.server.ts";
import { cancelEvent, deleteDraft } from "./end-events.server.ts";
import { calendar, event as publicEvent } from "./events.server.ts";
import { eventMedia, removePicture } from "./own-events.server.ts";
import { eventValues } from "./testing/event-values.ts";
import { aStaffMember, anOwner, emptyTables, read } from "./testing/organising.ts";

let team: Awaited<ReturnType<typeof aStaffMember>>;

beforeAll(async () => {
  configure();
  team = await aStaffMember();
});
beforeEach(emptyTables);

/** As it comes out of the inspection. */
async function send(eventId: string, uploadedBy: string): Promise<string> {
  const id = await aStoredPhoto(eventId, { ownerType: "event", state: "processing", uploadedBy });
  await inTransaction(async () => media.mediaInspected.tell({ item: (await media.findItem(id))! }));
  return id;
}

const seenBy = async (actor: Actor, id: string) => {
  const item = await media.findItem(id);
  return item !== undefined && media.mayRead(eventMedia, actor, item);
};

const shown = async (id: string) => expectOk(await publicEvent(id)).picture?.id ?? null;

test("a picture waits for staff, then stands on the page and in the calendar", async () => {
  const { actor, email } = await anOwner();
  const other = await anOwner();
  const id = await team.approved(actor);
  const picture = await send(id, actor.userId);
  expect(await shown(id)).toBeNull();
  expect((await read(actor, id)).sentPicture).toMatchObject({ sent: { id: picture, state: "staff" } });
  expect(await seenBy(actor, picture)).toBe(true);
  expect(await seenBy(team.staff, picture)).toBe(true);
  expect(await seenBy(other.actor, picture)).toBe(false);
  expect(await seenBy(VISITOR, picture)).toBe(false);
  await decideReview("media", picture, "approved");
  expect(await templatesTo(email)).toContain("event-picture-approved");
  expect(await shown(id)).toBe(picture);
  expect((await calendar(null))[0]!.picture).toMatchObject({ id: picture, widths: [320] });
  expect(await seenBy(VISITOR, picture)).toBe(true);
});

test("a new one leaves the old one where it is until staff agree; a refused one changes nothing", async () => {
  const { actor, email } = await anOwner();
  const id = await team.approved(actor);
  const first = await send(id, actor.userId);
  await decideReview("media", first, "approved");
  const bad = await send(id, actor.userId);
  await decideReview("media", bad, "rejected", "Aparece um número de telefone.");
  expect(await templatesTo(email)).toContain("event-picture-refused");
  expect(await shown(id)).toBe(first);
  expect((await read(actor, id)).sentPicture.sent).toMatchObject({
    id: bad,
    refusedReason: "Aparece um número de telefone.",
  });
  const better = await send(id, actor.userId);
  expect(await media.findItem(bad)).toBeUndefined();
  expect(await shown(id)).toBe(first);
  await decideReview("media", better, "approved");
  expect(await shown(id)).toBe(better);
  expect(await media.findItem(first)).toBeUndefined();
});

test("what is not public yet shows no picture to the public, approved or not", async () => {
  const { actor } = await anOwner();
  const { id } = expectOk(await createEvent(actor, eventValues(), "rascunho"));
  const picture = await send(id, actor.userId);
  await decideReview("media", picture, "approved");
  expect(await seenBy(VISITOR, picture)).toBe(false);
  expect(await seenBy(actor, picture)).toBe(true);
  expect((await read(actor, id)).picture?.id).toBe(picture);
});

test("only its organiser sends one, and only while the event can be changed", async () => {
  const { actor } = await anOwner();
  const other = await anOwner();
  const id = await team.approved(actor);
  expect(await eventMedia.mayManage(actor, id)).toBe(true);
  expect(await eventMedia.mayManage(other.actor, id)).toBe(false);
  expect(await eventMedia.mayManage(VISITOR, id)).toBe(false);
  expect(await eventMedia.mayManage(actor, "00000000-0000-0000-0000-000000000000")).toBe(false);
  expectOk(await cancelEvent(actor, id, "Chuva."));
  expect(await eventMedia.mayManage(actor, id)).toBe(false);
  expect(await removePicture(actor, id)).toEqual({ ok: false, error: "not_found" });
});

test("removed, the drawing is back and nobody looks at what was sent", async () => {
  const { actor } = await anOwner();
  const id = await team.approved(actor);
  const first = await send(id, actor.userId);
  await decideReview("media", first, "approved");
  const second = await send(id, actor.userId);
  expectOk(await removePicture(actor, id));
  expect(expectOk(await publicEvent(id))).toMatchObject({
    picture: null,
    imageUrl: expect.stringContaining("/desenhos/"),
  });
  expect(await seenBy(actor, first)).toBe(false);
  const { rows } = await client().query("select from reviews where subject_id = $1 and state = 'open'", [
    second,
  ]);
  expect(rows).toEqual([]);
});

test("a draft that is deleted takes its picture along", async () => {
  const { actor } = await anOwner();
  const { id } = expectOk(await createEvent(actor, eventValues(), "rascunho"));
  const picture = await send(id, actor.userId);
  expectOk(await deleteDraft(actor, id));
  expect(await media.findItem(picture)).toBeUndefined();
});
