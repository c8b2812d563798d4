import { categoryOf } from "#domain/athletes/category.ts";
import { can } from "#domain/athletes/policy.ts";
import { ageOn, formatDate } from "#domain/dates.ts";
import { maskEmail } from "#domain/guardians/mailbox.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { formatPlace } from "#domain/places.ts";
import * as guardians from "#server/guardians/guardians.server.ts";
import { TIME_ZONE, today } from "#server/platform/clock.ts";
import { stageOf, type Stage } from "./stage.ts";
import type { Subject } from "./subject.ts";

export type OwnProfile = Awaited<ReturnType<typeof toOwnProfile>>;
export type Ward = Awaited<ReturnType<typeof toWard>>;

/** What the athlete sees of their own profile on the dashboard. */
export async function toOwnProfile(actor: Actor, subject: Subject) {
  const { guardian } = subject.standing;
  const stage = await stageOf(subject);
  return {
    ...toSummary(subject, stage),
    minor: subject.guarded.minor,
    guardian:
      subject.guarded.minor && guardian
        ? {
            name: guardian.name,
            email: maskEmail(guardian.email),
            confirmed: guardian.guardianUserId !== null,
          }
        : null,
    may: {
      publish:
        (stage.state === "ready" || stage.state === "rejected") && can(actor, "publish", subject.guarded),
      unpublish: stage.state === "public" && can(actor, "unpublish", subject.guarded),
      invite:
        !guardian?.guardianUserId && subject.guarded.minor && can(actor, "inviteGuardian", subject.guarded),
    },
  };
}

/** What a guardian sees of an athlete they answer for. */
export async function toWard(actor: Actor, subject: Subject) {
  const { athlete, guarded, standing } = subject;
  const stage = await stageOf(subject);
  return {
    ...toSummary(subject, stage),
    privacy: {
      birthdatePublic: athlete.birthdatePublic,
      indexable: athlete.indexable,
      socialPublic: athlete.socialPublic,
    },
    consented: standing.consented,
    // Asking staff again after they sent it back is the same step as publishing.
    may: {
      publish: (stage.state === "ready" || stage.state === "rejected") && can(actor, "publish", guarded),
    },
    consents: (await guardians.consentsAbout(athlete.id)).map(({ id, decision, textVersion, createdAt }) => ({
      id,
      decision,
      textVersion,
      at: momentText(createdAt),
    })),
  };
}

/** A line of the guardian's list. */
export async function toSummaryLine(subject: Subject) {
  return toSummary(subject, await stageOf(subject));
}

function toSummary({ athlete }: Subject, { state, reason }: Stage) {
  const birthdate = athlete.birthdateEstimated ? null : athlete.birthdate;
  return {
    id: athlete.id,
    name: athlete.name,
    subdomain: athlete.subdomain,
    imageUrl: athlete.imageUrl,
    age: birthdate && ageOn(birthdate, today()),
    category: birthdate && categoryOf(birthdate.year, today().year),
    position: athlete.position,
    club: athlete.club,
    place: formatPlace(athlete.city, athlete.state),
    state,
    reason,
  };
}

function momentText(instant: Temporal.Instant): string {
  const local = instant.toZonedDateTimeISO(TIME_ZONE);
  const time = local.toPlainTime().toString({ smallestUnit: "minute" });
  return `${formatDate(local.toPlainDate())} às ${time}`;
}
