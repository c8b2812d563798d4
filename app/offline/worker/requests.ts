import { ERASE_AFTER } from "#domain/offline-pages.ts";

/** What never changes at its address: files of a build, and drawings such as a team's crest. */
const ASSETS = ["/assets/", "/desenhos/"];

type Handled = "page" | "asset" | "untouched";

/** The router's data, its manifest and everything that changes something go to the network as if there was no worker. */
export function handledAs(request: { method: string; mode: string; url: string }, scope: string): Handled {
  const { origin, pathname } = new URL(request.url);
  const own = new URL(scope);
  if (request.method !== "GET" || origin !== own.origin) return "untouched";
  if (ASSETS.some((folder) => pathname.startsWith(folder))) return "asset";
  return request.mode === "navigate" && isPageOf(pathname, own.pathname) ? "page" : "untouched";
}

/** A page of this scope, and not the router's data for one. */
export const isPageOf = (pathname: string, scopePath: string): boolean =>
  pathname.startsWith(scopePath) && !pathname.endsWith(".data");

interface PageAnswer {
  status: number;
  redirected: boolean;
  headers: Headers;
  /** Of a page that came whole. */
  html: string;
}

/**
 * What becomes of the kept copy when the server has answered. Only the page itself is kept, made by the build whose
 * files this worker holds, and with a date: no login page, no error, no newer build, no word that it does not open now.
 * Where the page is no more, is over by its own date, or is not for this person, the copy must not outlive it. Any other
 * answer leaves the copy as it is.
 */
export function fateOf(
  { status, redirected, headers, html }: PageAnswer,
  build: string,
  now: number,
): "keep" | "forget" | "leave" {
  if (status === 403 || status === 404 || status === 410) return "forget";
  if (status !== 200 || redirected) return "leave";
  if (isPast({ headers }, now)) return "forget";
  return headers.has(ERASE_AFTER) && html.includes(build) ? "keep" : "leave";
}

/** Whether a kept page is past its date. */
export function isPast({ headers }: { headers: Headers }, now: number): boolean {
  const until = headers.get(ERASE_AFTER);
  return until !== null && Date.parse(until) <= now;
}
