import { completeness, type Completeness } from "#domain/athletes/completeness.ts";
import type { ChangeField } from "#domain/athletes/pending-changes.ts";
import type { ProfileValues } from "#domain/athletes/profile-values.ts";
import { can } from "#domain/athletes/policy.ts";
import { isStaff, userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { findLive } from "#server/platform/database/live-rows.ts";
import { findWithGuardianship, type AthleteWithGuardianship } from "./athlete-with-guardianship.ts";
import { toOwnProfile, type OwnProfile } from "./people-views.ts";
import { openedText, valuesOf } from "./profile-form.ts";
import { partsOf, type ProfileParts } from "./profile-parts.ts";
import { athletes } from "./tables.ts";

export type { MediaSummary } from "#server/media/media.ts";
export { changeAddress } from "./change-address.ts";
export { remindGuardians } from "./remind-guardians.ts";
export { saveProfile, type ChangedMeanwhile, type ProfileChange, type SaveProblem } from "./save-profile.ts";

/** The athlete's own profile with all that its form and its panels show. */
interface OwnDashboard {
  profile: OwnProfile;
  values: ProfileValues;
  /** Comes back with the form: it tells whether somebody saved meanwhile. */
  opened: string;
  completeness: Completeness;
  /** Texts that wait for the guardian; what is on the profile meanwhile. */
  waiting: { name?: { shown: string }; about?: { shown: string | null } };
  wishes: { id: string; field: ChangeField; value: string | null }[];
  media: ProfileParts["media"];
  switches: { isPublic: boolean; contactAllowed: boolean; decided: GuardianDecision | null };
}

/** The guardian's latest word about publishing. */
interface GuardianDecision {
  name: string;
  at: Temporal.Instant;
}

export async function ownDashboard(
  actor: Actor,
  athleteId: string,
): Promise<Result<OwnDashboard, "not_found">> {
  const found = await findWithGuardianship(athleteId);
  if (!found || found.policyFacts.userId !== userIdOf(actor) || !can(actor, "edit", found.policyFacts))
    return err("not_found");
  const { athlete } = found;
  const parts = await partsOf(athleteId);
  const { wishes, media, hasNumbers } = parts;
  const values = valuesOf(athlete, parts, wishes);
  const waits = (field: "name" | "about") => wishes.some((wish) => wish.field === field);
  return ok({
    profile: toOwnProfile(actor, found, parts),
    values,
    opened: openedText(athlete.updatedAt, values),
    completeness: completeness({ values, photo: athlete.photoId !== null, numbers: hasNumbers }),
    waiting: {
      ...(waits("name") && { name: { shown: athlete.name } }),
      ...(waits("about") && { about: { shown: athlete.about } }),
    },
    wishes: wishes.map(({ id, field, value }) => ({ id, field, value })),
    media,
    switches: {
      isPublic: athlete.visibility === "public",
      contactAllowed: athlete.contactAllowed,
      decided: found.policyFacts.minor ? lastDecision(found) : null,
    },
  });
}

function lastDecision({ guardianship }: AthleteWithGuardianship): GuardianDecision | null {
  const [latest] = guardianship.guardians
    .flatMap(({ name, decidedAt }) => (decidedAt ? [{ name, at: decidedAt }] : []))
    .toSorted((a, b) => Temporal.Instant.compare(b.at, a.at));
  return latest ?? null;
}

/** The city of a profile, for its athlete and for staff, which may be from before cities were chosen from the list. */
export async function savedPlace(actor: Actor, athleteId: string): Promise<ProfileValues["place"]> {
  const athlete = await findLive(athletes, athleteId);
  const own = athlete && (isStaff(actor) || athlete.userId === userIdOf(actor));
  return own ? { city: athlete.city, state: athlete.state } : { city: null, state: null };
}
