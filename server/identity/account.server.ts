import { isGuessable } from "#domain/identity/guessable-password.ts";
import { err, expectOk, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { isDemo } from "#server/platform/config/site.server.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { eq } from "#server/platform/database/orm.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { spend, type Limit, type TooMany } from "#server/platform/limits/limits.ts";
import { PASSWORD_CHECKS } from "./limits.ts";
import { withCookies } from "./own-cookies.ts";
import * as pending from "./pending-enrolment.ts";
import * as queries from "./queries.ts";
import { changeEmail, changePassword as change } from "./recovery.ts";
import { profiles, sessions, users } from "./tables.ts";
import * as twoFactor from "./two-factor.ts";
import { authenticate, type Session } from "./authenticate.ts";

export type { Enrolment } from "./two-factor.ts";
export { proofNeeded, proveOwner, type Proof, type ProofProblem } from "./proof.ts";

const EMAIL_CHANGES: Limit = { name: "email-change-account", points: 5, seconds: 3600 };

/** Changes the name of the account. Profiles have names of their own. */
export function rename({ userId }: Session, name: string): Promise<void> {
  return inTransaction(async () => {
    const renamed = await changeRow(users, userId, {
      who: userId,
      action: "user.renamed",
      allowed: () => true, // Everybody may rename themselves.
      set: { name },
      keepValuesOf: () => userId,
    });
    expectOk(renamed);
    await db().update(profiles).set({ fullName: name }).where(eq(profiles.id, userId));
  });
}

/** Whoever only ever came through another site has no password to change or to confirm with. */
export const hasPassword = ({ userId }: Session): Promise<boolean> => queries.hasPassword(userId);

/** Every other session ends; this one goes on as it was, second factor and chosen profile included. */
export async function changePassword(
  browser: Browser,
  { id, userId, assurance, name, email }: Session,
  input: { current: string; next: string },
): Promise<Result<{ cookies: string[] }, TooMany | { code: "wrong_password" | "password_guessable" }>> {
  if (isGuessable(input.next, [name, email.split("@", 1)[0]])) return err({ code: "password_guessable" });
  const counted = await spend(PASSWORD_CHECKS, { account: userId });
  if (!counted.ok) return counted;
  const chosenProfileId = await queries.chosenProfileOf(id);
  const changed = await change(browser, input);
  if (!changed.ok) return err({ code: changed.error });
  const { session } = await authenticate(withCookies(browser, changed.value.cookies));
  await inTransaction(async () => {
    if (session)
      await db().update(sessions).set({ assurance, chosenProfileId }).where(eq(sessions.id, session.id));
    await audit(userId, "user.password_changed", userId);
  });
  return changed;
}

/** The old address confirms first, then the new one; whether the new one is taken stays unsaid. */
export async function requestEmailChange(
  browser: Browser,
  { userId }: Session,
  newEmail: string,
): Promise<Result<null, TooMany>> {
  const counted = await spend(EMAIL_CHANGES, { account: userId });
  if (counted.ok) await changeEmail(browser, newEmail);
  return counted;
}

/** The first half of a second factor; a code of the app finishes it. */
export async function beginEnrolment(
  browser: Browser,
  session: Session,
  password: string,
): Promise<Result<twoFactor.Enrolment, TooMany | { code: "wrong_password" | "already_enrolled" }>> {
  const counted = await spend(PASSWORD_CHECKS, { account: session.userId });
  if (!counted.ok) return counted;
  const begun = await twoFactor.beginEnrolment(browser, password);
  if (!begun.ok) return err({ code: begun.error });
  await pending.save(session, begun.value);
  return begun;
}

/** What the page of an enrolment under way shows, for the session that began it: a mistyped code takes nothing away. */
export const pendingEnrolment = (session: Session): Promise<twoFactor.Enrolment | null> =>
  pending.read(session);

/** The second half: a code of the app. */
export async function confirmEnrolment(
  browser: Browser,
  session: Session,
  code: string,
): Promise<Result<{ cookies: string[] }, twoFactor.CodeProblem>> {
  const confirmed = await twoFactor.verifyCode(browser, code, session.userId);
  if (confirmed.ok) await pending.forget(session);
  return confirmed;
}

export async function removeSecondFactor(
  browser: Browser,
  { userId }: Session,
  password: string,
): Promise<Result<{ cookies: string[] }, TooMany | { code: "wrong_password" | "role_needs_it" }>> {
  // The stored role, and not the session's: a stolen session must not remove the second factor.
  if (!isDemo() && (await queries.roleOf(userId)) !== "user") return err({ code: "role_needs_it" });
  const counted = await spend(PASSWORD_CHECKS, { account: userId });
  if (!counted.ok) return counted;
  const removed = await twoFactor.disable(browser, password);
  if (!removed.ok) return err({ code: removed.error });
  await inTransaction(() => audit(userId, "user.second_factor_removed", userId));
  return removed;
}
