import type { MiddlewareFunction } from "react-router";
import { pageOf } from "#domain/draft-fields.ts";
import { answerCookies, callerOf, viewerOf } from "#server/identity/identity.server.ts";
import { dropUnsent, unsentOf } from "#server/identity/unsent-forms.server.ts";
import { viewerContext } from "#server/identity/viewer-context.server.ts";

/** Opens every request: who is looking is known before any loader runs, and is decided here alone. */
export const viewerMiddleware: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const cookies: string[] = [];
  context.set(answerCookies, cookies);
  const caller = callerOf(request, context);
  const viewer = await viewerOf(caller);
  context.set(viewerContext, viewer);
  const response = await next();
  // What a member was shown is nobody else's, on a shared computer too. Visitors' browsers ask again each time
  // and mostly hear "not modified": a profile taken down is gone at once.
  if (!response.headers.has("cache-control"))
    response.headers.set("cache-control", viewer.member ? "private, no-store" : "private, no-cache");
  const { member } = viewer;
  // What had waited for a new session was sent now.
  if (request.method === "POST" && member && !member.needsSecondFactor && response.status < 400) {
    const unsent = await unsentOf(caller, member);
    if (unsent !== "foreign" && unsent?.page === pageOf(url)) cookies.push(...(await dropUnsent(caller)));
  }
  for (const cookie of [...viewer.cookies, ...cookies]) response.headers.append("set-cookie", cookie);
  return response;
};
