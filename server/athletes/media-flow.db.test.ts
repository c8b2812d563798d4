import { beforeAll, expect, test } from "vitest";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import type { MediaState } from "#domain/media/kinds.ts";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import * as media from "#server/media/media.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { openReviews } from "#server/platform/reviews/testing/open-reviews.ts";
import { aUser } from "#seed/factories/user.ts";
import { athleteMedia } from "./athletes.server.ts";
import { decideConsent, decideMedia, waitingMedia } from "./guardianship.server.ts";
import { findAthletesOfAge } from "./coming-of-age.ts";
import { deleteMedia, restoreMedia } from "./own-media.server.ts";
import {
  aFamily,
  aPublishedFamily,
  comeOfAge,
  decideReview,
  mailsTo,
  memberOf,
  staffOf,
  templatesTo,
  yearsAgo,
  type Family,
} from "./testing/family.ts";

beforeAll(() => configure());

async function anItem(athleteId: string, uploadedBy: string | null, state: MediaState = "processing") {
  const { rows } = await client().query<{ id: string }>(
    "insert into media (owner_type, owner_id, kind, state, title, uploaded_by) values ('athlete', $1, 'photo', $2, 'Treino', $3) returning id",
    [athleteId, state, uploadedBy],
  );
  return rows[0]!.id;
}

/** As the pipeline tells it, once the files are stored. */
async function inspected(family: Family, uploadedBy = family.person.id): Promise<string> {
  const id = await anItem(family.id, uploadedBy);
  await inTransaction(async () => media.mediaInspected.tell({ item: (await media.findItem(id))! }));
  return id;
}

const stateOf = async (id: string) => (await media.findItem(id))?.state;
const waitsForStaff = async (id: string) =>
  (await openReviews({ kind: "media", limit: 500 })).some(({ subjectId }) => subjectId === id);
const readers = async (family: Family, id: string) => {
  const item = (await media.findItem(id))!;
  const people = {
    visitor: VISITOR,
    stranger: memberOf(await aUser()),
    athlete: family.athlete,
    guardian: family.guardian,
    staff: staffOf(await aUser({ role: "staff" })),
  };
  const may = await Promise.all(
    Object.entries(people).map(async ([name, actor]) =>
      (await media.mayRead(athleteMedia, actor, item)) ? [name] : [],
    ),
  );
  return may.flat();
};

test("a minor's photo goes to the guardian, then to the team, then to everybody", async () => {
  const family = await aPublishedFamily();
  const id = await inspected(family);
  expect(await stateOf(id)).toBe("guardian");
  expect(await readers(family, id)).toEqual(["athlete", "guardian", "staff"]);
  expect(await waitingMedia(family.guardian, [family.id])).toMatchObject([
    { id, athleteId: family.id, title: "Treino", picture: { id, widths: [] } },
  ]);

  expectOk(await decideMedia(family.guardian, id, { approve: true }));
  expect(await stateOf(id)).toBe("staff");
  expect(await waitingMedia(family.guardian, [family.id])).toEqual([]);
  expect(await readers(family, id)).toEqual(["athlete", "guardian", "staff"]);
  expect(await decideMedia(family.guardian, id, { approve: false })).toEqual({
    ok: false,
    error: "already_decided",
  });

  await decideReview("media", id, "approved");
  expect(await stateOf(id)).toBe("visible");
  expect(await readers(family, id)).toEqual(["visitor", "stranger", "athlete", "guardian", "staff"]);
  expect(await templatesTo(family.person.email)).toContain("media-approved");
  expect(await templatesTo(family.guardianPerson.email)).toContain("media-approved");

  expectOk(await decideConsent(family.guardian, family.id, "revoked", null));
  expect(await readers(family, id)).toEqual(["athlete", "guardian", "staff"]);
});

test("only a guardian decides: not the athlete, not another guardian, not staff, not the product", async () => {
  const family = await aPublishedFamily();
  const other = await aPublishedFamily();
  const id = await inspected(family);
  for (const actor of [
    family.athlete,
    other.guardian,
    staffOf(await aUser({ role: "staff" })),
    SYSTEM,
    VISITOR,
  ])
    expect(await decideMedia(actor, id, { approve: true })).toEqual({ ok: false, error: "not_found" });
  expect(await waitingMedia(other.guardian, [family.id])).toEqual([]);
  expect(await waitingMedia(family.athlete, [family.id])).toEqual([]);
  expect(await decideMedia(family.guardian, "no-id", { approve: true })).toEqual({
    ok: false,
    error: "not_found",
  });
});

test("many files at once are one mail to the guardian", async () => {
  const family = await aFamily();
  for (let n = 0; n < 3; n++) await inspected(family);
  const waits = (await templatesTo(family.guardianPerson.email)).filter((name) => name === "media-waits");
  // An hour may end while the test runs.
  expect(waits.length).toBeLessThanOrEqual(2);
  expect(waits.length).toBeGreaterThan(0);
});

test("what the guardian sends needs no second yes, and an adult's photo needs only the team", async () => {
  const family = await aFamily();
  const ofGuardian = await inspected(family, family.guardianPerson.id);
  expect(await stateOf(ofGuardian)).toBe("staff");
  const adult = await aFamily({ birthdate: yearsAgo(20) });
  const ofAdult = await inspected(adult);
  expect(await stateOf(ofAdult)).toBe("staff");
  expect(await waitsForStaff(ofAdult)).toBe(true);
});

test("a guardian's no ends it, and the athlete hears why", async () => {
  const family = await aFamily();
  const id = await inspected(family);
  expectOk(await decideMedia(family.guardian, id, { approve: false, reason: "Aparece o nome da escola." }));
  expect(await media.findItem(id)).toMatchObject({
    state: "refused",
    refusedReason: "Aparece o nome da escola.",
  });
  expect(await waitsForStaff(id)).toBe(false);
  const mail = (await mailsTo(family.person.email)).find(({ template }) => template === "media-refused");
  expect(mail?.text).toContain("Aparece o nome da escola.");
});

test("staff's no is mailed with its reason to athlete and guardian", async () => {
  const family = await aPublishedFamily();
  const id = await inspected(family);
  expectOk(await decideMedia(family.guardian, id, { approve: true }));
  await decideReview("media", id, "rejected", "A foto mostra o endereço.");
  expect(await stateOf(id)).toBe("refused");
  for (const { email } of [family.person, family.guardianPerson]) {
    const mail = (await mailsTo(email)).find(({ template }) => template === "media-refused");
    expect(mail?.text).toContain("A foto mostra o endereço.");
  }
});

test("at 18 what waits for a guardian goes to the team, also without any guardian", async () => {
  const family = await aFamily();
  const id = await inspected(family);
  const alone = await aFamily();
  const ofAlone = await inspected(alone);
  await client().query("delete from guardianships where athlete_id = $1", [alone.id]);
  for (const athlete of [family, alone])
    await client().query("update athletes set birthdate = $2 where id = $1", [
      athlete.id,
      yearsAgo(18).toString(),
    ]);
  await comeOfAge();
  expect(await stateOf(id)).toBe("staff");
  expect(await waitsForStaff(id)).toBe(true);
  expect(await stateOf(ofAlone)).toBe("guardian");
  await findAthletesOfAge.handle({}, undefined as never);
  expect(await stateOf(ofAlone)).toBe("staff");
});

test("who turns out to be a minor needs the guardian's yes for everything, also for what was visible", async () => {
  const family = await aFamily({ birthdate: yearsAgo(20) });
  const visible = await anItem(family.id, family.person.id, "visible");
  const waiting = await inspected(family);
  const deleted = await anItem(family.id, family.person.id, "visible");
  expectOk(await deleteMedia(family.athlete, family.id, deleted));
  await client().query("update athletes set requested_birthdate = $2 where id = $1", [
    family.id,
    yearsAgo(15).toString(),
  ]);
  await client().query("insert into reviews (kind, subject_id) values ('birthdate_change', $1)", [family.id]);
  await decideReview("birthdate_change", family.id, "approved");
  expect(await stateOf(visible)).toBe("guardian");
  expect(await stateOf(waiting)).toBe("guardian");
  expect(await waitsForStaff(waiting)).toBe(false);
  expectOk(await restoreMedia(family.athlete, family.id, deleted));
  expect(await stateOf(deleted)).toBe("guardian");
});

test("what staff hid is seen by staff only, and what was deleted by nobody", async () => {
  const family = await aPublishedFamily();
  const id = await anItem(family.id, family.person.id, "visible");
  await client().query("update media set hidden_at = now() where id = $1", [id]);
  expect(await readers(family, id)).toEqual(["staff"]);
  const item = (await media.findItem(id))!;
  const deleted = { ...item, hiddenAt: null, deletedAt: item.createdAt };
  expect(await media.mayRead(athleteMedia, family.athlete, deleted)).toBe(false);
  expect(await media.mayRead(athleteMedia, SYSTEM, deleted)).toBe(false);
});

test("the athlete, the guardian and staff manage a minor's media, nobody else", async () => {
  const family = await aPublishedFamily();
  const other = await aFamily();
  for (const actor of [family.athlete, family.guardian, SYSTEM])
    expect(await athleteMedia.mayManage(actor, family.id)).toBe(true);
  for (const actor of [other.athlete, other.guardian, VISITOR])
    expect(await athleteMedia.mayManage(actor, family.id)).toBe(false);
  expect(await athleteMedia.mayManage(family.athlete, "no-id")).toBe(false);
});
