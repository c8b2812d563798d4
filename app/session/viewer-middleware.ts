import type { MiddlewareFunction } from "react-router";
import { answerCookies, callerOf, viewerOf } from "#server/identity/identity.server.ts";
import { viewerContext } from "#server/identity/viewer-context.server.ts";

/** Opens every request: who is looking is known before any loader runs, and is decided here alone. */
export const viewerMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const cookies: string[] = [];
  context.set(answerCookies, cookies);
  const viewer = await viewerOf(callerOf(request, context));
  context.set(viewerContext, viewer);
  const response = await next();
  // What a member was shown is nobody else's, on a shared computer too. Visitors' browsers ask again each time
  // and mostly hear "not modified": a profile taken down is gone at once.
  if (!response.headers.has("cache-control"))
    response.headers.set("cache-control", viewer.member ? "private, no-store" : "private, no-cache");
  for (const cookie of [...viewer.cookies, ...cookies]) response.headers.append("set-cookie", cookie);
  return response;
};
