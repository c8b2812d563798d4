import type { MiddlewareFunction } from "react-router";
import { callerOf, viewerOf } from "#server/identity/identity.server.ts";
import { viewerContext } from "#server/identity/viewer-context.server.ts";

/** Opens every request: who is looking is known before any loader runs, and is decided here alone. */
export const viewerMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const viewer = await viewerOf(callerOf(request, context));
  context.set(viewerContext, viewer);
  const response = await next();
  // What a member was shown is nobody else's, on a shared computer too.
  if (viewer.member && !response.headers.has("cache-control"))
    response.headers.set("cache-control", "private, no-store");
  for (const cookie of viewer.cookies) response.headers.append("set-cookie", cookie);
  return response;
};
