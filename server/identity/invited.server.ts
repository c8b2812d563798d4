import { err, ok, type Result } from "#domain/result.ts";
import { TERMS_VERSION } from "#domain/identity/terms.ts";
import { audit } from "#server/platform/audit/audit.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { auth } from "./auth.ts";
import * as queries from "./queries.ts";
import type { NewAccount } from "./sign-up.ts";

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
  const { internalAdapter, password: passwords } = await auth().$context;
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
export const acceptTerms = (browser: Browser, userId: string): Promise<void> =>
  queries.acceptTerms(userId, TERMS_VERSION, browser.address);
