import type { AuditAction } from "#domain/audit/actions.ts";
import type { Member } from "#domain/identity/actor.ts";
import type { DataSubject } from "#domain/rights/data-subject.ts";
import { GRACE_DAYS } from "#domain/rights/periods.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as athletes from "#server/athletes/rights.ts";
import { stopCharging } from "#server/billing/rights.ts";
import { athletesOf } from "#server/guardians/guardians.ts";
import * as guardians from "#server/guardians/rights.ts";
import { proveOwner, type Proof, type ProofProblem } from "#server/identity/account.server.ts";
import type { Session } from "#server/identity/identity.server.ts";
import * as identity from "#server/identity/rights.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { now } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import * as mails from "./mails.ts";

type DeletionProblem = ProofProblem | { code: "already_requested" };

/** Starts the grace period: profiles become private at once, everything else is erased when it is over. */
export async function requestDeletion(
  browser: Browser,
  session: Session,
  proof: Proof,
): Promise<Result<null, DeletionProblem>> {
  const proven = await proveOwner(browser, session, proof);
  if (!proven.ok) return proven;
  return inTransaction(async () => {
    const person = await identity.lockSubject(session.userId);
    const dueAt = now().add({ hours: 24 * GRACE_DAYS });
    if (!person || !(await identity.scheduleDeletion(person.userId, dueAt)))
      return err({ code: "already_requested" as const });
    await note(person, "user.deletion_requested");
    await mails.deletionRequested(person, dueAt);
    await withdrawProfiles(person, dueAt);
    await stopCharging(person);
    return ok(null);
  });
}

/** Keeps the account. Profiles that became private stay so until they are published again. */
export function cancelDeletion({
  userId,
}: Member): Promise<Result<null, "not_requested" | "asked_by_guardian">> {
  return inTransaction(async () => {
    const person = await identity.lockSubject(userId);
    const planned = await identity.plannedDeletion(userId);
    if (planned?.askedBy && (await hasGuardian(userId))) return err("asked_by_guardian");
    if (!person || !(await identity.cancelDeletion(userId))) return err("not_requested");
    await note(person, "user.deletion_canceled");
    await mails.deletionCanceled(person);
    return ok(null);
  });
}

/** At 18 a guardian's request is the athlete's own to take back. */
const hasGuardian = async (userId: string): Promise<boolean> =>
  (await guardians.guardiansOf(await athletes.ownedBy(userId))).length > 0;

async function withdrawProfiles(person: DataSubject, dueAt: Temporal.Instant): Promise<void> {
  const owned = await athletes.ownedBy(person.userId);
  const wards = await athletesOf(person.userId);
  const uncovered = await athletes.needingGuardian(person.userId, wards);
  await athletes.withdrawAll(person.userId, [...owned, ...uncovered]);
  const others = async (userIds: readonly string[]) =>
    identity.subjectsOf(userIds.filter((userId) => userId !== person.userId));
  for (const guardian of await others(await guardians.guardiansOf(owned)))
    await mails.athleteIsLeaving(guardian, person.name, dueAt);
  for (const guardian of await others(await guardians.guardiansOf(wards)))
    await mails.otherGuardianIsLeaving(guardian, person.name, dueAt);
  const withdrawn = new Set(await athletes.ownersOf(uncovered));
  for (const athlete of await others(await athletes.ownersOf(wards)))
    await mails.guardianIsLeaving(athlete, { profileIsPrivate: withdrawn.has(athlete.userId) });
}

const note = ({ userId }: DataSubject, action: AuditAction) =>
  audit(userId, action, userId, ["deletion_due_at"]);
