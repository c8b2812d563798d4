import { categoryOf } from "#domain/athletes/category.ts";
import { can } from "#domain/athletes/policy.ts";
import { ageOn } from "#domain/dates.ts";
import { maskEmail } from "#domain/guardians/mailbox.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { ownPicture } from "#server/media/media.ts";
import { today } from "#server/platform/clock.ts";
import { publicationOf, type Publication } from "./publication.ts";
import { isRevokedByOther } from "./second-guardian.ts";
import type { AthleteWithGuardianship } from "./athlete-with-guardianship.ts";

export type OwnProfile = Awaited<ReturnType<typeof toOwnProfile>>;
export type Ward = Awaited<ReturnType<typeof toWard>>;

/** What the athlete sees of their own profile on the dashboard. */
export async function toOwnProfile(actor: Actor, profile: AthleteWithGuardianship) {
  const { guardians: confirmed, invited } = profile.guardianship;
  const publication = await publicationOf(profile);
  const named = [
    ...confirmed.map((guardian) => ({ ...guardian, confirmed: true })),
    ...(invited ? [{ ...invited, confirmed: false }] : []),
  ];
  return {
    ...(await toSummary(profile, publication)),
    minor: profile.policyFacts.minor,
    guardians: profile.policyFacts.minor
      ? named.map((one) => ({ name: one.name, email: maskEmail(one.email), confirmed: one.confirmed }))
      : [],
    may: {
      publish:
        (publication.state === "ready" || publication.state === "rejected") &&
        can(actor, "publish", profile.policyFacts),
      unpublish: publication.state === "public" && can(actor, "unpublish", profile.policyFacts),
      invite:
        confirmed.length === 0 &&
        profile.policyFacts.minor &&
        can(actor, "inviteGuardian", profile.policyFacts),
    },
  };
}

/** What a guardian sees of an athlete they answer for. */
export async function toWard(actor: Actor, profile: AthleteWithGuardianship) {
  const { athlete, policyFacts, guardianship } = profile;
  const publication = await publicationOf(profile);
  const reader = userIdOf(actor);
  const other = guardianship.guardians.find(({ userId }) => userId !== reader);
  const own = guardianship.guardians.find(({ userId }) => userId === reader);
  return {
    ...(await toSummary(profile, publication)),
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
        (publication.state === "ready" || publication.state === "rejected") &&
        can(actor, "publish", policyFacts),
    },
  };
}

/** A line of the guardian's list. */
export async function toSummaryLine(profile: AthleteWithGuardianship) {
  return toSummary(profile, await publicationOf(profile));
}

async function toSummary({ athlete }: AthleteWithGuardianship, { state, reason }: Publication) {
  const birthdate = athlete.birthdateEstimated ? null : athlete.birthdate;
  return {
    id: athlete.id,
    name: athlete.name,
    subdomain: athlete.subdomain,
    photo: await ownPicture(athlete.photoId),
    age: birthdate && ageOn(birthdate, today()),
    category: birthdate && categoryOf(birthdate.year, today().year),
    position: athlete.position,
    club: athlete.club,
    place: { city: athlete.city, state: athlete.state },
    state,
    reason,
  };
}
