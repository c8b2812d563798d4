import { isMinor } from "#domain/athletes/policy.ts";
import * as guardians from "#server/guardians/guardians.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { today } from "#server/platform/clock.ts";
import { reviewKind, type Review } from "#server/platform/reviews/reviews.ts";
import * as mails from "./mails.ts";
import { peopleOf } from "./people.ts";
import { BIRTHDATE_CHANGE, FIRST_PUBLICATION, publishApproved } from "./publication.ts";
import { lockWithGuardianship, type AthleteWithGuardianship } from "./athlete-with-guardianship.ts";
import { forgetFirstPublication, setBirthdate, setRequestedBirthdate } from "./writes.ts";

reviewKind({ kind: FIRST_PUBLICATION, decided: (review) => withSubject(review, publicationDecided) });
reviewKind({ kind: BIRTHDATE_CHANGE, decided: (review) => withSubject(review, birthdateDecided) });

async function publicationDecided(review: Review, profile: AthleteWithGuardianship): Promise<void> {
  const { athlete, guardian } = await peopleOf(profile);
  if (review.state === "approved") {
    await publishApproved(profile, review.decidedBy);
    if (guardian) await mails.publishedToGuardian(guardian, profile.athlete);
    if (athlete) await mails.publishedToAthlete(athlete, profile.athlete);
  } else if (guardian) {
    await mails.publicationRejected(guardian, profile.athlete, review.reason ?? "");
  } else if (athlete && !profile.policyFacts.minor) {
    await mails.ownPublicationRejected(athlete, review.reason ?? "");
  }
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
  for (const person of [people.athlete, people.guardian]) {
    if (person) await mails.birthdateDecided(person, profile.athlete, { approved, reason: review.reason });
  }
}

/** An adult needs no guardian; a new minor needs one, and a person who looks before the profile is public again. */
async function followAge(
  { athlete, policyFacts }: AthleteWithGuardianship,
  birthdate: Temporal.PlainDate,
): Promise<void> {
  const minor = isMinor({ birthdate, birthdateEstimated: false }, today());
  if (!minor) await guardians.end(athlete.id);
  else if (!policyFacts.minor) await forgetFirstPublication(athlete.id);
}

/** A profile that is gone meanwhile needs no decision any more. */
async function withSubject(
  review: Review,
  decided: (review: Review, profile: AthleteWithGuardianship) => Promise<void>,
): Promise<void> {
  const profile = await lockWithGuardianship(review.subjectId);
  if (profile) await decided(review, profile);
}
