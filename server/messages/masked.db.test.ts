import { beforeAll, expect, test } from "vitest";
import { HIDDEN } from "#domain/messages/mask.ts";
import { expectOk } from "#domain/result.ts";
import { aPublishedFamily, mailsTo, staffOf } from "#server/athletes/testing/family.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { report, withdrawVerification } from "#server/moderation/moderation.server.ts";
import { recordDecision } from "#server/moderation/review-kinds.ts";
import { requestReview } from "#server/platform/reviews/reviews.ts";
import { openReviews } from "#server/platform/reviews/testing/open-reviews.ts";
import { aUser } from "#seed/factories/user.ts";
import { readContact } from "./contacts.server.ts";
import { maskedContact } from "./reviews.ts";
import { contactsOf, aPublishedAdult, aScout, ask, guardianOf, sent } from "./testing/contact.ts";

beforeAll(() => configure());

const CLEAN = "Vimos seus jogos da temporada 2025/2026 e gostamos muito do que vimos.";
const reviewsOf = async (clubId: string) =>
  (await openReviews({ kind: "masked_contact", limit: 500 })).filter(({ subjectId }) => subjectId === clubId);
const staff = async () => staffOf(await aUser({ role: "staff" }));

test("a club that writes a way around the guardian is put before staff, once", async () => {
  const scout = await aScout();
  for (let n = 0; n < 2; n++) await sent(scout, (await aPublishedFamily()).id);
  expect(await reviewsOf(scout.club.id)).toHaveLength(1);
  const tried = await maskedContact.readSubject(await staff(), scout.club.id);
  expect(tried!.messages).toHaveLength(2);
  expect(tried!.messages[0]!.written).toContain("99999-1234");
  expect(tried!.messages[0]!.masked).toContain(HIDDEN);
});

test("an ordinary message, and one to an adult, is nobody's business", async () => {
  const scout = await aScout();
  expectOk(await ask(scout, (await aPublishedFamily()).id, CLEAN));
  await sent(scout, (await aPublishedAdult()).id);
  expect(await reviewsOf(scout.club.id)).toEqual([]);
});

test("staff withdraw what still waits; the family and the scout are told", async () => {
  const [scout, family] = [await aScout(), await aPublishedFamily()];
  await sent(scout, family.id);
  const [review] = await reviewsOf(scout.club.id);
  const decidedBy = (await aUser({ role: "staff" })).id;
  expectOk(
    await recordDecision(review!.id, { decidedBy, state: "rejected", reason: "Sem telefones, por favor." }),
  );
  expect((await contactsOf(guardianOf(family)))[0]).toMatchObject({
    state: "withdrawn",
    endReason: "removed_by_staff",
    mayAnswer: false,
  });
  const templates = async (email: string) => (await mailsTo(email)).map(({ template }) => template);
  expect(await templates(family.guardianPerson.email)).toContain("contact-ended");
  const [told] = await mailsTo(scout.actor.email);
  expect(told).toMatchObject({ template: "contact-removed" });
  expect(told!.text).toContain("Sem telefones, por favor.");
});

test("staff withdraw a club's verification where they gave it, and a family's request goes with it", async () => {
  const [scout, family] = [await aScout({ verified: false }), await aPublishedFamily()];
  const { id } = await requestReview({
    kind: "club_verification",
    subjectId: scout.club.id,
    requestedBy: null,
  });
  const decidedBy = (await aUser({ role: "staff" })).id;
  expectOk(await recordDecision(id, { decidedBy, state: "approved" }));
  expectOk(await ask(scout, family.id, CLEAN));
  expect(await withdrawVerification(family.guardian, id, "Não é meu.")).toEqual({
    ok: false,
    error: "not_found",
  });
  expectOk(await withdrawVerification(await staff(), id, "O CNPJ foi baixado."));
  expect((await contactsOf(guardianOf(family)))[0]).toMatchObject({ endReason: "club_unverified" });
  expect(await withdrawVerification(await staff(), id, "De novo.")).toEqual({
    ok: false,
    error: "not_verified",
  });
});

test("staff read a request only when it was masked or reported", async () => {
  const [scout, family] = [await aScout(), await aPublishedFamily()];
  const { id } = expectOk(await ask(scout, family.id, CLEAN));
  const actor = await staff();
  expect(await readContact(actor, id)).toEqual({ ok: false, error: "not_found" });
  expectOk(
    await report(family.guardian, "198.51.100.9", {
      subjectType: "message",
      subjectId: id,
      reason: "other",
      details: "Estranho.",
    }),
  );
  expect(await readContact(actor, id)).toMatchObject({ ok: true, value: { message: CLEAN } });
});
