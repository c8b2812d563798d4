import { isMinor } from "#domain/athletes/policy.ts";
import * as guardians from "#server/guardians/guardians.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { today } from "#server/platform/clock.ts";
import { reviewKind, type Review } from "#server/platform/reviews/reviews.ts";
import * as mails from "./mails.ts";
import { peopleOf } from "./people.ts";
import { BIRTHDATE_CHANGE, FIRST_PUBLICATION, openReviewed } from "./publishing.ts";
import { lockSubject, type Subject } from "./subject.ts";
import { forgetFirstPublication, setBirthdate, setRequestedBirthdate } from "./writes.ts";

reviewKind({ kind: FIRST_PUBLICATION, decided: (review) => withSubject(review, decidePublication) });
reviewKind({ kind: BIRTHDATE_CHANGE, decided: (review) => withSubject(review, decideBirthdate) });

async function decidePublication(review: Review, subject: Subject): Promise<void> {
  const { athlete, guardian } = await peopleOf(subject);
  if (review.state === "approved") {
    await openReviewed(subject, review.decidedBy);
    if (guardian) await mails.publishedToGuardian(guardian, subject.athlete);
    if (athlete) await mails.publishedToAthlete(athlete, subject.athlete);
  } else if (guardian) {
    await mails.publicationRejected(guardian, subject.athlete, review.reason ?? "");
  } else if (athlete && !subject.guarded.minor) {
    await mails.ownPublicationRejected(athlete, review.reason ?? "");
  }
}

async function decideBirthdate(review: Review, subject: Subject): Promise<void> {
  const { id, requestedBirthdate } = subject.athlete;
  if (!requestedBirthdate) throw new Error("a review of a birth date that nobody asked to change");
  const people = await peopleOf(subject);
  const approved = review.state === "approved";
  if (approved) {
    await setBirthdate(id, requestedBirthdate);
    await crossOver(subject, requestedBirthdate);
    await audit(review.decidedBy, "athlete.birthdate_changed", id, ["birthdate"]);
  } else {
    await setRequestedBirthdate(id, null);
  }
  for (const person of [people.athlete, people.guardian]) {
    if (person) await mails.birthdateDecided(person, subject.athlete, { approved, reason: review.reason });
  }
}

/** An adult needs no guardian; a new minor needs one, and a person who looks before the profile is public again. */
async function crossOver({ athlete, guarded }: Subject, birthdate: Temporal.PlainDate): Promise<void> {
  const minor = isMinor({ birthdate, birthdateEstimated: false }, today());
  if (!minor) await guardians.end(athlete.id);
  else if (!guarded.minor) await forgetFirstPublication(athlete.id);
}

/** A profile that is gone meanwhile needs no decision any more. */
async function withSubject(
  review: Review,
  decide: (review: Review, subject: Subject) => Promise<void>,
): Promise<void> {
  const subject = await lockSubject(review.subjectId);
  if (subject) await decide(review, subject);
}
