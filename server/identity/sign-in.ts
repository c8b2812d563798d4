import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { forgive, type TooMany } from "#server/platform/limits/limits.ts";
import { ask } from "./auth-call.ts";
import { ACCOUNT_LOCKED } from "./auth-settings.ts";
import { auth } from "./auth.ts";
import { isSignedIn } from "./authenticate.ts";
import { deviceCookie } from "./known-device.ts";
import { countLogin, loginCount } from "./limits.ts";

interface SignedIn {
  cookies: string[];
  /** Whether a user with a second factor still has to show a code. */
  needsCode: boolean;
}

export type SignInProblem =
  | { code: "wrong_credentials" | "unverified" | "locked" | "use_mailed_link" }
  | TooMany;

/** Counts before it looks: right or wrong, one network or device has only so many tries in a quarter of an hour. */
export async function signIn(
  browser: Browser,
  input: { email: string; password: string },
): Promise<Result<SignedIn, SignInProblem>> {
  const counted = await countLogin(browser, input.email);
  if (!counted.ok) return counted;
  const answer = await ask<{ twoFactorRedirect?: boolean; user?: { id: string } }>(
    async (headers) => (await auth()).api.signInEmail({ body: input, headers, asResponse: true }),
    browser,
  );
  if (!answer.ok) return err({ code: REFUSALS[answer.error] ?? "wrong_credentials" });
  const { value, cookies } = answer.value;
  const { limit, key } = loginCount(browser, input.email);
  await forgive(limit, key);
  if (value.user) await recordSignIn(value.user.id);
  return ok({
    cookies: [...cookies, deviceCookie(browser, input.email)],
    needsCode: value.twoFactorRedirect === true,
  });
}

/** Said only to who knows the password. */
const REFUSALS: Record<string, "unverified" | "locked"> = {
  EMAIL_NOT_VERIFIED: "unverified",
  [ACCOUNT_LOCKED]: "locked",
};

export const recordSignIn = (userId: string) => inTransaction(() => audit(userId, "session.started", userId));

/** The auth library takes the cookie back even where it could not end the session: then this throws. */
export async function signOut(browser: Browser): Promise<string[]> {
  const answer = await ask(
    async (headers) => (await auth()).api.signOut({ headers, asResponse: true }),
    browser,
  );
  if (await isSignedIn(browser)) throw new Error("the session could not be ended");
  return answer.ok ? answer.value.cookies : [];
}
