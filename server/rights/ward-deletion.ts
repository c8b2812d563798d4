import { isGuardian } from "#domain/athletes/policy.ts";
import type { Member } from "#domain/identity/actor.ts";
import { GRACE_DAYS } from "#domain/rights/periods.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { holdResponsible, responsibleFor } from "#server/athletes/responsible.server.ts";
import * as athletes from "#server/athletes/rights.ts";
import { stopChargingFor } from "#server/billing/rights.ts";
import { proveOwner, type Proof, type ProofProblem } from "#server/identity/account.server.ts";
import type { Session } from "#server/identity/identity.server.ts";
import * as identity from "#server/identity/rights.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { now } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import * as mails from "./mails.ts";

type WardDeletionProblem = ProofProblem | { code: "not_found" | "already_requested" };

/**
 * A guardian deletes the profile and the account of an athlete under 18. The profile is private at once; the rest is
 * erased when the grace period is over. A profile without an account is deleted at once.
 */
export async function requestWardDeletion(
  browser: Browser,
  session: Session,
  athleteId: string,
  proof: Proof,
): Promise<Result<null, WardDeletionProblem>> {
  const proven = await proveOwner(browser, session, proof);
  if (!proven.ok) return proven;
  const { userId: askedBy } = session;
  return inTransaction(async () => {
    const held = await holdWard(athleteId, askedBy);
    if (!held) return err({ code: "not_found" as const });
    const { athlete, account } = held;
    const dueAt = now().add({ hours: 24 * GRACE_DAYS });
    if (account && !(await identity.scheduleDeletion(account.userId, dueAt, askedBy)))
      return err({ code: "already_requested" as const });
    await athletes.withdrawAll(askedBy, [athleteId]);
    for (const guardian of athlete.guardianUserIds) await stopChargingFor(guardian, athleteId);
    if (account) await audit(askedBy, "user.deletion_requested", account.userId, ["deletion_due_at"]);
    else await athletes.markDeleted(askedBy, athleteId);
    const people = await identity.subjectsOf(athlete.guardianUserIds);
    const by = people.find(({ userId }) => userId === askedBy)?.name ?? "";
    for (const guardian of people)
      await mails.wardIsLeaving(guardian, {
        athleteName: athlete.name,
        by: guardian.userId === askedBy ? null : by,
        dueAt: account ? dueAt : null,
      });
    if (account) await mails.deletedByGuardian(account, dueAt);
    return ok(null);
  });
}

/** Either guardian changes their mind for the family. The profile stays private until it is published again. */
export function cancelWardDeletion(
  actor: Member,
  athleteId: string,
): Promise<Result<null, "not_found" | "not_requested">> {
  return inTransaction(async () => {
    const held = await holdWard(athleteId, actor.userId);
    if (!held?.account) return err("not_found");
    const { account, athlete } = held;
    if (!(await identity.cancelDeletion(account.userId))) return err("not_requested");
    await audit(actor, "user.deletion_canceled", account.userId, ["deletion_due_at"]);
    for (const person of await identity.subjectsOf([account.userId, ...athlete.guardianUserIds]))
      await mails.wardStays(person);
    return ok(null);
  });
}

/**
 * The athlete and the account, if there is one, until the transaction ends; null for whoever is no guardian. The
 * account is locked first, in the order of every other deletion.
 */
async function holdWard(athleteId: string, guardianUserId: string) {
  const found = await responsibleFor(athleteId);
  const account = found?.userId ? await identity.lockSubject(found.userId) : undefined;
  const athlete = await holdResponsible(athleteId);
  return athlete && isGuardian(athlete, guardianUserId) ? { athlete, account } : null;
}

/** When an athlete's account goes, for the guardians; null while nobody asked. */
export async function wardLeavesAt(actor: Member, athleteId: string): Promise<Temporal.Instant | null> {
  const athlete = await responsibleFor(athleteId);
  if (!athlete?.userId || !isGuardian(athlete, actor.userId)) return null;
  return (await identity.plannedDeletion(athlete.userId))?.dueAt ?? null;
}
