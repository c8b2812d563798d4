import { categoryOf } from "#domain/athletes/category.ts";
import { can } from "#domain/athletes/policy.ts";
import { ageOn } from "#domain/dates.ts";
import { maskEmail } from "#domain/guardians/mailbox.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import type { Picture } from "#domain/media/picture.ts";
import { ownPictureSql } from "#server/media/media.ts";
import { today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { latestReviewSql, type LatestReview } from "#server/platform/reviews/reviews.ts";
import { publicationOf } from "./publication.ts";
import { isRevokedByOther } from "./second-guardian.ts";
import type { AthleteWithGuardianship } from "./athlete-with-guardianship.ts";

export type OwnProfile = ReturnType<typeof toOwnProfile>;
export type Ward = ReturnType<typeof toWard>;
export type WardLine = ReturnType<typeof toSummary>;

/** What a summary shows beside the profile's own row. */
export interface Beside {
  /** The last review of the first publication. */
  review: LatestReview | null;
  photo: Picture | null;
}

/** SQL of the columns of `Beside`, for the athlete of this id. */
export const besideSql = (athleteId: string): string =>
  `${latestReviewSql("first_publication", athleteId)} as review,
  ${ownPictureSql(`(select photo_id from athletes where id = ${athleteId})`)} as photo`;

/** Of many athletes at once, in one statement. */
export async function besideOf(ids: readonly string[]): Promise<(id: string) => Beside> {
  const { rows } = await client().query<Beside & { id: string }>({
    name: "athletes_beside",
    text: `select asked.id, ${besideSql("asked.id")} from unnest($1::uuid[]) as asked (id)`,
    values: [ids],
  });
  const found = new Map(rows.map(({ id, ...beside }) => [id, beside]));
  return (id) => found.get(id) ?? { review: null, photo: null };
}

/** What the athlete sees of their own profile on the dashboard. */
export function toOwnProfile(actor: Actor, profile: AthleteWithGuardianship, beside: Beside) {
  const { guardians: confirmed, invited } = profile.guardianship;
  const summary = toSummary(profile, beside);
  const named = [
    ...confirmed.map((guardian) => ({ ...guardian, confirmed: true })),
    ...(invited ? [{ ...invited, confirmed: false }] : []),
  ];
  return {
    ...summary,
    minor: profile.policyFacts.minor,
    guardians: profile.policyFacts.minor
      ? named.map((one) => ({ name: one.name, email: maskEmail(one.email), confirmed: one.confirmed }))
      : [],
    may: {
      publish:
        (summary.state === "ready" || summary.state === "rejected") &&
        can(actor, "publish", profile.policyFacts),
      unpublish: summary.state === "public" && can(actor, "unpublish", profile.policyFacts),
      invite:
        confirmed.length === 0 &&
        profile.policyFacts.minor &&
        can(actor, "inviteGuardian", profile.policyFacts),
    },
  };
}

/** What a guardian sees of an athlete they answer for. */
export function toWard(actor: Actor, profile: AthleteWithGuardianship, beside: Beside) {
  const { athlete, policyFacts, guardianship } = profile;
  const summary = toSummary(profile, beside);
  const reader = userIdOf(actor);
  const other = guardianship.guardians.find(({ userId }) => userId !== reader);
  const own = guardianship.guardians.find(({ userId }) => userId === reader);
  return {
    ...summary,
    contactAllowed: athlete.contactAllowed,
    birthYear: athlete.birthdateEstimated ? null : (athlete.birthdate?.year ?? null),
    privacy: {
      birthdatePublic: athlete.birthdatePublic,
      indexable: athlete.indexable,
      socialPublic: athlete.socialPublic,
    },
    consented: guardianship.consented,
    decision: own?.decision ?? null,
    /** Somebody else's revoke keeps the profile private, whatever this guardian decides. */
    revokedByOther: reader !== null && isRevokedByOther(profile, reader),
    other: other ? { name: other.name } : null,
    invited: guardianship.invited && {
      name: guardianship.invited.name,
      email: guardianship.invited.email,
      expired: guardianship.invited.expired,
    },
    // Asking for a review again after a rejection is the same step as publishing.
    may: {
      publish:
        (summary.state === "ready" || summary.state === "rejected") && can(actor, "publish", policyFacts),
    },
  };
}

/** A line of the guardian's list. */
export function toSummary(profile: AthleteWithGuardianship, { review, photo }: Beside) {
  const { athlete } = profile;
  const { state, reason } = publicationOf(profile, review);
  const birthdate = athlete.birthdateEstimated ? null : athlete.birthdate;
  return {
    id: athlete.id,
    name: athlete.name,
    subdomain: athlete.subdomain,
    photo,
    age: birthdate && ageOn(birthdate, today()),
    category: birthdate && categoryOf(birthdate.year, today().year),
    position: athlete.position,
    club: athlete.club,
    place: { city: athlete.city, state: athlete.state },
    state,
    reason,
  };
}
