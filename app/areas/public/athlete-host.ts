import { redirect, type LoaderFunctionArgs, type MiddlewareFunction } from "react-router";
import { athleteAt, onMainHost } from "#server/athletes/athletes.server.ts";
import { loadAthleteSite, type AthleteSiteData } from "./load-athlete-site.ts";

type RouteArgs = Pick<LoaderFunctionArgs, "context" | "url">;

/** The athlete whose host this is, at `tab`; null on the product's own host. */
export async function loadAthleteHost(
  { context, url }: RouteArgs,
  tab: string | undefined,
): Promise<AthleteSiteData | null> {
  const subdomain = athleteAt(url);
  return subdomain ? loadAthleteSite(context, { subdomain, tab, base: "", url }) : null;
}

/** Routes that an athlete's host answers itself. */
const OWN_PAGES = new Set(["/", "contato", ":tab"]);

/**
 * An athlete's host has nothing but that athlete's site: every other page, and whatever is sent to one, is
 * at home on the product's host, where sessions are.
 */
export const athleteHostMiddleware: MiddlewareFunction<Response> = ({ request, url, pattern }) => {
  if (OWN_PAGES.has(pattern) || !athleteAt(url)) return;
  const reads = request.method === "GET" || request.method === "HEAD";
  throw redirect(onMainHost(url), reads ? 302 : 303);
};
