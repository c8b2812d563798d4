import { expect, test } from "vitest";
import { publicationState, type PublicationFacts } from "./publication.ts";

const TODAY = Temporal.PlainDate.from("2026-11-15");

const minor: PublicationFacts = {
  birthdate: TODAY.subtract({ years: 15 }),
  birthdateEstimated: false,
  visibility: "private",
  consented: false,
  birthdateInReview: false,
  reviewed: false,
  ageDoubted: false,
  invitation: "none",
  revoked: false,
  firstReview: "none",
};
const agreed: Partial<PublicationFacts> = { invitation: "confirmed", consented: true };

test.each<[string, Partial<PublicationFacts>]>([
  ["guardian_missing", {}],
  ["guardian_invited", { invitation: "sent" }],
  ["invitation_expired", { invitation: "expired" }],
  ["guardian_deciding", { invitation: "confirmed" }],
  ["not_authorised", { invitation: "confirmed", revoked: true }],
  ["in_review", { ...agreed, firstReview: "open" }],
  ["rejected", { ...agreed, firstReview: "rejected" }],
  ["ready", { ...agreed }],
  ["ready", { ...agreed, reviewed: true }],
  ["public", { ...agreed, reviewed: true, visibility: "public" }],
  ["hidden", { ...agreed, reviewed: true, visibility: "hidden" }],
  ["birthdate_review", { ...agreed, reviewed: true, birthdateInReview: true }],
  ["birthdate_missing", { birthdateEstimated: true }],
  ["too_young", { birthdate: TODAY.subtract({ years: 12 }) }],
  ["ready", { birthdate: TODAY.subtract({ years: 18 }) }],
  ["public", { birthdate: TODAY.subtract({ years: 18 }), visibility: "public", reviewed: true }],
])("%s: %j", (state, change) => expect(publicationState({ ...minor, ...change }, TODAY)).toBe(state));
