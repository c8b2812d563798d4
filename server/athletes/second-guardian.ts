import { can, isGuardian } from "#domain/athletes/policy.ts";
import { sameMailbox } from "#domain/guardians/mailbox.ts";
import type { GuardianContact } from "#domain/guardians/schema.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as guardians from "#server/guardians/guardians.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { TooMany } from "#server/platform/limits/limits.ts";
import { requestReview, withdraw } from "#server/platform/reviews/reviews.ts";
import { lockWithGuardianship, type AthleteWithGuardianship } from "./athlete-with-guardianship.ts";
import { isAthletesOwn } from "./invite-guardian.ts";
import * as mails from "./mails.ts";
import { peopleOf } from "./people.ts";
import { makePrivate } from "./publication.ts";
import { familyChanged } from "./responsible.server.ts";

type SecondGuardianProblem =
  | TooMany
  | { code: "not_found" | "guardian_is_athlete" | "own_address" | "already_two" };

/** A guardian asks another person to answer for the athlete too; without a contact, the same person again. */
export function inviteSecondGuardian(
  actor: Actor,
  athleteId: string,
  contact?: GuardianContact,
): Promise<Result<null, SecondGuardianProblem>> {
  return inTransaction(async () => {
    const profile = await lockWithGuardianship(athleteId);
    const inviter = profile && guardianIn(profile, actor);
    const asked = contact
      ? { name: contact.guardianName, email: contact.guardianEmail }
      : profile?.guardianship.invited;
    if (!profile || !inviter || !asked || !can(actor, "inviteSecondGuardian", profile.policyFacts))
      return err({ code: "not_found" as const });
    const people = await peopleOf(profile);
    const taken = [...profile.guardianship.guardians, ...people.guardians];
    if (taken.some(({ email }) => sameMailbox(email, asked.email)))
      return err({ code: "own_address" as const });
    if (await isAthletesOwn(profile, asked.email)) return err({ code: "guardian_is_athlete" as const });
    const counted = await guardians.countInvitation(asked.email, athleteId);
    if (!counted.ok) return counted;
    const { name, email } = asked;
    const invited = await guardians.invite(profile.athlete, { name, email }, { guardianName: inviter.name });
    if (!invited.ok) return err({ code: "already_two" as const });
    await audit(actor, "guardian.invited", athleteId);
    // The athlete hears of a person once, not of each new link.
    if (people.athlete && profile.guardianship.invited?.email !== email)
      await mails.secondGuardianInvited(people.athlete, name);
    return ok(null);
  });
}

/** Takes back an invitation that nobody has answered: its link stops working, and name and address are deleted. */
export function withdrawSecondInvitation(
  actor: Actor,
  athleteId: string,
): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    const profile = await lockWithGuardianship(athleteId);
    const invited = profile?.guardianship.invited;
    if (!profile || !invited || !can(actor, "inviteSecondGuardian", profile.policyFacts))
      return err("not_found");
    // Without a guardian who has confirmed, the open invitation is the athlete's own.
    if (profile.guardianship.guardians.length === 0) return err("not_found");
    await guardians.decline(invited.id);
    await audit(actor, "guardian.invitation_withdrawn", athleteId);
    return ok(null);
  });
}

/**
 * A guardian asks the team to hear both, because another one's revoke keeps the profile private. Staff decide in a
 * review of the kind `guardian_dispute`.
 */
export function askAboutRevoke(actor: Actor, athleteId: string): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    const profile = await lockWithGuardianship(athleteId);
    const asking = profile && guardianIn(profile, actor);
    if (!profile || !asking || !isRevokedByOther(profile, asking.userId)) return err("not_found");
    await requestReview({ kind: "guardian_dispute", subjectId: athleteId, requestedBy: asking.userId });
    return ok(null);
  });
}

/** Somebody other than this guardian keeps the profile private. */
export const isRevokedByOther = ({ guardianship }: AthleteWithGuardianship, userId: string): boolean =>
  guardianship.revokedBy.some((revokedBy) => revokedBy !== userId);

/**
 * The team sets the standing revokes aside after hearing both guardians. It is no agreement: the profile stays private
 * until a guardian publishes it. Inside the transaction of the team's decision.
 */
export async function setRevokesAside(
  profile: AthleteWithGuardianship,
  decidedBy: string | null,
  reason: string,
): Promise<void> {
  const { id, userId } = profile.athlete;
  for (const revokedBy of profile.guardianship.revokedBy) await guardians.liftRevoke(id, revokedBy);
  await audit(decidedBy, "consent.lifted", id, { after: { reason }, dataSubjectId: userId ?? undefined });
  const people = await peopleOf(profile);
  for (const guardian of people.guardians) await mails.revokeLifted(guardian, profile.athlete, reason);
}

/** Staff end one person's guardianship. The profile stays public only while the other one's consent carries it. */
export function removeGuardian(
  actor: Actor,
  athleteId: string,
  guardianUserId: string,
  reason: string,
): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    const profile = await lockWithGuardianship(athleteId);
    const guardian = profile?.guardianship.guardians.find(({ userId }) => userId === guardianUserId);
    if (!profile || !guardian || !can(actor, "removeGuardian", profile.policyFacts)) return err("not_found");
    const people = await peopleOf(profile);
    const publicWithout = await guardians.consentStandsWithout(athleteId, guardianUserId);
    if (!publicWithout) await makePrivate(profile, userIdOf(actor));
    await guardians.remove(athleteId, guardian);
    // Whoever waits was asked by the person who is removed now.
    if (profile.guardianship.invited) await guardians.decline(profile.guardianship.invited.id);
    // Where only this person kept the profile private, there is nothing left to disagree about.
    if (!isRevokedByOther(profile, guardianUserId))
      await withdraw({ kind: "guardian_dispute", subjectId: athleteId });
    await audit(actor, "guardian.removed", athleteId, {
      after: { reason },
      dataSubjectId: guardianUserId,
    });
    await familyChanged.tell(
      publicWithout
        ? { athleteId, what: "guardian_removed", guardianUserId }
        : { athleteId, what: "guardian_replaced" },
    );
    for (const person of people.guardians)
      await mails.guardianRemoved(person, profile.athlete, {
        reason,
        self: person.userId === guardianUserId,
        name: guardian.name,
      });
    if (people.athlete) await mails.guardianRemovedToAthlete(people.athlete, guardian.name);
    return ok(null);
  });
}

const guardianIn = ({ policyFacts, guardianship }: AthleteWithGuardianship, actor: Actor) => {
  const asking = userIdOf(actor);
  return asking && isGuardian(policyFacts, asking)
    ? guardianship.guardians.find(({ userId }) => userId === asking)
    : undefined;
};
