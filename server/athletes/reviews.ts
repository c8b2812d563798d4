import { isMinor } from "#domain/athletes/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { today } from "#server/platform/clock.ts";
import { findLive, lockLive } from "#server/platform/database/live-rows.ts";
import { defineReviewKind, type Review } from "#server/platform/reviews/reviews.ts";
import * as guardianViews from "#server/guardians/staff-view.ts";
import * as mails from "./mails.ts";
import { passToAthlete } from "./coming-of-age.ts";
import { returnMediaToGuardian } from "./media-flow.ts";
import { peopleOf } from "./people.ts";
import { makePrivate, publishApproved } from "./publication.ts";
import { familyChanged } from "./responsible.server.ts";
import { setRevokesAside } from "./second-guardian.ts";
import { lockWithGuardianship, type AthleteWithGuardianship } from "./athlete-with-guardianship.ts";
import { reviewSubject } from "./staff-view.ts";
import { athletes } from "./tables.ts";
import { forgetFirstPublication, setBirthdate, setRequestedBirthdate } from "./writes.ts";

/** Only the year of a birth is on the page, but the day decides who is a minor. */
const PROFILE = {
  lockSubject: (id: string) => lockLive(athletes, id),
  async decidedOn(subject: object, id: string) {
    const athlete = await findLive(athletes, id);
    return { ...subject, birthdate: athlete?.birthdate, requestedBirthdate: athlete?.requestedBirthdate };
  },
};

export const firstPublication = defineReviewKind({
  name: "first_publication",
  subjectType: "athlete",
  adjustable: true,
  readSubject: (actor, id) => readProfile(actor, id, { birthdateChange: false }),
  ...PROFILE,
  onDecision: (review) => withProfile(review, publicationDecided),
});

export const birthdateChange = defineReviewKind({
  name: "birthdate_change",
  subjectType: "athlete",
  adjustable: true,
  readSubject: (actor, id) => readProfile(actor, id, { birthdateChange: true }),
  ...PROFILE,
  onDecision: (review) => withProfile(review, birthdateDecided),
});

/** A published minor's new text seems to tell where the child is and when. */
export const profileText = defineReviewKind({
  name: "profile_text",
  subjectType: "athlete",
  adjustable: true,
  readSubject: (actor, id) => readProfile(actor, id, { birthdateChange: false }),
  ...PROFILE,
  onDecision: (review) => withProfile(review, textsDecided),
});

/** One guardian revoked, another one wants the profile public: the team hears both. */
export const guardianDispute = defineReviewKind({
  name: "guardian_dispute",
  subjectType: "athlete",
  adjustable: true,
  readSubject: (actor, id) => readProfile(actor, id, { birthdateChange: false }),
  ...PROFILE,
  onDecision: disputeDecided,
});

async function readProfile(actor: Actor, id: string, asked: { birthdateChange: boolean }) {
  const athlete = await reviewSubject(actor, id);
  return (
    athlete && {
      type: "athlete" as const,
      title: athlete.site.name,
      ...asked,
      athlete,
      guardianship: await guardianViews.guardianshipOf(actor, id),
    }
  );
}

async function publicationDecided(review: Review, profile: AthleteWithGuardianship): Promise<void> {
  const { athlete, guardians: family } = await peopleOf(profile);
  if (review.state === "approved") {
    await publishApproved(profile, review.decidedBy);
    const { reason } = answerOf(review);
    for (const guardian of family) await mails.publishedToGuardian(guardian, profile.athlete, reason);
    // The words are for whoever asked, as with a no.
    if (athlete) await mails.publishedToAthlete(athlete, profile.athlete, family.length > 0 ? "" : reason);
  } else if (family.length > 0) {
    for (const guardian of family)
      await mails.publicationRejected(guardian, profile.athlete, answerOf(review));
  } else if (athlete && !profile.policyFacts.minor) {
    await mails.ownPublicationRejected(athlete, answerOf(review));
  }
}

const answerOf = ({ state, reason }: Review) => ({ adjust: state === "adjust", reason: reason ?? "" });

/** Refused texts take the profile off the site, and its return passes a review again. */
async function textsDecided(review: Review, profile: AthleteWithGuardianship): Promise<void> {
  if (review.state === "approved") return;
  await makePrivate(profile, review.decidedBy);
  await forgetFirstPublication(profile.athlete.id);
  const people = await peopleOf(profile);
  const reason = review.reason ?? "";
  if (people.athlete)
    await mails.textsRefused(people.athlete, profile.athlete, { reason, isGuardian: false });
  for (const guardian of people.guardians)
    await mails.textsRefused(guardian, profile.athlete, { reason, isGuardian: true });
}

async function birthdateDecided(review: Review, profile: AthleteWithGuardianship): Promise<void> {
  const { id, requestedBirthdate } = profile.athlete;
  if (!requestedBirthdate) throw new Error("a review of a birth date that nobody asked to change");
  const people = await peopleOf(profile);
  const approved = review.state === "approved";
  if (approved) {
    await setBirthdate(id, requestedBirthdate);
    await followAge(profile, requestedBirthdate);
    await audit(review.decidedBy, "athlete.birthdate_changed", id, ["birthdate"]);
  } else {
    await setRequestedBirthdate(id, null);
  }
  for (const person of [people.athlete, ...people.guardians]) {
    if (person) await mails.birthdateDecided(person, profile.athlete, { approved, ...answerOf(review) });
  }
}

/** An adult needs no guardian. Someone who turns out to be a minor needs one, and a new first publication. */
async function followAge(profile: AthleteWithGuardianship, birthdate: Temporal.PlainDate): Promise<void> {
  const { athlete, policyFacts } = profile;
  if (!isMinor({ birthdate, birthdateEstimated: false }, today())) {
    await passToAthlete(profile);
  } else if (!policyFacts.minor) {
    await forgetFirstPublication(athlete.id);
    await returnMediaToGuardian(athlete.id);
    await familyChanged.tell({ athleteId: athlete.id, what: "became_minor" });
  }
}

/** Both guardians read the reason, whichever way the team decided. */
async function disputeDecided(review: Review): Promise<Result<null, "reason_missing">> {
  const { reason, state, decidedBy } = review;
  if (!reason) return err("reason_missing");
  return withProfile(review, async (_, profile) => {
    if (state === "approved") return setRevokesAside(profile, decidedBy, reason);
    const tell = state === "adjust" ? mails.askedAboutRevoke : mails.revokeStays;
    for (const guardian of (await peopleOf(profile)).guardians) await tell(guardian, profile.athlete, reason);
  });
}

/** Nothing follows when the profile has been deleted meanwhile. */
async function withProfile(
  review: Review,
  decided: (review: Review, profile: AthleteWithGuardianship) => Promise<void>,
): Promise<Result<null, never>> {
  const profile = await lockWithGuardianship(review.subjectId);
  if (profile) await decided(review, profile);
  return ok(null);
}
