import { pathOf } from "#domain/identity/return-address.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { config } from "#server/platform/config/current.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { spend, type Limit, type TooMany } from "#server/platform/limits/limits.ts";
import { withCookies } from "./own-cookies.ts";
import { ask, headersOf } from "./auth-call.ts";
import { forgetThirdPartyAuth, thirdPartyAuth } from "./auth.ts";
import { recordSignIn } from "./sign-in.ts";
import { profiles } from "./tables.ts";
import { authenticate, type Session } from "./authenticate.ts";

const STARTS_PER_ADDRESS: Limit = { name: "third-party-address", points: 40, seconds: 15 * 60 };

/** The sites that people may sign in with, for the buttons of the login page. */
export const signInProviders = (): { id: string; name: string }[] =>
  config().signInProviders.map(({ id, name }) => ({ id, name }));

/** Where to send the browser: the other site, which is asked with PKCE and returns to our callback. */
export async function startThirdParty(
  browser: Browser,
  providerId: string,
  returnTo: string,
): Promise<Result<{ url: string; cookies: string[] }, TooMany | { code: "unavailable" }>> {
  if (!signInProviders().some(({ id }) => id === providerId)) return err({ code: "unavailable" });
  const counted = await spend(STARTS_PER_ADDRESS, { address: browser.address });
  if (!counted.ok) return counted;
  const body = {
    provider: providerId,
    callbackURL: returnTo,
    errorCallbackURL: "/login",
    disableRedirect: true,
  };
  const answer = await ask<{ url?: string }>(
    async (headers) => (await thirdPartyAuth()).api.signInSocial({ body, headers, asResponse: true }),
    browser,
  );
  if (!answer.ok || !answer.value.value.url) {
    forgetThirdPartyAuth();
    return err({ code: "unavailable" });
  }
  return ok({ url: answer.value.value.url, cookies: answer.value.cookies });
}

interface Returned {
  /** A path of ours. */
  to: string;
  cookies: string[];
  /** The library's code when nobody was signed in. */
  problem: string | null;
}

/** The other site has sent the browser back. Somebody new gets an account without any profile. */
export async function finishThirdParty(browser: Browser, url: URL): Promise<Returned> {
  const address = new URL(url.pathname + url.search, config().appUrl);
  const { handler } = await thirdPartyAuth();
  const answer = await handler(new Request(address, { headers: headersOf(browser) }));
  if (answer.status === 403) return { to: "/login", cookies: [], problem: "locked" };
  const location = new URL(answer.headers.get("location") ?? "/login", config().appUrl);
  const cookies = answer.headers.getSetCookie();
  const problem = location.searchParams.get("error");
  if (problem || location.origin !== config().appUrl.origin)
    return { to: "/login", cookies, problem: problem ?? "refused" };
  const { session } = await authenticate(withCookies(browser, cookies));
  if (!session) return { to: "/login", cookies, problem: "no_session" };
  await welcome(session);
  return { to: pathOf(location), cookies, problem: null };
}

function welcome({ userId, name }: Session): Promise<void> {
  return inTransaction(async () => {
    const added = await db()
      .insert(profiles)
      .values({ id: userId, fullName: name })
      .onConflictDoNothing()
      .returning({ id: profiles.id });
    if (added.length > 0) await audit(userId, "user.signed_up", userId);
    await recordSignIn(userId);
  });
}
