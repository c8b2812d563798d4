import type { Actor } from "#domain/identity/actor.ts";
import { canChangeRole, canCreateUser, canResetSecondFactor } from "#domain/identity/policy.ts";
import type { Role } from "#domain/identity/roles.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Session } from "./authenticate.ts";
import { holdAccount } from "./hold-account.ts";
import * as mails from "./mails.ts";
import * as queries from "./queries.ts";

export { changePassword, confirmEmail, requestReset, resendConfirmation, resetPassword } from "./recovery.ts";
export { signIn, signOut, type SignInProblem } from "./sign-in.ts";
export { acceptTerms, countSignUp, openAccount, openProvenAccount } from "./sign-up.ts";
export { challengedUser, verifyCode, verifyRecoveryCode } from "./two-factor.ts";
export { authenticate, sessionIn, type Session } from "./authenticate.ts";
export { issueToken, keySet, tokenHolder } from "./api-token.ts";
export { emailConfirmed } from "./auth-settings.ts";
export { saveNote, statementIn } from "./browser-note.ts";
export { confirmLink, type ConfirmedStep } from "./email-confirmation.ts";
export { readOnly } from "#server/platform/database/database.ts";
export { endImpersonation, impersonationsOf, startImpersonation } from "./impersonation.ts";
export { forgetSignUp, rememberedSignUp, rememberSignUp } from "./new-account-cookie.ts";
export { originsOf, rememberDevice } from "./origins.ts";
export { personMark, sessionMark } from "./session-mark.ts";
export { finishThirdParty, signInProviders, startThirdParty } from "./third-party.ts";
export type { NewUser } from "./queries.ts";

/** A person with a role and no way to sign in yet. */
export function create(
  actor: Actor,
  input: queries.NewUser,
): Promise<Result<{ id: string }, "not_allowed" | "email_taken">> {
  return inTransaction(async () => {
    if (!canCreateUser(actor, input.role ?? "user")) return err("not_allowed");
    const id = await queries.insertUser(input);
    if (!id) return err("email_taken");
    await audit(actor, "user.created", id);
    return ok({ id });
  });
}

/** Only an admin, or the command line, makes staff and admins. Whoever has the role already hears nothing. */
export function changeRole(
  actor: Actor,
  userId: string,
  role: Role,
): Promise<Result<{ changed: boolean }, "not_allowed" | "not_found">> {
  return inTransaction(async () => {
    if (!canChangeRole(await holdAccount(actor, userId), userId)) return err("not_allowed");
    const person = await queries.findById(userId);
    const before = person && (await queries.roleOf(userId));
    if (!person || !(await queries.setRole(userId, role))) return err("not_found");
    if (before === role) return ok({ changed: false });
    // Staff may have entered an address for a member that they may not enter for one of the team.
    if (await queries.deleteEmailChange(userId)) await audit(actor, "user.email_change_withdrawn", userId);
    await audit(actor, "user.role_changed", userId, {
      before: { role: before },
      after: { role },
      dataSubjectId: userId,
    });
    await mails.roleChanged(person, role);
    return ok({ changed: true });
  });
}

/** For staff who lost their phone and their codes: another admin, or the command line, and the person is told. */
export function resetSecondFactor(
  actor: Actor,
  userId: string,
): Promise<Result<null, "not_allowed" | "not_found" | "nothing_to_do">> {
  return inTransaction(async () => {
    if (!canResetSecondFactor(await holdAccount(actor, userId), userId)) return err("not_allowed");
    const person = await queries.findById(userId);
    if (!person) return err("not_found");
    if (!(await queries.removeSecondFactor(userId))) return err("nothing_to_do");
    await audit(actor, "user.second_factor_reset", userId);
    await mails.secondFactorReset(person);
    return ok(null);
  });
}

export const findByEmail = (email: string) => queries.findByEmail(email);
export const findById = (userId: string) => queries.findById(userId);

/** Whoever locks the same user waits until this transaction ends. */
export const lockUser = (userId: string): Promise<void> => queries.lockUser(userId);

/** Names by id, for those who already know the ids. Deleted accounts are not in the map. */
export const names = (userIds: readonly string[]): Promise<Map<string, string>> => queries.namesById(userIds);

/** The user's active profiles, oldest first. Their names belong to the capabilities behind them. */
export const activeProfiles = (userId: string) => queries.activeProfiles(userId);

/** The ids of those who act as a profile today. */
export const holdersOf = queries.holdersOf;

/** Whose profile this is. */
export const holderOf = queries.holderOf;

/** Gives a user one more profile, inside the caller's transaction. */
export const addProfile = queries.addProfile;

/** Takes a profile away from a user, inside the caller's transaction: each session's next request is without it. */
export const endProfile = queries.endProfile;

/** The session acts as this profile from now on. False when it is not an active one of the user. */
export const chooseProfile = queries.chooseProfile;

export const listSessions = ({ userId }: Session) => queries.listSessions(userId);

export function revokeSession({ userId }: Session, sessionId: string): Promise<boolean> {
  return inTransaction(async () => {
    const gone = await queries.revokeSession(userId, sessionId);
    if (gone) await audit(userId, "session.revoked", userId);
    return gone;
  });
}

export const revokeOtherSessions = ({ userId, id }: Session) => queries.revokeOtherSessions(userId, id);
