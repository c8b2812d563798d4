import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { decideReview, mailsTo, memberOf, staffOf, templatesTo } from "#server/athletes/testing/family.ts";
import { configure, cookieJar } from "#server/identity/testing/configured.ts";
import * as media from "#server/media/media.ts";
import { hideReported, openReview } from "#server/moderation/moderation.server.ts";
import { report } from "#server/moderation/reports.ts";
import { keyedHash } from "#server/platform/config/hashes.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { openReviews } from "#server/platform/reviews/testing/open-reviews.ts";
import { eraseHeld } from "#server/rights/erasure.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aVerifiedClub } from "#seed/factories/club.ts";
import { aClubMember, statedBy } from "#seed/factories/member.ts";
import { aUser } from "#seed/factories/user.ts";
import * as clubs from "./clubs.server.ts";
import { acceptAsMember, inviteMember, viewInvitation } from "./member-invitations.server.ts";
import { leave, removeMember } from "./members.server.ts";
import { drawCard, ownCard, proveAdult, readCard, scoutMedia } from "./scout-card.server.ts";
import { barMember, liftBar, standing } from "./scouts/staff-view.ts";

beforeAll(() => configure());

async function aCard() {
  const person = await aUser({ name: "Olga Dona" });
  const club = await aVerifiedClub({ userId: person.id });
  const owner = actingAs(person.id, "club", club.id);
  const scout = await aClubMember(club.id, { name: "Beto Olheiro" });
  return { club, clubId: club.id, owner, person, scout, code: scout.cardCode! };
}
type Card = Awaited<ReturnType<typeof aCard>>;

const read = async (code: string) => {
  const found = await readCard(cookieJar().browser, code);
  return found.ok ? found.value : found.error.code;
};
const isValid = async (code: string) => {
  const card = await read(code);
  return typeof card === "string" ? card : card.valid;
};

test("a card shows who stands there, for which club and since when, and nothing else of them", async () => {
  const { code, club, scout } = await aCard();
  const card = await read(code);
  expect(card).toMatchObject({ name: "Beto Olheiro", valid: true, photo: null, club: { name: club.name } });
  expect(JSON.stringify(card)).not.toContain(scout.email);
  expect(code.length * 6).toBeGreaterThanOrEqual(128);
});

test.each(["", "nada", "../x", "a".repeat(24), "a".repeat(500)])("%j is no card", async (code) => {
  expect(await read(code)).toBe("not_found");
});

test("an address that asks too often waits", async () => {
  const { browser } = cookieJar("198.51.100.200");
  const answers = new Set<string>();
  for (let n = 0; n < 241; n++) {
    const found = await readCard(browser, "a".repeat(24));
    answers.add(found.ok ? "ok" : found.error.code);
  }
  expect([...answers]).toEqual(["not_found", "too_many"]);
});

describe("a card is withdrawn at once", () => {
  const ends: Record<string, (card: Card) => Promise<unknown>> = {
    "when an owner removes the scout": ({ owner, clubId, scout }) =>
      removeMember(owner, clubId, scout.memberId),
    "when the scout leaves": ({ scout, clubId }) => leave(scout.actor, clubId),
    "when the club loses its verification": ({ clubId }) =>
      clubs.withdrawVerification(SYSTEM, clubId, "Papéis falsos"),
    "when staff hide the club": ({ clubId }) => clubs.hide(SYSTEM, clubId),
    "when the person is barred": async ({ scout }) =>
      barMember(staffOf(await aUser()), scout.memberId, "Cobrou de uma família."),
  };
  test.each(Object.entries(ends))("%s", async (_, end) => {
    const card = await aCard();
    expect(await isValid(card.code)).toBe(true);
    expectOk((await end(card)) as Awaited<ReturnType<typeof leave>>);
    expect(await isValid(card.code)).toBe(false);
    expect(await drawCard({ address: "198.51.100.1" }, card.code)).toEqual({ ok: false, error: "not_found" });
  });

  test("when the owner's account ends, and the club with it", async () => {
    const { person, code, clubId, scout } = await aCard();
    await inTransaction(() => eraseHeld({ userId: person.id, email: person.email, name: person.name }));
    expect(await read(code)).toMatchObject({ valid: false, club: { name: "Clube removido" } });
    const { rows } = await client().query(
      "select is_active from user_profiles where user_id = $1 and profile_id = $2",
      [scout.id, clubId],
    );
    expect(rows).toEqual([{ is_active: false }]);
  });

  test("and with the scout's own account it is unknown; the club goes on", async () => {
    const { scout, code, clubId, owner } = await aCard();
    await inTransaction(() => eraseHeld({ userId: scout.id, email: scout.email, name: scout.name }));
    expect(await read(code)).toBe("not_found");
    expect(await ownCard(owner, clubId)).toMatchObject({ ok: true });
  });
});

describe("proof of adulthood for who was there before", () => {
  test("no card until it is given, then a card", async () => {
    const { owner, clubId, person } = await aCard();
    expect(expectOk(await ownCard(owner, clubId))).toMatchObject({ card: null, url: null, qr: null });
    expectOk(await proveAdult(owner, clubId, statedBy(person.name)));
    const own = expectOk(await ownCard(owner, clubId));
    expect(own.url).toContain(`/olheiro/${own.card!.code}`);
    expect(await isValid(own.card!.code)).toBe(true);
  });

  test("a card of another club is not one's own", async () => {
    const [one, other] = [await aCard(), await aCard()];
    expect(await ownCard(one.owner, other.clubId)).toEqual({ ok: false, error: "not_found" });
    expect(await proveAdult(one.owner, other.clubId, statedBy("X Y"))).toMatchObject({ ok: false });
  });

  test("a minor gets none", async () => {
    const { owner, clubId } = await aCard();
    const young = { ...statedBy("Olga Dona"), birthdate: "2015-01-01" };
    expect(await proveAdult(owner, clubId, young)).toEqual({ ok: false, error: { code: "not_adult" } });
    expect(expectOk(await ownCard(owner, clubId)).card).toBeNull();
  });

  test("the CPF cannot be guessed by trying", async () => {
    const { owner, clubId } = await aCard();
    const young = () => ({ ...statedBy("Olga Dona"), birthdate: "2015-01-01" });
    for (let n = 0; n < 6; n++) await proveAdult(owner, clubId, young());
    expect(await proveAdult(owner, clubId, young())).toMatchObject({ error: { code: "too_many" } });
  });
});

describe("staff", () => {
  let staff: ReturnType<typeof staffOf>;
  beforeEach(async () => void (staff = staffOf(await aUser({ role: "staff" }))));

  test("bar a person, who cannot return through another club, under another account either", async () => {
    const { scout, code } = await aCard();
    expectOk(await barMember(staff, scout.memberId, "Cobrou de uma família."));
    expect(await templatesTo(scout.email)).toContain("scout-barred");
    expect(await standing(staff, scout.memberId)).toMatchObject({
      active: false,
      barred: { reason: "Cobrou de uma família." },
    });

    const other = await aCard();
    const invite = async (email: string) => {
      expectOk(await inviteMember(other.owner, other.clubId, { email, role: "scout" }));
      const mail = (await mailsTo(email)).find(({ template }) => template === "club-invitation")!;
      return decodeURIComponent(/\/convite-clube\/(\S+)/.exec(mail.text)![1]!);
    };
    const token = await invite(scout.email);
    expect(await viewInvitation(memberOf(scout), token)).toEqual({ ok: false, error: "barred" });
    const { browser } = cookieJar();
    expect(await acceptAsMember(memberOf(scout), browser, token, null)).toEqual({
      ok: false,
      error: { code: "barred" },
    });

    const { rows } = await client().query("select cpf_hash from scout_identities where user_id = $1", [
      scout.id,
    ]);
    const alias = await aUser();
    await inTransaction(() => eraseHeld({ userId: scout.id, email: scout.email, name: scout.name }));
    const kept = await client().query("select reason, user_id from barred_people where cpf_hash = $1", [
      rows[0].cpf_hash,
    ]);
    expect(kept.rows).toEqual([{ reason: "", user_id: null }]);
    const stated = statedBy("Outro Nome", "barred-cpf");
    await client().query("insert into barred_people (cpf_hash, mailbox_hash, reason) select $1, 'x', ''", [
      keyedHash("cpf", stated.cpf),
    ]);
    expect(await acceptAsMember(memberOf(alias), browser, await invite(alias.email), stated)).toEqual({
      ok: false,
      error: { code: "barred" },
    });
    expect(await read(code)).toBe("not_found");
  });

  test("may undo it, and the person can be invited again", async () => {
    const { scout, owner, clubId } = await aCard();
    expectOk(await barMember(staff, scout.memberId, "Engano"));
    expect(await barMember(staff, scout.memberId, "Engano")).toEqual({ ok: false, error: "already_barred" });
    expectOk(await liftBar(staff, scout.memberId));
    expect(await liftBar(staff, scout.memberId)).toEqual({ ok: false, error: "not_barred" });
    expectOk(await inviteMember(owner, clubId, { email: scout.email, role: "scout" }));
    const mail = (await mailsTo(scout.email)).find(({ template }) => template === "club-invitation")!;
    const token = decodeURIComponent(/\/convite-clube\/(\S+)/.exec(mail.text)![1]!);
    expectOk(await acceptAsMember(memberOf(scout), cookieJar().browser, token, null));
  });

  test("hide the club whose only owner they bar", async () => {
    const { owner, person, clubId, scout, code } = await aCard();
    expectOk(await proveAdult(owner, clubId, statedBy(person.name)));
    const own = expectOk(await ownCard(owner, clubId));
    expectOk(await barMember(staff, own.memberId, "Perfil falso"));
    expect(await clubs.isVerified(clubId)).toBe(false);
    expect(await isValid(code)).toBe(false);
    expect(await barMember(memberOf(scout), scout.memberId, "Eu mesmo")).toEqual({
      ok: false,
      error: "not_found",
    });
  });

  test("hear of a reported card, take it at once and give it back", async () => {
    const { scout, code } = await aCard();
    const input = {
      subjectType: "scout",
      subjectId: scout.memberId,
      reason: "fake_trial",
      details: "",
    } as const;
    expectOk(await report(VISITOR, "198.51.100.9", input));
    const review = (await openReviews({ kind: "report", limit: 500 })).find(
      ({ subjectId }) => subjectId === scout.memberId,
    )!;
    expect(await openReview(staff, review.id)).toMatchObject({
      subject: { subjectType: "scout", thing: { path: `/olheiro/${code}` }, visibility: "public" },
    });
    expectOk(await hideReported(staff, review.id));
    expect(await isValid(code)).toBe(false);
  });
});

describe("the photo", () => {
  const sendPhoto = async (memberId: string, userId: string) => {
    const [id] = await media.addItems(
      { ownerType: "scout", ownerId: memberId },
      [{ kind: "photo", drawing: "/desenhos/retrato/beto-m.svg" }],
      { state: "processing", uploadedBy: userId },
    );
    await inTransaction(async () => media.mediaInspected.tell({ item: (await media.findItem(id!))! }));
    return id!;
  };

  test("waits for staff, is on the card once approved, and leaves it with the card", async () => {
    const { scout, code, owner, clubId } = await aCard();
    const id = await sendPhoto(scout.memberId, scout.id);
    expect(await read(code)).toMatchObject({ photo: null });
    const item = async () => (await media.findItem(id))!;
    expect(await media.mayRead(scoutMedia, VISITOR, await item())).toBe(false);
    expect(await media.mayRead(scoutMedia, scout.actor, await item())).toBe(true);
    await decideReview("media", id, "approved");
    expect(await templatesTo(scout.email)).toContain("scout-photo-approved");
    expect(await read(code)).toMatchObject({ photo: { id } });
    expect(await media.mayRead(scoutMedia, VISITOR, await item())).toBe(true);
    expectOk(await removeMember(owner, clubId, scout.memberId));
    expect(await read(code)).toMatchObject({ valid: false, photo: null });
    expect(await media.mayRead(scoutMedia, VISITOR, await item())).toBe(false);
  });

  test("is sent by the member alone, and a newer one replaces what waits", async () => {
    const { scout, owner } = await aCard();
    expect(await scoutMedia.mayManage(scout.actor, scout.memberId)).toBe(true);
    expect(await scoutMedia.mayManage(owner, scout.memberId)).toBe(false);
    const [first, second] = [
      await sendPhoto(scout.memberId, scout.id),
      await sendPhoto(scout.memberId, scout.id),
    ];
    expect(await media.findItem(first)).toBeUndefined();
    await decideReview("media", second, "rejected", "Mostra outra pessoa.");
    expect(await templatesTo(scout.email)).toContain("scout-photo-refused");
  });
});
