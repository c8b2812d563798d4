import { beforeAll, beforeEach, expect, test } from "vitest";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import type { MediaState } from "#domain/media/kinds.ts";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import * as media from "#server/media/media.ts";
import { client } from "#server/platform/database/database.ts";
import { requestReview } from "#server/platform/reviews/reviews.ts";
import { openReviews } from "#server/platform/reviews/testing/open-reviews.ts";
import { aUser } from "#seed/factories/user.ts";
import * as own from "./own-media.server.ts";
import { aFamily, aPublishedFamily, memberOf, yearsAgo, type Family } from "./testing/family.ts";

beforeAll(() => configure());

let family: Family;
beforeEach(async () => {
  family = await aFamily();
});

async function anItem(
  ownerId: string,
  {
    kind = "photo",
    state = "visible",
    title = "Treino",
  }: { kind?: string; state?: MediaState; title?: string } = {},
): Promise<string> {
  const { rows } = await client().query<{ id: string }>(
    `insert into media (owner_type, owner_id, kind, state, title, width, height, position)
     values ('athlete', $1, $2, $3, $4, 1200, 1600, (select count(*) from media where owner_id = $1 and kind = $2)) returning id`,
    [ownerId, kind, state, title],
  );
  return rows[0]!.id;
}

async function anUpload(ownerId: string, state: string, problem: string | null = null): Promise<string> {
  const { rows } = await client().query<{ id: string }>(
    `insert into media_uploads (user_id, owner_type, owner_id, kind, title, bytes, state, problem)
     values ($1, 'athlete', $2, 'video', 'Gol', 5000000000, $3, $4) returning id`,
    [family.person.id, ownerId, state, problem],
  );
  return rows[0]!.id;
}

const titleOf = async (id: string) => (await media.findItem(id))?.title;
const orderOf = async () => {
  const { items } = expectOk(await own.ownMedia(family.athlete, family.id));
  return items.filter(({ deleted }) => !deleted).map(({ id }) => id);
};
const auditOf = async (id: string) =>
  (
    await client().query<{ action: string }>(
      "select action from audit_log where subject_id = $1 order by id",
      [id],
    )
  ).rows.map(({ action }) => action);
const waitsForStaff = async (id: string) =>
  (await openReviews({ kind: "media", limit: 500 })).some(({ subjectId }) => subjectId === id);

test("the athlete and the guardian manage, nobody else does", async () => {
  const id = await anItem(family.id);
  const other = await aFamily();
  for (const stranger of [VISITOR, memberOf(await aUser()), other.athlete]) {
    expect(await own.ownMedia(stranger, family.id)).toEqual({ ok: false, error: "not_found" });
    expect(await own.renameMedia(stranger, family.id, id, "Meu")).toEqual({ ok: false, error: "not_found" });
    expect(await own.deleteMedia(stranger, family.id, id)).toEqual({ ok: false, error: "not_found" });
  }
  // One's own profile does not open another's item.
  expect(await own.deleteMedia(other.athlete, other.id, id)).toEqual({ ok: false, error: "not_found" });
  expect(await own.choosePhoto(other.athlete, other.id, id, "photo")).toEqual({
    ok: false,
    error: "not_found",
  });
  for (const actor of [family.athlete, family.guardian, SYSTEM])
    expect(await own.renameMedia(actor, family.id, id, "Treino de sábado")).toEqual({
      ok: true,
      value: null,
    });
  expect(await titleOf(id)).toBe("Treino de sábado");
  expect(await auditOf(id)).toEqual(["media.renamed"]);
});

test("invalid ids are nobody's", async () => {
  for (const id of ["", "x", "019a0000-0000-7000-8000-000000000009"]) {
    expect(await own.renameMedia(family.athlete, family.id, id, "a")).toEqual({
      ok: false,
      error: "not_found",
    });
    expect(await own.placeMedia(family.athlete, family.id, id, 0)).toEqual({ ok: false, error: "not_found" });
    expect(await own.restoreMedia(family.athlete, family.id, id)).toEqual({ ok: false, error: "not_found" });
    expect(await own.dismissUpload(family.athlete, family.id, id)).toEqual({ ok: false, error: "not_found" });
    expect(await own.renameMedia(family.athlete, id, id, "a")).toEqual({ ok: false, error: "not_found" });
  }
});

test("a minor's title holds no way to reach the child, an adult's may", async () => {
  const id = await anItem(family.id, { kind: "video" });
  expect(await own.renameMedia(family.athlete, family.id, id, "Me chama no zap 11 98765-4321")).toEqual({
    ok: false,
    error: "contact_data",
  });
  const upload = await anUpload(family.id, "receiving");
  expect(await own.renameUpload(family.athlete, family.id, upload, "insta @kaua.10")).toEqual({
    ok: false,
    error: "contact_data",
  });
  const adult = await aFamily({ birthdate: yearsAgo(20) });
  const ofAdult = await anItem(adult.id, { kind: "video" });
  expectOk(await own.renameMedia(adult.athlete, adult.id, ofAdult, "insta @kaua.10"));
  expect(await titleOf(ofAdult)).toBe("insta @kaua.10");
});

test("an empty title becomes 'Novo Vídeo', before the file has arrived too", async () => {
  const id = await anItem(family.id, { kind: "video" });
  expectOk(await own.renameMedia(family.athlete, family.id, id, "  "));
  expect(await titleOf(id)).toBe("Novo Vídeo");
  const upload = await anUpload(family.id, "receiving");
  expectOk(await own.renameUpload(family.athlete, family.id, upload, " "));
  expect(expectOk(await own.ownMedia(family.athlete, family.id)).uploads).toMatchObject([
    { id: upload, title: "Novo Vídeo", bytes: 5_000_000_000, state: "receiving" },
  ]);
});

test("an item goes to the place it is put at, and stays there when told again", async () => {
  const [a, b, c] = [await anItem(family.id), await anItem(family.id), await anItem(family.id)];
  const video = await anItem(family.id, { kind: "video" });
  for (const _time of ["first", "second"]) {
    expectOk(await own.placeMedia(family.athlete, family.id, c, 0));
    expect(await orderOf()).toEqual([c, a, b, video]);
  }
  expectOk(await own.placeMedia(family.athlete, family.id, c, 99));
  expect(await orderOf()).toEqual([a, b, c, video]);
  expect(await auditOf(c)).toEqual(["media.moved", "media.moved"]);
});

test("two people who move at once leave one order", async () => {
  const ids = [
    await anItem(family.id),
    await anItem(family.id),
    await anItem(family.id),
    await anItem(family.id),
  ];
  await Promise.all(ids.map((id, index) => own.placeMedia(family.athlete, family.id, id, 3 - index)));
  const { rows } = await client().query<{ position: number }>(
    "select position from media where owner_id = $1 order by position",
    [family.id],
  );
  expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
});

test("what was deleted can be brought back for a week, and waits for staff again", async () => {
  const id = await anItem(family.id, { state: "staff" });
  await requestReview({ kind: "media", subjectId: id, requestedBy: null });
  expectOk(await own.deleteMedia(family.athlete, family.id, id));
  expect(await waitsForStaff(id)).toBe(false);
  expect(expectOk(await own.ownMedia(family.athlete, family.id)).items).toMatchObject([
    { id, deleted: true },
  ]);
  for (const _time of ["first", "second"]) expectOk(await own.restoreMedia(family.athlete, family.id, id));
  expect(await waitsForStaff(id)).toBe(true);
  expect(await auditOf(id)).toEqual(["media.deleted", "media.restored"]);
  expectOk(await own.deleteMedia(family.athlete, family.id, id));
  await client().query("update media set deleted_at = now() - interval '8 days' where id = $1", [id]);
  expect(await own.restoreMedia(family.athlete, family.id, id)).toEqual({ ok: false, error: "not_found" });
  expect(expectOk(await own.ownMedia(family.athlete, family.id)).items).toEqual([]);
});

test("a photo is cropped to a square inside it; a video is not", async () => {
  const id = await anItem(family.id);
  expectOk(await own.cropMedia(family.athlete, family.id, id, { size: 50, left: 100, top: 0 }));
  expect((await media.findItem(id))?.crop).toEqual({ x: 0.5, y: 0, width: 0.5, height: 0.375 });
  const video = await anItem(family.id, { kind: "video" });
  expect(await own.cropMedia(family.athlete, family.id, video, { size: 50, left: 0, top: 0 })).toEqual({
    ok: false,
    error: "not_a_photo",
  });
});

test("only photos that are shown or wait can stand for the profile", async () => {
  const photos = {
    visible: await anItem(family.id),
    waiting: await anItem(family.id, { state: "guardian" }),
    refused: await anItem(family.id, { state: "refused" }),
    processing: await anItem(family.id, { state: "processing" }),
    video: await anItem(family.id, { kind: "video" }),
  };
  for (const [name, id] of Object.entries(photos))
    expect([name, (await own.choosePhoto(family.athlete, family.id, id, "hero")).ok]).toEqual([
      name,
      name === "visible" || name === "waiting",
    ]);
  expectOk(await own.choosePhoto(family.athlete, family.id, photos.visible, "photo"));
  expect(expectOk(await own.ownMedia(family.athlete, family.id))).toMatchObject({
    photoId: photos.visible,
    heroId: photos.waiting,
  });
});

test("a photo of a published minor waits for the guardian, who may also choose at once", async () => {
  const published = await aPublishedFamily();
  const [first, second] = [await anItem(published.id), await anItem(published.id)];
  expect(await own.choosePhoto(published.athlete, published.id, first, "hero")).toEqual({
    ok: true,
    value: "waits_for_guardian",
  });
  expect(expectOk(await own.ownMedia(published.athlete, published.id))).toMatchObject({
    heroId: null,
    wishes: { photo: null, hero: first },
  });
  expect(await own.choosePhoto(published.guardian, published.id, second, "hero")).toEqual({
    ok: true,
    value: "chosen",
  });
  expect(expectOk(await own.ownMedia(published.athlete, published.id))).toMatchObject({
    heroId: second,
    wishes: { hero: null },
  });
});

test("staff look at a published minor's new title that tells where the child is", async () => {
  const published = await aPublishedFamily();
  const id = await anItem(published.id);
  const isReviewed = async () =>
    (await openReviews({ kind: "profile_text", limit: 500 })).some(
      ({ subjectId }) => subjectId === published.id,
    );
  expectOk(await own.renameMedia(published.athlete, published.id, id, "Gol de falta"));
  expect(await isReviewed()).toBe(false);
  expectOk(
    await own.renameMedia(
      published.athlete,
      published.id,
      id,
      "Treino toda terça às 15h na Escola Castro Alves",
    ),
  );
  expect(await isReviewed()).toBe(true);
});

test("a refused or unfinished file leaves the list when it is dismissed, one that is looked at does not", async () => {
  const refused = await anUpload(family.id, "refused", "damaged");
  const receiving = await anUpload(family.id, "receiving");
  const received = await anUpload(family.id, "received");
  expectOk(await own.dismissUpload(family.athlete, family.id, refused));
  expectOk(await own.dismissUpload(family.athlete, family.id, receiving));
  expect(await own.dismissUpload(family.athlete, family.id, received)).toEqual({
    ok: false,
    error: "not_found",
  });
  const { uploads } = expectOk(await own.ownMedia(family.athlete, family.id));
  expect(uploads.map(({ id }) => id)).toEqual([received]);
});

test("the page says who decides: the guardian of a minor, nobody for an adult", async () => {
  const published = await aPublishedFamily();
  expect(expectOk(await own.ownMedia(published.athlete, published.id))).toMatchObject({
    minor: true,
    guardianName: "Responsável",
  });
  const adult = await aFamily({ birthdate: yearsAgo(20) });
  expect(expectOk(await own.ownMedia(adult.athlete, adult.id))).toMatchObject({
    minor: false,
    guardianName: null,
  });
});
