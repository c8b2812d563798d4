import { err, ok, type Result } from "#domain/result.ts";
import { spend, type TooMany } from "#server/platform/limits/limits.ts";
import { audit } from "#server/platform/audit/audit.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { ask } from "./auth-call.ts";
import { auth } from "./auth.ts";
import { SIGN_UP_PER_ACCOUNT, SIGN_UP_PER_ADDRESS } from "./limits.ts";
import * as mails from "./mails.ts";
import * as queries from "./queries.ts";
import { currentTerms } from "./terms/terms.server.ts";

interface NewAccount {
  name: string;
  email: string;
  password: string;
}

/** Sign-ups of one address and for one e-mail, before anything else is looked at. */
export async function countSignUp(browser: Browser, email: string): Promise<Result<null, TooMany>> {
  const byAddress = await spend(SIGN_UP_PER_ADDRESS, { address: browser.address });
  return byAddress.ok ? spend(SIGN_UP_PER_ACCOUNT, { account: email }) : byAddress;
}

/**
 * Opens an account inside the caller's transaction: user, role `user`, terms. Null when the address has
 * one: its owner gets a mail, and nobody else learns of it. That is no refusal, which would take the mail
 * along: the capability keeps the transaction and answers the same either way.
 */
export async function openAccount(browser: Browser, input: NewAccount): Promise<{ userId: string } | null> {
  const { name, email, password } = input;
  const owner = await queries.lockAddress(email);
  if (owner) {
    // The same work as for a new account, so that the time does not tell.
    await (await (await auth()).$context).password.hash(password);
    await mails.addressInUse(owner);
    return null;
  }
  const answer = await ask<{ user: { id: string } }>(
    async (headers) =>
      (await auth()).api.signUpEmail({ body: { name, email, password }, headers, asResponse: true }),
    browser,
  );
  if (!answer.ok) throw new Error(`sign-up refused: ${answer.error}`);
  const userId = answer.value.value.user.id;
  await queries.insertProfile(userId, name);
  await acceptTerms(browser, userId);
  await audit(userId, "user.signed_up", userId);
  return { userId };
}

/**
 * Opens an account, inside the caller's transaction, for someone who came by a link that only their
 * mailbox had: the address is proven, and no second mail is needed. An address that has an account
 * already stays whoever's it is; they sign in.
 */
export async function openProvenAccount(
  browser: Browser,
  { name, email, password }: NewAccount,
): Promise<Result<{ userId: string }, "address_in_use">> {
  if (await queries.findByEmail(email)) return err("address_in_use");
  const { internalAdapter, password: passwords } = await (await auth()).$context;
  const hash = await passwords.hash(password);
  const { id: userId } = await internalAdapter.createUser(
    { name, email, emailVerified: true },
    { method: "email-password" },
  );
  await internalAdapter.linkAccount({ userId, providerId: "credential", accountId: userId, password: hash });
  await queries.insertProfile(userId, name);
  await acceptTerms(browser, userId);
  await audit(userId, "user.signed_up", userId);
  return ok({ userId });
}

/** The terms of today, for someone whose account was opened without them (by another site's word). */
export const acceptTerms = async (browser: Browser, userId: string): Promise<void> =>
  queries.acceptTerms(userId, (await currentTerms()).version, browser.address);
