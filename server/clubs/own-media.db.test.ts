import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { MinorsShown } from "#domain/clubs/depicted.ts";
import { SYSTEM, VISITOR, type Actor, type Member } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aPublishedAthlete } from "#seed/factories/athlete.ts";
import { aVerifiedClub } from "#seed/factories/club.ts";
import { aUser } from "#seed/factories/user.ts";
import { decideConsent } from "#server/athletes/guardianship.server.ts";
import { familyChanged } from "#server/athletes/responsible.server.ts";
import {
  aPublishedFamily,
  decideReview,
  memberOf,
  staffOf,
  yearsAgo,
  type Family,
} from "#server/athletes/testing/family.ts";
import { issueVideoPass, openWithPass } from "#server/billing/access/athlete-access.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import * as media from "#server/media/media.ts";
import { anItem } from "#server/media/testing/items.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { openReviews } from "#server/platform/reviews/testing/open-reviews.ts";
import * as clubs from "./clubs.server.ts";
import { appearancesOf, decideAppearance } from "./depicted.server.ts";
import { addMember } from "./membership.ts";
import { declareMedia, ownClubMedia, removeMedia, renameMedia } from "./own-media.server.ts";

beforeAll(() => configure());

interface TestClub {
  id: string;
  owner: Member;
}

async function aRunClub(): Promise<TestClub> {
  const person = await aUser();
  const { id } = await aVerifiedClub({ userId: person.id });
  await identity.addProfile(person.id, "club", id);
  return { id, owner: actingAs(person.id, "club", id) };
}

let club: TestClub;
let family: Family;

beforeEach(async () => {
  club = await aRunClub();
  family = await aPublishedFamily();
  expectOk(await clubs.linkConfirmed(SYSTEM, club.id, family.id));
});

/** As the pipeline tells it, once the files are stored. */
async function sent({ id, owner }: TestClub = club, kind: "photo" | "video" = "photo"): Promise<string> {
  const item = await anItem({
    ownerType: "club",
    ownerId: id,
    kind,
    state: "processing",
    uploadedBy: owner.userId,
  });
  await inTransaction(async () => media.mediaInspected.tell({ item: (await media.findItem(item))! }));
  return item;
}

const declare = (mediaId: string, minors: MinorsShown, athletes: string[] = [], title = "Amistoso") =>
  declareMedia(club.owner, club.id, mediaId, { title, minors, athletes });
const answer = (actor: Actor, mediaId: string, agreed: boolean, athleteId = family.id) =>
  decideAppearance(actor, { mediaId, athleteId, agreed });
const stateOf = async (id: string) => (await media.findItem(id))?.state;
const shown = async () => expectOk(await clubs.site(VISITOR, club.id)).photos.map(({ id }) => id);
const inReview = async (id: string) =>
  (await openReviews({ kind: "media", limit: 500 })).some(({ subjectId }) => subjectId === id);
const waitingFor = async (actor: Actor, athleteId = family.id) =>
  (await appearancesOf(actor, [athleteId])).waiting.map(({ item }) => item.id);
const mayRead = async (actor: Actor, id: string) =>
  media.mayRead(clubs.clubMedia, actor, (await media.findItem(id))!);

async function shownWithYes(): Promise<string> {
  const id = await sent();
  expectOk(await declare(id, "named", [family.id]));
  expectOk(await answer(family.guardian, id, true));
  await decideReview("media", id, "approved");
  expect(await shown()).toEqual([id]);
  return id;
}

test("what shows a minor waits for the club, the guardian and the team, in this order", async () => {
  const id = await sent();
  expect(await stateOf(id)).toBe("declaration");
  expect(await inReview(id)).toBe(false);
  expect(await mayRead(family.guardian, id)).toBe(false);

  expect(expectOk(await declare(id, "named", [family.id]))).toBe("families");
  expect(await stateOf(id)).toBe("guardian");
  expect(await waitingFor(family.guardian)).toEqual([id]);
  expect(await waitingFor(family.athlete)).toEqual([]);
  expect(await mayRead(family.guardian, id)).toBe(true);
  for (const stranger of [VISITOR, family.athlete, memberOf(await aUser())])
    expect(await mayRead(stranger, id)).toBe(false);
  expect(await answer(family.athlete, id, true)).toMatchObject({ error: "not_found" });
  expect(await shown()).toEqual([]);

  expectOk(await answer(family.guardian, id, true));
  expect(await answer(family.guardian, id, true)).toMatchObject({ error: "already_decided" });
  expect([await stateOf(id), await inReview(id)]).toEqual(["staff", true]);
  expect(await shown()).toEqual([]);

  await decideReview("media", id, "approved");
  expect(await shown()).toEqual([id]);
  expect(await mayRead(VISITOR, id)).toBe(true);
});

test("every family has to say yes, and an adult says it alone", async () => {
  const other = await aPublishedFamily();
  const adult = await aUser();
  const { id: adultId } = await aPublishedAthlete({ birthdate: yearsAgo(20), userId: adult.id });
  for (const athleteId of [other.id, adultId])
    expectOk(await clubs.linkConfirmed(SYSTEM, club.id, athleteId));
  const id = await sent();
  expectOk(await declare(id, "named", [family.id, other.id, adultId]));
  await Promise.all([
    answer(family.guardian, id, true).then(expectOk),
    answer(other.guardian, id, true, other.id).then(expectOk),
  ]);
  expect(await stateOf(id)).toBe("guardian");
  expect(await waitingFor(memberOf(adult), adultId)).toEqual([id]);
  expectOk(await answer(memberOf(adult), id, true, adultId));
  expect(await stateOf(id)).toBe("staff");
});

describe("a no", () => {
  test("before the team looked ends it, and nobody else is asked", async () => {
    const other = await aPublishedFamily();
    expectOk(await clubs.linkConfirmed(SYSTEM, club.id, other.id));
    const id = await sent();
    expectOk(await declare(id, "named", [family.id, other.id]));
    expectOk(await answer(family.guardian, id, false));
    expect(await stateOf(id)).toBe("refused");
    expect(await waitingFor(other.guardian, other.id)).toEqual([]);
    expect(await answer(other.guardian, id, true, other.id)).toMatchObject({ error: "not_found" });
    expect(await declare(id, "none")).toMatchObject({ error: "already_declared" });
  });

  test("while the team looks takes it out of the queue", async () => {
    const id = await sent();
    expectOk(await declare(id, "named", [family.id]));
    expectOk(await answer(family.guardian, id, true));
    expectOk(await answer(family.guardian, id, false));
    expect([await stateOf(id), await inReview(id)]).toEqual(["refused", false]);
  });

  test("after it was shown takes it off at once and for good", async () => {
    const id = await shownWithYes();
    expect((await appearancesOf(family.guardian, [family.id])).agreed).toHaveLength(1);
    expectOk(await answer(family.guardian, id, false));
    expect(await shown()).toEqual([]);
    expect(await mayRead(VISITOR, id)).toBe(false);
    expect(await mayRead(family.guardian, id)).toBe(false);
    expect((await appearancesOf(family.guardian, [family.id])).agreed).toEqual([]);
    expect(await answer(family.guardian, id, true)).toMatchObject({ error: "already_decided" });
  });
});

test("a revoked consent takes the item off, and another guardian is asked anew", async () => {
  const revoked = await shownWithYes();
  expectOk(await decideConsent(family.guardian, family.id, "revoked", null));
  expect(await stateOf(revoked)).toBe("refused");

  family = await aPublishedFamily();
  expectOk(await clubs.linkConfirmed(SYSTEM, club.id, family.id));
  const replaced = await shownWithYes();
  await inTransaction(() => familyChanged.tell({ athleteId: family.id, what: "guardian_replaced" }));
  expect(await stateOf(replaced)).toBe("guardian");
  expect(await shown()).toEqual([]);
  expect(await waitingFor(family.guardian)).toEqual([replaced]);
});

describe("a club that says who appears", () => {
  test("without minors sends it to the team", async () => {
    const id = await sent();
    expect(expectOk(await declare(id, "none"))).toBe("staff");
    expect([await stateOf(id), await inReview(id)]).toEqual(["staff", true]);
  });

  test("with a minor whom it cannot name keeps it, and may say it again", async () => {
    const id = await sent();
    expect(expectOk(await declare(id, "unnamed", [family.id]))).toBe("club");
    expect([await stateOf(id), await inReview(id)]).toEqual(["declaration", false]);
    expect(await waitingFor(family.guardian)).toEqual([]);
    expect(expectOk(await declare(id, "named", [family.id]))).toBe("families");
  });

  test("is answered when its words contradict each other", async () => {
    const stranger = await aPublishedFamily();
    const id = await sent();
    const problems = [
      await declare(id, "named"),
      await declare(id, "none", [family.id]),
      await declare(id, "named", [stranger.id]),
      await declare(id, "none", [], "Me chama: 11 98888-7777"),
      await declareMedia(club.owner, club.id, "no-id", { title: "", minors: "none", athletes: [] }),
    ];
    expect(problems).toMatchObject([
      { error: "nobody_named" },
      { error: "minor_named" },
      { error: "not_linked" },
      { error: "contact_data" },
      { error: "not_found" },
    ]);
    expect(await stateOf(id)).toBe("declaration");
  });

  test("asks no family without a verification, and none hears of it after one was lost", async () => {
    const [asked, later] = [await sent(), await sent()];
    expectOk(await declare(asked, "named", [family.id]));
    expectOk(await clubs.withdrawVerification(SYSTEM, club.id, "Outro CNPJ."));
    expect(await waitingFor(family.guardian)).toEqual([]);
    expect(await answer(family.guardian, asked, true)).toMatchObject({ error: "not_found" });
    expectOk(await answer(family.guardian, asked, false));
    expect(await declare(later, "named", [family.id])).toMatchObject({ error: "not_verified" });
  });
});

test("owners manage, scouts look, and another club knows nothing", async () => {
  const scout = await aUser();
  await addMember({ clubId: club.id, userId: scout.id, role: "scout" });
  const asScout = actingAs(scout.id, "club", club.id);
  const other = await aRunClub();
  const id = await sent();
  const declaration = { title: "", minors: "none", athletes: [] } as const;
  expect(expectOk(await ownClubMedia(asScout, club.id))).toMatchObject({ mayEdit: false, items: [{ id }] });
  expect(await mayRead(asScout, id)).toBe(true);
  for (const actor of [asScout, other.owner, family.guardian, VISITOR]) {
    expect(await clubs.clubMedia.mayManage(actor, club.id)).toBe(false);
    expect(await declareMedia(actor, club.id, id, { ...declaration, athletes: [] })).toMatchObject({
      error: "not_found",
    });
    expect(await removeMedia(actor, club.id, id)).toMatchObject({ error: "not_found" });
    expect(await renameMedia(actor, club.id, id, "Outro")).toMatchObject({ error: "not_found" });
  }
  expect(await ownClubMedia(other.owner, club.id)).toMatchObject({ error: "not_found" });
  expect(await declareMedia(other.owner, other.id, id, { ...declaration, athletes: [] })).toMatchObject({
    error: "not_found",
  });
  expect(await removeMedia(other.owner, other.id, id)).toMatchObject({ error: "not_found" });
  expect(await mayRead(other.owner, id)).toBe(false);
  expect(await mayRead(staffOf(await aUser({ role: "staff" })), id)).toBe(true);
});

test("a second owner manages too, whoever answers for the registration", async () => {
  const second = await aUser();
  await addMember({ clubId: club.id, userId: second.id, role: "owner" });
  const actor = actingAs(second.id, "club", club.id);
  expect(await clubs.clubMedia.mayManage(actor, club.id)).toBe(true);
  expectOk(await declareMedia(actor, club.id, await sent(), { title: "", minors: "none", athletes: [] }));
});

test("what is removed is gone from every page, desk and queue", async () => {
  const waiting = await sent();
  expectOk(await declare(waiting, "named", [family.id]));
  const visible = await shownWithYes();
  const looked = await sent();
  expectOk(await declare(looked, "none"));
  for (const id of [waiting, visible, looked]) expectOk(await removeMedia(club.owner, club.id, id));
  expect(await shown()).toEqual([]);
  expect(await waitingFor(family.guardian)).toEqual([]);
  expect(await inReview(looked)).toBe(false);
  const left = await client().query("select from club_media where club_id = $1", [club.id]);
  expect(left.rowCount).toBe(0);
});

test("an item that is declared anew and removed at the same moment is gone", async () => {
  for (let n = 0; n < 8; n++) {
    const id = await sent();
    expectOk(await declare(id, "unnamed"));
    const [declared, removed] = await Promise.all([
      declare(id, "unnamed"),
      removeMedia(club.owner, club.id, id),
    ]);
    if (!declared.ok) expect(declared.error).toBe("not_found");
    expectOk(removed);
    expect(await stateOf(id)).toBeUndefined();
  }
});

test("a title is changed until the club has said who appears, and never holds contact data", async () => {
  const id = await sent();
  expectOk(await renameMedia(club.owner, club.id, id, "Final"));
  expect(await renameMedia(club.owner, club.id, id, "Siga @escolinha")).toMatchObject({
    error: "contact_data",
  });
  expectOk(await declare(id, "none"));
  expect(await renameMedia(club.owner, club.id, id, "Outra")).toMatchObject({ error: "not_found" });
});

test("the guardian watches a video before the yes, and not after the no", async () => {
  const id = await sent(club, "video");
  await client().query(
    "insert into media_files (media_id, role, format, width, height, bytes, key) values ($1, 'video', 'webm', 0, 0, 0, 'demo/videos/lance-1.webm')",
    [id],
  );
  expect(await issueVideoPass(family.guardian, id)).toMatchObject({ error: "not_found" });
  expectOk(await declare(id, "named", [family.id]));
  const { pass } = expectOk(await issueVideoPass(family.guardian, id));
  expect(await issueVideoPass(family.athlete, id)).toMatchObject({ error: "not_found" });
  expectOk(await answer(family.guardian, id, false));
  expect(await issueVideoPass(family.guardian, id)).toMatchObject({ error: "not_found" });
  expect(await openWithPass(family.guardian, { videoId: id, pass })).toMatchObject({ error: "pass_invalid" });
});
