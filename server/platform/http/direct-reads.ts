import type { LoaderFunction, ServerBuild } from "react-router";
import { pageContext } from "./request-context.server.ts";
import type { Router } from "./router-answer.ts";

interface DirectRoute {
  pattern: string;
  names: string[];
  test: RegExp;
  load: LoaderFunction;
}

/**
 * Data for programs has no page around it, no session and no form. Under `prefix` a read goes straight to
 * its route's loader, without what the router does for pages; it stays a route in the one table of routes.
 */
export function withDirectReads(build: ServerBuild, prefix: string, router: Router): Router {
  const routes = Object.values(build.routes)
    .flatMap((route) =>
      route?.path?.startsWith(`${prefix}/`) && route.module.loader && !route.path.includes("*")
        ? [toDirect(route.path, route.module.loader)]
        : [],
    )
    // What is spelled out goes before what is a name.
    .toSorted((a, b) => a.names.length - b.names.length);
  return async (request, context) => {
    const reads = request.method === "GET" || request.method === "HEAD";
    const url = new URL(request.url);
    const found = reads && url.pathname.startsWith(`/${prefix}/`) && find(routes, url.pathname);
    if (!found) return router(request, context);
    const { pattern, load } = found.route;
    context.get(pageContext).route = pattern;
    const answer: unknown = await load({ request, url, params: found.params, context, pattern });
    // Whoever answers with something else than a response needs the router after all.
    return answer instanceof Response ? answer : router(request, context);
  };
}

/** Compiled once: matching by the router's own function costs as much as the answer. */
function toDirect(path: string, load: LoaderFunction): DirectRoute {
  const parts = path.split("/");
  const names = parts.filter((part) => part.startsWith(":")).map((part) => part.slice(1));
  const source = parts.map((part) => (part.startsWith(":") ? "([^/]+)" : RegExp.escape(part))).join("/");
  return { pattern: `/${path}`, names, test: new RegExp(`^/${source}$`), load };
}

/** Undefined when no route is meant, or when a name is not properly encoded: the router explains that. */
function find(routes: readonly DirectRoute[], pathname: string) {
  for (const route of routes) {
    const match = route.test.exec(pathname);
    if (!match) continue;
    try {
      const params = Object.fromEntries(
        route.names.map((name, n) => [name, decodeURIComponent(match[n + 1]!)]),
      );
      return { route, params };
    } catch {
      return undefined;
    }
  }
  return undefined;
}
