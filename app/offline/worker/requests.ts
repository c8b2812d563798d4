import { ERASE_AFTER } from "#domain/offline-pages.ts";

type Handled = "page" | "asset" | "untouched";

/** The router's data, its manifest and everything that changes something go to the network as if there was no worker. */
export function handledAs(request: { method: string; mode: string; url: string }, scope: string): Handled {
  const { origin, pathname } = new URL(request.url);
  const own = new URL(scope);
  if (request.method !== "GET" || origin !== own.origin) return "untouched";
  if (pathname.startsWith("/assets/")) return "asset";
  return request.mode === "navigate" && isPageOf(pathname, own.pathname) ? "page" : "untouched";
}

/** A page of this scope, and not the router's data for one. */
export const isPageOf = (pathname: string, scopePath: string): boolean =>
  pathname.startsWith(scopePath) && !pathname.endsWith(".data");

interface PageAnswer {
  status: number;
  redirected: boolean;
  /** Of a page that came whole. */
  html: string;
}

/**
 * What becomes of the kept copy when the server has answered. Only the page itself is kept, made by the build whose
 * files this worker holds: no login page, no error, no newer build. Where the page is no more, or not for this person,
 * the copy must not outlive it. Any other answer leaves the copy as it is.
 */
export function fateOf({ status, redirected, html }: PageAnswer, build: string): "keep" | "forget" | "leave" {
  if (status === 403 || status === 404 || status === 410) return "forget";
  return status === 200 && !redirected && html.includes(build) ? "keep" : "leave";
}

/** Whether a kept page is past its date. */
export function isPast({ headers }: { headers: Headers }, now: number): boolean {
  const until = headers.get(ERASE_AFTER);
  return until !== null && Date.parse(until) <= now;
}
