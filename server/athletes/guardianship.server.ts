import { can } from "#domain/athletes/policy.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as guardians from "#server/guardians/guardians.ts";
import {
  besideOf,
  toOwnProfile,
  toSummary,
  toWard,
  type OwnProfile,
  type Ward,
  type WardLine,
} from "./people-views.ts";
import { findAllWithGuardianship, findWithGuardianship } from "./athlete-with-guardianship.ts";

export {
  acceptAsMember,
  acceptAsNew,
  declineInvitation,
  viewInvitation,
  type AcceptProblem,
  type InvitationStep,
  type OpenInvitation,
} from "./invitation-answers.ts";
export { inviteGuardian } from "./invite-guardian.ts";
export {
  askAboutRevoke,
  inviteSecondGuardian,
  removeGuardian,
  withdrawSecondInvitation,
} from "./second-guardian.ts";
export { decideConsent } from "./guardian-decisions.ts";
export { decideMedia, waitingMedia, type WaitingMedia } from "./media-flow.ts";
export {
  decideChange,
  pendingChanges,
  requestPhotoChange,
  requestSwitch,
  setContactAllowed,
  withdrawChange,
  type PendingChange,
} from "./pending-changes.ts";
export { familyDecisions, type FamilyDecision } from "./guardian-history.ts";
export { setPrivacy } from "./privacy.ts";
export { requestPublication, unpublish } from "./publication.ts";
export type { OwnProfile, Ward, WardLine };

/** The athlete's own profile, for its dashboard. */
export async function ownProfile(actor: Actor, athleteId: string): Promise<Result<OwnProfile, "not_found">> {
  const profile = await findWithGuardianship(athleteId);
  if (!profile || profile.policyFacts.userId !== userIdOf(actor)) return err("not_found");
  return ok(toOwnProfile(actor, profile, (await besideOf([athleteId]))(athleteId)));
}

/** The athletes this person answers for, those first for whom they did so first. */
export async function wards(actor: Actor): Promise<WardLine[]> {
  const userId = userIdOf(actor);
  const ids = userId ? await guardians.athletesOf(userId) : [];
  if (ids.length === 0) return [];
  const [profiles, beside] = await Promise.all([findAllWithGuardianship(ids), besideOf(ids)]);
  const lines = profiles
    .filter(({ policyFacts }) => can(actor, "decideConsent", policyFacts))
    .map((profile) => toSummary(profile, beside(profile.athlete.id)));
  return lines.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

export async function ward(actor: Actor, athleteId: string): Promise<Result<Ward, "not_found">> {
  const profile = await findWithGuardianship(athleteId);
  if (!profile || !can(actor, "decideConsent", profile.policyFacts)) return err("not_found");
  return ok(toWard(actor, profile, (await besideOf([athleteId]))(athleteId)));
}
