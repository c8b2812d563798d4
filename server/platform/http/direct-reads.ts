import { matchRoutes, type LoaderFunction, type ServerBuild } from "react-router";
import type { Router } from "./router-answer.ts";

/**
 * Data for programs has no page around it, no session and no form. Under `prefix` a read goes straight to
 * its route's loader, without what the router does for pages; it stays a route in the one table of routes.
 */
export function withDirectReads(build: ServerBuild, prefix: string, router: Router): Router {
  const routes = Object.values(build.routes).flatMap((route) =>
    route?.path?.startsWith(prefix) && route.module.loader
      ? [{ path: route.path, handle: route.module.loader as LoaderFunction }]
      : [],
  );
  return async (request, context) => {
    const reads = request.method === "GET" || request.method === "HEAD";
    const url = new URL(request.url);
    const match =
      reads && url.pathname.startsWith(`/${prefix}/`) && matchRoutes(routes, url.pathname)?.at(-1);
    if (!match) return router(request, context);
    const { params, route } = match;
    const answer: unknown = await route.handle({ request, url, params, context, pattern: `/${route.path}` });
    // Whoever answers with something else than a response needs the router after all.
    return answer instanceof Response ? answer : router(request, context);
  };
}
