import type { MiddlewareFunction } from "react-router";
import { pageOf } from "#domain/draft-fields.ts";
import { authenticate } from "#server/identity/identity.server.ts";
import { dropUnsent, unsentOf } from "#server/identity/unsent-forms.server.ts";
import { setAuthenticated } from "#server/identity/who-asks.server.ts";
import { browserOf, cookiesFor } from "#server/platform/http/browser.server.ts";

/** Opens every request: who asks is known before any loader runs, and is decided here alone. */
export const authenticateMiddleware: MiddlewareFunction<Response> = async (
  { request, context, url },
  next,
) => {
  const browser = browserOf(context);
  const who = await authenticate(browser);
  setAuthenticated(context, who);
  const response = await next();
  const { session } = who;
  // A member's page is stored nowhere, because the computer may be shared. A visitor's browser asks again each
  // time and mostly hears "not modified", so that a profile taken down is gone at once.
  if (!response.headers.has("cache-control"))
    response.headers.set("cache-control", session ? "private, no-store" : "private, no-cache");
  const unsentCookies: string[] = [];
  // The form that the last session left unsent has been sent now.
  if (request.method === "POST" && session && !session.needsSecondFactor && response.status < 400) {
    const unsent = await unsentOf(browser, who.actor);
    if (unsent !== "foreign" && unsent?.page === pageOf(url))
      unsentCookies.push(...(await dropUnsent(browser)));
  }
  for (const cookie of [...who.cookies, ...cookiesFor(context), ...unsentCookies])
    response.headers.append("set-cookie", cookie);
  return response;
};
